// The end of the lessons: what was learned, in one line each, and where to go now.

import { LESSONS } from '../lessons';
import { visit } from '../state';
import { t } from '../words';

export function Summary({ done, onGo }: { done: string[]; onGo(to: number): void }) {
  const all = done.length === LESSONS.length;
  return (
    <div class="lesson summary-page" data-lesson={LESSONS.length + 1} aria-busy="false">
      <div class="lesson-words">
        <h1>
          <span aria-hidden="true">★</span> {t(all ? 'page-summary-all' : 'page-summary')}
        </h1>
        <ol class="learned">
          {LESSONS.map(({ name }, i) => (
            <li key={name}>
              <a href={`#learn/${i + 1}`} onClick={(event) => (event.preventDefault(), onGo(i))}>
                {t(`page-lesson-${name}-title`)}
              </a>{' '}
              {done.includes(name) && <span class="done">✓</span>}
              <br />
              {t(`page-lesson-${name}-sum`)}
            </li>
          ))}
        </ol>
        <div class="buttons">
          <button id="summary-play" type="button" class="primary" onClick={() => visit('play')}>
            {t('page-summary-play')}
          </button>
          <button id="summary-sheet" type="button" onClick={() => visit('sheet')}>
            {t('page-sheet')}
          </button>
          <button type="button" onClick={() => visit('explore')}>
            {t('page-summary-explore')}
          </button>
        </div>
      </div>
    </div>
  );
}
