// The explorer in a real browser: charts and tables with their tips and files.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { ask, isStatic } from './server.mjs';
import { inPage, shared } from './steps.mjs';

/** Runs a test in the explorer. */
function inExplorer(name, options, act) {
  inPage(name, '#explore', options, async (page) => {
    await page.waitForSelector('.cells');
    await page.waitForSelector('#period');
    await act(page);
  });
}

const file = async (page, button) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
};
const tip = (page) => page.locator('.tip:not([hidden])');
/** Where a point of a drawing's own units is on the screen. */
const screen = (page, units, x, y) =>
  page.locator(units).evaluate((group, [x, y]) => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(group.getScreenCTM());
    return [left, top];
  }, [x, y]);

inExplorer('the chart is the one that the command draws, with tips for the pointer and the keys', {}, async (page) => {
  const { svg, values, notes } = await ask(shared.server, 'grundy', { game: 'kayles', to: 120, svg: true });
  assert.deepEqual(await file(page, '#svg'), ['kayles.svg', svg]);
  assert.ok((await page.locator('.chart .band').count()) > 2);
  assert.deepEqual(await page.locator('#period li').allInnerTexts(), notes);
  await page.locator('.plot').evaluate((group) => group.ownerSVGElement.scrollIntoView());
  await page.mouse.move(...(await screen(page, '.plot', 28.2, 3)));
  assert.equal(await tip(page).innerText(), `heap 28: ${values[28]}`);
  await page.mouse.move(0, 0);
  await page.locator('.drawing').first().focus();
  for (const [key, heap] of [['ArrowRight', 0], ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1]]) {
    await page.keyboard.press(key);
    assert.equal(await tip(page).innerText(), `heap ${heap}: ${values[heap]}`);
  }
});

inExplorer('a table of two numbers, its tips and its files', {}, async (page) => {
  const { svg, title } = await ask(shared.server, 'table', { game: 'wythoff', first: 20, second: 20, svg: true });
  assert.deepEqual(await file(page, '#pairs-svg'), ['grundy-values-of-wythoff.svg', svg]);
  assert.equal(title, 'Grundy values of wythoff');
  const [, csv] = await file(page, '#pairs-csv');
  assert.deepEqual(csv.split('\n').slice(0, 3).map((line) => line.split(',').slice(0, 5).join(',')), [',0,1,2,3', '0,0,1,2,3', '1,1,2,0,4']);
  await page.locator('.cells').evaluate((group) => group.ownerSVGElement.scrollIntoView());
  await page.mouse.move(...(await screen(page, '.cells', 5.4, 3.6)));
  assert.equal(await tip(page).innerText(), '(3, 5): 0, the player to move loses');
  await page.mouse.move(0, 0);
  await page.locator('.drawing').nth(1).focus();
  for (const [key, text] of [['ArrowDown', '(0, 0): 0, the player to move loses'], ['ArrowDown', '(1, 0): 1, the player to move wins'], ['ArrowRight', '(1, 1): 2, the player to move wins'], ['ArrowUp', '(0, 1): 1, the player to move wins']]) {
    await page.keyboard.press(key);
    assert.equal(await tip(page).innerText(), text);
  }
});

inExplorer('outcomes, misère play, sums and refusals', {}, async (page) => {
  await page.selectOption('#pairs-shown', 'outcomes');
  await page.selectOption('#pairs-convention', 'misere');
  await page.fill('#pairs-notation', 'kayles + kayles');
  await page.keyboard.press('Enter');
  await page.waitForSelector('svg[aria-label="Who wins misere kayles + kayles"]');
  const { outcomes } = await ask(shared.server, 'table', { game: 'misere kayles + kayles', first: 20, second: 20, outcomes: true });
  await page.fill('#pairs-first', '7');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.cells')?.ownerSVGElement.getAttribute('height') < 500);
  const [, csv] = await file(page, '#pairs-csv');
  assert.equal(csv.split('\n')[4], `3,${outcomes[3].join(',')}`);
  await page.fill('#pairs-notation', 'turtles');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.problem');
  assert.match(await page.locator('.problem').innerText(), /turtles.*each is 0 or 1/);
});

inExplorer('a picture is seen whole on a phone, and can be made larger', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }, async (page) => {
  const frame = page.locator('.drawing').first();
  const overflow = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  assert.ok((await overflow()) <= 1);
  await page.locator('.zoom-in').first().tap();
  await page.locator('.zoom-in').first().tap();
  assert.ok((await overflow()) > 200);
  for (let i = 0; i < 2; i += 1) await page.locator('.zoom-out').first().tap();
  assert.ok((await overflow()) <= 1);
  assert.ok(await page.locator('.zoom-out').first().isDisabled());
});

inExplorer('the words of a heat map do not lie on each other on a phone', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }, async (page) => {
  const overlaps = await page.locator('.of-cells').evaluate((drawing) => {
    const words = [...drawing.querySelectorAll('.tick, .label')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    // Half of the height: the boxes are those of the letters with the room above and below them.
    const cross = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    return [words.length, ...words.flatMap((one, i) => words.slice(i + 1).filter((other) => cross(one.box, other.box)).map((other) => `${one.text} on ${other.text}`))];
  });
  assert.deepEqual(overlaps, [12]);
  assert.deepEqual(await page.locator('.small-legend').nth(1).locator('li').evaluateAll((items) => items.map((item) => item.textContent.trim())), ['0: the player to move loses', '1', '31']);
});

inExplorer('a misère quotient, and its file', {}, async (page) => {
  const { order, lost, presentation, values, representatives } = await ask(shared.server, 'quotient', { game: 'kayles', to: 12 });
  await page.waitForSelector('#quotient .quotient-order');
  assert.equal(await page.locator('#quotient .quotient-order').innerText(), `Elements: ${order}. Lost for the player to move: ${lost.length}.`);
  assert.equal(await page.locator('#quotient .notation').innerText(), presentation);
  const [, csv] = await file(page, '#quotient-csv');
  assert.equal(csv.split('\n')[6], `5,${values[5]},${lost.includes(values[5]) ? 'P' : 'N'},${representatives[values[5]].join(' + ')}`);
  await page.selectOption('#quotient-game', 'nim');
  await page.fill('#quotient-to', '3');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('#quotient .notation').textContent !== old, presentation);
});

if (isStatic) {
  inExplorer('a game of one’s own is read and solved in the browser', {}, async (page) => {
    await page.click('#own-use');
    await page.waitForSelector('.own-verdict .verdict');
    await page.selectOption('#sequence-game', 'rules(mine)');
    await page.waitForSelector('.chart .title:has-text("rules(mine)")');
    await page.fill('#own-rules', 'game wrong\nheap n\ntake everything');
    await page.click('#own-use');
    assert.match(await page.locator('#own .problem').innerText(), /line 3/);
    // A game whose positions are too many is given up, and the page goes on.
    await page.fill('#own-rules', 'game queen\nposition a b\nfor i in 0..a-1: to (i, b)\nfor j in 0..b-1: to (a, j)\n');
    await page.fill('#own-numbers', '90000 90000');
    await page.click('#own-use');
    await page.waitForFunction(() => !document.querySelector('#own .problem')?.textContent.includes('line 3'));
    await page.waitForSelector('#own .problem');
    await page.fill('#own-numbers', '3 4');
    await page.click('#own-use');
    await page.waitForSelector('.own-verdict .verdict.N');
    // It is played like any other, also after a reload.
    await page.click('#own-play');
    await page.waitForFunction(() => document.querySelector('.rules .notation')?.textContent === 'rules(mine) 3 4');
    await page.reload();
    await page.waitForSelector('.amounts.listed .amount:enabled');
    await page.click('.amounts.listed .amount');
    await page.click('#confirm');
    await page.waitForSelector('.status[data-ply="2"]');
  });
} else {
  inExplorer('a server says that it reads no rules', {}, async (page) => {
    assert.equal(await page.locator('#own-rules').count(), 0);
    assert.match(await page.locator('.own-elsewhere').innerText(), /static site/);
  });
}

for (const [code, title] of [['ru-RU', 'Значения Гранди: wythoff'], ['zh-CN', 'wythoff 的 SG 值']]) {
  inExplorer(`the pictures speak ${code}`, { locale: code }, async (page) => {
    await page.waitForSelector(`svg[aria-label="${title}"]`);
    const text = await page.locator('.explore').innerText();
    assert.doesNotMatch(text, /\b(page|pairs|chart|values|period)-[a-z]+/, 'a message is missing');
  });
}
