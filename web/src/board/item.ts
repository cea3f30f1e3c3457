// One number of a board and what may be done with it, whatever it is drawn as.

import { leavings, mayLeave, mostAmount, nextTake, withAmount } from '../draft';
import type { BreakDraft } from '../draft';
import type { Board, Breaking, Look, Taking, Verb } from '../solver';
import { t } from '../words';

export interface Item {
  index: number;
  size: bigint;
  /** What is chosen to be taken; 0 if nothing is. */
  amount: bigint;
  most: bigint;
  verb: Verb;
  look: Look;
  /** Whether what slides goes to a higher square. */
  rises?: boolean;
  disabled: boolean;
  /** Whether the amount may be taken. */
  allows(amount: bigint): boolean;
  /** The next amount that may be taken, more or less; null where there is none. */
  next(up: boolean): bigint | null;
  /** Chooses the amount; whether that is allowed. */
  take(amount: bigint): boolean;
}

/** The numbers of a board from which amounts are taken. */
export function takingItems(board: Board, taking: Taking, picks: Map<number, bigint>, disabled: boolean, onPick: (picks: Map<number, bigint>) => void): Item[] {
  return board.numbers.map((number, index) => {
    const most = mostAmount(taking, picks, index);
    const of = BigInt(taking.amounts[index]?.of ?? 1);
    const amount = picks.get(index) ?? 0n;
    const allows = (amount: bigint) => amount >= 0n && amount <= most && amount % of === 0n;
    return {
      index,
      size: BigInt(number),
      amount,
      most,
      verb: taking.verb,
      look: board.look,
      disabled: disabled || (most === 0n && !picks.has(index)),
      allows,
      next(up) {
        const next = up ? amount + of : amount - of;
        return allows(next) ? next : null;
      },
      take(amount) {
        const changed = withAmount(taking, picks, index, amount);
        if (changed !== picks) onPick(changed);
        return changed !== picks;
      },
    };
  });
}

/** Whether a heap is ever split: if not, it is drawn as a heap from which stones are taken. */
export function splits(breaking: Breaking): boolean {
  return breaking.runs.some(({ leaves }) => leaves.some((parts) => parts > 1));
}

/** The heaps of a game in which only listed amounts may be taken. */
export function listedItems(board: Board, breaking: Breaking, draft: BreakDraft, disabled: boolean, onBreak: (heap: number | null, take: bigint, parts: bigint[]) => void): Item[] {
  return board.numbers.map((number, index) => {
    const size = BigInt(number);
    const amount = draft.heap === index ? draft.take : 0n;
    const left = (amount: bigint) => (amount === size ? [] : [size - amount]);
    const allows = (amount: bigint) => amount === 0n || (amount <= size && mayLeave(breaking, size, amount, left(amount)));
    const next = (up: boolean): bigint | null => {
      for (let at = amount; ; ) {
        const to = nextTake(breaking, size, at, up);
        if (to === at) return !up && amount > 0n ? 0n : null;
        if (to > 0n && allows(to)) return to;
        at = to;
      }
    };
    const possible = leavings(breaking, size, nextTake(breaking, size, 0n, true)).length > 0;
    return {
      index,
      size,
      amount,
      most: size,
      verb: 'lower',
      look: board.look,
      disabled: disabled || !possible,
      allows,
      next,
      take(amount) {
        if (!allows(amount)) return false;
        if (amount === 0n) onBreak(null, 0n, []);
        else onBreak(index, amount, left(amount));
        return true;
      },
    };
  });
}

/** The size after the move. */
export function after({ size, amount, verb }: Item): bigint {
  return verb === 'deposit' ? size + amount : size - amount;
}

/** What a number is called. */
export function thing(look: Look, index: number): string {
  const number = index + 1;
  switch (look) {
    case 'squares':
      return t('page-coin', { number });
    case 'strip':
      return t('page-square', { number: index });
    case 'steps':
      return t('page-step', { number });
    case 'numbers':
      return t('page-number', { number });
    case 'pile':
      return t('page-pile');
    default:
      return t('page-heap', { number });
  }
}

/** What is chosen with a number, for those who cannot see it. */
export function label({ look, index, size, verb }: Item): string {
  const key = verb === 'slide' && look === 'strip' ? 'shift' : verb;
  return t(`page-choose-${key}`, { thing: thing(look, index), size: String(size) });
}
