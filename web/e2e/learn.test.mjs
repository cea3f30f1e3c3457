// The lessons: each can be solved, a wrong move is refuted on the board, a link opens one, and there is an end.

import assert from 'node:assert/strict';
import { link } from './server.mjs';
import { confirm, inPage, shared } from './steps.mjs';

const LAST = 13;

/** Makes the moves of an action on the board. */
async function choose(page, action, component = 0) {
  const on = `[data-component="${component}"]`;
  if (action.in) return choose(page, action.in.action, action.in.component);
  for (const [heap, to] of action.set) {
    const stone = page.locator(`${on} [data-heap="${heap}"] [data-stone="${Number(to) + 1}"]`);
    await stone.click();
    // Pins are taken one by one: the second beside the first.
    const beside = page.locator(`${on} .kegs [data-heap="${heap}"] [data-stone="${Number(to) + 2}"]`);
    if (await beside.count()) await beside.click();
  }
}

inPage('the lessons can be solved from the first to the last', '#learn', {}, async (page) => {
  for (let lesson = 1; lesson <= LAST; lesson += 1) {
    await page.waitForSelector(`.lesson[data-lesson="${lesson}"][aria-busy="false"]`);
    assert.match(page.url(), new RegExp(`#learn/${lesson}$|#learn$`));
    if (await page.locator('.lamp').count()) {
      for (const weight of [8, 4, 1]) await page.click(`[data-weight="${weight}"]`);
    } else {
      await page.waitForSelector('.board .component');
      const text = await page.locator('.lesson .notation').innerText();
      const answer = await (await page.request.post(`${shared.server.address}api/solve`, { data: { position: text } })).json();
      await choose(page, answer.winning_move.action);
      await confirm(page);
    }
    await page.waitForSelector('.lesson-answer .verdict.N');
    await page.click('#next-lesson');
  }
  await page.waitForSelector('.learned');
  assert.equal(await page.locator('.learned .done').count(), LAST);
  assert.equal(await page.locator('progress').getAttribute('value'), String(LAST));
  await page.click('#summary-sheet');
  await page.waitForSelector('.sheet .answers li:nth-child(8)');
  await page.waitForFunction(() => !document.querySelector('.answers')?.textContent.includes('…'));
});

inPage('a wrong move is answered by its refutation, and can be tried again', '#learn/5', {}, async (page) => {
  await page.click('[data-heap="0"] [data-stone="3"]:not(.taken)');
  // Taking one stone of three is right here; two are wrong.
  await page.click('[data-heap="0"] [data-stone="2"]');
  await page.waitForFunction(() => document.querySelector('.whose')?.textContent.includes('Your opponent could win'));
  await confirm(page);
  await page.waitForFunction(() => document.querySelector('.lesson-answer')?.textContent.includes('Your opponent answers'));
  assert.equal(await page.locator('.stone.ghost').count() > 0, true);
  await page.waitForFunction(() => document.querySelector('.whose')?.textContent.includes('Lost for you'));
  await page.click('#retry');
  await page.waitForFunction(() => document.querySelector('.lesson .notation')?.textContent === 'nim 3 5 7');
  await page.click('[data-heap="2"] [data-stone="7"]');
  await page.waitForFunction(() => document.querySelector('.whose')?.textContent.includes('Lost for your opponent'));
  await confirm(page);
  await page.waitForSelector('.lesson-answer .verdict.N');
});

inPage('a link opens a lesson, and the list goes to any', '#learn/8', {}, async (page) => {
  await page.waitForSelector('.lesson[data-lesson="8"][aria-busy="false"]');
  await page.getByRole('link', { name: 'Binary numbers' }).click();
  await page.waitForSelector('.lamp');
  assert.match(page.url(), /#learn\/3$/);
  await page.goBack();
  await page.waitForSelector('.lesson[data-lesson="8"][aria-busy="false"]');
  // Without a number, the lesson that was left.
  await page.goto('about:blank');
  await page.goto(`${shared.server.address}#learn`);
  await page.waitForSelector('.lesson[data-lesson="8"][aria-busy="false"]');
});

inPage('a lesson passed in a hurry leaves nothing behind', '#learn/4', {}, async (page) => {
  await page.waitForSelector('.lesson[aria-busy="false"]');
  // The answer to the next lesson comes after that to the one behind it.
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/api/moves', async (route) => {
    if (route.request().postDataJSON().position === 'nim 3 5 7') await held;
    await route.continue();
  });
  await page.click('#lesson-skip');
  await page.click('#lesson-skip');
  await page.waitForSelector('.lesson[data-lesson="6"][aria-busy="false"]');
  const late = page.waitForResponse((response) => response.url().endsWith('/api/moves'));
  release();
  await (await late).finished();
  await page.click('[data-heap="2"] [data-stone="3"]');
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.equal(await page.locator('.lesson .notation').innerText(), 'moore(2) 1 2 3');
});

inPage('a lesson can be played on', '#learn/5', {}, async (page) => {
  await page.click('#lesson-play');
  await page.waitForFunction(() => document.querySelector('.rules .notation')?.textContent === 'nim 3 5 7');
  await page.goto(`${shared.server.address}${link('nim 1 2')}`);
});

inPage('the sheet is printed without the rest of the page', '#sheet', {}, async (page) => {
  await page.waitForSelector('.exercises');
  await page.emulateMedia({ media: 'print' });
  assert.ok(!(await page.locator('header').isVisible()));
  assert.ok(!(await page.locator('#print').isVisible()));
  assert.ok(await page.locator('.exercises').isVisible());
});
