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

const PLACES = {
  'the board with a move chosen, why and all moves open': [link('moore(2) 3 4 5'), async (page) => {
    await page.click('#why');
    await page.click('#all');
    await page.click('#hint');
    await page.click('[data-heap="1"] [data-stone="4"]');
    await page.waitForSelector('.columns');
    await page.click('#construction-next');
    await page.click('.share summary');
  }],
  'a lost position': [link('moore(2) 2 2 2'), async (page) => {
    await page.click('#why');
    await page.click('[data-heap="1"] [data-stone="2"]');
    await page.waitForSelector('.answer');
  }],
  'a game that is over': [link('nim 0'), async (page) => page.waitForSelector('.status.over')],
  'coins on squares': [link('nimble 2 5 5'), async (page) => page.click('[data-coin="1"]')],
  stairs: [link('staircase 3 1 4'), async () => {}],
  turtles: [link('turtles 0 1 1 0 1'), async (page) => page.click('[data-coin="2"]')],
  kayles: [link('kayles 12 7'), async (page) => page.click('[data-heap="0"] [data-stone="5"]')],
  'a sum with chips and numbers': [link('poker(4) 3 4 + euclid 25 7 + fibonacci 20 19'), async () => {}],
  'a mistake': [link('nim 1'), async (page) => {
    await page.fill('#position', 'chess');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role="alert"]');
  }],
  lessons: ['#learn', async (page) => page.waitForSelector('[data-heap="0"]')],
  explorer: ['#explore', async (page) => {
    await page.waitForSelector('#period');
    await page.locator('summary').first().click();
  }],
};

for (const colorScheme of ['light', 'dark']) {
  for (const [name, [hash, act]] of Object.entries(PLACES)) {
    test(`${name}, ${colorScheme}`, { timeout: 60_000 }, async () => {
      const { page, wrong, context } = await openPage(browser, server, hash, { colorScheme });
      await act(page);
      await page.waitForTimeout(250);
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
