// Stairs that branch: each step stands above the one that its coins go down to.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { slideIn } from '../motion';
import type { Action, Board } from '../solver';
import { t } from '../words';
import { grown } from './graph';
import { MOST_STONES } from './HeapBoard';
import { after, thing } from './item';
import type { Item } from './item';
import { changesOf } from './listed';
import type { MovesProps } from './listed';
import { STONE_GAP } from './room';
import { spin } from './spin';
import { Coins, OwnCoins } from './StairsBoard';

/** More steps than this are no picture. */
const MOST_STEPS = 40;
/** The number and the coins of a step, below it. */
const NAME = 30;
const GROUND = 46;

/** Whether a board can be drawn as stairs that branch. */
export function isTree({ sketch, numbers }: Board): boolean {
  return sketch?.kind === 'tree' && numbers.length <= MOST_STEPS && numbers.every((number) => BigInt(number) <= MOST_STONES);
}

export function TreeBoard({ board, moves, chosen, most, disabled, room, trace, marks, onChoose }: MovesProps) {
  const root = useRef<HTMLDivElement>(null);
  const below = board.sketch?.kind === 'tree' ? board.sketch.below : [];
  const items = stepItems(board, moves, chosen, disabled, onChoose);
  const leaving = items.find(({ amount }) => amount > 0n);
  useLayoutEffect(() => slideIn(root.current), [leaving?.index, String(leaving?.amount ?? 0n)]);
  const places = grown(below.map((lower, step) => [lower, step + 1]));
  const depth = Math.max(1, ...items.map(({ index }) => heightOf(below, index)));
  const width = room.width - 8;
  const cell = Math.min(150, width / Math.max(1, ends(below)));
  const rise = Math.min(Math.max((room.height - GROUND) / depth, 74), 190);
  const { columns, coin } = coinsIn(Number(most.size), cell - 12, rise - NAME - 14);
  const height = depth * rise + GROUND;
  const at = (index: number) => ({ x: 4 + (places.get(index + 1)?.x ?? 0.5) * width, y: height - GROUND - (heightOf(below, index) - 1) * rise - NAME });
  const coming = (index: number) => (leaving && (below[leaving.index] ?? 0) - 1 === index ? leaving.amount : 0n);
  return (
    <div ref={root} class="tree tight" style={{ '--size': `${coin}px`, width: `${room.width}px`, height: `${height}px` }}>
      <svg viewBox={`0 0 ${room.width} ${height}`} aria-hidden="true">
        {items.map(({ index }) => {
          const from = at(index);
          const lower = (below[index] ?? 0) - 1;
          const to = lower < 0 ? { x: from.x, y: height - GROUND + 6 } : at(lower);
          return <path key={index} d={`M${from.x} ${from.y}C${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2} ${to.x} ${to.y}`} />;
        })}
      </svg>
      <div class="heap ground" style={{ height: `${GROUND - 6}px` }}>
        <div class="coins-room">{coming(-1) > 0n && leaving && <Coins count={coming(-1)} from={leaving.index} columns={60} />}</div>
        <div class="tread" aria-hidden="true" />
        <div class="heap-name">{t('page-ground')}</div>
      </div>
      {items.map((item) => {
        const { x, y } = at(item.index);
        const value = marks.value(item.index);
        return (
          <div
            key={item.index}
            class={`heap ${item.amount > 0n ? 'changed' : ''} ${item.disabled ? '' : 'open'} ${trace.touches(item.index) ? 'last' : ''}`}
            data-heap={item.index}
            style={{ left: `${x - cell / 2}px`, bottom: `${height - y - NAME}px`, width: `${cell}px`, minHeight: `${Math.min(rise - 8, 60)}px` }}
            {...spin(item)}
          >
            <div class="coins-room">
              <OwnCoins
                item={item}
                below={(below[item.index] ?? 0) - 1}
                columns={columns}
                trace={trace}
                coming={coming(item.index)}
                from={leaving?.index ?? -1}
                mark={(amount) => {
                  const move = descent(board, moves, item, amount);
                  return move && marks.listed(move);
                }}
              />
            </div>
            <div class="tread" aria-hidden="true" />
            <div class="heap-name" title={thing('steps', item.index)}>
              <span class="name">{item.index + 1}</span> <span class="size">{item.amount > 0n ? `${item.size}→${after(item)}` : String(item.size)}</span>
              {value !== null && <span class="value">{t('page-value', { value })}</span>}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** How many steps the way down from a step has. */
function heightOf(below: readonly number[], index: number): number {
  let height = 1;
  for (let at = below[index] ?? 0; at > 0 && height <= below.length; at = below[at - 1] ?? 0) height += 1;
  return height;
}

/** How many steps have none above them: so many stand beside each other. */
function ends(below: readonly number[]): number {
  return below.filter((_, step) => !below.includes(step + 1)).length;
}

/** The largest coins of which so many fit into the room of a step. */
function coinsIn(count: number, width: number, height: number): { columns: number; coin: number } {
  let best = { columns: 1, coin: 0 };
  for (let columns = 1; columns <= Math.min(Math.max(count, 1), 8); columns += 1) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const coin = Math.floor(Math.min(width / columns - STONE_GAP, height / rows - STONE_GAP, 46));
    if (coin > best.coin) best = { columns, coin };
  }
  return { ...best, coin: Math.max(best.coin, 9) };
}

/** The move that sends so many coins down from a step; null if there is none. */
function descent(board: Board, moves: readonly Action[], { index, size }: Pick<Item, 'index' | 'size'>, amount: bigint): Action | null {
  return moves.find((move) => changesOf(move, board).get(index) === String(size - amount)) ?? null;
}

/** The steps, each of which sends coins down by one of the listed moves. */
function stepItems(board: Board, moves: readonly Action[], chosen: Action | null, disabled: boolean, onChoose: (move: Action | null) => void): Item[] {
  const changes = chosen ? changesOf(chosen, board) : new Map<number, string>();
  return board.numbers.map((number, index) => {
    const size = BigInt(number);
    const left = changes.get(index);
    const amount = left !== undefined && BigInt(left) < size ? size - BigInt(left) : 0n;
    const allows = (amount: bigint) => amount >= 0n && amount <= size;
    return {
      index,
      size,
      amount,
      most: size,
      verb: 'descend',
      look: 'steps',
      disabled: disabled || size === 0n,
      allows,
      next(up) {
        const next = up ? amount + 1n : amount - 1n;
        return allows(next) ? next : null;
      },
      take(amount) {
        if (!allows(amount)) return false;
        const move = descent(board, moves, { index, size }, amount);
        if (amount > 0n && !move) return false;
        onChoose(amount === 0n ? null : move);
        return true;
      },
    };
  });
}
