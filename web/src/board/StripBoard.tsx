// Coins on a strip of squares: press a coin and then a square to its left, or drag it there.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { slideIn } from '../motion';
import { follow } from './drag';
import { HeapName } from './HeapBoard';
import { label } from './item';
import type { Item } from './item';
import type { Marks } from './marks';
import type { Room } from './room';
import { spin } from './spin';
import { Stepper } from './Stepper';
import type { Trace } from './trace';

/** Beyond so many, squares are numbers. */
const MOST_SQUARES = 60;

interface Props {
  items: Item[];
  /** Whether each item is a square with coins on it, rather than a coin on a square. */
  counted: boolean;
  room: Room;
  /** The first and the last square. */
  first: number;
  last: number;
  trace: Trace;
  marks: Marks;
}

/** So many coins are drawn on a square at most; more are a number. */
const DRAWN = 5;

export function StripBoard(props: Props) {
  return props.last <= MOST_SQUARES ? <Strip {...props} /> : <Plates {...props} />;
}

function Strip({ items, counted, room, first, last, trace, marks }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = items.find(({ amount }) => amount > 0n);
  const squareOf = (item: Item) => (counted ? item.index : Number(item.size));
  const active = chosen ?? items.find(({ index, disabled }) => index === picked && !disabled);
  const target = chosen ? squareOf(chosen) - Number(chosen.amount) : null;
  useLayoutEffect(() => slideIn(root.current), [chosen?.index, target]);
  const squares = Array.from({ length: last + 1 - first }, (_, i) => first + i);
  const perLine = Math.min(squares.length, Math.max(1, Math.floor((room.width - 4) / 24)));
  const lines = Math.ceil(squares.length / perLine);
  const across = Math.ceil(squares.length / lines);
  const side = Math.floor(Math.min(96, (room.width - 4) / across));
  const coin = Math.max(16, Math.min(52, side - 8));
  const goTo = (item: Item, square: number) => item.take(BigInt(squareOf(item) - square));
  const free = (square: number) => active !== undefined && square < squareOf(active) && active.allows(BigInt(squareOf(active) - square));
  const press = (square: number) => {
    if (active && free(square)) goTo(active, square);
  };
  const drag = (item: Item, event: PointerEvent) => {
    if (item.disabled) return;
    follow(event, (element) => {
      const square = element.closest<HTMLElement>('[data-square]');
      if (!square || !root.current?.contains(square)) return;
      const to = Number(square.dataset['square']);
      if (to < squareOf(item)) goTo(item, to);
    });
  };
  const ghost = ghostSquare(items, counted, trace);
  const coinsOn = (square: number): Item[] => items.filter((item) => (counted ? item.index === square && item.size > 0n : squareOf(item) === square));
  return (
    <div ref={root} class="strip" style={{ gridTemplateColumns: `repeat(${across}, ${side}px)`, '--coin': `${coin}px` }}>
      {squares.map((square) => {
        const mark = active && free(square) ? marks.exactly(new Map([[active.index, BigInt(squareOf(active) - square)]])) : null;
        return (
          <div key={square} class={`square ${free(square) ? 'free' : ''} ${square % 2 === 0 ? 'even' : ''} ${mark ?? ''}`} data-square={square} onClick={() => press(square)}>
            <div class="pile">
              {coinsOn(square).map((item, _, here) => {
                // Coins on one square cannot be told apart: the one that can move stands for all.
                const mover = here.find(({ disabled }) => !disabled) ?? item;
                const many = counted ? Number(item.size > 99n ? 99n : item.size) : 1;
                const drawn = Math.min(many, DRAWN);
                return (
                  <span
                    key={item.index}
                    class={`coin-place ${mover.disabled ? '' : 'free'} ${item === active ? 'picked' : ''} ${marks.touches(item.index) === 'wins' ? 'wins' : ''}`}
                    data-heap={item.index}
                    data-coin={item.index}
                    {...spin(mover)}
                    aria-label={label(item)}
                    onPointerDown={(event) => drag(mover, event)}
                    onClick={(event) => {
                      if (mover.disabled || (active && active !== mover && free(square))) return;
                      event.stopPropagation();
                      if (mover.amount > 0n) mover.take(0n);
                      else setPicked(mover === active ? null : mover.index);
                      if (chosen && chosen !== mover) chosen.take(0n);
                    }}
                  >
                    {Array.from({ length: drawn }, (_, i) => (
                      <span key={i} class={`coin ${item.amount > 0n && i === drawn - 1 ? 'leaving' : ''}`}>
                        {!counted && item.index + 1}
                        {counted && many > DRAWN && i === drawn - 1 && String(item.size)}
                      </span>
                    ))}
                  </span>
                );
              })}
              {target === square && chosen && (
                <span class="coin arriving" data-from=".coin.leaving">
                  {!counted && chosen.index + 1}
                </span>
              )}
              {ghost === square && !chosen && <span class="coin ghost" aria-hidden="true" />}
            </div>
            <span class="square-name">{square}</span>
          </div>
        );
      })}
    </div>
  );
}

/** A strip that is too long to be drawn: the coins with their squares. */
function Plates({ items, counted, trace, marks }: Props) {
  return (
    <div class="plates">
      {items
        .filter(({ size }) => !counted || size > 0n)
        .map((item) => {
          const square = counted ? BigInt(item.index) : item.size;
          const lift = (amount: bigint | null) => (amount === null ? null : square - amount);
          return (
            <div key={item.index} class={`heap plate ${item.amount > 0n ? 'changed' : ''}`} data-heap={item.index}>
              <HeapName item={{ ...item, amount: 0n }} trace={trace} marks={marks} />
              <Stepper name={`take-${item.index}`} label={label(item)} value={square - item.amount} up={lift(item.next(false))} down={lift(item.next(true))} disabled={item.disabled} onChange={(value) => item.take(square - value)} />
            </div>
          );
        })}
    </div>
  );
}

/** The square that the last move left. */
function ghostSquare(items: Item[], counted: boolean, trace: Trace): number | null {
  const moved = items.find(({ index }) => trace.gone(index) > 0n);
  if (!moved) return null;
  return counted ? moved.index : Number(trace.before(moved.index));
}
