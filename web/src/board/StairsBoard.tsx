// Coins on a staircase: they go down, one step at a time.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { slideIn } from '../motion';
import { t } from '../words';
import { follow } from './drag';
import { HeapName, MOST_STONES } from './HeapBoard';
import type { HeapsProps } from './HeapBoard';
import { after, label, thing } from './item';
import type { Item } from './item';
import type { Mark } from './marks';
import { STONE_GAP, fit } from './room';
import { spin } from './spin';
import { Stepper } from './Stepper';
import type { Trace } from './trace';

const BELOW = 58;

export function StairsBoard({ items, room, most, trace, marks }: Omit<HeapsProps, 'board'>) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = items.find(({ amount }) => amount > 0n);
  useLayoutEffect(() => slideIn(root.current), [chosen?.index, String(chosen?.amount ?? 0n)]);
  const rise = Math.max(6, Math.min(26, Math.floor((room.height * 0.4) / Math.max(most.count, 1))));
  const drawn = most.size <= MOST_STONES;
  const height = room.height - rise * most.count - 20;
  const layout = fit({ heaps: most.count + 1, largest: drawn ? Number(most.size) : 1, below: BELOW, flatness: 1, inOneRow: true }, { width: room.width - 8, height });
  const cell = Math.min(layout.cell, 150);
  const tight = cell < 88;
  const coming = (index: number) => (chosen && chosen.index === index + 1 ? chosen.amount : 0n);
  return (
    <div ref={root} class={`stairs ${tight ? 'tight' : ''}`} style={{ '--size': `${layout.stone}px`, '--rise': `${rise}px`, gridTemplateColumns: `repeat(${items.length + 1}, ${cell}px)` }}>
      <div class="heap ground">
        <div class="coins-room">{coming(-1) > 0n && <Coins count={coming(-1)} from={0} columns={layout.columns} />}</div>
        <div class="tread" aria-hidden="true" style={{ height: '6px' }} />
        <div class="heap-name">{tight ? '0' : t('page-ground')}</div>
      </div>
      {items.map((item) => (
        <div
          key={item.index}
          class={`heap ${item.amount > 0n ? 'changed' : ''} ${item.disabled ? '' : 'open'} ${trace.touches(item.index) ? 'last' : ''}`}
          data-heap={item.index}
          {...(drawn ? spin(item) : {})}
        >
          <div class="coins-room">
            {drawn ? (
              <OwnCoins item={item} below={item.index - 1} columns={layout.columns} trace={trace} coming={coming(item.index)} from={item.index + 1} mark={(amount) => marks.take(item.index, amount)} />
            ) : (
              <span class="big-number">{String(item.size)}</span>
            )}
          </div>
          <div class="tread" aria-hidden="true" style={{ height: `${(item.index + 1) * rise}px` }} />
          {tight ? (
            <div class="heap-name" title={thing('steps', item.index)}>
              <span class="name">{item.index + 1}</span> <span class="size">{item.amount > 0n ? `${item.size}→${after(item)}` : String(item.size)}</span>
              {marks.value(item.index) !== null && <span class="value">{t('page-value', { value: marks.value(item.index) ?? '' })}</span>}
            </div>
          ) : (
            <HeapName item={item} trace={trace} marks={marks} />
          )}
          {!drawn && <Stepper name={`take-${item.index}`} label={label(item)} value={item.amount} up={item.next(true)} down={item.next(false)} disabled={item.disabled} onChange={(value) => item.take(value)} />}
        </div>
      ))}
    </div>
  );
}

interface OwnProps {
  item: Item;
  /** The index of the step below it; -1 for the ground. */
  below: number;
  columns: number;
  trace: Trace;
  /** Coins that the chosen move brings, and the index of the step that they come from. */
  coming: bigint;
  from: number;
  mark(amount: bigint): Mark;
}

/** The coins of a step: those from the pressed one on go down. They can be dragged there. */
export function OwnCoins({ item, below, columns, trace, coming, from, mark }: OwnProps) {
  const count = Number(item.size);
  const come = Number(trace.come(item.index));
  const gone = Number(trace.gone(item.index));
  const kept = count - Number(item.amount);
  const drag = (coin: number, event: PointerEvent) => {
    if (item.disabled) return;
    follow(event, (element) => {
      const step = element.closest<HTMLElement>('.board .heap');
      const over = step?.classList.contains('ground') ? -1 : Number(step?.dataset['heap'] ?? NaN);
      if (over === below) item.take(BigInt(count - coin));
    });
  };
  const press = (coin: number) => item.take(coin >= kept ? BigInt(count - coin - 1) : BigInt(count - coin));
  return (
    <span class="stack" style={{ maxWidth: `calc(${columns} * (var(--size) + ${STONE_GAP}px))` }} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const leaving = i >= kept;
        const shown = item.disabled ? null : mark(BigInt(count - i));
        return (
          <span
            key={i}
            data-stone={i + 1}
            class={`coin ${leaving ? 'leaving' : ''} ${i >= count - come ? 'come' : ''} ${item.disabled ? '' : 'free'} ${shown ?? ''}`}
            onClick={item.disabled ? undefined : () => press(i)}
            onPointerDown={(event) => drag(i, event)}
          />
        );
      })}
      {Array.from({ length: Math.min(gone, 30) }, (_, i) => (
        <span key={`-${i}`} class="coin ghost" />
      ))}
      {coming > 0n && <Coins count={coming} from={from} columns={columns} bare />}
    </span>
  );
}

/** Coins on their way down from a step. */
export function Coins({ count, from, columns, bare = false }: { count: bigint; from: number; columns: number; bare?: boolean }) {
  const coins = Array.from({ length: Math.min(Number(count), 60) }, (_, i) => <span key={`+${i}`} class="coin arriving" data-from={`[data-heap="${from}"] .coin.leaving`} />);
  if (bare) return <>{coins}</>;
  return (
    <span class="stack" style={{ maxWidth: `calc(${columns} * (var(--size) + ${STONE_GAP}px))` }} aria-hidden="true">
      {coins}
    </span>
  );
}
