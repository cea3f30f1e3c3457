// What wins, shown on the board for those who ask: which choices win, and what each number is worth.

import { effect, signal } from '@preact/signals';
import { draftOf } from '../draft';
import type { Draft } from '../draft';
import type { Action } from '../solver';
import { analysis, boards, draft, place, position, settled, values } from '../state';

interface Winning {
  position: string;
  moves: Draft[];
  /** Whether these are all. */
  complete: boolean;
  /** What each number is worth, if it is worth something by itself. */
  values: string[] | null;
}

const winning = signal<Winning | null>(null);

effect(() => {
  const here = position.value;
  if (!values.value || !settled.value || place.value !== 'play') {
    winning.value = null;
    return;
  }
  const shown = boards.value;
  analysis(here).then(
    (found) => {
      if (position.peek() !== here || !values.peek()) return;
      const moves = (found.moves ?? []).map((move) => draftOf(move.action, shown)).filter((move) => move !== null);
      const first = found.because?.[0];
      const numbers = shown[0]?.numbers ?? [];
      const worth = first?.step === 'reduced' ? first.heaps : first?.step === 'columns' && first.modulus === '2' ? numbers : null;
      const single = shown.length === 1 && worth?.length === numbers.length;
      winning.value = { position: here, moves, complete: found.moves_complete === true, values: single ? (worth ?? null) : null };
    },
    () => undefined,
  );
});

/** Whether a choice wins, can be part of a winning move, or loses; null if that is not known or not asked for. */
export type Mark = 'wins' | 'part' | 'loses' | null;

export interface Marks {
  /** What comes of taking the amount from a number, together with what else is chosen. */
  take(index: number, amount: bigint): Mark;
  /** What comes of taking these amounts and no others. */
  exactly(picks: ReadonlyMap<number, bigint>): Mark;
  /** What comes of turning these coins. */
  turn(head: number, left: number | null): Mark;
  /** What comes of a move of a list. */
  listed(move: Action): Mark;
  /** Whether some winning move touches a number. */
  touches(index: number): Mark;
  /** What a number is worth. */
  value(index: number): string | null;
}

const NOTHING: Marks = { take: () => null, exactly: () => null, turn: () => null, listed: () => null, touches: () => null, value: () => null };

/** The marks of one component. */
export function marksOf(component: number, way: number): Marks {
  const found = winning.value;
  if (!found || found.position !== position.value) return NOTHING;
  const moves = found.moves.filter((move) => move.component === component && move.way === way);
  const chosen = draft.value?.component === component && draft.value.kind === 'take' ? draft.value.picks : new Map<number, bigint>();
  const answer = (wins: boolean, part = false): Mark => (wins ? 'wins' : part ? 'part' : found.complete ? 'loses' : null);
  const picksOf = moves.flatMap((move) => (move.kind === 'take' ? [move.picks] : []));
  const holds = (picks: ReadonlyMap<number, bigint>, wanted: ReadonlyMap<number, bigint>) => [...wanted].every(([index, amount]) => picks.get(index) === amount);
  const same = (wanted: ReadonlyMap<number, bigint>) => picksOf.some((picks) => picks.size === wanted.size && holds(picks, wanted));
  return {
    take(index, amount) {
      if (moves.some((move) => move.kind === 'break' && move.heap === index && move.take === amount && move.parts.length <= 1)) return 'wins';
      const to = String(BigInt(boards.value[component]?.numbers[index] ?? 0) - amount);
      const become = new Map(draft.value?.component === component && draft.value.kind === 'list' ? draft.value.picks : []).set(index, to);
      const listed = moves.flatMap((move) => (move.kind === 'list' && [...become].every(([other, size]) => move.picks.get(other) === size) ? [move.picks.size] : []));
      if (listed.length > 0) return answer(listed.includes(become.size), true);
      const wanted = new Map(chosen).set(index, amount);
      return answer(same(wanted), picksOf.some((picks) => holds(picks, wanted)));
    },
    exactly: (picks) => answer(same(picks)),
    turn: (head, left) => answer(moves.some((move) => move.kind === 'turn' && move.head === head && move.left === left)),
    listed: (wanted) => answer(moves.some((move) => move.kind === 'list' && JSON.stringify(move.move) === JSON.stringify(wanted))),
    touches: (index) => answer(moves.some((move) => (move.kind === 'break' ? move.heap === index : move.kind === 'take' && move.picks.has(index)))),
    value: (index) => found.values?.[index] ?? null,
  };
}
