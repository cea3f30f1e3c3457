// What the last move did to each number, so that the board can show it.

import type { Draft } from '../draft';
import type { Board } from '../solver';

export interface Trace {
  /** Whether the opponent made the move. */
  theirs: boolean;
  draft: Draft | null;
  /** The board before the move. */
  earlier: Board | undefined;
  /** How much was taken from a number. */
  gone(index: number): bigint;
  /** How much came to a number. */
  come(index: number): bigint;
  /** The change as it is written: −3. */
  change(index: number): string;
  touches(index: number): boolean;
  /** The number before the move. */
  before(index: number): bigint;
}

/** The trace of a move, given the board before it and the board after it. */
export function traceOf(made: { boards: Board[]; drafts: Draft[]; theirs: boolean } | null, component: number, now: Board): Trace {
  const draft = made?.drafts.find((draft) => draft.component === component) ?? null;
  const earlier = draft ? made?.boards[component] : undefined;
  const before = (index: number) => BigInt(earlier?.numbers[index] ?? now.numbers[index] ?? 0);
  const by = (index: number) => {
    // Where a heap was split the numbers behind it have moved on.
    if (!earlier || earlier.numbers.length !== now.numbers.length) return 0n;
    return BigInt(now.numbers[index] ?? 0) - before(index);
  };
  return {
    theirs: made?.theirs ?? false,
    draft,
    earlier,
    before,
    gone: (index) => (by(index) < 0n ? -by(index) : 0n),
    come: (index) => (by(index) > 0n ? by(index) : 0n),
    change: (index) => (by(index) === 0n ? '' : by(index) > 0n ? `+${by(index)}` : `−${-by(index)}`),
    touches: (index) => by(index) !== 0n,
  };
}
