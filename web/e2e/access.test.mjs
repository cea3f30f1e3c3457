// Accessibility: no violation that axe knows, in every place, in both colours.

import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { link, openPage, startBrowser, startServer } from './server.mjs';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  server?.stop();
});

/** Each place, how to get there, and what is then to be seen. */
const PLACES = {
  'the board with a move chosen, why and all moves open': [link('moore(2) 3 4 5'), async (page) => {
    await page.click('#why');
    await page.click('#all');
    await page.click('#hint');
    await page.click('[data-heap="1"] [data-stone="4"]');
    await page.click('#construction-next');
    await page.click('.share summary');
    await page.waitForSelector('.all-moves li');
    await page.waitForSelector('.hint');
  }, '.preview[data-ready="true"]'],
  'a lost position': [link('moore(2) 2 2 2'), async (page) => {
    await page.click('#why');
    await page.click('[data-heap="1"] [data-stone="2"]');
  }, '.answer'],
  'a game that is over': [link('nim 0'), null, '.status.over'],
  'a game lost by a mistake': [link('nim 1 2'), async (page) => {
    await page.click('[data-heap="1"] [data-stone="1"]');
    await page.click('#confirm:enabled');
  }, '.gave-away'],
  'coins on squares': [link('nimble(squares) 2 5 5'), (page) => page.click('[data-coin="1"]'), '[data-square="4"]'],
  stairs: [link('staircase 3 1 4'), (page) => page.click('[data-heap="2"] [data-stone="3"]'), '.preview[data-ready="true"]'],
  turtles: [link('turtles 0 1 1 0 1'), (page) => page.click('[data-coin="2"]'), '.preview[data-ready="true"]'],
  kayles: [link('kayles 12 7'), (page) => page.click('[data-heap="0"] [data-stone="5"]'), '.preview[data-ready="true"]'],
  'a sum with chips and numbers': [link('poker(4) 3 4 + euclid 25 7 + fibonacci 20 19'), null, '[data-component="2"]'],
  'large numbers': [link('nim 123456789012345678901234567890 7'), null, '[data-heap="1"]'],
  'a mistake': [link('nim 1'), async (page) => {
    await page.fill('#position', 'chess');
    await page.keyboard.press('Enter');
  }, '[role="alert"]'],
  lessons: ['#learn', null, '.lesson[aria-busy="false"] [data-heap="0"]'],
  explorer: ['#explore', (page) => page.locator('main summary').first().click(), '#period'],
};

for (const colorScheme of ['light', 'dark']) {
  for (const [name, [hash, act, shown]] of Object.entries(PLACES)) {
    test(`${name}, ${colorScheme}`, { timeout: 60_000 }, async () => {
      const { page, wrong, context } = await openPage(browser, server, hash, { colorScheme });
      await act?.(page);
      await page.waitForSelector(shown);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      assert.deepEqual(found, []);
      assert.deepEqual(wrong.filter((line) => !line.includes('422')), []);
      await context.close();
    });
  }
}

test('the reference of the API', { timeout: 60_000 }, async () => {
  const { page, context } = await openPage(browser, server);
  await page.goto(`${server.address}api`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  await context.close();
});
