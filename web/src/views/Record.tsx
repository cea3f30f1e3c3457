// The game as a record: every move, the branches, and how to give it to others.

import { useEffect, useRef } from 'preact/hooks';
import { OPPONENTS, branchOff, cursor, flip, gaveAway, jump, marking, opponent, play, plies, record, start } from '../state';
import type { Opponent, Ply } from '../state';
import { t } from '../words';
import { Exchange } from './Exchange';

export function Record() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, never the page.
    if (here && list.current) list.current.scrollTop = Math.max(0, here.offsetTop - list.current.clientHeight / 2);
  }, [cursor.value, plies.value.length]);
  const last = plies.value.length;
  return (
    <section class="record panel" aria-labelledby="record-title">
      <h2 id="record-title">{t('page-history')}</h2>
      <div class="buttons steps">
        <button id="to-start" type="button" disabled={cursor.value === 0} aria-label={t('page-to-start')} title={t('page-to-start')} onClick={() => jump(0)}>
          <span aria-hidden="true">|◀</span>
        </button>
        <button id="step-back" type="button" disabled={cursor.value === 0} aria-label={t('page-step-before')} title={t('page-step-before')} onClick={() => jump(cursor.value - 1)}>
          ◀
        </button>
        <button id="step-on" type="button" disabled={cursor.value === last} aria-label={t('page-step-after')} title={t('page-step-after')} onClick={() => jump(cursor.value + 1)}>
          ▶
        </button>
        <button id="to-end" type="button" disabled={cursor.value === last} aria-label={t('page-to-end')} title={t('page-to-end')} onClick={() => jump(last)}>
          <span aria-hidden="true">▶|</span>
        </button>
        <button id="flip" type="button" disabled={opponent.value === 'person'} onClick={flip}>
          {t('page-flip')}
        </button>
      </div>
      <label class="against">
        <span>{t('page-opponent')}</span>
        <select id="against" value={opponent.value} onChange={(event) => play(event.currentTarget.value as Opponent)}>
          {OPPONENTS.map((name) => (
            <option key={name} value={name}>
              {t(`page-opponent-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <ol ref={list} start={0} tabIndex={0} aria-label={t('page-history')}>
        <li>
          <button type="button" class="link" aria-current={cursor.value === 0 ? 'step' : undefined} onClick={() => jump(0)}>
            <span class="who">{t('page-beginning')}</span> <code>{start.value}</code>
          </button>
        </li>
        {plies.value.map((ply, i) => (
          <li key={i}>
            <button type="button" class="link" aria-current={cursor.value === i + 1 ? 'step' : undefined} onClick={() => jump(i + 1)}>
              <span class="who">{whoMoved(ply, i)}</span> {ply.text}
            </button>
            {marking.value && gaveAway(ply) && <span class="gave-away">✗ {t('page-gave-away')}</span>}
            <Branches index={i} />
          </li>
        ))}
      </ol>
      <label class="choice">
        <input id="marking" type="checkbox" checked={marking.value} onChange={(event) => (marking.value = event.currentTarget.checked)} /> {t('page-marking')}
      </label>
      <Exchange />
    </section>
  );
}

/** The moves that were tried instead. */
function Branches({ index }: { index: number }) {
  const others = record.value.branches(index);
  if (others.length === 0) return null;
  return (
    <ul class="branches" aria-label={t('page-branches')}>
      {others.map(({ ply, record }, i) => (
        <li key={i}>
          <button type="button" class="link" onClick={() => branchOff(record, index + 1)}>
            <span aria-hidden="true">↳</span> {ply.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Who made a move. */
export function whoMoved(ply: Ply, index: number): string {
  if (opponent.value === 'person') return t(index % 2 === 0 ? 'page-first' : 'page-second');
  return t(ply.theirs ? 'page-opponent' : 'page-you');
}
