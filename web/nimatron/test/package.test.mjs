// The package as a program sees it that has installed it from its archive, in Node.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NimatronError, load, start } from 'nimatron';

test('the solver answers on this thread', async () => {
  const nimatron = await load();
  const answer = nimatron.ask('solve', { position: 'moore(2) 3 4 5', count: true });
  assert.equal(answer.outcome, 'N');
  assert.equal(answer.winning_move.to, 'moore(2) 3 3 3');
  assert.equal(answer.winning_moves, '1');
});

test('numbers beyond those of JavaScript stay exact', async () => {
  const nimatron = await load();
  const large = 2n ** 200n + 1n;
  const { winning_move: move } = nimatron.ask('solve', { position: `nim ${large} 5` });
  assert.equal(move.to, 'nim 5 5');
  assert.deepEqual(nimatron.ask('moves', { position: `nim ${large}` }).components[0].board.numbers, [String(large)]);
});

test('many heaps are counted as few are', async () => {
  const nimatron = await load();
  for (const count of [1, 5, 6, 16, 17, 21, 22, 40, 100, 700]) {
    const heaps = Array.from({ length: count }, (_, i) => 1 + ((i * 37) % 101));
    for (const k of [1, 2, 3]) {
      // As often as k + 1 each: every column is balanced, until one heap is lowered.
      const all = Array.from({ length: k + 1 }, () => heaps).flat();
      assert.equal(nimatron.ask('solve', { position: `moore(${k}) ${all.join(' ')}` }).outcome, 'P', `${count} heaps, k = ${k}`);
      const lowered = [all[0] - 1, ...all.slice(1)];
      const won = nimatron.ask('solve', { position: `moore(${k}) ${lowered.join(' ')}` });
      assert.equal(won.outcome, 'N', `${count} heaps and one lowered, k = ${k}`);
      assert.equal(nimatron.ask('solve', { position: won.winning_move.to }).outcome, 'P');
    }
  }
});

test('every kind of question has its answer', async () => {
  const nimatron = await load();
  const position = 'kayles 5 7';
  const played = nimatron.ask('play', { position: 'nim 3 4', move: '2>3' });
  assert.equal(played.to, 'nim 3 3');
  assert.ok(nimatron.ask('reply', { position, seed: 1 }).to.startsWith('kayles'));
  assert.ok(nimatron.ask('random', { game: 'nim', seed: 1 }).position.startsWith('nim'));
  assert.equal(nimatron.ask('grundy', { game: 'kayles', to: 200 }).period.period, '12');
  assert.equal(nimatron.ask('table', { game: 'wythoff', first: 5, second: 5 }).values[1][2], '0');
  assert.ok(nimatron.ask('quotient', { game: 'kayles', to: 12 }).order > 1);
  assert.ok(nimatron.ask('games', {}).games.length > 20);
  assert.match(nimatron.ask('messages', { lang: 'ru' }).messages, /камень/);
  const certificate = nimatron.ask('certificate', { position });
  assert.ok(nimatron.ask('verify', { certificate }).verified.length > 0);
});

test('the solver on this thread has the languages that were loaded', async () => {
  const nimatron = await load(['ru']);
  assert.match(nimatron.ask('games', { lang: 'ru' }).games[0].rule, /[а-я]/);
  assert.throws(() => nimatron.ask('games', {}), { code: 'unknown-language' });
  assert.throws(() => nimatron.ask('games', { lang: 'xx' }), { code: 'unknown-language' });
});

test('an error has its code and its place, in the language that was asked for', async () => {
  const nimatron = await load();
  const wrong = (lang) => {
    try {
      nimatron.ask('solve', { position: 'nim 3 x', lang });
    } catch (error) {
      return error;
    }
    return assert.fail('it was answered');
  };
  const error = wrong('en');
  assert.ok(error instanceof NimatronError);
  assert.equal(error.code, 'syntax');
  assert.deepEqual(error.at, { line: 1, column: 7 });
  assert.match(wrong('ru').message, /[а-я]/);
});

test('a rule file is a game', async () => {
  const rules = 'game squares\nheap n\nfor k in 1..sqrt(n): take k * k\n';
  const nimatron = await load();
  assert.throws(() => nimatron.ask('solve', { position: 'rules(mine) 3' }), { code: 'bad-rules' });
  nimatron.setRules('mine', rules);
  const direct = nimatron.ask('solve', { position: 'rules(mine) 3 4' });
  const worker = start();
  worker.setRules('mine', rules);
  assert.deepEqual(await worker.ask('solve', { position: 'rules(mine) 3 4' }), direct);
  worker.close();
});

test('a worker answers in turn, and its questions can be given up', async () => {
  const worker = start();
  const slow = { position: 'misere octal(0.007) 60 61' };
  const control = new AbortController();
  const given = worker.ask('solve', slow, { signal: control.signal, steps: 1e12 });
  const queued = worker.ask('solve', slow, { signal: control.signal, steps: 1e12 });
  const next = worker.ask('solve', { position: 'nim 3 5 7' });
  setTimeout(() => control.abort(), 50);
  await assert.rejects(given, { name: 'AbortError' });
  await assert.rejects(queued, { name: 'AbortError' });
  assert.equal((await next).outcome, 'N');
  await assert.rejects(worker.ask('solve', slow, { timeout: 50, steps: 1e12 }), { code: 'deadline' });
  await assert.rejects(worker.ask('solve', slow, { steps: 10 }), { code: 'over-budget' });
  const other = worker.another();
  assert.equal((await other.ask('solve', { position: 'nim 3 3' })).outcome, 'P');
  other.close();
  worker.close();
  await assert.rejects(worker.ask('solve', { position: 'nim 1' }), { code: 'failed' });
});
