// A queen on a board: she goes towards the corner, straight or aslant. The two heaps are her distances from the edges.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayTake } from '../draft';
import { slideIn } from '../motion';
import type { Taking } from '../solver';
import { follow } from './drag';
import { HeapName } from './HeapBoard';
import type { Item } from './item';
import type { Marks } from './marks';
import type { Room } from './room';
import { spin } from './spin';
import type { Trace } from './trace';

/** Beyond so many squares, the heaps are drawn instead. */
export const LARGEST_BOARD = 24n;

interface Props {
  items: Item[];
  taking: Taking | null;
  room: Room;
  most: bigint;
  disabled: boolean;
  trace: Trace;
  marks: Marks;
  onPick(picks: Map<number, bigint>): void;
}

export function QueenBoard({ items, taking, room, most, disabled, trace, marks, onPick }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const across = Number(items[0]?.size ?? 0n);
  const up = Number(items[1]?.size ?? 0n);
  const to: [number, number] = [across - Number(items[0]?.amount ?? 0n), up - Number(items[1]?.amount ?? 0n)];
  const chosen = to[0] !== across || to[1] !== up;
  useLayoutEffect(() => slideIn(root.current), [to.join()]);
  const count = Number(most) + 1;
  const side = Math.max(13, Math.floor(Math.min(72, (room.width - 8) / count, (room.height - 64) / count)));
  const picks = (x: number, y: number) => new Map([[0, BigInt(across - x)] as const, [1, BigInt(up - y)] as const].filter(([, amount]) => amount > 0n));
  const legal = (x: number, y: number) => taking !== null && x <= across && y <= up && mayTake(taking, picks(x, y));
  const go = (x: number, y: number) => !disabled && legal(x, y) && onPick(picks(x, y));
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
            const free = !disabled && legal(x, y);
            const mark = free ? marks.exactly(picks(x, y)) : null;
            const here = x === across && y === up;
            return (
              <div
                key={`${x},${y}`}
                data-square={`${x},${y}`}
                class={`field ${(x + y) % 2 === 0 ? 'dark' : 'pale'} ${free ? 'free' : ''} ${mark ?? ''} ${x === 0 && y === 0 ? 'corner' : ''}`}
                onClick={() => (here ? onPick(new Map()) : go(x, y))}
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
