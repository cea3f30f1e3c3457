// Two numbers as bars, the larger one cut where it may be cut: each legal amount can be seen and pressed.

import { t } from '../words';
import { HeapName } from './HeapBoard';
import { label } from './item';
import type { Item } from './item';
import type { Marks } from './marks';
import { spin } from './spin';
import { Stepper } from './Stepper';
import type { Trace } from './trace';

/** Beyond so many legal amounts, they are chosen by a number. */
const MOST_AMOUNTS = 24;

export function NumberBoard({ items, trace, marks }: { items: Item[]; trace: Trace; marks: Marks }) {
  const largest = items.reduce((most, { size }) => (size > most ? size : most), 1n);
  return (
    <div class="number-board">
      {items.map((item) => {
        const amounts = legalAmounts(item);
        const few = amounts !== null;
        return (
          <div key={item.index} class={`heap number ${item.amount > 0n ? 'changed' : ''} ${item.disabled ? '' : 'open'}`} data-heap={item.index} {...(few ? spin(item) : {})}>
            <div class="number-line">
              <span class="big-number">{String(item.size)}</span>
              <HeapName item={item} trace={trace} marks={marks} bare />
            </div>
            <Bar item={item} largest={largest} amounts={amounts ?? []} before={trace.before(item.index)} />
            {few && !item.disabled && amounts.length > 0 && (
              <div class="amounts" role="group" aria-label={label(item)}>
                <span class="quiet">{t('page-take')}</span>
                {amounts.map((amount) => (
                  <button key={String(amount)} type="button" tabIndex={-1} class={`amount ${marks.take(item.index, amount) ?? ''}`} aria-pressed={item.amount === amount} onClick={() => item.take(item.amount === amount ? 0n : amount)}>
                    {String(amount)}
                  </button>
                ))}
              </div>
            )}
            {!few && <Stepper name={`take-${item.index}`} label={label(item)} value={item.amount} up={item.next(true)} down={item.next(false)} disabled={item.disabled} onChange={(value) => item.take(value)} />}
          </div>
        );
      })}
    </div>
  );
}

/** Every amount that may be taken, or null if there are too many. */
function legalAmounts(item: Item): bigint[] | null {
  if (item.disabled) return [];
  const amounts = [];
  const step = smallest(item);
  if (step === null) return [];
  for (let amount = step; amount <= item.most; amount += step) {
    if (amounts.length >= MOST_AMOUNTS) return null;
    if (item.allows(amount)) amounts.push(amount);
  }
  return amounts;
}

/** The smallest amount that may be taken. */
function smallest(item: Item): bigint | null {
  if (item.amount === 0n) return item.next(true);
  const less = item.next(false);
  return less === null ? item.amount : item.amount - less;
}

function Bar({ item, largest, amounts, before }: { item: Item; largest: bigint; amounts: bigint[]; before: bigint }) {
  const share = (part: bigint) => Number((part * 10_000n) / (largest > before ? largest : before)) / 100;
  const { size, amount } = item;
  return (
    <div class="length" aria-hidden="true">
      <span class="rest" style={{ width: `${share(size - amount)}%` }} />
      <span class="taken" style={{ width: `${share(amount)}%` }} />
      {before > size && <span class="ghost" style={{ left: `${share(size)}%`, width: `${share(before - size)}%` }} />}
      {amounts.map((cut) => (
        <span key={String(cut)} class="cut" style={{ left: `${share(size - cut)}%` }} onClick={() => item.take(cut)} />
      ))}
    </div>
  );
}
