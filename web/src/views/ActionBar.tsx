// The one bar of actions. It never moves.

import { chooseAll, confirm, drafts, over, preview, ready, redo, redoTo, settled, undo, undoTo, yourTurn } from '../state';
import { t } from '../words';

export function ActionBar() {
  const idle = !yourTurn.value || !settled.value || over.value;
  return (
    <div class="bar" role="toolbar" aria-label={t('page-actions')}>
      <Preview />
      <div class="buttons">
        <button id="confirm" type="button" class="primary" disabled={!ready.value || idle} onClick={() => void confirm()}>
          {t('page-confirm')}
        </button>
        <button id="clear" type="button" disabled={drafts.value.length === 0 || idle} onClick={() => void chooseAll([])}>
          {t('page-clear')}
        </button>
        <button id="undo" type="button" title={t('page-undo')} disabled={undoTo.value === null} onClick={undo}>
          <span aria-hidden="true">↶</span> <span class="word">{t('page-undo')}</span>
        </button>
        <button id="redo" type="button" title={t('page-redo')} disabled={redoTo.value === null} onClick={redo}>
          <span aria-hidden="true">↷</span> <span class="word">{t('page-redo')}</span>
        </button>
      </div>
    </div>
  );
}

/** The move as chosen so far, in words. */
function Preview() {
  const text = preview.value?.text;
  const waiting = over.value ? '' : !yourTurn.value ? '' : drafts.value.length > 0 ? t('page-choose-more') : t('page-choose');
  return (
    <p class="preview" aria-live="polite" data-ready={ready.value} title={text}>
      {text ? (
        <>
          <span class="quiet">{t('page-your-move')}</span> {text}
        </>
      ) : (
        <span class="quiet">{waiting}</span>
      )}
    </p>
  );
}
