// The page in a real browser: whole games, and what is asked around them.

import assert from 'node:assert/strict';
import { ask, link } from './server.mjs';
import { PHONE, afterMoves, at, confirm, inPage, playHint, playOut, position, shared, takeOne, yourTurn } from './steps.mjs';

inPage('a game of moore(2) won against the perfect opponent', link('moore(2) 3 4 5 7'), {}, async (page) => {
  await page.check('#marking');
  await playOut(page, playHint);
  await page.waitForSelector('.end.won');
  assert.equal(await page.locator('.gave-away').count(), 0);
  assert.match(await position(page), /^moore\(2\) 0 0 0 0$/);
});

inPage('a game lost against the perfect opponent: mistakes are marked only when asked for', link('moore(2) 3 4 5'), {}, async (page) => {
  await playOut(page, takeOne);
  await page.waitForSelector('.end.lost');
  assert.match(await page.locator('.end').innerText(), /You have no move left/);
  assert.equal(await page.locator('.gave-away').count(), 0);
  await page.click('#look');
  await at(page, 'moore(2) 3 4 5');
  await page.waitForSelector('.gave-away');
  assert.equal(await page.locator('.end').count(), 0);
});

inPage('misère: the opponent begins from a won position and wins', link('misere nim 1 2 4', { you: 'second' }), {}, async (page) => {
  await page.waitForSelector('.last-move.theirs');
  await playOut(page, takeOne);
  await page.waitForSelector('.end.lost');
  assert.match(await page.locator('.end').innerText(), /misère/);
});

inPage('again, and again with sides swapped', link('nim 1'), {}, async (page) => {
  await takeOne(page);
  await page.waitForSelector('.end.won');
  await page.click('#again');
  await at(page, 'nim 1');
  await takeOne(page);
  await page.click('#again-swapped');
  // Now the opponent takes the stone.
  await page.waitForSelector('.end.lost');
  assert.equal(await position(page), 'nim 0');
});

inPage('two people play on one screen', link('nim 2 1', { opponent: 'person' }), {}, async (page) => {
  assert.match(await page.locator('.status').innerText(), /Player 1/);
  await takeOne(page);
  assert.match(await page.locator('.status').innerText(), /Player 2/);
  await playOut(page, takeOne);
  assert.match(await page.locator('.end').innerText(), /Player 1 has won/);
  assert.equal(await page.locator('#again-swapped').count(), 0);
});

inPage('an illegal choice is impossible', link('moore(2) 3 4 5'), {}, async (page) => {
  const heap = (index) => page.locator(`[data-heap="${index}"]`);
  await page.click('[data-heap="0"] [data-stone="3"]');
  await page.click('[data-heap="1"] [data-stone="1"]');
  // Two heaps are chosen: the third is closed to clicks and keys.
  assert.equal(await heap(2).getAttribute('aria-disabled'), 'true');
  await page.click('[data-heap="2"] [data-stone="5"]', { force: true });
  await heap(2).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('1');
  assert.equal(await heap(2).getAttribute('aria-valuenow'), '0');
  // More than there is is not taken.
  await heap(0).focus();
  await page.keyboard.press('9');
  assert.equal(await heap(0).getAttribute('aria-valuenow'), '1');
  await page.click('#clear');
  assert.ok(await page.locator('#confirm').isDisabled());
  assert.equal(await heap(2).getAttribute('aria-disabled'), 'false');
});

inPage('a large heap takes numbers and nothing else', link('nim 1000000 7'), {}, async (page) => {
  const input = page.locator('[data-name="take-0"] input');
  await input.fill('999');
  for (const typed of ['1000001', '-1', 'x', '1.5']) {
    await input.fill(typed);
    assert.equal(await input.getAttribute('aria-invalid'), 'true', typed);
    await input.blur();
    assert.equal(await input.inputValue(), '999', typed);
  }
  await page.locator('[data-name="leave-0"] input').fill('7');
  assert.equal(await input.inputValue(), '999993');
  await confirm(page);
  await yourTurn(page);
});

inPage('undo, redo, hint', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const later = await position(page);
  assert.notEqual(later, 'moore(2) 3 4 5');
  await page.click('#undo');
  await at(page, 'moore(2) 3 4 5');
  await page.click('#redo');
  await at(page, later);
  await page.locator('.record li').first().getByRole('button').click();
  await at(page, 'moore(2) 3 4 5');
  await page.click('#hint:enabled');
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

inPage('values: what wins is marked on the board, and the table follows the choice', link('nim 3 5 7'), {}, async (page) => {
  await page.click('#values');
  await page.waitForSelector('.stone.wins');
  // Each heap can be lowered to the sum of the others: 3 to 2, 5 to 4, 7 to 6.
  const marked = await page.locator('.stone.wins').evaluateAll((stones) => stones.map((stone) => [stone.closest('[data-heap]').dataset.heap, stone.dataset.stone].join(':')));
  assert.deepEqual(marked, ['0:3', '1:5', '2:7']);
  assert.match(await page.locator('[data-heap="1"] .value').innerText(), /5/);
  await page.waitForSelector('.live-table .bad, .live-table .good');
  await page.click('[data-heap="2"] [data-stone="7"]');
  await page.waitForFunction(() => document.querySelector('.live-table')?.textContent.includes('Lost for your opponent'));
  assert.equal(await page.locator('.live-table .marks .wrong').count(), 0);
  await page.click('#values');
  assert.equal(await page.locator('.stone.wins').count(), 0);
});

inPage('values: in Moore’s Nim a part of a winning move is marked as such', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.click('#values');
  await page.waitForSelector('[data-heap="1"] [data-stone="4"].part');
  await page.click('[data-heap="1"] [data-stone="4"]');
  await page.waitForSelector('[data-heap="2"] [data-stone="4"].wins');
});

inPage('the opponent plays when sides are swapped', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.click('#flip');
  await page.waitForSelector('.last-move.theirs');
  await yourTurn(page);
  assert.equal(await position(page), 'moore(2) 3 3 3');
});

inPage('the opponent’s move is played visibly and leaves a trace', link('nim 3 5 7', { you: 'second' }), { reducedMotion: 'no-preference' }, async (page) => {
  // First the stones are marked, then they leave.
  await page.waitForSelector('.board[data-mover="opponent"] .stone.taken');
  await yourTurn(page);
  const ghosts = await page.locator('.stone.ghost').count();
  assert.ok(ghosts >= 1);
  assert.ok((await page.locator('.heap.last .lately').innerText()).endsWith(String(ghosts)));
  // And so do mine.
  await page.locator('.heap.open .stone:not(.ghost)').last().click();
  await page.waitForSelector('#confirm:enabled');
  await page.click('#confirm');
  await page.waitForFunction(() => document.getAnimations().some(({ effect }) => effect?.target?.classList?.contains('taken')));
  // The opponent began, and has answered.
  await afterMoves(page, 3);
});

inPage('the language switches everywhere, the record included', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  await page.click('#why');
  await page.waitForSelector('.why .verdict');
  for (const [code, undo, verb] of [['ru', 'Назад', 'уменьшить'], ['zh', '撤销', '减少'], ['en', 'Undo', 'lower']]) {
    await page.selectOption('#language', code);
    await page.waitForFunction((code) => document.documentElement.lang === code, code);
    await page.waitForSelector(`#undo:has-text("${undo}")`);
    await page.waitForFunction((verb) => document.querySelector('.record')?.textContent?.includes(verb), verb);
    await page.waitForSelector('.why .verdict');
    const text = await page.locator('body').innerText();
    assert.doesNotMatch(text, /\b(page|title|table|explain)-[a-z]+/, `${code}: a message is missing`);
  }
});

inPage('the first visit is greeted by plain Nim and the way to the lessons', '', {}, async (page) => {
  await page.waitForSelector('.welcome');
  assert.equal(await position(page), 'nim 3 5 7');
  await page.click('#welcome-learn');
  await page.waitForSelector('.lesson[data-lesson="1"][aria-busy="false"]');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.waitForSelector('.rules');
  assert.equal(await page.locator('.welcome').count(), 0);
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
  assert.match(await page.locator('.why .verdict').innerText(), /^You win/);
});

inPage('why: in a lost position every move has its answer', link('moore(2) 2 2 2'), {}, async (page) => {
  await page.click('#why');
  await page.waitForSelector('.verdict.P');
  assert.match(await page.locator('.why .verdict').innerText(), /^The opponent wins/);
  await page.click('[data-heap="0"] [data-stone="1"]');
  await page.waitForSelector('.answer');
});

inPage('a mistake in the notation is told, and the game goes on', link('moore(2) 3 4 5'), {}, async (page) => {
  await playHint(page);
  const shown = await position(page);
  await page.click('#new-game');
  await page.fill('#position', 'octal(0.87) 12');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#position-help[role="alert"]');
  await page.keyboard.press('Escape');
  assert.equal(await position(page), shown);
  assert.equal(await page.locator('.record > ol > li').count(), 3);
});

inPage('every game can be picked from the gallery, drawn at random, and begun', link('nim 1'), {}, async (page) => {
  await page.click('#new-game');
  await page.waitForSelector('.card');
  const names = await page.locator('.card').evaluateAll((cards) => cards.map((card) => card.dataset.game));
  assert.ok(names.length >= 20);
  for (const name of names) {
    const card = page.locator(`.card[data-game="${name}"]`);
    await card.click();
    await page.waitForFunction((name) => document.querySelector('#position').value.startsWith(name), name);
    await page.waitForFunction((name) => document.querySelector(`.card[data-game="${name}"] svg`).childElementCount > 0, name);
    assert.ok((await card.locator('.card-rule').innerText()).length > 5);
    const example = await page.inputValue('#position');
    // A small game may draw its example once or twice.
    for (let i = 0; i < 20 && (await page.inputValue('#position')) === example; i += 1) {
      await page.click('#random');
      await page.waitForTimeout(40);
    }
    const position = await page.inputValue('#position');
    assert.notEqual(position, example);
    // The game that is played stays until the new one starts.
    await page.click('#start');
    await page.waitForSelector('dialog', { state: 'detached' });
    await at(page, position);
    await page.click('#new-game');
  }
});

inPage('a new game on a phone: its rule, and a position and an opponent that need no scrolling', link('nim 1'), PHONE, async (page) => {
  await page.tap('#new-game');
  await page.waitForSelector('.card');
  const { rule } = (await ask(shared.server, 'moves', { position: 'kayles 12 7' })).components[0];
  assert.equal(await page.locator('.card[data-game="kayles"] .card-rule').innerText(), rule);
  assert.ok(await page.locator('#opponent').isHidden());
  await page.tap('#setup-fields');
  for (const field of ['#position', '#opponent', '#start']) {
    const { y, height } = await page.locator(field).boundingBox();
    assert.ok(y > 0 && y + height < 844, `${field}: ${y}`);
  }
  await page.selectOption('#opponent', 'random');
  await page.tap('#setup-fields');
  await page.locator('.card[data-game="wythoff"]').tap();
  await page.tap('#start');
  await at(page, 'wythoff 4 7');
  assert.match(await page.evaluate(() => location.hash), /opponent=random/);
  // What is wrong with a position is shown, also where the field was hidden.
  await page.tap('#new-game');
  await page.tap('#setup-fields');
  await page.fill('#position', 'nim three');
  await page.tap('#setup-fields');
  await page.tap('#start');
  await page.waitForSelector('#position-help[role="alert"]');
  assert.ok(await page.locator('#position').isVisible());
});

inPage('the gallery opens at the game that is played', link('lasker 7 12'), {}, async (page) => {
  await page.click('#new-game');
  await page.waitForFunction(() => {
    const card = document.querySelector('.card.chosen')?.getBoundingClientRect();
    return card && card.top >= 0 && card.bottom <= innerHeight;
  });
});

for (const [reducedMotion, seen] of [['no-preference', true], ['reduce', false]]) {
  inPage(`a game that is won ${seen ? 'ends with a cheer' : 'ends without movement for those who mind it'}`, link('nim 1'), { reducedMotion }, async (page) => {
    await page.click('.heap .stone');
    await confirm(page);
    await page.waitForSelector('.end.won');
    assert.equal(await page.locator('.cheer').isVisible(), seen);
    // It falls in front of nothing that can be pressed.
    await page.click('#again');
    await at(page, 'nim 1');
    assert.equal(await page.locator('.cheer').count(), 0);
  });
}

inPage('the opponent can be changed during a game', link('nim 3 4 5'), {}, async (page) => {
  await yourTurn(page);
  assert.equal(await page.inputValue('#against'), 'perfect');
  await page.selectOption('#against', 'person');
  await takeOne(page);
  assert.equal(await page.locator('.status[data-ply="1"]').count(), 1);
  await page.selectOption('#against', 'random');
  await afterMoves(page, 2);
  assert.match(await page.evaluate(() => location.hash), /opponent=random/);
});

inPage('the parameters of a game can be changed', link('misere moore(2) 3 4 5 6'), {}, async (page) => {
  await page.click('#new-game');
  await page.fill('#parameters', '3');
  assert.equal(await page.inputValue('#position'), 'misere moore(3) 3 4 5 6');
  await page.keyboard.press('Enter');
  await at(page, 'misere moore(3) 3 4 5 6');
  await page.click('#new-game');
  await page.fill('#parameters', '0');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#position-help[role="alert"]');
  await page.click('.card[data-game="nim"]');
  await page.waitForSelector('#parameters', { state: 'detached' });
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
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.waitForSelector('#lesson-place');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await at(page, shown);
  const made = await page.locator('.record > ol > li').count();
  assert.equal(made, 3);
  // The browser's own way back keeps it too.
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.waitForSelector('#period');
  await page.goBack();
  await at(page, shown);
  assert.equal(await page.locator('.record > ol > li').count(), made);
});

inPage('the opponent can be made to err, and the address says so', link('nim 3 4 5'), {}, async (page) => {
  await page.click('#new-game');
  await page.selectOption('#opponent', 'fallible');
  await page.locator('#mistakes').fill('100');
  await page.check('input[name="begins"][value="second"]');
  await page.click('#start');
  await page.waitForSelector('.last-move.theirs');
  await yourTurn(page);
  assert.match(await page.evaluate(() => location.hash), /you=second&opponent=fallible&mistakes=1/);
});

inPage('sound is off until it is asked for', link('nim 1'), {}, async (page) => {
  assert.equal(await page.getAttribute('#sound', 'aria-pressed'), 'false');
  await page.click('#sound');
  await takeOne(page);
  await page.reload();
  await page.waitForSelector('#sound[aria-pressed="true"]');
});
