// Nothing jumps, and nothing is cut off: measured in every kind of board, at five widths.

import assert from 'node:assert/strict';
import { link } from './server.mjs';
import { PHONE, confirm, inPage, isOver, playHint, yourTurn } from './steps.mjs';

const WIDTHS = [360, 390, 768, 1280, 1920];
const BOARDS = {
  heaps: 'moore(2) 3 4 5 6',
  'many heaps': 'nim 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
  steps: 'staircase 3 1 4 1 5 2 6',
  squares: 'nimble 0 2 1 3 0 0 1 0 0 1',
  'coins with names': 'nimble(squares) 2 5 5 11',
  queen: 'wythoff 4 7',
  pins: 'kayles 20 7',
  coins: 'turtles 0 1 1 0 1 1 0 1 0 1',
  numbers: 'euclid 25 7',
  chips: 'poker(4) 3 4',
  pile: 'fibonacci 20 19',
  rows: 'chomp 9 7 5 2',
  facing: 'northcott 1-5 2-8 3-4 7-1',
  graph: 'node-kayles(1-2,1-5,2-3,3-4,4-5,5-6) 1 1 1 1 1 1',
  edges: 'hackenbush 0-1 1-2 1-3 3-1 0-4 4-5',
  sum: 'nim 3 + kayles 5 + turtles 0 1 1',
  large: 'nim 123456789012345678901234567890 7',
};

/** Everything on the board that lies outside of the window, or is hidden by what it is in. */
const cutOff = (page) =>
  page.evaluate(() => {
    const out = [];
    for (const element of document.querySelectorAll('.board *:not(.ruler, .unseen)')) {
      const { left, right, width } = element.getBoundingClientRect();
      const hidden = getComputedStyle(element).clipPath !== 'none';
      if (width > 0 && !hidden && (left < -1 || right > innerWidth + 1)) out.push(`${element.className} ${left}–${right}`);
    }
    for (const box of document.querySelectorAll('.board, .stairs, .coins, .strip, .groups')) {
      if (box.scrollWidth > box.clientWidth + 1) out.push(`${box.className} scrolls: ${box.scrollWidth} in ${box.clientWidth}`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...out, `the page is ${scrollWidth} wide`] : out;
  });

for (const width of WIDTHS) {
  const height = width < 700 ? 740 : width < 1000 ? 1024 : width < 1500 ? 800 : 1080;
  inPage(`nothing is cut off at ${width} pixels`, link(BOARDS.heaps), { viewport: { width, height } }, async (page) => {
    for (const [name, position] of Object.entries(BOARDS)) {
      await page.evaluate((hash) => (location.hash = hash), link(position));
      await page.waitForFunction((position) => document.querySelector('.rules .notation')?.textContent === position, position);
      assert.deepEqual(await cutOff(page), [], name);
      await page.click('#why');
      await page.waitForSelector('.why .verdict');
      await page.click('#all');
      await page.waitForSelector('.all-moves');
      assert.deepEqual(await cutOff(page), [], `${name}, with analysis`);
      await page.click('#why');
    }
  });
  inPage(`the header is one line in every language at ${width} pixels`, link(BOARDS.heaps), { viewport: { width, height }, locale: 'ru-RU' }, async (page) => {
    for (const lang of ['ru', 'zh', 'en']) {
      await page.evaluate((lang) => localStorage.setItem('nimatron-lang', lang), lang);
      await page.reload();
      await page.waitForSelector('.board .component');
      const rows = await page.locator('header > *, .preferences > *').evaluateAll((elements) => elements.filter((element) => element.offsetParent && element.matches(':not(.unseen, .skip)')).map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1).map(({ top, bottom }) => Math.round((top + bottom) / 2)));
      assert.ok(Math.max(...rows) - Math.min(...rows) <= 4, `${lang}: ${rows}`);
      assert.deepEqual(await cutOff(page), [], lang);
    }
  });
  for (const [place, hash, shown] of [
    ['a lesson', '#learn/7', '.lesson[aria-busy="false"] .stone'],
    ['the lamps', '#learn/3', '.lamp'],
    ['the summary', '#learn/14', '.learned'],
    ['the sheet', '#sheet', '.exercises'],
    ['the explorer', '#explore', '#period'],
  ]) {
    inPage(`${place} fits ${width} pixels`, hash, { viewport: { width, height } }, async (page) => {
      await page.waitForSelector(shown);
      assert.deepEqual(await cutOff(page), []);
    });
  }
}

for (const [device, options] of [['a desk', {}], ['a phone', PHONE]]) {
  for (const [name, start] of Object.entries(BOARDS)) {
    inPage(`during a game on ${device} the bar stays where it is: ${name}`, link(start), options, async (page) => {
      await yourTurn(page);
      await page.waitForSelector('.board .component');
      const places = () =>
        page.evaluate(() =>
          ['.bar', '#confirm', '#undo'].map((selector) => {
            const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
            return [selector, x, y, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ');
          }),
        );
      const before = await places();
      for (let turn = 0; turn < 5 && !(await isOver(page)); turn += 1) {
        await playHint(page);
        assert.deepEqual(await places(), before, `after ${turn + 1} moves`);
      }
    });
  }
  inPage(`opening a panel on ${device} keeps the place`, link('moore(2) 3 4 5'), options, async (page) => {
    await yourTurn(page);
    await page.locator('#why').evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const top = async (selector) => (await page.locator(selector).boundingBox()).y;
    for (const [button, shown] of [['#why', '.why .verdict'], ['#all', '.all-moves li'], ['#values', '.live-table'], ['#hint', '.hint']]) {
      const before = await top(button);
      await page.click(button);
      await page.waitForSelector(shown);
      assert.equal(await top(button), before, button);
    }
  });
  inPage(`a board on ${device} keeps its height during a game`, link('nim 3 5 7'), options, async (page) => {
    await yourTurn(page);
    await page.waitForSelector('.board .stone');
    const height = async () => (await page.locator('.board').boundingBox()).height;
    const before = await height();
    while (!(await isOver(page))) {
      await page.locator('.heap.open .stone:not(.ghost)').last().click();
      assert.equal(await height(), before);
      await confirm(page);
      await page.waitForFunction(() => document.querySelector('#confirm')?.disabled);
      await yourTurn(page);
      assert.equal(await height(), before);
    }
  });
}
