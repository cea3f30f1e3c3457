// A board of heaps: stones, chips, or a pile, each as large as the room allows; large heaps are numbers.

import type { Board } from '../solver';
import type { Largest } from '../state';
import { t } from '../words';
import { after, label, thing } from './item';
import type { Item } from './item';
import type { Marks } from './marks';
import { FLATNESS, fit } from './room';
import type { Layout, Room } from './room';
import { spin } from './spin';
import { Stepper } from './Stepper';
import { Stones } from './Stones';
import type { Trace } from './trace';

/** Beyond so many, stones are a number. */
export const MOST_STONES = 60n;
/** What stands below the stones of a heap. */
const BELOW = 62;
/** A chip is so much flatter than it is wide; board.css says so too. */
const CHIP_FLATNESS = 0.45;

/** What a board of heaps is drawn from. */
export interface HeapsProps {
  board: Board;
  items: Item[];
  room: Room;
  most: Largest;
  trace: Trace;
  marks: Marks;
}

export function HeapBoard({ board, items, room, most, trace, marks }: HeapsProps) {
  const drawn = most.size <= MOST_STONES;
  const beside = board.beside !== undefined;
  const own = { width: room.width - (beside ? 120 : 0), height: room.height };
  // Chips are flat; where they can be added, there are buttons below them.
  const chips = board.look === 'chips';
  const needs = { heaps: most.count, largest: Number(most.size), below: BELOW + (chips ? 120 : 0), flatness: chips ? CHIP_FLATNESS : FLATNESS };
  const layout = drawn ? fit(needs, own) : numbersLayout(most.count, own);
  const style = { gridTemplateColumns: `repeat(${layout.across}, ${layout.cell}px)`, '--size': `${layout.stone}px` };
  return (
    <div class={`heap-board look-${board.look}`}>
      <div class={`heaps ${layout.cell < 92 ? 'tight' : ''} ${layout.cell < 60 ? 'tiny' : ''}`} style={style}>
        {items.map((item) => (
          <Heap key={item.index} item={item} layout={drawn ? inLine(item.index, layout, most) : layout} drawn={drawn} trace={trace} marks={marks} />
        ))}
      </div>
      {beside && (
        <div class="beside">
          <span class="beside-name">{t(board.look === 'chips' ? 'page-bank' : 'page-limit')}</span>
          <span class="beside-number">{board.beside}</span>
        </div>
      )}
    </div>
  );
}

/** The layout of a heap, as high as the highest that has stood in its line. */
function inLine(index: number, layout: Layout, { sizes }: Largest): Layout {
  const first = index - (index % layout.across);
  const size = sizes.slice(first, first + layout.across).reduce((most, size) => (size > most ? size : most), 1n);
  return { ...layout, rows: Math.ceil(Number(size) / layout.columns) };
}

function numbersLayout(heaps: number, { width }: Room): Layout {
  const across = Math.max(1, Math.min(heaps, Math.floor(width / 230)));
  return { across, cell: Math.floor(Math.min(width / across, 420)), columns: 1, rows: 1, stone: 40 };
}

interface HeapProps {
  item: Item;
  layout: Layout;
  drawn: boolean;
  trace: Trace;
  marks: Marks;
}

export function Heap({ item, layout, drawn, trace, marks }: HeapProps) {
  const { index, size, amount } = item;
  const changed = amount > 0n;
  const gone = trace.gone(index);
  const keys = drawn && item.verb !== 'deposit' ? spin(item) : {};
  return (
    <div class={`heap ${changed ? 'changed' : ''} ${item.disabled ? '' : 'open'} ${trace.touches(index) ? 'last' : ''}`} data-heap={index} {...keys}>
      {drawn ? (
        <Stones item={item} layout={layout} flatness={item.look === 'chips' ? CHIP_FLATNESS : FLATNESS} gone={Number(gone)} come={Number(trace.come(index))} mark={(amount) => marks.take(index, amount)} />
      ) : (
        <div class="big-number">{String(size)}</div>
      )}
      <HeapName item={item} trace={trace} marks={marks} bare={!drawn} />
      {(!drawn || item.verb === 'deposit') && <Steppers item={item} />}
    </div>
  );
}

/** The name of a number, its size, what becomes of it, and what it is worth. */
export function HeapName({ item, trace, marks, bare = false }: { item: Item; trace: Trace; marks: Marks; bare?: boolean }) {
  const { index, size, amount, look } = item;
  const value = marks.value(index);
  return (
    <div class="heap-name">
      <span class="name">{thing(look, index)}</span>{' '}
      <span class="size">
        {/* A number that stands above in large figures is not repeated. */}
        {!bare && String(size)}
        {amount > 0n && (
          <>
            <span aria-hidden="true"> → </span>
            <strong>{String(after(item))}</strong>
          </>
        )}
      </span>
      {amount === 0n && trace.change(index) !== '' && (
        <span class={`lately ${trace.theirs ? 'theirs' : ''}`} aria-hidden="true">
          {trace.change(index)}
        </span>
      )}
      {value !== null && <span class="value">{t('page-value', { value })}</span>}
    </div>
  );
}

function Steppers({ item }: { item: Item }) {
  const { index, size, amount, look, verb } = item;
  return (
    <div class="steppers">
      <label>
        <span class="quiet">{t(verb === 'deposit' ? 'page-add' : 'page-take')}</span>
        <Stepper name={`take-${index}`} label={label(item)} value={amount} up={item.next(true)} down={item.next(false)} disabled={item.disabled} onChange={(value) => item.take(value)} />
      </label>
      {verb !== 'deposit' && (
        <label>
          <span class="quiet">{t('page-leave')}</span>
          <Stepper
            name={`leave-${index}`}
            label={t('page-choose-leave', { thing: thing(look, index), size: String(size) })}
            value={size - amount}
            up={lift(item.next(false), size)}
            down={lift(item.next(true), size)}
            disabled={item.disabled}
            onChange={(value) => value <= size && item.take(size - value)}
          />
        </label>
      )}
    </div>
  );
}

function lift(amount: bigint | null, size: bigint): bigint | null {
  return amount === null ? null : size - amount;
}
