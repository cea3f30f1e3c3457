// Moves that are listed, chosen by what they change: one number after the other, until a move is found.

import { mayTake } from '../draft';
import type { Draft, ListDraft } from '../draft';
import type { Action, Board } from '../solver';
import type { Largest } from '../state';
import type { Item } from './item';
import type { Marks } from './marks';
import type { Room } from './room';
import type { Trace } from './trace';

/** What a board is drawn from whose moves are listed. */
export interface MovesProps {
  board: Board;
  moves: Action[];
  chosen: Action | null;
  most: Largest;
  disabled: boolean;
  room: Room;
  trace: Trace;
  marks: Marks;
  onChoose(move: Action | null): void;
}

/** The numbers of the board that a move changes, each with what it becomes. */
export function changesOf(move: Action, board: Board): Map<number, string> {
  const set = 'set' in move ? move.set : [];
  return new Map(set.filter(([index]) => index < board.numbers.length));
}

/** The move that changes these numbers and no others; null where there is none. */
export function moveThat(board: Board, moves: readonly Action[], picks: ReadonlyMap<number, string>): Action | null {
  return moves.find((move) => changesOf(move, board).size === picks.size && holds(move, board, picks)) ?? null;
}

function holds(move: Action, board: Board, picks: ReadonlyMap<number, string>): boolean {
  const changes = changesOf(move, board);
  return [...picks].every(([index, to]) => changes.get(index) === to);
}

/** What is picked after a number is to become `to`, or after it is to stay (null): beside the others if some move does both, else alone. */
export function withPick(board: Board, moves: readonly Action[], { picks }: ListDraft, index: number, to: string | null): Omit<ListDraft, 'kind'> {
  const others = new Map([...picks].filter(([other]) => other !== index));
  const found = (picks: ReadonlyMap<number, string>) => ({ picks, move: moveThat(board, moves, picks) });
  if (to === null) return found(others);
  const both = new Map(others).set(index, to);
  if (moves.some((move) => holds(move, board, both))) return found(both);
  const alone = new Map([[index, to]]);
  return moves.some((move) => holds(move, board, alone)) ? found(alone) : found(picks);
}

/** Whether some move lets a number become `to`, whatever else is picked. */
export function mayBecome(board: Board, moves: readonly Action[], index: number, to: string): boolean {
  return moves.some((move) => changesOf(move, board).get(index) === to);
}

/** The heaps of a game whose moves are listed. */
export function heapItems(board: Board, moves: readonly Action[], draft: ListDraft, disabled: boolean, onChoose: (draft: Omit<ListDraft, 'kind'>) => void): Item[] {
  const sizes = board.numbers.map(BigInt);
  const amounts = sizes.map((size, index) => {
    const lowered = moves.flatMap((move) => changesOf(move, board).get(index) ?? []).map((to) => size - BigInt(to));
    return [...new Set(lowered)].filter((amount) => amount > 0n).sort((a, b) => (a < b ? -1 : 1));
  });
  return sizes.map((size, index) => {
    const own = amounts[index] ?? [];
    const picked = draft.picks.get(index);
    const amount = picked === undefined ? 0n : size - BigInt(picked);
    const allows = (amount: bigint) => amount === 0n || own.includes(amount);
    return {
      index,
      size,
      amount,
      most: own.at(-1) ?? 0n,
      verb: 'lower',
      look: board.look,
      disabled: disabled || own.length === 0,
      allows,
      next: (up) => (up ? own.find((other) => other > amount) : amount > 0n ? (own.findLast((other) => other < amount) ?? 0n) : null) ?? null,
      take(amount) {
        if (!allows(amount)) return false;
        onChoose(withPick(board, moves, draft, index, amount === 0n ? null : String(size - amount)));
        return true;
      },
    };
  });
}

/** The draft that takes these amounts, each from the number with its index, in whichever way that is offered; null if it is no move. */
export function draftThatTakes(board: Board, component: number, picks: Map<number, bigint>): Draft | null {
  const become = new Map([...picks].map(([index, amount]) => [index, String(BigInt(board.numbers[index] ?? 0) - amount)]));
  for (const [way, offered] of board.ways.entries()) {
    if (offered.way === 'take' && mayTake(offered, picks)) return { component, way, kind: 'take', picks };
    const move = offered.way === 'list' ? moveThat(board, offered.moves, become) : null;
    if (move) return { component, way, kind: 'list', move, picks: become };
  }
  return null;
}
