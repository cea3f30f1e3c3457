// The page in a real browser: whole games, and everything that can be done around them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { link, openPage, screens, startBrowser, startServer } from './server.mjs';

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

/** Runs a test in a fresh page, in which nothing may go wrong. */
function inPage(name, hash, options, act) {
  test(name, { timeout: 60_000 }, async () => {
    const { page, wrong, context } = await openPage(browser, server, hash, options);
    try {
      await act(page);
      // A refusal is part of the game; browsers log it as an error.
      assert.deepEqual(wrong.filter((line) => !line.includes('status of 422')), []);
    } catch (error) {
      await page.screenshot({ path: `${screens}/failed.png`, fullPage: true });
      throw error;
    } finally {
      await context.close();
    }
  });
}

const position = (page) => page.locator('.rules .notation').innerText();
const yourTurn = (page) => page.waitForSelector('.status[data-turn="you"], .status.over');
const isOver = async (page) => (await page.locator('.status.over').count()) > 0;

async function confirm(page) {
  await page.waitForSelector('#confirm:enabled');
  await page.click('#confirm');
}

/** Waits until the position is no longer `before`. */
const changedFrom = (page, before) =>
  page.waitForFunction((before) => document.querySelector('.rules .notation')?.textContent !== before, before);

/** Asks for more until the hint says the move. */
async function wholeHint(page, ask) {
  for (let level = 1; !(await page.locator('.hint[data-whole="true"]').count()); level += 1) {
    await ask();
    await page.waitForSelector(`.hint[data-level="${level}"]`);
  }
}

/** Asks for the whole hint, which puts the move on the board, and makes it. */
async function playHint(page) {
  await wholeHint(page, () => page.click('#hint:enabled'));
  const before = await position(page);
  await confirm(page);
  await changedFrom(page, before);
  await yourTurn(page);
}

async function playOut(page, move) {
  await yourTurn(page);
  for (let i = 0; i < 60 && !(await isOver(page)); i += 1) await move(page);
  await page.waitForSelector('.status.over');
}

/** Takes one stone from the first heap that has one. */
async function takeOne(page) {
  const before = await position(page);
  await page.locator('.stepper .step:last-child:enabled').first().click();
  await confirm(page);
  await changedFrom(page, before);
  await yourTurn(page);
}

inPage('a game of moore(2) won against the perfect opponent', link('moore(2) 3 4 5 7'), {}, async (page) => {
  await playOut(page, playHint);
  assert.ok(await page.locator('.status.won').count());
  assert.equal(await page.locator('.gave-away').count(), 0);
  assert.match(await position(page), /^moore\(2\) 0 0 0 0$/);
});

inPage('a game of moore(2) lost against the perfect opponent, with the mistake marked', link('moore(2) 3 4 5'), {}, async (page) => {
  await playOut(page, takeOne);
  assert.ok(await page.locator('.status.lost').count());
  assert.ok((await page.locator('.gave-away').count()) >= 1);
});

inPage('misère: the opponent begins from a won position and wins', link('misere nim 1 2 4', { you: 'second' }), {}, async (page) => {
  await page.waitForSelector('.last');
  await playOut(page, takeOne);
  assert.ok(await page.locator('.status.lost').count());
});

inPage('an illegal choice is impossible', link('moore(2) 3 4 5'), {}, async (page) => {
  const input = (heap) => page.locator(`[data-heap="${heap}"] input`);
  await page.click('[data-heap="0"] [data-stone="3"]');
  await page.click('[data-heap="1"] [data-stone="1"]');
  // Two heaps are chosen: the third is closed to buttons, keys and clicks.
  assert.ok(await input(2).isDisabled());
  await page.click('[data-heap="2"] [data-stone="5"]', { force: true });
  assert.equal(await input(2).inputValue(), '0');
  // More than there is, less than nothing, and no number at all are not taken.
  for (const typed of ['9', '-1', 'x', '1.5']) {
    await input(0).fill(typed);
    assert.equal(await input(0).getAttribute('aria-invalid'), 'true', typed);
    await input(0).blur();
    assert.equal(await input(0).inputValue(), '1', typed);
  }
  await page.click('#clear');
  assert.ok(await page.locator('#confirm').isDisabled());
  assert.ok(await input(2).isEnabled());
});

for (const [start, choose] of [
  ['nim 3 4 5', (page) => page.click('[data-heap="1"] [data-stone="2"]')],
  ['exact(2) 2 3 4', async (page) => {
    await page.click('[data-heap="0"] [data-stone="1"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'one heap is too few');
    await page.click('[data-heap="2"] [data-stone="4"]');
  }],
  ['bash(3) 10 7', (page) => page.click('[data-heap="0"] [data-stone="8"]')],
  ['nimble 0 2 1 3', async (page) => {
    await page.click('[data-coin="3-0"]');
    await page.click('[data-square="1"]');
  }],
  ['nimble(squares) 2 5 5', async (page) => {
    await page.click('[data-coin="2"]');
    await page.click('[data-square="1"]');
  }],
  ['staircase 3 1 4', (page) => page.click('[data-heap="2"] [data-stone="3"]')],
  ['poker(4) 3 4', async (page) => {
    await page.click('.ways button:nth-child(2)');
    await page.click('[data-heap="0"] .step:last-child');
  }],
  ['wythoff 4 7', async (page) => {
    await page.click('[data-heap="0"] [data-stone="3"]');
    await page.click('[data-heap="1"] .step:last-child');
    assert.equal(await page.locator('[data-heap="0"] input').inputValue(), await page.locator('[data-heap="1"] input').inputValue());
  }],
  ['euclid 25 7', (page) => page.click('[data-heap="0"] .step:last-child')],
  ['fibonacci 20 19', (page) => page.click('[data-heap="0"] [data-stone="19"]')],
  ['turtles 0 1 1 0 1', async (page) => {
    await page.click('[data-coin="2"]');
    await page.click('[data-coin="0"]');
  }],
  ['kayles 12 7', async (page) => {
    await page.click('[data-heap="0"] [data-stone="5"]');
    await page.click('[data-heap="0"] [data-stone="6"]');
  }],
  ['grundy 9', (page) => page.click('[data-heap="0"] [data-stone="4"]')],
  ['lasker 7 12', (page) => page.click('[data-heap="0"] [data-stone="3"]')],
  ['nim 3 + kayles 5 + turtles 0 1 1', (page) => page.click('[data-component="1"] [data-stone="2"]')],
  ['nim 100000000000000000000000 7', async (page) => {
    await page.locator('[data-name="leave-0"] input').fill('7');
  }],
]) {
  inPage(`the board plays ${start}`, link(start), {}, async (page) => {
    await yourTurn(page);
    await choose(page);
    await confirm(page);
    await changedFrom(page, start);
    await yourTurn(page);
    await playOut(page, playHint);
  });
}

inPage('undo, redo, hint, history', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const later = await position(page);
  assert.notEqual(later, 'moore(2) 3 4 5');
  await page.click('#undo');
  await page.waitForFunction(() => document.querySelector('.rules .notation')?.textContent === 'moore(2) 3 4 5');
  await page.click('#redo');
  await page.waitForFunction((later) => document.querySelector('.rules .notation')?.textContent === later, later);
  await page.locator('.history li').first().getByRole('button').click();
  await page.waitForFunction(() => document.querySelector('.rules .notation')?.textContent === 'moore(2) 3 4 5');
  await page.click('#hint');
  await page.waitForSelector('.hint p');
  assert.equal(await page.locator('.hint p').count(), 1);
  await page.click('#hint');
  assert.equal(await page.locator('.hint p').count(), 2);
});

inPage('all winning moves can be looked at', link('nim 3 4 5 7'), {}, async (page) => {
  await page.click('#all');
  await page.waitForSelector('.all-moves li');
  const moves = page.locator('.all-moves li button');
  assert.ok((await moves.count()) >= 1);
  const text = await moves.first().innerText();
  await moves.first().click();
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.ok((await page.locator('.preview').innerText()).includes(text));
});

inPage('the opponent plays when sides are swapped', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.click('#flip');
  await page.waitForSelector('.last');
  await yourTurn(page);
  assert.equal(await position(page), 'moore(2) 3 3 3');
});

inPage('a shared link opens the same position', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const shown = await position(page);
  await page.click('.share summary');
  await page.click('#share-link');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(browser, server, new URL(copied).hash);
  await other.page.waitForSelector('.rules .notation');
  assert.equal(await position(other.page), shown);
  assert.deepEqual(other.wrong, []);
  await other.context.close();
  await page.click('#share-json');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('{'));
  const data = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(data.position, shown);
  assert.equal(data.start, 'moore(2) 3 4 5');
  await page.click('#share-text');
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).startsWith('moore(2) 3 4 5\n1. '));
});

inPage('the language switches everywhere, the history included', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  await page.click('#why');
  await page.waitForSelector('.why .verdict');
  for (const [code, start, verb] of [['ru', 'Начать', 'уменьшить'], ['zh', '开始', '减少'], ['en', 'Start', 'lower']]) {
    await page.selectOption('#language', code);
    await page.waitForFunction((code) => document.documentElement.lang === code, code);
    await page.waitForSelector(`button:has-text("${start}")`);
    await page.waitForFunction((verb) => document.querySelector('.history')?.textContent?.includes(verb), verb);
    await page.waitForSelector('.why .verdict');
    const text = await page.locator('body').innerText();
    assert.doesNotMatch(text, /\b(page|title|table|explain)-[a-z]+/, `${code}: a message is missing`);
  }
});

inPage('a game with the keyboard alone', link('moore(2) 1 2 3'), {}, async (page) => {
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement?.className ?? ''), /skip/);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  const focusBoard = async () => {
    for (let i = 0; i < 60; i += 1) {
      if (await page.evaluate(() => document.activeElement?.closest('.board .stepper') !== null)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail('the board cannot be reached by keyboard');
  };
  for (let turn = 0; turn < 20; turn += 1) {
    await yourTurn(page);
    if (await isOver(page)) break;
    await focusBoard();
    await wholeHint(page, () => page.keyboard.press('h'));
    await page.waitForSelector('.preview[data-ready="true"]');
    const before = await position(page);
    await page.keyboard.press('Enter');
    await changedFrom(page, before);
  }
  assert.ok(await page.locator('.status.won').count());
});

inPage('arrow keys choose', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.locator('[data-heap="0"] input').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.match(await page.locator('.preview').innerText(), /heap 1 from 3 to 2 and heap 2 from 4 to 3/);
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('#confirm').isDisabled());
});

inPage('why: the table, its wrong columns, and the construction step by step', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.click('#why');
  await page.waitForSelector('.columns');
  const marks = await page.locator('.piece .columns').first().locator('.marks .wrong').count();
  assert.equal(marks, 3);
  while (await page.locator('#construction-next:enabled').count()) await page.click('#construction-next');
  const built = page.locator('.construction .columns');
  assert.equal(await built.locator('.marks .wrong').count(), 0);
  // What is built is the winning move: 3 3 3.
  const rows = await built.locator('tbody tr').evaluateAll((rows) => rows.map((row) => parseInt([...row.querySelectorAll('td')].map((cell) => cell.textContent).join(''), 2)));
  assert.deepEqual(rows, [3, 3, 3]);
});

inPage('why: in a lost position every move has its answer', link('moore(2) 2 2 2'), {}, async (page) => {
  await page.click('#why');
  await page.waitForSelector('.verdict.P');
  assert.ok((await page.locator('.why').innerText()).includes('no move leads to another such position'));
  await page.click('[data-heap="0"] [data-stone="1"]');
  await page.waitForSelector('.answer');
});

inPage('a mistake in the notation has its place', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.fill('#position', 'octal(0.87) 12');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#position-help[role="alert"]');
  assert.match(await page.locator('#position-help').innerText(), /1:7 .*0 to 7/);
  assert.equal(await position(page), 'moore(2) 3 4 5');
});

inPage('every game can be picked, drawn at random, and begun', link('nim 1'), {}, async (page) => {
  const names = await page.locator('#game option').evaluateAll((options) => options.map((option) => option.value).filter(Boolean));
  assert.ok(names.length >= 20);
  for (const name of names) {
    await page.selectOption('#game', name);
    await page.waitForFunction((name) => document.querySelector('.rules .notation')?.textContent?.startsWith(name), name);
    const drawn = page.waitForResponse((response) => response.url().includes('/api/random'));
    await page.getByRole('button', { name: 'Random position' }).click();
    const { position } = await (await drawn).json();
    assert.ok(position.startsWith(name), position);
    await page.waitForFunction((position) => document.querySelector('.rules .notation')?.textContent === position, position);
  }
});

inPage('the parameters of a game can be changed', link('misere moore(2) 3 4 5 6'), {}, async (page) => {
  await page.fill('#parameters', '3');
  assert.equal(await page.inputValue('#position'), 'misere moore(3) 3 4 5 6');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.rules .notation')?.textContent === 'misere moore(3) 3 4 5 6');
  await page.fill('#parameters', '0');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#position-help[role="alert"]');
  await page.selectOption('#game', 'nim');
  await page.waitForSelector('#parameters', { state: 'detached' });
});

inPage('the lessons can be solved from the first to the last', '#learn', {}, async (page) => {
  for (let lesson = 1; lesson <= 9; lesson += 1) {
    await page.waitForSelector(`.lesson[data-lesson="${lesson}"][aria-busy="false"]`);
    const text = await page.locator('.notation').innerText();
    const answer = await (await page.request.post(`${server.address}api/solve`, { data: { position: text } })).json();
    for (const [heap, to] of answer.winning_move.action.set) {
      const input = page.locator(`[data-heap="${heap}"] input`);
      const size = Number((await page.locator(`[data-heap="${heap}"] .size`).innerText()).trim().split(' ')[0]);
      await input.fill(String(size - Number(to)));
    }
    await confirm(page);
    await page.waitForSelector('.verdict.N[role="status"]');
    if (lesson < 9) await page.click('#next-lesson');
  }
});

inPage('a lesson passed in a hurry leaves nothing behind', '#learn', {}, async (page) => {
  await page.waitForSelector('.lesson[aria-busy="false"]');
  // The answer to the second lesson comes after that to the third.
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/api/moves', async (route) => {
    if (route.request().postDataJSON().position === 'nim 3 5') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForSelector('.lesson[data-lesson="3"][aria-busy="false"]');
  const late = page.waitForResponse((response) => response.url().endsWith('/api/moves'));
  release();
  await (await late).finished();
  await page.click('[data-heap="2"] [data-stone="4"]');
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.equal(await page.locator('.notation').innerText(), 'nim 1 2 4');
});

inPage('a wrong move in a lesson can be tried again', '#learn', {}, async (page) => {
  await page.waitForSelector('[data-heap="0"] [data-stone="3"]');
  await page.click('[data-heap="0"] [data-stone="3"]');
  await confirm(page);
  await page.waitForSelector('.verdict.P[role="status"]');
  await page.click('#again');
  await page.waitForFunction(() => document.querySelector('.notation')?.textContent === 'nim 5');
});

inPage('the explorer shows the period, the table and the file', '#explore', {}, async (page) => {
  await page.waitForSelector('#period');
  assert.match(await page.locator('#period').innerText(), /71.*12/);
  assert.ok((await page.locator('.chart .band').count()) > 1);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#csv')]);
  const rows = (await (await import('node:fs/promises')).readFile(await download.path(), 'utf8')).split('\n');
  assert.deepEqual(rows.slice(0, 4), ['heap,grundy', '0,0', '1,1', '2,2']);
  await page.fill('#sequence-notation', 'octal(0.8)');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.problem');
  await page.fill('#sum', 'kayles 5 + nim 4');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.verdict.P');
});

inPage('a game survives a visit to the lessons', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const shown = await position(page);
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.waitForSelector('#lesson-place');
  await page.getByRole('link', { name: 'Play' }).click();
  await page.waitForFunction((shown) => document.querySelector('.rules .notation')?.textContent === shown, shown);
  const made = await page.locator('.history li').count();
  assert.equal(made, 3);
  // The browser's own way back keeps it too.
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.waitForSelector('#period');
  await page.goBack();
  await page.waitForFunction((shown) => document.querySelector('.rules .notation')?.textContent === shown, shown);
  assert.equal(await page.locator('.history li').count(), made);
});

inPage('a finger chooses, on a small screen', link('moore(2) 3 4 5'), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  await page.tap('[data-heap="1"] [data-stone="4"]');
  await page.tap('[data-heap="2"] [data-stone="4"]');
  await page.waitForSelector('.preview[data-ready="true"]');
  await page.tap('#confirm');
  await page.waitForSelector('.last');
  await yourTurn(page);
  assert.equal(await page.locator('.gave-away').count(), 0);
});

inPage('the opponent can be made to err, and the address says so', link('nim 3 4 5', { opponent: 'random', you: 'second' }), {}, async (page) => {
  await yourTurn(page);
  await page.selectOption('#opponent', 'fallible');
  await page.locator('input[type="range"]').fill('100');
  await playHint(page);
  assert.match(await page.evaluate(() => location.hash), /opponent=fallible&mistakes=1/);
});

for (const [place, hash, shown] of [
  ['play', link('moore(2) 3 4 5 6'), '[data-heap="3"]'],
  ['learn', '#learn', '.lesson[aria-busy="false"]'],
  ['explore', '#explore', '#period'],
  ['nimble', link('nimble(squares) 2 5 11'), '[data-coin="2"]'],
  ['staircase', link('staircase 3 1 4 1 5'), '[data-heap="4"]'],
  ['kayles', link('kayles 20 7'), '[data-heap="1"]'],
  ['large', link('nim 123456789012345678901234567890 7'), '[data-heap="1"]'],
]) {
  inPage(`a narrow screen shows ${place} without scrolling sideways`, hash, { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.waitForSelector(shown);
    if (await page.locator('#why').count()) {
      await page.click('#why');
      await page.waitForSelector('.why .verdict');
    }
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(content <= screen, `${content} > ${screen}`);
  });
}
