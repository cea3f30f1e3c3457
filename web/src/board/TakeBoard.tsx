// A board on which amounts are taken from numbers: heaps, chips, steps, squares, a pile, or bare numbers.

import { mostAmount, withAmount } from '../draft';
import type { Board, Taking, Verb } from '../solver';
import { t, tn } from '../words';
import { Stepper } from './Stepper';

/** Beyond so many, stones are a number. */
const MOST_STONES = 30n;
const MOST_SQUARES = 30;
/** Beyond so many on one square, coins are a number. */
const MOST_COINS = 6n;

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
  /** The square of a coin. */
  square: bigint;
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
      square: board.look === 'strip' ? BigInt(index) : BigInt(number),
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
  if (board.look === 'strip') return <Squares items={items} look="strip" squares={shown(items)} />;
  if (board.look === 'squares' && largest <= BigInt(MOST_SQUARES)) {
    return <Squares items={items} look="squares" squares={Array.from({ length: Number(largest) + 1 }, (_, square) => square)} />;
  }
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

function label(item: Item, look: Board['look']): string {
  if (look === 'strip') return t('page-choose-shift', { square: String(item.square) });
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
      value={slides ? item.square - item.amount : item.amount}
      up={slides ? lift(less, item) : more}
      down={slides ? lift(more, item) : less}
      disabled={item.disabled}
      onChange={(value) => item.take(slides ? item.square - value : value)}
    />
  );
}

/** An amount as the square that it leads to. */
function lift(amount: bigint | null, item: Item): bigint | null {
  return amount === null ? null : item.square - amount;
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

/** The squares of a strip that are drawn: all of them, or where there are many those with coins and where one is going. */
function shown(items: Item[]): number[] {
  const squares = items.map(({ index }) => index);
  if (squares.length <= MOST_SQUARES + 1) return squares;
  const going = items.flatMap(({ square, amount }) => (amount > 0n ? [Number(square - amount)] : []));
  return squares.filter((square) => square === 0 || items[square]!.size > 0n || going.includes(square));
}

/** A coin that is drawn, and what is moved with it. */
interface Coin {
  item: Item;
  name: string;
  leaving: boolean;
}

/** The coins on a square. Those that cannot be told apart move as the one that can be moved. */
function coinsOn(square: number, items: Item[], look: 'squares' | 'strip'): Coin[] {
  const here = items.filter((item) => item.square === BigInt(square));
  const mover = here.find(({ disabled }) => !disabled);
  if (look === 'squares') {
    return here.map((item) => ({ item: mover ?? item, name: String(item.index + 1), leaving: item.amount > 0n }));
  }
  const item = here[0];
  if (!item) return [];
  if (item.size > MOST_COINS) return [{ item, name: `×${item.size}`, leaving: item.amount > 0n }];
  return Array.from({ length: Number(item.size) }, (_, i) => ({ item, name: '', leaving: i === 0 && item.amount > 0n }));
}

/** Coins on a strip of squares: choose a coin, then a square to its left. */
function Squares({ items, look, squares }: { items: Item[]; look: 'squares' | 'strip'; squares: number[] }) {
  const chosen = items.find(({ amount }) => amount > 0n);
  const target = chosen ? chosen.square - chosen.amount : null;
  const steppers = look === 'strip' ? items.filter(({ disabled, amount }) => !disabled || amount > 0n) : items;
  return (
    <div class="strip-board">
      <div class="strip" aria-hidden="true">
        {squares.map((square) => {
          const reach = chosen && !chosen.disabled && BigInt(square) < chosen.square ? chosen.square - BigInt(square) : null;
          const free = reach !== null && reach <= chosen!.most;
          return (
            <div key={square} class={`square ${free ? 'free' : ''}`} data-square={square} onClick={free ? () => chosen!.take(reach) : undefined}>
              {coinsOn(square, items, look).map(({ item, name, leaving }, i) => (
                <span
                  key={i}
                  data-coin={look === 'squares' ? Number(name) - 1 : `${square}-${i}`}
                  class={`coin ${leaving ? 'leaving' : ''} ${item.disabled ? '' : 'free'}`}
                  onClick={(event) => {
                    if (item.disabled || (chosen && chosen !== item && free)) return;
                    event.stopPropagation();
                    item.take(item.amount > 0n ? 0n : item.of);
                  }}
                >
                  {name}
                </span>
              ))}
              {target === BigInt(square) && <span class="coin arriving">{look === 'squares' ? chosen!.index + 1 : ''}</span>}
              <span class="square-name">{square}</span>
            </div>
          );
        })}
      </div>
      <div class="coin-steppers">
        {steppers.map((item) => (
          <div key={item.index} class={`heap ${item.amount > 0n ? 'changed' : ''}`} data-heap={item.index}>
            <div class="heap-name">
              {thing(look, item.index)}
              <span class="size">
                {look === 'squares' && ` ${item.size}`}
                {item.amount > 0n && (
                  <>
                    {' → '}
                    <strong>{String(item.square - item.amount)}</strong>
                  </>
                )}
              </span>
            </div>
            <AmountStepper item={item} look={look} />
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
