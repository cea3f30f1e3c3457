// A walk from Nim through Moore's Nim and misère play to Sprague and Grundy, in positions to solve.

import { useEffect, useState } from 'preact/hooks';
import { writeAddress } from '../address';
import { BoardView } from '../board/BoardView';
import { LESSONS } from '../lessons';
import { begin, chooseAll, confirm, cursor, jump, learnOutcome, lesson, opponent, outcomes, place, plies, position, preview, ready, refute, settled, start, visit, you } from '../state';
import { t } from '../words';
import { Binary } from './Binary';
import { LiveTable } from './LiveTable';
import { Summary } from './Summary';

const DONE = 'nimatron-lessons-done';

function keptDone(): string[] {
  return (localStorage.getItem(DONE) ?? '').split(' ').filter((name) => LESSONS.some((lesson) => lesson.name === name));
}

export function Lesson() {
  const [done, setDone] = useState(keptDone);
  const at = Math.min(lesson.value, LESSONS.length);
  const plan = LESSONS[at];
  const go = (to: number) => {
    lesson.value = to;
    writeAddress(true);
    scrollTo({ top: 0 });
  };
  const solved = (name: string) => {
    const changed = done.includes(name) ? done : [...done, name];
    localStorage.setItem(DONE, changed.join(' '));
    setDone(changed);
  };
  return (
    <div class="learn">
      <Contents at={at} done={done} onGo={go} />
      {plan ? <Task key={plan.name} at={at} onSolved={() => solved(plan.name)} onGo={go} /> : <Summary done={done} onGo={go} />}
    </div>
  );
}

/** Every lesson, and which are done. */
function Contents({ at, done, onGo }: { at: number; done: string[]; onGo(to: number): void }) {
  return (
    <nav class="contents" aria-label={t('page-lessons')}>
      <p class="quiet" id="lesson-place">
        {t('page-lessons-done', { number: done.length, of: LESSONS.length })}
      </p>
      <progress aria-labelledby="lesson-place" value={done.length} max={LESSONS.length} />
      <ol>
        {LESSONS.map(({ name }, i) => (
          <li key={name}>
            <a href={`#learn/${i + 1}`} aria-current={i === at ? 'step' : undefined} onClick={(event) => (event.preventDefault(), onGo(i))}>
              <span class="number">{done.includes(name) ? '✓' : i + 1}</span>
              <span class="lesson-name">{t(`page-lesson-${name}-title`)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`#learn/${LESSONS.length + 1}`} aria-current={at === LESSONS.length ? 'step' : undefined} onClick={(event) => (event.preventDefault(), onGo(LESSONS.length))}>
            <span class="number">★</span>
            <span class="lesson-name">{t('page-summary')}</span>
          </a>
        </li>
      </ol>
    </nav>
  );
}

function Task({ at, onSolved, onGo }: { at: number; onSolved(): void; onGo(to: number): void }) {
  const plan = LESSONS[at];
  const [lamps, setLamps] = useState(false);
  const wanted = plan && 'solve' in plan.task ? plan.task.solve : null;
  useEffect(() => {
    if (wanted !== null) void begin(wanted);
  }, [wanted]);
  // Until the new position is there, what is on the board belongs to the lesson before.
  const busy = wanted !== null && start.value !== wanted;
  const made = !busy && wanted !== null && cursor.value > 0 ? plies.value[0] : undefined;
  const outcome = made && outcomes.value.get(made.to);
  const right = wanted === null ? lamps : outcome === 'P';
  const wrong = made !== undefined && outcome === 'N';
  const answer = wrong && cursor.value > 1 ? plies.value[1] : undefined;
  useEffect(() => {
    if (made) void learnOutcome(made.to);
  }, [made?.to]);
  useEffect(() => {
    if (right) onSolved();
  }, [right]);
  useEffect(() => {
    // A wrong move is answered on the board.
    if (wrong && cursor.value === 1 && place.value === 'learn' && !made.over) void refute();
  }, [wrong]);
  if (!plan) return null;
  const again = () => {
    jump(0);
    void chooseAll([]);
  };
  return (
    <div class="lesson" data-lesson={at + 1} aria-busy={busy}>
      <div class="lesson-words">
        <p class="quiet">{t('page-lesson-place', { number: at + 1, of: LESSONS.length })}</p>
        <h1>{t(`page-lesson-${plan.name}-title`)}</h1>
        {t(`page-lesson-${plan.name}`)
          .split('\n')
          .map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        <p class="task">{right ? `✓ ${t(`page-lesson-${plan.name}-sum`)}` : t(`page-lesson-${plan.name}-task`)}</p>
      </div>
      <div class="lesson-board">
        {wanted !== null && (
          <p class="lesson-position">
            <code class="notation">{busy ? wanted : position.value}</code> <strong class="convention">{t(wanted.startsWith('misere') ? 'misere-play' : 'normal-play')}</strong>{' '}
            <button id="lesson-play" type="button" class="small" onClick={() => playIt(wanted)}>
              {t('page-lesson-play')}
            </button>
          </p>
        )}
        {'binary' in plan.task ? <Binary number={plan.task.binary} onSolved={() => setLamps(true)} /> : <BoardView />}
      </div>
      {plan.table && <aside class="lesson-table panel">{!busy && <LiveTable />}</aside>}
      <div class="bar lesson-bar" role="toolbar" aria-label={t('page-actions')}>
        <div class="lesson-answer" role="status">
          {right && (
            <p class="verdict N">
              ✓ {t(wanted === null ? 'page-lesson-right-binary' : 'page-lesson-right')}
            </p>
          )}
          {wrong && (
            <p class="verdict P">
              ✗ {answer ? t('page-lesson-refuted', { move: answer.text }) : t('page-lesson-wrong')}
            </p>
          )}
          {!made && wanted !== null && (
            <p class="preview" data-ready={ready.value}>
              {preview.value ? preview.value.text : <span class="quiet">{t('page-choose')}</span>}
            </p>
          )}
        </div>
        <div class="buttons">
          {right ? (
            <button id="next-lesson" type="button" class="primary" onClick={() => onGo(at + 1)}>
              {t(at + 1 < LESSONS.length ? 'page-lesson-next' : 'page-lesson-end')} ▶
            </button>
          ) : wrong ? (
            <button id="retry" type="button" class="primary" disabled={!settled.value} onClick={again}>
              {t('page-lesson-again')}
            </button>
          ) : wanted !== null ? (
            <button id="confirm" type="button" class="primary" disabled={busy || !ready.value || !settled.value} onClick={() => void confirm()}>
              {t('page-confirm')}
            </button>
          ) : null}
          {wanted !== null && !made && (
            <button id="clear" type="button" disabled={!preview.value} onClick={() => void chooseAll([])}>
              {t('page-clear')}
            </button>
          )}
          <button id="lesson-back" type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
            <span aria-hidden="true">◀</span> <span class="word">{t('page-lesson-back')}</span>
          </button>
          <button id="lesson-skip" type="button" disabled={right} onClick={() => onGo(at + 1)}>
            <span class="word">{t('page-lesson-skip')}</span> <span aria-hidden="true">▶▶</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function playIt(wanted: string): void {
  you.value = 'first';
  if (opponent.value === 'person') opponent.value = 'perfect';
  visit('play', wanted);
}
