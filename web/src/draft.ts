// A move being chosen on the board. What may be chosen comes from the `Way`s; nothing here knows a game.

import type { Action, Board, Breaking, Taking, Verb, Way } from './solver';

/** Amounts taken from some numbers, by their indices. */
export interface TakeDraft {
  kind: 'take';
  picks: Map<number, bigint>;
}

/** Coins to turn over. */
export interface TurnDraft {
  kind: 'turn';
  head: number | null;
  left: number | null;
}

/** A heap of which some stones are taken and the rest is left in parts. */
export interface BreakDraft {
  kind: 'break';
  heap: number | null;
  take: bigint;
  parts: bigint[];
}

/** A move of a list, which is chosen by what it changes. */
export interface ListDraft {
  kind: 'list';
  move: Action | null;
  /** What is to become of some numbers, by their indices. */
  picks: ReadonlyMap<number, string>;
}

export type Draft = { component: number; way: number } & (TakeDraft | TurnDraft | BreakDraft | ListDraft);

export function emptyDraft(component: number, way: number, offered: Way): Draft {
  switch (offered.way) {
    case 'take':
      return { component, way, kind: 'take', picks: new Map() };
    case 'turn':
      return { component, way, kind: 'turn', head: null, left: null };
    case 'break':
      return { component, way, kind: 'break', heap: null, take: 0n, parts: [] };
    case 'list':
      return { component, way, kind: 'list', move: null, picks: new Map() };
  }
}

export function isEmpty(draft: Draft | null): boolean {
  if (!draft) return true;
  switch (draft.kind) {
    case 'take':
      return draft.picks.size === 0;
    case 'turn':
      return draft.head === null;
    case 'break':
      return draft.heap === null;
    case 'list':
      return draft.move === null && draft.picks.size === 0;
  }
}

/** The largest amount that may be taken from number `index` now, given what else is chosen. */
export function mostAmount(taking: Taking, picks: Map<number, bigint>, index: number): bigint {
  const own = BigInt(taking.amounts[index]?.most ?? 0);
  if (taking.most > 1 && picks.size >= taking.most && !picks.has(index)) return 0n;
  if (taking.most > 1 && !fits(taking, [...picks.keys(), index], false)) return 0n;
  if (!taking.equally) return own;
  const others = [...picks.keys()].filter((other) => other !== index);
  return others.reduce((least, other) => min(least, BigInt(taking.amounts[other]?.most ?? 0)), own);
}

/** Whether one of the sets holds these numbers, and nothing else if it must be taken from as a whole. */
function fits({ sets, whole }: Taking, indices: number[], complete: boolean): boolean {
  const holds = (set: number[]) => (!complete || !whole || indices.length === set.length) && indices.every((index) => set.includes(index));
  return !sets?.length || sets.some(holds);
}

/** The picks after `amount` is taken from number `index`; what is not allowed changes nothing. */
export function withAmount(taking: Taking, picks: Map<number, bigint>, index: number, amount: bigint): Map<number, bigint> {
  const changed = new Map(picks);
  if (amount === 0n) {
    changed.delete(index);
    return changed;
  }
  const of = BigInt(taking.amounts[index]?.of ?? 1);
  if (amount < of || amount % of !== 0n || amount > mostAmount(taking, picks, index)) return picks;
  if (taking.most === 1) return new Map([[index, amount]]);
  changed.set(index, amount);
  if (taking.equally) for (const other of changed.keys()) changed.set(other, amount);
  return changed;
}

/** Whether these amounts may be taken together. */
export function mayTake(taking: Taking, picks: ReadonlyMap<number, bigint>): boolean {
  const amounts = [...picks];
  const each = amounts.every(([index, amount]) => {
    const { of, most } = taking.amounts[index] ?? { of: '1', most: '0' };
    return amount > 0n && amount % BigInt(of) === 0n && amount <= BigInt(most);
  });
  const alike = !taking.equally || amounts.every(([, amount]) => amount === amounts[0]?.[1]);
  return each && alike && picks.size >= taking.fewest && picks.size <= taking.most && fits(taking, [...picks.keys()], true);
}

/** The numbers of heaps that may be left when `take` stones are taken from a heap. */
export function leavings(breaking: Breaking, size: bigint, take: bigint): number[] {
  const run = breaking.runs.find(({ from, to }) => BigInt(from) <= take && (to === null || take <= BigInt(to)));
  const left = size - take;
  const fits = (parts: number) =>
    parts === 0 ? left === 0n : parts === 2 && breaking.unequal ? left >= 3n : left >= BigInt(parts);
  return left < 0n ? [] : (run?.leaves ?? []).filter(fits);
}

/** Whether these parts may be left. */
export function mayLeave(breaking: Breaking, size: bigint, take: bigint, parts: bigint[]): boolean {
  const whole = parts.every((part) => part > 0n) && parts.reduce((sum, part) => sum + part, 0n) === size - take;
  const differ = !breaking.unequal || parts.length !== 2 || parts[0] !== parts[1];
  return whole && differ && leavings(breaking, size, take).includes(parts.length);
}

/** The next amount above or below `take` that some move takes; `take` itself where there is none. */
export function nextTake(breaking: Breaking, size: bigint, take: bigint, up: boolean): bigint {
  const possible = (amount: bigint) => leavings(breaking, size, amount).length > 0;
  // Within a run the amounts are neighbours; between runs, the nearest end of a run is next.
  const neighbour = up ? take + 1n : take - 1n;
  if (neighbour >= 0n && possible(neighbour)) return neighbour;
  const ends = breaking.runs.flatMap(({ from, to }) => [BigInt(from), to === null ? size : min(BigInt(to), size)]);
  const candidates = ends.filter((end) => (up ? end > take : end < take) && possible(end));
  return candidates.reduce((best: bigint | null, end) => (best === null || (up ? end < best : end > best) ? end : best), null) ?? take;
}

/** Parts for `count` heaps out of `left` stones, as even as the rules allow. */
export function evenParts(breaking: Breaking, left: bigint, count: number): bigint[] {
  if (count === 0) return [];
  const each = left / BigInt(count);
  const parts = Array.from({ length: count - 1 }, () => each);
  parts.push(left - each * BigInt(count - 1));
  if (breaking.unequal && count === 2 && parts[0] === parts[1]) return [each - 1n, each + 1n];
  return parts;
}

/** The action that drafts make together, each in its component, or null while one of them is not finished. */
export function actionOf(drafts: readonly Draft[], boards: readonly Board[]): Action | null {
  const actions: Action[] = [];
  for (const draft of [...drafts].sort((a, b) => a.component - b.component)) {
    const board = boards[draft.component];
    const inner = board && innerAction(draft, board);
    if (!inner) return null;
    actions.push(boards.length === 1 ? inner : { in: { component: draft.component, action: inner } });
  }
  return actions.length > 1 ? { together: { actions } } : (actions[0] ?? null);
}

function innerAction(draft: Draft, board: Board): Action | null {
  const way = board.ways[draft.way];
  if (!way) return null;
  if (draft.kind === 'take' && way.way === 'take') {
    if (!mayTake(way, draft.picks)) return null;
    const picks = [...draft.picks].sort(([a], [b]) => a - b);
    return picks.length === 0 ? null : { set: taken(way.verb, picks, board) };
  }
  if (draft.kind === 'list') return draft.move;
  if (draft.kind === 'turn' && draft.head !== null) {
    const turn = (coin: number): [number, string] => [coin, number(board, coin) === 0n ? '1' : '0'];
    return { set: turnedCoins(board, draft.head, draft.left).map(turn) };
  }
  if (draft.kind === 'break' && way.way === 'break' && draft.heap !== null) {
    if (!mayLeave(way, number(board, draft.heap), draft.take, draft.parts)) return null;
    const parts = [...draft.parts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String);
    if (parts.length <= 1) return { set: [[draft.heap, parts[0] ?? '0']] };
    return { split: { index: draft.heap, parts } };
  }
  return null;
}

/** The coins that are turned over, from the left: with all between them where neighbours are turned. */
export function turnedCoins(board: Board, head: number, left: number | null): number[] {
  if (left === null) return [head];
  if (board.look !== 'coin-runs') return [left, head];
  return Array.from({ length: head - left + 1 }, (_, i) => left + i);
}

function number(board: Board, index: number): bigint {
  return BigInt(board.numbers[index] ?? 0);
}

/** The numbers that change when amounts are taken. */
function taken(verb: Verb, picks: [number, bigint][], board: Board): [number, string][] {
  if (board.look === 'strip') return shifted(picks, board);
  const left = picks.map(([index, amount]): [number, string] => [index, String(number(board, index) - amount)]);
  const [index, amount] = picks[0] ?? [0, 0n];
  switch (verb) {
    case 'slide':
    case 'lower':
    case 'withdraw':
      return left;
    case 'deposit':
      return [[index, String(number(board, index) + amount)]];
    case 'descend':
      return index === 0 ? left : [[index - 1, String(number(board, index - 1) + amount)], ...left];
    case 'take': {
      // The limit is the number after the stones, and is named only if it changes.
      const limit = String(2n * amount);
      return limit === board.beside ? left : [...left, [1, limit]];
    }
  }
}

/** The numbers that change when a coin goes so many squares down, where the coins on each square are counted. */
function shifted(picks: [number, bigint][], board: Board): [number, string][] {
  return picks.flatMap(([from, squares]): [number, string][] => {
    const to = from - Number(squares);
    return [[to, String(number(board, to) + 1n)], [from, String(number(board, from) - 1n)]];
  });
}

/** The drafts that an action would have been, one in each component that it changes: for hints. None if it cannot be shown. */
export function draftsOf(action: Action, boards: readonly Board[]): Draft[] {
  const actions = 'together' in action ? action.together.actions : [action];
  const drafts = actions.map((one) => ('in' in one ? innerDraft(one.in.action, boards[one.in.component], one.in.component) : innerDraft(one, boards[0], 0)));
  const shown = drafts.filter((draft) => draft !== null);
  return shown.length === drafts.length ? shown : [];
}

function innerDraft(action: Action, board: Board | undefined, component: number): Draft | null {
  if (!board) return null;
  const wayOf = (fits: (way: Way) => boolean) => board.ways.findIndex(fits);
  if ('in' in action || 'together' in action) return null;
  const same = JSON.stringify(action);
  const listed = wayOf((way) => way.way === 'list' && way.moves.some((move) => JSON.stringify(move) === same));
  if (listed >= 0) {
    const picks = new Map('set' in action ? action.set.filter(([index]) => index < board.numbers.length) : []);
    return { component, way: listed, kind: 'list', move: action, picks };
  }
  const breaks = wayOf((way) => way.way === 'break');
  if (breaks >= 0) {
    const [index, parts] = 'split' in action ? [action.split.index, action.split.parts] : (action.set[0] ?? [0, '0']);
    const sizes = [parts].flat().map(BigInt).filter((size) => size > 0n);
    const left = sizes.reduce((sum, part) => sum + part, 0n);
    return { component, way: breaks, kind: 'break', heap: index, take: number(board, index) - left, parts: sizes };
  }
  if ('split' in action) return null;
  const turns = wayOf((way) => way.way === 'turn');
  if (turns >= 0) {
    const coins = action.set.map(([coin]) => coin);
    return { component, way: turns, kind: 'turn', head: coins.at(-1) ?? null, left: coins.length > 1 ? (coins[0] ?? null) : null };
  }
  if (board.look === 'strip') {
    const [[to], [from]] = action.set as [[number, string], [number, string]];
    return { component, way: 0, kind: 'take', picks: new Map([[from, BigInt(from - to)]]) };
  }
  // A number that rises is added to, or gains what the next one loses.
  const change = ([index, to]: [number, string]): [number, bigint] => [index, BigInt(to) - number(board, index)];
  const changes = action.set.filter(([index]) => index < board.numbers.length).map(change);
  const lowered = changes.filter(([, by]) => by < 0n).map(([index, by]): [number, bigint] => [index, -by]);
  const deposits = lowered.length === 0;
  const way = wayOf((way) => way.way === 'take' && (way.verb === 'deposit') === deposits);
  return way < 0 ? null : { component, way, kind: 'take', picks: new Map(deposits ? changes : lowered) };
}

/** The indices that a draft touches. */
export function touched(draft: Draft): number[] {
  switch (draft.kind) {
    case 'take':
      return [...draft.picks.keys()].sort((a, b) => a - b);
    case 'turn':
      return [draft.head, draft.left].filter((coin) => coin !== null);
    case 'break':
      return draft.heap === null ? [] : [draft.heap];
    case 'list':
      if (draft.move === null || 'in' in draft.move || 'together' in draft.move) return [];
      return 'split' in draft.move ? [draft.move.split.index] : draft.move.set.map(([index]) => index);
  }
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
