// Accessibility: no violation that axe knows, in every place, in both colours.

import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { isStatic, link } from './server.mjs';
import { inPage, shared } from './steps.mjs';

/** Each place, how to get there, and what is then to be seen. */
const PLACES = {
  'the board with a move chosen, everything open': [link('moore(2) 3 4 5'), async (page) => {
    await page.click('#why');
    await page.click('#all');
    await page.click('#hint');
    await page.click('#values');
    await page.click('[data-heap="1"] [data-stone="4"]');
    await page.click('#construction-next');
    await page.click('.share summary');
    await page.waitForSelector('.all-moves li');
    await page.waitForSelector('.hint');
    await page.waitForSelector('.live-table');
  }, '.preview[data-ready="true"]'],
  'the first visit': ['', null, '.welcome'],
  'a lost position': [link('moore(2) 2 2 2'), async (page) => {
    await page.click('#why');
    await page.click('[data-heap="1"] [data-stone="2"]');
  }, '.answer'],
  'a game that is over': [link('nim 0'), null, '.end'],
  'a game lost by a mistake, with a branch': [link('nim 1 2'), async (page) => {
    await page.check('#marking');
    await page.click('[data-heap="1"] [data-stone="1"]');
    await page.click('#confirm:enabled');
    await page.waitForSelector('.gave-away');
    await page.click('#look');
    await page.click('[data-heap="0"] [data-stone="1"]');
    await page.click('#confirm:enabled');
  }, '.branches'],
  'a new game': [link('moore(2) 3 4 5'), (page) => page.click('#new-game'), '.card .picture > *'],
  'the keys': [link('nim 1'), (page) => page.click('#keys'), 'dialog.keys'],
  'a game to be opened': [link('nim 1'), async (page) => {
    await page.click('.share summary');
    await page.click('#import');
    await page.fill('#import-text', 'nim 1\n1. 4>0');
    await page.click('#import-open');
  }, 'dialog .problem'],
  'coins on squares': [link('nimble 0 2 1 3'), (page) => page.click('[data-coin="3"]'), '.square.free'],
  'coins with names': [link('nimble(squares) 2 5 5'), (page) => page.click('[data-coin="0"]'), '.square.free'],
  stairs: [link('staircase 3 1 4'), (page) => page.click('[data-heap="2"] [data-stone="3"]'), '.preview[data-ready="true"]'],
  'the queen': [link('wythoff 4 7'), (page) => page.click('[data-square="2,5"]'), '.preview[data-ready="true"]'],
  turtles: [link('turtles 0 1 1 0 1'), (page) => page.click('[data-coin="2"]'), '.preview[data-ready="true"]'],
  kayles: [link('kayles 12 7'), (page) => page.click('[data-heap="0"] [data-stone="5"]'), '.preview[data-ready="true"]'],
  'a sum with chips and numbers': [link('poker(4) 3 4 + euclid 25 7 + fibonacci 20 19'), null, '[data-component="2"]'],
  'large numbers': [link('nim 123456789012345678901234567890 7'), null, '[data-heap="1"]'],
  'a mistake': [link('nim 1'), async (page) => {
    await page.click('#new-game');
    await page.fill('#position', 'chess');
    await page.keyboard.press('Enter');
  }, '[role="alert"]'],
  'a lesson': ['#learn/5', (page) => page.click('[data-heap="2"] [data-stone="7"]'), '.whose'],
  'a wrong move in a lesson': ['#learn/5', async (page) => {
    await page.click('[data-heap="2"] [data-stone="1"]');
    await page.click('#confirm:enabled');
  }, '#retry:enabled'],
  lamps: ['#learn/3', (page) => page.click('[data-weight="8"]'), '.lamp[aria-pressed="true"]'],
  'the summary': ['#learn/14', null, '.learned'],
  'the sheet': ['#sheet', null, '.exercises'],
  explorer: ['#explore', (page) => page.locator('main summary').first().click(), '#period'],
};

/** What axe finds wrong with the page as it is. */
async function violations(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark']) {
  for (const [name, [hash, act, shown]] of Object.entries(PLACES)) {
    inPage(`${name}, ${colorScheme}`, hash, { colorScheme }, async (page) => {
      await act?.(page);
      await page.waitForSelector(shown);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      assert.deepEqual(await violations(page), []);
    });
  }
}

inPage('the board on a phone, with the preferences open', link('nim 3 5 7'), { viewport: { width: 360, height: 740 } }, async (page) => {
  await page.click('#menu');
  await page.waitForSelector('#language');
  assert.deepEqual(await violations(page), []);
});

// The static site has no HTTP API.
if (!isStatic) {
  inPage('the reference of the API', '', {}, async (page) => {
    await page.goto(`${shared.server.address}api`);
    assert.deepEqual(await violations(page), []);
  });
}
