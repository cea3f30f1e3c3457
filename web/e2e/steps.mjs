// What the tests do with a page: open it, choose, move, wait.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, screens, startBrowser, startServer } from './server.mjs';

/** The server and the browser of a test file. */
export const shared = {};

before(async () => {
  shared.server = await startServer();
  shared.browser = await startBrowser();
});
after(async () => {
  await shared.browser?.close();
  shared.server?.stop();
});

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Runs a test in a fresh page, in which nothing may go wrong. A test that fails is tried once more, as a machine with much to do may
 * keep a page waiting for half a minute; it is then named, and fails if it fails again.
 */
export function inPage(name, hash, options, act) {
  test(name, { timeout: 180_000 }, async () => {
    try {
      await tryInPage(hash, options, act);
    } catch (error) {
      console.log(`# failed, and is tried once more: ${name}\n# ${String(error.stack ?? error).replaceAll('\n', '\n# ')}`);
      await tryInPage(hash, options, act);
    }
  });
}

async function tryInPage(hash, options, act) {
  const { page, wrong, context } = await openPage(shared.browser, shared.server, hash, options);
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
}

export const position = (page) => page.locator('.rules .notation').textContent();
export const at = (page, position) => page.waitForFunction((position) => document.querySelector('.rules .notation')?.textContent === position, position);
export const yourTurn = (page) => page.waitForSelector('.status[data-turn="you"], .status.over');
/** Waits until a number of moves have been made and the board shows the position after them. */
export const afterMoves = (page, count) => page.waitForSelector(`.status[data-ply="${count}"]:is([data-turn="you"], .over)`);
export const isOver = async (page) => (await page.locator('.status.over').count()) > 0;

export async function confirm(page) {
  await page.waitForSelector('#confirm:enabled');
  await page.click('#confirm');
}

/** Waits until the position is no longer `before`. */
export const changedFrom = (page, before) =>
  page.waitForFunction((before) => document.querySelector('.rules .notation')?.textContent !== before, before);

/** Asks for more until the hint says the move. */
export async function wholeHint(page, ask) {
  for (let level = 1; !(await page.locator('.hint[data-whole="true"]').count()); level += 1) {
    await ask();
    await page.waitForSelector(`.hint[data-level="${level}"]`);
  }
}

/** Asks for the whole hint, which puts the move on the board, and makes it. */
export async function playHint(page) {
  await wholeHint(page, () => page.click('#hint:enabled'));
  const before = await position(page);
  await confirm(page);
  await changedFrom(page, before);
  await yourTurn(page);
}

/** Plays until the game is over. */
export async function playOut(page, move) {
  await yourTurn(page);
  for (let i = 0; i < 60 && !(await isOver(page)); i += 1) await move(page);
  await page.waitForSelector('.status.over');
}

/** Takes the topmost stone of the first heap that has one. */
export async function takeOne(page) {
  const before = await position(page);
  const heap = page.locator('.heap.open').first();
  await heap.locator('.stone:not(.ghost)').last().click();
  await confirm(page);
  await changedFrom(page, before);
  await yourTurn(page);
}

/** What was copied, once it is what is expected: copying takes a moment, and what was copied before stays until then. */
export async function clipboard(page, isExpected) {
  let text = '';
  for (let attempt = 0; attempt < 100 && !isExpected(text); attempt += 1) {
    if (attempt > 0) await page.waitForTimeout(50);
    text = await page.evaluate(() => navigator.clipboard.readText());
  }
  return text;
}
