// What wins, shown on the board for those who ask: which choices win, and what each number is worth.

import { effect, signal } from '@preact/signals';
import { draftsOf } from '../draft';
import type { Draft } from '../draft';
import type { Action } from '../solver';
import { analysis, boards, choices, draftIn, drafts, place, position, settled, values } from '../state';

interface Winning {
  position: string;
  /** Each with what it does in each component. */
  moves: Draft[][];
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
      const moves = (found.moves ?? []).map((move) => draftsOf(move.action, shown)).filter((move) => move.length > 0);
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

/** Whether two drafts choose the same. */
function sameDraft(one: Draft, other: Draft): boolean {
  const text = (draft: Draft) => JSON.stringify(draft, (_, value: unknown) => (value instanceof Map ? [...value].sort() : typeof value === 'bigint' ? String(value) : value));
  return text(one) === text(other);
}

/** The marks of one component. */
export function marksOf(component: number, way: number): Marks {
  const found = winning.value;
  if (!found || found.position !== position.value) return NOTHING;
  const others = choices.value?.compound === 'sum' ? [] : drafts.value.filter((draft) => draft.component !== component);
  // Moves that do elsewhere what is chosen there. Those that do more than that are won only with the rest of them.
  const fitting = found.moves.filter((move) => others.every((draft) => move.some((one) => sameDraft(one, draft))));
  const moves = fitting.flatMap((move) => move.filter((draft) => draft.component === component && draft.way === way).map((draft) => ({ draft, whole: move.length === others.length + 1 })));
  const here = draftIn(component);
  const chosen = here?.kind === 'take' ? here.picks : new Map<number, bigint>();
  const answer = (isMove: (draft: Draft) => boolean, isPart: (draft: Draft) => boolean = () => false): Mark => {
    const made = moves.filter(({ draft }) => isMove(draft));
    if (made.some(({ whole }) => whole)) return 'wins';
    return made.length > 0 || moves.some(({ draft }) => isPart(draft)) ? 'part' : found.complete ? 'loses' : null;
  };
  const holds = (picks: ReadonlyMap<number, unknown>, wanted: ReadonlyMap<number, unknown>) => [...wanted].every(([index, amount]) => picks.get(index) === amount);
  const same = (wanted: ReadonlyMap<number, bigint>) => (draft: Draft) => draft.kind === 'take' && draft.picks.size === wanted.size && holds(draft.picks, wanted);
  return {
    take(index, amount) {
      const to = String(BigInt(boards.value[component]?.numbers[index] ?? 0) - amount);
      const become = new Map(here?.kind === 'list' ? here.picks : []).set(index, to);
      const wanted = new Map(chosen).set(index, amount);
      const broken = (draft: Draft) => draft.kind === 'break' && draft.heap === index && draft.take === amount && draft.parts.length <= 1;
      const listed = (draft: Draft) => draft.kind === 'list' && holds(draft.picks, become);
      const isMove = (draft: Draft) => broken(draft) || same(wanted)(draft) || (listed(draft) && draft.kind === 'list' && draft.picks.size === become.size);
      return answer(isMove, (draft) => listed(draft) || (draft.kind === 'take' && holds(draft.picks, wanted)));
    },
    exactly: (picks) => answer(same(picks)),
    turn: (head, left) => answer((draft) => draft.kind === 'turn' && draft.head === head && draft.left === left),
    listed: (wanted) => answer((draft) => draft.kind === 'list' && JSON.stringify(draft.move) === JSON.stringify(wanted)),
    touches: (index) => answer((draft) => (draft.kind === 'break' ? draft.heap === index : draft.kind === 'take' && draft.picks.has(index))),
    value: (index) => found.values?.[index] ?? null,
  };
}
