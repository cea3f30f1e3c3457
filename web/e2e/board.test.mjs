// Every kind of board, by mouse, by touch and by keys: the first move as a person makes it, then the game to its end.

import assert from 'node:assert/strict';
import { link } from './server.mjs';
import { PHONE, at, changedFrom, confirm, inPage, isOver, playHint, playOut, position, wholeHint, yourTurn } from './steps.mjs';

/** Each board: the position, the first move by pressing, and the first move by keys, from the first thing on the board. */
const BOARDS = {
  'heaps of stones': ['nim 3 4 5', (press) => press('[data-heap="1"] [data-stone="2"]'), ['ArrowRight', '3']],
  'exactly two heaps': ['exact(2) 2 3 4', async (press, page) => {
    await press('[data-heap="0"] [data-stone="1"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'one heap is too few');
    await press('[data-heap="2"] [data-stone="4"]');
  }, ['ArrowUp', 'ArrowRight', 'ArrowUp']],
  'a limit on each move': ['bash(3) 10 7', (press) => press('[data-heap="0"] [data-stone="8"]'), ['ArrowUp', 'ArrowUp']],
  'listed amounts': ['subtract(1,3,4) 10 7', (press) => press('[data-heap="0"] [data-stone="8"]'), ['ArrowUp', 'ArrowUp']],
  'coins on squares': ['nimble 0 2 1 3', async (press) => {
    await press('[data-coin="3"]');
    await press('[data-square="1"] .square-name');
  }, ['ArrowDown']],
  'coins with names': ['nimble(squares) 2 5 5', async (press) => {
    await press('[data-coin="2"]');
    await press('[data-square="1"] .square-name');
  }, ['ArrowDown']],
  'a staircase': ['staircase 3 1 4', (press) => press('[data-heap="2"] [data-stone="3"]'), ['ArrowUp']],
  chips: ['poker(4) 3 4', async (press) => {
    await press('.ways button:nth-child(2)');
    await press('[data-heap="0"] .step:last-child');
  }, null],
  'a queen': ['wythoff 4 7', (press) => press('[data-square="3,6"]'), ['ArrowUp']],
  'a queen that leaves her diagonal': ['wythoff(2) 4 6', async (press, page) => {
    await press('[data-square="2,3"]');
    assert.match(await page.locator('.heap[data-heap="1"]').innerText(), /6 → 3/);
  }, ['2', 'ArrowRight', '3']],
  'heaps in a circle': ['circular(5,2) 2 3 1 4 2', async (press, page) => {
    await press('[data-heap="1"] [data-stone="2"]');
    // Not a neighbour.
    assert.equal(await page.locator('.circle [data-heap="3"]').getAttribute('aria-disabled'), 'true');
    await press('[data-heap="0"] [data-stone="2"]');
  }, ['1', 'ArrowRight', '2']],
  'stairs that branch': ['staircase(0,1,1,2) 1 2 1 3', async (press, page) => {
    await press('.tree [data-heap="3"] [data-stone="2"]');
    assert.equal(await page.locator('[data-heap="1"] .coin.arriving').count(), 2);
  }, ['1']],
  'a move in every game': ['nim 2 3 & kayles 4', async (press, page) => {
    await press('[data-component="0"] [data-heap="1"] [data-stone="2"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'one game is too few');
    await press('[data-component="1"] [data-stone="2"]');
  }, null],
  'a move in some games': ['nim 2 3 | wythoff 2 3', async (press) => {
    await press('[data-component="0"] [data-heap="1"] [data-stone="2"]');
    await press('[data-component="1"] [data-square="1,2"]');
  }, ['1']],
  'a move until one game is over': ['nim 2 && nim 3 1', async (press) => {
    await press('[data-component="0"] [data-stone="2"]');
    await press('[data-component="1"] [data-heap="0"] [data-stone="2"]');
  }, null],
  numbers: ['euclid 25 7', (press) => press('.amount:nth-of-type(2)'), ['ArrowUp']],
  'a pile': ['fibonacci 20 19', (press) => press('[data-heap="0"] [data-stone="19"]'), ['2']],
  turtles: ['turtles 0 1 1 0 1', async (press) => {
    await press('[data-coin="2"]');
    await press('[data-coin="0"]');
  }, [' ']],
  'a run of coins': ['ruler 0 1 1 0 1', async (press) => {
    await press('[data-coin="2"]');
    await press('[data-coin="1"]');
  }, [' ']],
  pins: ['kayles 9 7', async (press) => {
    await press('[data-heap="0"] [data-stone="5"]');
    await press('[data-heap="0"] [data-stone="6"]');
  }, [' ']],
  'heaps that are split': ['grundy 9', (press) => press('[data-heap="0"] [data-stone="4"]'), [' ']],
  'heaps that are lowered or split': ['lasker 7 9', (press) => press('[data-heap="0"] [data-stone="3"]'), [' ']],
  'sets of heaps': ['hypergraph(1+2,2+3,1+3) 3 4 5', async (press, page) => {
    await press('[data-heap="0"] [data-stone="3"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'a set is taken from as a whole');
    await press('[data-heap="2"] [data-stone="4"]');
  }, ['ArrowUp', 'ArrowRight', 'ArrowUp']],
  'sizes that differ': ['antonim 2 4 6', async (press, page) => {
    // To 4 it may not be lowered: there is a heap of 4.
    await press('[data-heap="2"] [data-stone="5"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'two heaps of one size');
    await press('[data-heap="2"] [data-stone="4"]');
  }, ['ArrowRight', 'ArrowRight', '3']],
  'a pile with a factor': ['dynamic(3) 20 19', (press) => press('[data-heap="0"] [data-stone="19"]'), ['2']],
  'several heaps by little': ['nimhoff(3) 4 5 8', async (press) => {
    await press('.ways button:nth-child(2)');
    await press('[data-heap="0"] [data-stone="4"]');
    await press('[data-heap="2"] [data-stone="8"]');
  }, null],
  'squares that are eaten': ['chomp 5 5 3', (press) => press('[data-square="1,2"]'), [' ']],
  'coins that slide': ['silver-dollar 2 4 8 9', async (press) => {
    await press('[data-coin="2"]');
    await press('[data-square="6"] .square-name');
  }, ['ArrowDown']],
  'pieces that face each other': ['northcott 1-5 2-8 3-4', async (press, page) => {
    await press('[data-piece="3"]');
    await press('[data-square="1,4"]');
    assert.equal(await page.locator('[data-square="1,4"] .coin.arriving').count(), 1);
  }, ['3']],
  'three coins at once': ['mock-turtles 0 1 1 0 1', async (press) => {
    await press('[data-coin="4"]');
    await press('[data-coin="1"]');
    await press('[data-coin="0"]');
  }, ['Tab', ' ']],
  'exactly two coins': ['twins 0 1 1 0 1', async (press, page) => {
    await press('[data-coin="4"]');
    assert.ok(await page.locator('#confirm').isDisabled(), 'one coin is too few');
    await press('[data-coin="0"]');
  }, null],
  'edges on the ground': ['hackenbush 0-1 1-2 1-3 3-1', (press) => press('[data-part="e1"]'), [' ']],
  'vertices of a graph': ['node-kayles(1-2,2-3,3-4,4-5) 1 1 1 1 1', (press) => press('[data-part="v0"]'), [' ']],
  'edges of a graph': ['arc-kayles(1-2,2-3,3-4,4-1) 1 1 1 1', (press) => press('[data-part="e0-1"]'), [' ']],
  'a sum': ['nim 3 + kayles 5 + turtles 0 1 1', (press) => press('[data-component="1"] [data-stone="2"]'), ['ArrowUp']],
  'large numbers': ['nim 100000000000000000000000 7', (press, page) => page.locator('[data-name="leave-0"] input').fill('7'), null],
};

for (const [name, [start, choose, keys]] of Object.entries(BOARDS)) {
  const first = async (page, press) => {
    await yourTurn(page);
    await page.waitForSelector('.board .component');
    await choose(press, page);
  };
  inPage(`${name}, by mouse`, link(start), {}, async (page) => {
    await first(page, (selector) => page.click(selector));
    await confirm(page);
    await changedFrom(page, start);
    await playOut(page, playHint);
    await page.waitForSelector('.end');
  });
  inPage(`${name}, by touch`, link(start), PHONE, async (page) => {
    await first(page, (selector) => page.tap(selector));
    await page.waitForSelector('#confirm:enabled');
    await page.tap('#confirm');
    await changedFrom(page, start);
    await playOut(page, async () => {
      await wholeHint(page, () => page.tap('#hint:enabled'));
      const before = await position(page);
      await page.waitForSelector('#confirm:enabled');
      await page.tap('#confirm');
      await changedFrom(page, before);
      await yourTurn(page);
    });
    await page.waitForSelector('.end');
  });
  if (!keys) continue;
  inPage(`${name}, by keys alone`, link(start), {}, async (page) => {
    await yourTurn(page);
    await page.waitForSelector('.board .component');
    const toBoard = async () => {
      await page.evaluate(() => document.activeElement?.blur());
      await page.locator('.skip').focus();
      await page.keyboard.press('Enter');
      assert.ok(await page.evaluate(() => document.activeElement?.closest('.board') !== null), 'the board is reached');
    };
    await toBoard();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForSelector('.preview[data-ready="true"]');
    await page.keyboard.press('Enter');
    await changedFrom(page, start);
    for (let turn = 0; turn < 40; turn += 1) {
      await yourTurn(page);
      if (await isOver(page)) break;
      await toBoard();
      await wholeHint(page, () => page.keyboard.press('h'));
      await page.waitForSelector('.preview[data-ready="true"]');
      const before = await position(page);
      await page.keyboard.press('Enter');
      await changedFrom(page, before);
    }
    await page.waitForSelector('.end');
  });
}

inPage('the queen is dragged', link('wythoff 4 7'), {}, async (page) => {
  await yourTurn(page);
  await page.dragAndDrop('.queen', '[data-square="2,5"]');
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.match(await page.locator('.preview').innerText(), /4 to 2.*7 to 5/);
  // She cannot be dropped where she may not go.
  await page.dragAndDrop('.queen.arriving', '[data-square="3,4"]');
  assert.doesNotMatch(await page.locator('.preview').innerText(), /7 to 4/);
});

inPage('a piece is dragged towards the other one, and a square calls the nearer one', link('northcott 1-5 2-8'), {}, async (page) => {
  await yourTurn(page);
  const chosen = async (text) => {
    await page.waitForFunction((text) => document.querySelector('.preview[data-ready="true"]')?.textContent.includes(text), text);
  };
  await page.dragAndDrop('[data-piece="3"]', '[data-square="1,4"]');
  await chosen('row 2 move the piece on 8 to 4');
  await page.dragAndDrop('[data-square="1,4"] .arriving', '[data-square="1,3"]');
  await chosen('row 2 move the piece on 8 to 3');
  // It cannot jump over the other one.
  await page.dragAndDrop('[data-square="1,3"] .arriving', '[data-square="1,1"]');
  await chosen('row 2 move the piece on 8 to 3');
  await page.click('#clear');
  await page.click('[data-square="1,4"]');
  await chosen('row 2 move the piece on 2 to 4');
  await confirm(page);
  await changedFrom(page, 'northcott 1-5 2-8');
  await yourTurn(page);
  await page.waitForSelector('.facing .coin.ghost');
});

inPage('a coin is dragged to its square', link('nimble 0 2 1 3'), {}, async (page) => {
  await yourTurn(page);
  await page.dragAndDrop('[data-coin="3"]', '[data-square="1"]');
  await page.waitForSelector('.preview[data-ready="true"]');
  await page.waitForSelector('[data-square="1"] .coin.arriving');
  await confirm(page);
  await changedFrom(page, 'nimble 0 2 1 3');
});

inPage('coins are dragged down a step', link('staircase 3 1 4'), {}, async (page) => {
  await yourTurn(page);
  await page.dragAndDrop('[data-heap="2"] [data-stone="3"]', '[data-heap="1"] .tread');
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.equal(await page.locator('[data-heap="1"] .coin.arriving').count(), 2);
});

inPage('stones are swept with the pointer held down', link('nim 3 5 7'), {}, async (page) => {
  await yourTurn(page);
  const middle = async (stone) => {
    const box = await page.locator(`[data-heap="2"] [data-stone="${stone}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(7)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(5)), { steps: 6 });
  await page.mouse.move(...(await middle(3)), { steps: 6 });
  await page.mouse.up();
  await page.waitForSelector('.preview[data-ready="true"]');
  assert.match(await page.locator('.preview').innerText(), /from 7 to 2/);
});

inPage('arrow keys choose', link('moore(2) 3 4 5'), {}, async (page) => {
  await page.locator('[data-heap="0"]').focus();
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

inPage('“Skip to the board” reaches the board with two keys', link('moore(2) 1 2 3'), {}, async (page) => {
  await yourTurn(page);
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement?.className ?? ''), /skip/);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.heap), '0');
  await page.keyboard.press('1');
  await page.waitForSelector('.preview[data-ready="true"]');
});

inPage('a coin goes down one step, and back', link('staircase 0 0 2'), {}, async (page) => {
  await page.click('[data-heap="2"] [data-stone="1"]');
  await page.waitForSelector('[data-heap="1"] .coin.arriving');
  await confirm(page);
  await changedFrom(page, 'staircase 0 0 2');
  await yourTurn(page);
  await page.click('#undo');
  await at(page, 'staircase 0 0 2');
});
