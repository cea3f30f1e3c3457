// Heaps of which one is lowered or broken: choose a heap, how many stones to take, and how to leave the rest.

import { evenParts, leavings, mayLeave, nextTake } from '../draft';
import type { BreakDraft } from '../draft';
import type { Board, Breaking } from '../solver';
import { t, tn } from '../words';
import { Stepper } from './Stepper';

const MOST_STONES = 40n;

interface Props {
  board: Board;
  breaking: Breaking;
  draft: BreakDraft;
  disabled: boolean;
  onBreak(heap: number | null, take: bigint, parts: bigint[]): void;
}

export function BreakBoard({ board, breaking, draft, disabled, onBreak }: Props) {
  return (
    <div class="rows">
      {board.numbers.map((number, heap) => {
        const size = BigInt(number);
        const first = firstTake(breaking, size);
        const chosen = draft.heap === heap;
        const begin = () => first !== null && onBreak(heap, first, defaultParts(breaking, size, first));
        return (
          <div key={heap} class={`row ${chosen ? 'changed' : ''}`} data-heap={heap}>
            <button
              type="button"
              class="row-name"
              aria-pressed={chosen}
              disabled={disabled || first === null}
              onClick={() => (chosen ? onBreak(null, 0n, []) : begin())}
            >
              {t('page-heap', { number: heap + 1 })} <span class="size">{number}</span>
            </button>
            {size <= MOST_STONES ? (
              <Pins
                size={Number(size)}
                draft={chosen ? draft : null}
                onStone={disabled || first === null ? null : (stone) => press(breaking, size, chosen ? draft : null, stone, (take, parts) => onBreak(heap, take, parts))}
              />
            ) : (
              <span class="big-number">{number}</span>
            )}
            {chosen && <Details breaking={breaking} size={size} draft={draft} disabled={disabled} onBreak={(take, parts) => onBreak(heap, take, parts)} />}
          </div>
        );
      })}
    </div>
  );
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

function Pins({ size, draft, onStone }: { size: number; draft: BreakDraft | null; onStone: ((stone: number) => void) | null }) {
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
