// A board on which amounts are taken from numbers: heaps, chips, steps, squares, a pile, or bare numbers.

import { mostAmount, withAmount } from '../draft';
import type { Board, Taking, Verb } from '../solver';
import { t, tn } from '../words';
import { Stepper } from './Stepper';

/** Beyond so many, stones are a number. */
const MOST_STONES = 30n;
const MOST_SQUARES = 30;

interface Props {
  board: Board;
  taking: Taking;
  picks: Map<number, bigint>;
  disabled: boolean;
  onPick(picks: Map<number, bigint>): void;
}

/** What is done with one number, whatever it is drawn as. */
interface Item {
  index: number;
  size: bigint;
  amount: bigint;
  most: bigint;
  of: bigint;
  verb: Verb;
  disabled: boolean;
  take(amount: bigint): boolean;
}

export function TakeBoard({ board, taking, picks, disabled, onPick }: Props) {
  const items = board.numbers.map((number, index): Item => {
    const most = mostAmount(taking, picks, index);
    return {
      index,
      size: BigInt(number),
      amount: picks.get(index) ?? 0n,
      most,
      of: BigInt(taking.amounts[index]?.of ?? 1),
      verb: taking.verb,
      disabled: disabled || (most === 0n && !picks.has(index)),
      take(amount) {
        const changed = withAmount(taking, picks, index, amount);
        if (changed !== picks) onPick(changed);
        return changed !== picks;
      },
    };
  });
  const largest = items.reduce((most, { size }) => (size > most ? size : most), 0n);
  if (board.look === 'squares' && largest <= BigInt(MOST_SQUARES)) return <Squares items={items} last={Number(largest)} />;
  const stairs = board.look === 'steps';
  return (
    <div class={`heaps look-${board.look}`}>
      {stairs && (
        <div class="heap ground" style={{ '--step': '0' }}>
          <div class="tread" aria-hidden="true" />
          <div class="heap-name">{t('page-ground')}</div>
          <div class="stepper-room" />
        </div>
      )}
      {items.map((item) => (
        <Heap key={item.index} item={item} look={board.look} />
      ))}
      {board.beside !== undefined && (
        <div class="beside">
          <span class="beside-name">{t(board.look === 'chips' ? 'page-bank' : 'page-limit')}</span>
          <span class="beside-number">{board.beside}</span>
        </div>
      )}
    </div>
  );
}

/** What a number is called. */
export function thing(look: Board['look'], index: number): string {
  const number = index + 1;
  switch (look) {
    case 'squares':
      return t('page-coin', { number });
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

function label(item: Item, look: Board['look']): string {
  return t(`page-choose-${item.verb}`, { thing: thing(look, item.index), size: String(item.size) });
}

/** The size after the move. */
function after({ size, amount, verb }: Item): bigint {
  return verb === 'deposit' ? size + amount : size - amount;
}

function AmountStepper({ item, look }: { item: Item; look: Board['look'] }) {
  const slides = item.verb === 'slide';
  const more = item.amount + item.of <= item.most ? item.amount + item.of : null;
  const less = item.amount > 0n ? item.amount - item.of : null;
  return (
    <Stepper
      name={`take-${item.index}`}
      label={label(item, look)}
      value={slides ? item.size - item.amount : item.amount}
      up={slides ? lift(less, item) : more}
      down={slides ? lift(more, item) : less}
      disabled={item.disabled}
      onChange={(value) => item.take(slides ? item.size - value : value)}
    />
  );
}

/** An amount as the square that it leads to. */
function lift(amount: bigint | null, item: Item): bigint | null {
  return amount === null ? null : item.size - amount;
}

function Heap({ item, look }: { item: Item; look: Board['look'] }) {
  const { index, size, amount } = item;
  const drawn = size <= MOST_STONES && look !== 'numbers' && look !== 'squares';
  const changed = amount > 0n;
  return (
    <div class={`heap ${changed ? 'changed' : ''}`} data-heap={index} style={{ '--step': String(index + 1) }}>
      {drawn ? <Stones item={item} /> : <div class="big-number">{String(size)}</div>}
      {look === 'steps' && <div class="tread" aria-hidden="true" />}
      <div class="heap-name">
        {thing(look, index)}
        <span class="size">
          {' '}
          {String(size)}
          {changed && (
            <>
              {' → '}
              <strong>{String(after(item))}</strong>
            </>
          )}
        </span>
      </div>
      <AmountStepper item={item} look={look} />
      {!drawn && look === 'heaps' && (
        <label class="leave">
          {t('page-leave')}
          <Stepper
            name={`leave-${index}`}
            label={t('page-choose-leave', { thing: thing(look, index), size: String(size) })}
            value={size - amount}
            up={amount > 0n ? size - amount + 1n : null}
            down={amount < item.most ? size - amount - 1n : null}
            disabled={item.disabled}
            onChange={(value) => value <= size && item.take(size - value)}
          />
        </label>
      )}
    </div>
  );
}

function Stones({ item }: { item: Item }) {
  const { size, amount, most, of, verb, disabled } = item;
  const count = Number(size);
  const adds = verb === 'deposit';
  const kept = adds ? count : count - Number(amount);
  const stones = Array.from({ length: count }, (_, i) => {
    const reach = BigInt(count - i);
    const taken = i >= kept;
    const free = !disabled && !adds && (taken || (reach <= most && reach % of === 0n));
    const click = () => item.take(taken ? BigInt(count - i - 1) : reach);
    return <span key={i} class={`stone ${taken ? 'taken' : ''} ${free ? 'free' : ''}`} data-stone={i + 1} onClick={free ? click : undefined} />;
  });
  const added = adds ? Array.from({ length: Math.min(Number(amount), 30) }, (_, i) => <span key={`+${i}`} class="stone added" />) : [];
  return (
    <div class="stones" aria-hidden="true" style={{ '--rows': String(Math.min(Math.max(count + added.length, 1), 10)) }}>
      {stones}
      {added}
      {count + added.length === 0 && <span class="none">∅</span>}
    </div>
  );
}

/** Coins on a strip of squares: choose a coin, then a square to its left. */
function Squares({ items, last }: { items: Item[]; last: number }) {
  const chosen = items.find(({ amount }) => amount > 0n);
  const squares = Array.from({ length: last + 1 }, (_, square) => square);
  const target = chosen ? chosen.size - chosen.amount : null;
  return (
    <div class="strip-board">
      <div class="strip" aria-hidden="true">
        {squares.map((square) => {
          const here = items.filter(({ size }) => size === BigInt(square));
          const reach = chosen && !chosen.disabled && BigInt(square) < chosen.size ? chosen.size - BigInt(square) : null;
          const free = reach !== null && reach <= chosen!.most;
          return (
            <div key={square} class={`square ${free ? 'free' : ''}`} data-square={square} onClick={free ? () => chosen!.take(reach) : undefined}>
              {here.map((item) => (
                <span
                  key={item.index}
                  data-coin={item.index}
                  class={`coin ${item.amount > 0n ? 'leaving' : ''} ${item.disabled ? '' : 'free'}`}
                  onClick={(event) => {
                    if (item.disabled || (chosen && chosen !== item && free)) return;
                    event.stopPropagation();
                    item.take(item.amount > 0n ? 0n : item.of);
                  }}
                >
                  {item.index + 1}
                </span>
              ))}
              {target === BigInt(square) && <span class="coin arriving">{chosen!.index + 1}</span>}
              <span class="square-name">{square}</span>
            </div>
          );
        })}
      </div>
      <div class="coin-steppers">
        {items.map((item) => (
          <div key={item.index} class={`heap ${item.amount > 0n ? 'changed' : ''}`} data-heap={item.index}>
            <div class="heap-name">
              {thing('squares', item.index)}
              <span class="size">
                {' '}
                {String(item.size)}
                {item.amount > 0n && (
                  <>
                    {' → '}
                    <strong>{String(after(item))}</strong>
                  </>
                )}
              </span>
            </div>
            <AmountStepper item={item} look="squares" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** How many numbers may be chosen. */
export function limits(taking: Taking, look: Board['look']): string {
  if (taking.verb !== 'lower' || look === 'numbers') return '';
  if (taking.equally) return t('page-limits-equally');
  if (taking.fewest === taking.most) return tn('page-limits-exactly', taking.most);
  return tn('page-limits-most', taking.most);
}
