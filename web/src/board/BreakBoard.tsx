// Heaps of which one is lowered or broken: choose a heap, how many stones to take, and how to leave the rest.

import { evenParts, leavings, mayLeave, nextTake } from '../draft';
import type { BreakDraft } from '../draft';
import type { Board, Breaking } from '../solver';
import { t, tn } from '../words';
import type { Marks } from './marks';
import type { Room } from './room';
import { Stepper } from './Stepper';
import type { Trace } from './trace';

/** Beyond so many, stones are a number. */
const MOST_STONES = 40n;

interface Props {
  board: Board;
  breaking: Breaking;
  draft: BreakDraft;
  disabled: boolean;
  room: Room;
  trace: Trace;
  marks: Marks;
  onBreak(heap: number | null, take: bigint, parts: bigint[]): void;
}

const PIN_GAP = 5;

export function BreakBoard({ board, breaking, draft, disabled, room, trace, marks, onBreak }: Props) {
  const largest = board.numbers.reduce((most, number) => Math.max(most, number.length > 3 ? 0 : Number(number)), 1);
  const before = trace.draft?.kind === 'break' ? Number(trace.before(trace.draft.heap ?? 0)) : 0;
  const pin = Math.max(11, Math.min(46, Math.floor((room.width - 36) / Math.max(largest, Math.min(before, 40))) - PIN_GAP));
  const kegs = breaking.runs.some(({ from, leaves }) => BigInt(from) > 0n && leaves.includes(2));
  const chosen = draft.heap;
  return (
    <div class={`break-board ${kegs ? 'kegs' : ''}`} style={{ '--pin': `${pin}px` }}>
      <div class="groups">
        {board.numbers.map((number, heap) => {
          const size = BigInt(number);
          const first = firstTake(breaking, size);
          const here = chosen === heap;
          const gone = trace.draft?.kind === 'break' && trace.draft.heap === heap ? Number(trace.draft.take) : 0;
          const fresh = trace.draft?.kind === 'break' && trace.draft.heap !== null && heap >= trace.draft.heap && heap < trace.draft.heap + Math.max(trace.draft.parts.length, 1);
          const begin = () => first !== null && onBreak(heap, first, defaultParts(breaking, size, first));
          if (size === 0n && gone === 0) return null;
          const value = marks.value(heap);
          return (
            <div key={heap} class={`group ${here ? 'changed' : ''} ${fresh ? 'last' : ''}`} data-heap={heap}>
              {size <= MOST_STONES ? (
                <Pins
                  size={Number(size)}
                  draft={here ? draft : null}
                  gone={here ? 0 : gone}
                  onStone={disabled || first === null ? null : (stone) => press(breaking, size, here ? draft : null, stone, (take, parts) => onBreak(heap, take, parts))}
                />
              ) : (
                <span class="big-number">{number}</span>
              )}
              <button
                type="button"
                class={`group-name ${marks.touches(heap) === 'wins' ? 'wins' : ''}`}
                aria-pressed={here}
                disabled={disabled || first === null}
                onClick={() => (here ? onBreak(null, 0n, []) : begin())}
              >
                <span class="name">{t('page-heap', { number: heap + 1 })}</span> <span class="size">{number}</span>
                {value !== null && <span class="value">{t('page-value', { value })}</span>}
              </button>
            </div>
          );
        })}
      </div>
      <div class="details-room">
        {chosen !== null ? (
          <Details breaking={breaking} size={BigInt(board.numbers[chosen] ?? 0)} draft={draft} disabled={disabled} onBreak={(take, parts) => onBreak(chosen, take, parts)} />
        ) : (
          <p class="quiet">{disabled ? '' : t(!kegs ? 'page-split-help' : takesOneOrTwo(breaking) ? 'page-break-help' : 'page-take-help')}</p>
        )}
      </div>
    </div>
  );
}

/** Whether one stone can be taken, and two neighbours. */
function takesOneOrTwo({ runs }: Breaking): boolean {
  const takes = (amount: bigint) => runs.some(({ from, to, leaves }) => BigInt(from) <= amount && (to === null || amount <= BigInt(to)) && leaves.includes(2));
  return takes(1n) && takes(2n);
}

function firstTake(breaking: Breaking, size: bigint): bigint | null {
  if (leavings(breaking, size, 0n).length > 0) return 0n;
  const next = nextTake(breaking, size, 0n, true);
  return next > 0n ? next : null;
}

function defaultParts(breaking: Breaking, size: bigint, take: bigint): bigint[] {
  return evenParts(breaking, size - take, leavings(breaking, size, take)[0] ?? 0);
}

/** A click on a stone: take it, take one more beside those chosen, take all from it on, or split before it. */
function press(breaking: Breaking, size: bigint, draft: BreakDraft | null, stone: number, onBreak: (take: bigint, parts: bigint[]) => void): void {
  const at = BigInt(stone);
  const around = (from: bigint, take: bigint) => [from, size - from - take].filter((part) => part > 0n);
  const candidates: [bigint, bigint][] = [];
  if (draft && draft.take > 0n) {
    const start = draft.parts.length === 0 ? 0n : (draft.parts[0] ?? 0n);
    const from = draft.parts.length === 1 ? [0n, start] : [start];
    for (const begin of from) {
      if (at === begin + draft.take) candidates.push([begin, draft.take + 1n]);
      if (at === begin - 1n) candidates.push([at, draft.take + 1n]);
    }
  }
  candidates.push([at, 1n], [at, size - at]);
  for (const [from, take] of candidates) {
    if (mayLeave(breaking, size, take, around(from, take))) return onBreak(take, around(from, take));
  }
  if (mayLeave(breaking, size, 0n, around(at, 0n))) return onBreak(0n, around(at, 0n));
  let take = 1n;
  while (at + take <= size && !mayLeave(breaking, size, take, around(at, take))) take += 1n;
  if (at + take <= size) onBreak(take, around(at, take));
}

function Pins({ size, draft, gone, onStone }: { size: number; draft: BreakDraft | null; gone: number; onStone: ((stone: number) => void) | null }) {
  const cuts: number[] = [];
  let taken: [number, number] = [size, size];
  if (draft) {
    // The stones taken are drawn behind the first part; a single part is drawn first.
    const [first = 0n, second = 0n] = draft.parts;
    taken = [Number(first), Number(first + draft.take)];
    if (draft.take === 0n && draft.parts.length > 1) cuts.push(Number(first));
    if (draft.parts.length > 2) cuts.push(Number(first + draft.take + second));
  }
  return (
    <span class="pins" aria-hidden="true">
      {Array.from({ length: size }, (_, i) => (
        <span
          key={i}
          data-stone={i + 1}
          class={`stone ${i >= taken[0] && i < taken[1] ? 'taken' : ''} ${cuts.includes(i) ? 'cut' : ''} ${onStone ? 'free' : ''}`}
          onClick={onStone ? () => onStone(i) : undefined}
        />
      ))}
      {Array.from({ length: Math.min(gone, 12) }, (_, i) => (
        <span key={`-${i}`} class="stone ghost" />
      ))}
    </span>
  );
}

interface DetailsProps {
  breaking: Breaking;
  size: bigint;
  draft: BreakDraft;
  disabled: boolean;
  onBreak(take: bigint, parts: bigint[]): void;
}

function Details({ breaking, size, draft, disabled, onBreak }: DetailsProps) {
  const { take, parts } = draft;
  const counts = leavings(breaking, size, take);
  const up = nextTake(breaking, size, take, true);
  const down = nextTake(breaking, size, take, false);
  const setTake = (value: bigint) => {
    const possible = leavings(breaking, size, value);
    if (possible.length === 0) return false;
    const count = possible.includes(parts.length) ? parts.length : (possible[0] ?? 0);
    onBreak(value, evenParts(breaking, size - value, count));
    return true;
  };
  const setPart = (index: number, value: bigint) => {
    const changed = [...parts];
    const last = changed.length - 1;
    changed[last] = (changed[last] ?? 0n) + (changed[index] ?? 0n) - value;
    changed[index] = value;
    if (!mayLeave(breaking, size, take, changed)) return false;
    onBreak(take, changed);
    return true;
  };
  const near = (index: number, by: 1n | -1n) => {
    for (let value = (parts[index] ?? 0n) + by, tries = 0; tries < 2; value += by, tries += 1) {
      const changed = [...parts];
      changed[parts.length - 1] = (changed[parts.length - 1] ?? 0n) + (parts[index] ?? 0n) - value;
      changed[index] = value;
      if (mayLeave(breaking, size, take, changed)) return value;
    }
    return null;
  };
  return (
    <div class="details">
      <label>
        {t('page-take')}
        <Stepper name="take" label={t('page-take')} value={take} up={up > take ? up : null} down={down < take ? down : null} disabled={disabled} onChange={setTake} />
      </label>
      {counts.length > 1 && (
        <label>
          {t('page-leave')}
          <select data-name="leave" disabled={disabled} value={String(parts.length)} onChange={(event) => onBreak(take, evenParts(breaking, size - take, Number(event.currentTarget.value)))}>
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {tn('page-leave-heaps', count)}
              </option>
            ))}
          </select>
        </label>
      )}
      {parts.slice(0, -1).map((part, index) => (
        <label key={index}>
          {t('page-part', { number: index + 1 })}
          <Stepper name={`part-${index}`} label={t('page-part', { number: index + 1 })} value={part} up={near(index, 1n)} down={near(index, -1n)} disabled={disabled} onChange={(value) => setPart(index, value)} />
        </label>
      ))}
      <span class="becomes">
        {String(size)} → <strong>{parts.length === 0 ? '0' : parts.map(String).join(' + ')}</strong>
      </span>
    </div>
  );
}
