// A walk from Nim through Moore's Nim to misère play, in a few positions to solve.

import { useEffect, useState } from 'preact/hooks';
import { BoardView } from '../board/BoardView';
import type { Solved } from '../solver';
import { begin, choose, confirm, cursor, opponent, outcomes, plies, position, preview, ready, start, undo, visit, you } from '../state';
import { t } from '../words';
import { Columns } from './Columns';
import { useAnalysis } from './use-analysis';

/** Each has an explanation and a task, `page-lesson-N` and `page-lesson-N-task`. */
export const LESSONS = [
  'nim 5',
  'nim 3 5',
  'nim 1 2 4',
  'nim 3 5 7',
  'moore(2) 1 2 3',
  'moore(2) 3 4 5',
  'moore(2) 2 3 6 7',
  'misere nim 1 1 4',
  'misere moore(2) 1 1 2 3',
];

/** From here on the column table is shown: before, nothing has been said about it. */
const FIRST_WITH_TABLE = 2;

export function Lesson() {
  const [at, setAt] = useState(kept);
  const lesson = LESSONS[at] ?? 'nim 5';
  useEffect(() => {
    localStorage.setItem('nimatron-lesson', String(at));
    void begin(lesson);
  }, [at]);
  // Until the new position is there, what is on the board belongs to the lesson before.
  const busy = start.value !== lesson;
  const made = !busy && cursor.value === 1 ? plies.value[0] : undefined;
  const outcome = made && outcomes.value.get(made.to);
  const solved = outcome === 'P';
  return (
    <div class="lesson" data-lesson={at + 1} aria-busy={busy}>
      <div class="table">
        <p class="quiet" id="lesson-place">
          {t('page-lesson-place', { number: at + 1, of: LESSONS.length })}
        </p>
        <progress aria-labelledby="lesson-place" value={at + (solved ? 1 : 0)} max={LESSONS.length} />
        <h1>{t(`page-lesson-${at + 1}-title`)}</h1>
        <p>{t(`page-lesson-${at + 1}`)}</p>
        <p class="task">{t(`page-lesson-${at + 1}-task`)}</p>
        <p>
          <code class="notation">{busy ? lesson : position.value}</code>{' '}
          <strong class="convention">{t(lesson.startsWith('misere') ? 'misere-play' : 'normal-play')}</strong>
        </p>
        {!busy && <BoardView />}
        <div class="controls">
          <p class="preview" aria-live="polite" data-ready={ready.value}>
            {preview.value ? preview.value.text : <span class="quiet">{made ? '' : t('page-choose')}</span>}
          </p>
          {made && outcome && (
            <p class={`verdict ${solved ? 'N' : 'P'}`} role="status">
              <span aria-hidden="true">{solved ? '✓' : '✗'}</span> {t(solved ? 'page-lesson-right' : 'page-lesson-wrong')}
            </p>
          )}
          <div class="buttons">
            {!made && (
              <button id="confirm" type="button" class="primary" disabled={busy || !ready.value} onClick={() => void confirm()}>
                {t('page-confirm')}
              </button>
            )}
            {!made && (
              <button id="clear" type="button" disabled={!preview.value} onClick={() => void choose(null)}>
                {t('page-clear')}
              </button>
            )}
            {made && !solved && (
              <button id="again" type="button" class="primary" onClick={undo}>
                {t('page-lesson-again')}
              </button>
            )}
            {solved && at + 1 < LESSONS.length && (
              <button id="next-lesson" type="button" class="primary" onClick={() => setAt(at + 1)}>
                {t('page-lesson-next')} ▶
              </button>
            )}
            {at > 0 && (
              <button type="button" onClick={() => setAt(at - 1)}>
                ◀ {t('page-lesson-back')}
              </button>
            )}
            {!solved && at + 1 < LESSONS.length && (
              <button type="button" onClick={() => setAt(at + 1)}>
                {t('page-lesson-skip')}
              </button>
            )}
            <button type="button" onClick={() => playIt(lesson)}>
              {t('page-lesson-play')}
            </button>
          </div>
        </div>
      </div>
      <div class="aside">
        {at >= FIRST_WITH_TABLE && <LiveTable />}
      </div>
    </div>
  );
}

function kept(): number {
  const at = Number(localStorage.getItem('nimatron-lesson') ?? 0);
  return at >= 0 && at < LESSONS.length ? at : 0;
}

function playIt(lesson: string): void {
  you.value = 'first';
  if (opponent.value === 'person') opponent.value = 'perfect';
  visit('play', lesson);
}

/** The table of the position as it would be after the move on the board. */
function LiveTable() {
  const shown = preview.value?.to ?? position.value;
  const found = useAnalysis(shown);
  const [last, setLast] = useState<Solved | null>(null);
  useEffect(() => {
    if (found) setLast(found);
  }, [found]);
  const here = found ?? last;
  const because = here?.because ?? [];
  const place = because.findIndex((step) => step.step === 'columns');
  const columns = because[place];
  const numbers = (here?.position ?? '').replace(/^.*[a-z)] /, '').split(' ');
  const told = here?.told;
  return (
    <section class="panel why" aria-label={t('page-table')}>
      <h2>{t(preview.value ? 'page-live-table' : 'page-table')}</h2>
      {told?.steps[place]?.[0] && <p class="quiet">{told.steps[place]?.[0]}</p>}
      {columns?.step === 'columns' && numbers.every((number) => /^\d+$/.test(number)) && (
        <Columns caption={t('page-table')} heaps={numbers.map(BigInt)} modulus={columns.modulus} columns={columns.ones.length} />
      )}
      {!columns && told?.steps.flat().map((line, i) => <p key={i}>{line}</p>)}
    </section>
  );
}
