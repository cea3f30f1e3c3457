// The game as a record: stepping, branches, a reload, links, text.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { link, openPage } from './server.mjs';
import { afterMoves, at, clipboard, confirm, inPage, playHint, position, shared, takeOne, yourTurn } from './steps.mjs';

const lines = (page) => page.locator('.record > ol > li').count();

inPage('keys step through the game', link('nim 3 5 7'), {}, async (page) => {
  await yourTurn(page);
  await takeOne(page);
  await takeOne(page);
  const end = await position(page);
  assert.equal(await lines(page), 5);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('Home');
  await at(page, 'nim 3 5 7');
  await page.keyboard.press('ArrowRight');
  await at(page, 'nim 2 5 7');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'nim 3 5 7');
  await page.keyboard.press('.');
  await at(page, 'nim 2 5 7');
  await page.keyboard.press(',');
  await page.keyboard.press('End');
  await at(page, end);
  assert.equal(await lines(page), 5);
  await page.click('#to-start');
  await at(page, 'nim 3 5 7');
  await page.click('#step-on');
  await at(page, 'nim 2 5 7');
  await page.click('#to-end');
  await at(page, end);
});

inPage('branches are kept, also over a reload', link('nim 3 5 7'), {}, async (page) => {
  await yourTurn(page);
  await page.click('[data-heap="0"] [data-stone="3"]');
  await confirm(page);
  await afterMoves(page, 2);
  const first = await position(page);
  await page.click('#undo');
  await at(page, 'nim 3 5 7');
  await page.click('[data-heap="1"] [data-stone="5"]');
  await confirm(page);
  await afterMoves(page, 2);
  assert.equal(await page.locator('.branches li').count(), 1);
  const address = page.url();
  await page.reload();
  await page.waitForSelector('.branches li');
  assert.equal(page.url(), address);
  // The other branch goes on as it did.
  await page.click('.branches button');
  await at(page, 'nim 2 5 7');
  await page.keyboard.press('End');
  await at(page, first);
  assert.equal(await page.locator('.branches li').count(), 1);
});

inPage('a reload without an address takes the game up again', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const shown = await position(page);
  await page.goto(`${shared.server.address}`);
  await page.waitForSelector('header');
  await at(page, shown);
  assert.equal(await lines(page), 3);
});

inPage('a link holds the rules, the position and the moves', link('misere moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const shown = await position(page);
  await page.click('.share summary');
  await page.click('#share-link');
  const copied = await clipboard(page, (text) => text.startsWith('http'));
  const other = await openPage(shared.browser, shared.server, new URL(copied).hash);
  await at(other.page, shown);
  assert.equal(await lines(other.page), 3);
  assert.deepEqual(other.wrong, []);
  await other.page.keyboard.press('Home');
  await at(other.page, 'misere moore(2) 3 4 5');
  await other.context.close();
  await page.click('#share-json');
  const data = JSON.parse(await clipboard(page, (text) => text.startsWith('{')));
  assert.equal(data.position, shown);
  assert.equal(data.start, 'misere moore(2) 3 4 5');
});

inPage('a link with an impossible move says which, and shows the game up to it', link('nim 3 5', { moves: '1>2;1>9' }), {}, async (page) => {
  await page.waitForSelector('.status .problem');
  assert.match(await page.locator('.status .problem').innerText(), /^✗ Move 2 of the link: /);
  assert.match(await page.locator('.record > ol > li').nth(1).innerText(), /heap 1 from 3 to 2/);
});

inPage('a link to a place after the end of its game opens the end', link('nim 3 5', { at: '99' }), {}, async (page) => {
  await page.waitForSelector('.status[data-turn="you"][data-ply="0"]');
});

inPage('a game is saved as text and opened again', link('kayles 7 5'), {}, async (page) => {
  await playHint(page);
  await playHint(page);
  const shown = await position(page);
  const made = await lines(page);
  await page.click('.share summary');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#export')]);
  const text = await readFile(await download.path(), 'utf8');
  assert.match(text, /^kayles 7 5\n1\. \S+ {3}# You: /);
  await page.click('#share-text');
  assert.equal(await clipboard(page, (copied) => copied === text), text);
  await page.click('#new-game');
  await page.click('.card[data-game="nim"]');
  await page.click('#start');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.click('#import');
  await page.fill('#import-text', text);
  await page.click('#import-open');
  await at(page, shown);
  assert.equal(await lines(page), made);
});

inPage('a text with a wrong move is refused with its line', link('nim 3 5 7'), {}, async (page) => {
  await page.click('.share summary');
  await page.click('#import');
  await page.fill('#import-text', '# a game\nnim 3 5 7\n1. 3>6\n2. 1>8\n');
  await page.click('#import-open');
  await page.waitForSelector('dialog .problem');
  assert.match(await page.locator('dialog .problem').innerText(), /Line 4/);
  await page.fill('#import-text', '# nothing\n');
  await page.click('#import-open');
  await page.waitForFunction(() => !document.querySelector('dialog .problem')?.textContent.includes('Line'));
  await page.keyboard.press('Escape');
  assert.equal(await position(page), 'nim 3 5 7');
});

inPage('the keys are listed under ?, and work anywhere', link('nim 3 5 7'), {}, async (page) => {
  await yourTurn(page);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog.keys kbd');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.press('h');
  await page.waitForSelector('.hint');
  await page.keyboard.press('w');
  await page.waitForSelector('.why');
  await page.keyboard.press('v');
  await page.waitForSelector('.stone.wins');
  await page.keyboard.press('n');
  await page.waitForSelector('dialog.setup');
});

inPage('a game of moves in several components is kept, linked and written', link('nim 2 3 & kayles 4'), {}, async (page) => {
  await yourTurn(page);
  await page.click('[data-component="0"] [data-heap="1"] [data-stone="2"]');
  await page.click('[data-component="1"] [data-stone="2"]');
  await confirm(page);
  await afterMoves(page, 2);
  const reached = await position(page);
  const moves = await page.locator('.record li').count();
  await page.reload();
  await at(page, reached);
  assert.equal(await page.locator('.record li').count(), moves, 'after a reload');
  const other = await openPage(shared.browser, shared.server, new URL(page.url()).hash);
  await at(other.page, reached);
  assert.equal(await other.page.locator('.record li').count(), moves, 'by the link');
  await other.context.close();
  await page.click('.share summary');
  await page.click('#share-text');
  const text = await clipboard(page, (text) => text.startsWith('nim 2 3 & kayles 4'));
  await page.keyboard.press('Home');
  await at(page, 'nim 2 3 & kayles 4');
  await page.click('#import');
  await page.fill('#import-text', text);
  await page.click('#import-open');
  await at(page, reached);
});
