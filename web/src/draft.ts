// A move being chosen on the board. What may be chosen comes from the `Way`s; nothing here knows a game.

import type { Action, Board, Breaking, Taking, Way } from './solver';

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

export type Draft = { component: number; way: number } & (TakeDraft | TurnDraft | BreakDraft);

export function emptyDraft(component: number, way: number, offered: Way): Draft {
  switch (offered.way) {
    case 'take':
      return { component, way, kind: 'take', picks: new Map() };
    case 'turn':
      return { component, way, kind: 'turn', head: null, left: null };
    case 'break':
      return { component, way, kind: 'break', heap: null, take: 0n, parts: [] };
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
  }
}

/** The largest amount that may be taken from number `index` now, given what else is chosen. */
export function mostAmount(taking: Taking, picks: Map<number, bigint>, index: number): bigint {
  const own = BigInt(taking.amounts[index]?.most ?? 0);
  if (taking.most > 1 && picks.size >= taking.most && !picks.has(index)) return 0n;
  if (!taking.equally) return own;
  const others = [...picks.keys()].filter((other) => other !== index);
  return others.reduce((least, other) => min(least, BigInt(taking.amounts[other]?.most ?? 0)), own);
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

/** The action that a draft makes, or null while it is not finished. */
export function actionOf(draft: Draft, board: Board, components: number): Action | null {
  const inner = innerAction(draft, board);
  if (!inner) return null;
  return components === 1 ? inner : { in: { component: draft.component, action: inner } };
}

function innerAction(draft: Draft, board: Board): Action | null {
  const way = board.ways[draft.way];
  if (!way) return null;
  if (draft.kind === 'take' && way.way === 'take') {
    if (draft.picks.size < way.fewest || draft.picks.size > way.most) return null;
    const picks = [...draft.picks].sort(([a], [b]) => a - b);
    const left = ([index, amount]: [number, bigint]) => String(BigInt(board.numbers[index] ?? 0) - amount);
    const first = picks[0];
    if (!first) return null;
    const [index, amount] = [first[0], String(first[1])];
    switch (way.verb) {
      case 'lower':
        return { lower: picks.map((pick) => [pick[0], left(pick)]) };
      case 'slide':
        return { slide: { coin: index, to: left(first) } };
      case 'descend':
        return { descend: { step: index, coins: amount } };
      case 'withdraw':
        return { withdraw: { heap: index, chips: amount } };
      case 'deposit':
        return { deposit: { heap: index, chips: amount } };
      case 'take':
        return { take: { stones: amount } };
    }
  }
  if (draft.kind === 'turn' && draft.head !== null) return { turn: { head: draft.head, left: draft.left } };
  if (draft.kind === 'break' && way.way === 'break' && draft.heap !== null) {
    const size = BigInt(board.numbers[draft.heap] ?? 0);
    if (!mayLeave(way, size, draft.take, draft.parts)) return null;
    const parts = [...draft.parts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String);
    if (parts.length <= 1) return { lower: [[draft.heap, parts[0] ?? '0']] };
    return { split: { heap: draft.heap, parts } };
  }
  return null;
}

/** The draft that an action would have been: for hints. */
export function draftOf(action: Action, boards: Board[]): Draft | null {
  if ('in' in action) return innerDraft(action.in.action, boards[action.in.component], action.in.component);
  return innerDraft(action, boards[0], 0);
}

function innerDraft(action: Action, board: Board | undefined, component: number): Draft | null {
  if (!board) return null;
  const wayOf = (fits: (way: Way) => boolean) => board.ways.findIndex(fits);
  const taken = (index: number, to: string) => BigInt(board.numbers[index] ?? 0) - BigInt(to);
  const take = (verb: string, picks: [number, bigint][]): Draft | null => {
    const way = wayOf((way) => way.way === 'take' && way.verb === verb);
    return way < 0 ? null : { component, way, kind: 'take', picks: new Map(picks) };
  };
  const broken = (heap: number, parts: string[]): Draft | null => {
    const way = wayOf((way) => way.way === 'break');
    const sizes = parts.map(BigInt);
    const left = sizes.reduce((sum, part) => sum + part, 0n);
    return way < 0 ? null : { component, way, kind: 'break', heap, take: BigInt(board.numbers[heap] ?? 0) - left, parts: sizes };
  };
  if ('lower' in action) {
    const [only] = action.lower;
    if (only && wayOf((way) => way.way === 'break') >= 0) return broken(only[0], only[1] === '0' ? [] : [only[1]]);
    return take('lower', action.lower.map(([index, to]) => [index, taken(index, to)]));
  }
  if ('split' in action) return broken(action.split.heap, action.split.parts);
  if ('slide' in action) return take('slide', [[action.slide.coin, taken(action.slide.coin, action.slide.to)]]);
  if ('descend' in action) return take('descend', [[action.descend.step, BigInt(action.descend.coins)]]);
  if ('withdraw' in action) return take('withdraw', [[action.withdraw.heap, BigInt(action.withdraw.chips)]]);
  if ('deposit' in action) return take('deposit', [[action.deposit.heap, BigInt(action.deposit.chips)]]);
  if ('take' in action) return take('take', [[0, BigInt(action.take.stones)]]);
  if ('turn' in action) {
    const way = wayOf((way) => way.way === 'turn');
    return way < 0 ? null : { component, way, kind: 'turn', head: action.turn.head, left: action.turn.left };
  }
  return null;
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
  }
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
