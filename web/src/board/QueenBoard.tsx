// A queen on a board: she goes towards the corner, straight or aslant. The two heaps are her distances from the edges.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Draft } from '../draft';
import { slideIn } from '../motion';
import type { Board } from '../solver';
import { follow } from './drag';
import { HeapName } from './HeapBoard';
import type { Item } from './item';
import { draftThatTakes } from './listed';
import { marksOf } from './marks';
import type { Mark, Marks } from './marks';
import type { Room } from './room';
import { spin } from './spin';
import type { Trace } from './trace';

/** Beyond so many squares, the heaps are drawn instead. */
export const LARGEST_BOARD = 24n;

interface Props {
  board: Board;
  component: number;
  /** Her distances from the edges, to be chosen with keys. */
  items: Item[];
  room: Room;
  most: bigint;
  disabled: boolean;
  trace: Trace;
  marks: Marks;
  onChoose(draft: Draft): void;
  onClear(): void;
}

/** Whether a board can be drawn as a queen's. */
export function isQueen(board: Board, most: bigint): boolean {
  return board.look === 'queen' && most <= LARGEST_BOARD && board.numbers.length === 2;
}

/** Her distances from the edges where they are chosen in several ways: each beside the other if that is a move, else alone. */
export function queenItems(board: Board, component: number, draft: Draft, disabled: boolean, onChoose: (draft: Draft) => void, onClear: () => void): Item[] {
  const sizes = board.numbers.map(BigInt);
  const amount = (index: number) => {
    if (draft.kind === 'take') return draft.picks.get(index) ?? 0n;
    const to = draft.kind === 'list' ? draft.picks.get(index) : undefined;
    return to === undefined ? 0n : (sizes[index] ?? 0n) - BigInt(to);
  };
  return sizes.map((size, index) => ({
    index,
    size,
    amount: amount(index),
    most: size,
    verb: 'lower',
    look: board.look,
    disabled: disabled || size === 0n,
    allows: (taken) => taken >= 0n && taken <= size,
    next(up) {
      const next = amount(index) + (up ? 1n : -1n);
      return next >= 0n && next <= size ? next : null;
    },
    take(taken) {
      if (taken < 0n || taken > size) return false;
      const chosen = (indices: number[]) => new Map(indices.map((other) => [other, other === index ? taken : amount(other)] as const).filter(([, by]) => by > 0n));
      const found = draftThatTakes(board, component, chosen([0, 1])) ?? draftThatTakes(board, component, chosen([index]));
      if (found) onChoose(found);
      else onClear();
      return true;
    },
  }));
}

export function QueenBoard({ board, component, items, room, most, disabled, trace, marks, onChoose, onClear }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const across = Number(items[0]?.size ?? 0n);
  const up = Number(items[1]?.size ?? 0n);
  const to: [number, number] = [across - Number(items[0]?.amount ?? 0n), up - Number(items[1]?.amount ?? 0n)];
  const chosen = to[0] !== across || to[1] !== up;
  useLayoutEffect(() => slideIn(root.current), [to.join()]);
  const count = Number(most) + 1;
  const side = Math.max(13, Math.floor(Math.min(72, (room.width - 8) / count, (room.height - 64) / count)));
  const picks = (x: number, y: number) => new Map([[0, BigInt(across - x)] as const, [1, BigInt(up - y)] as const].filter(([, amount]) => amount > 0n));
  const reach = (x: number, y: number) => (x <= across && y <= up && (x < across || y < up) ? draftThatTakes(board, component, picks(x, y)) : null);
  const go = (x: number, y: number) => {
    const draft = disabled ? null : reach(x, y);
    if (draft) onChoose(draft);
  };
  const markOf = (draft: Draft): Mark => {
    const own = marksOf(component, draft.way);
    return draft.kind === 'take' ? own.exactly(draft.picks) : draft.kind === 'list' && draft.move ? own.listed(draft.move) : null;
  };
  const drag = (event: PointerEvent) => {
    if (disabled) return;
    follow(event, (element) => {
      const square = element.closest<HTMLElement>('[data-square]');
      const [x, y] = (square?.dataset['square'] ?? '').split(',').map(Number);
      if (square && root.current?.contains(square) && x !== undefined && y !== undefined) go(x, y);
    });
  };
  const ghost = trace.draft ? [Number(trace.before(0)), Number(trace.before(1))] : null;
  const rows = Array.from({ length: count }, (_, i) => count - 1 - i);
  const columns = Array.from({ length: count }, (_, i) => i);
  return (
    <div class="queen-board" ref={root}>
      <div class="chess" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${count}, ${side}px)`, gridAutoRows: `${side}px`, fontSize: `${Math.floor(side * 0.78)}px` }}>
        {rows.map((y) =>
          columns.map((x) => {
            const draft = disabled ? null : reach(x, y);
            const mark = draft ? markOf(draft) : null;
            const here = x === across && y === up;
            return (
              <div
                key={`${x},${y}`}
                data-square={`${x},${y}`}
                class={`field ${(x + y) % 2 === 0 ? 'dark' : 'pale'} ${draft ? 'free' : ''} ${mark ?? ''} ${x === 0 && y === 0 ? 'corner' : ''}`}
                onClick={() => (here ? onClear() : go(x, y))}
              >
                {here && (
                  <span class={`queen ${chosen ? 'leaving' : ''}`} onPointerDown={drag}>
                    ♛
                  </span>
                )}
                {chosen && to[0] === x && to[1] === y && (
                  <span class="queen arriving" data-from=".queen.leaving" onPointerDown={drag}>
                    ♛
                  </span>
                )}
                {!chosen && ghost && ghost[0] === x && ghost[1] === y && <span class="queen ghost">♛</span>}
              </div>
            );
          }),
        )}
      </div>
      <div class="plates">
        {items.map((item) => (
          <div key={item.index} class={`heap plate ${item.amount > 0n ? 'changed' : ''} ${item.disabled ? '' : 'open'}`} data-heap={item.index} {...spin(item)}>
            <span aria-hidden="true">{item.index === 0 ? '↔' : '↕'}</span>
            <HeapName item={item} trace={trace} marks={marks} />
          </div>
        ))}
      </div>
    </div>
  );
}
