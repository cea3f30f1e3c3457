import { useEffect, useState } from 'preact/hooks';
import { shareLink } from '../address';
import { draftOf, touched } from '../draft';
import type { Solved } from '../solver';
import { analysis, boards, choose, confirm, draft, flip, hint, hintParts, moreHint, opponent, over, plies, position, preview, ready, redo, redoTo, settled, showMove, spoken, start, undo, undoTo, yourTurn } from '../state';
import { list, t, tn } from '../words';
import { thing } from '../board/TakeBoard';
import { useAnalysis } from './use-analysis';

export function Controls({ why, onWhy }: { why: boolean; onWhy(): void }) {
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [position.value]);
  const idle = !yourTurn.value || !settled.value || over.value;
  return (
    <div class="controls">
      <Preview />
      <div class="buttons">
        <button id="confirm" type="button" class="primary" disabled={!ready.value || idle} onClick={() => void confirm()}>
          {t('page-confirm')}
        </button>
        <button id="clear" type="button" disabled={draft.value === null} onClick={() => void choose(null)}>
          {t('page-clear')}
        </button>
        <button id="undo" type="button" disabled={undoTo.value === null} onClick={undo}>
          {t('page-undo')}
        </button>
        <button id="redo" type="button" disabled={redoTo.value === null} onClick={redo}>
          {t('page-redo')}
        </button>
        <button id="hint" type="button" disabled={idle} onClick={() => void moreHint()}>
          {t(hint.value === 0 ? 'page-hint' : 'page-more-hint')}
        </button>
        <button id="why" type="button" aria-expanded={why} onClick={onWhy}>
          {t('page-why')}
        </button>
        <button id="all" type="button" aria-expanded={all} disabled={over.value} onClick={() => setAll(!all)}>
          {t('page-all-moves')}
        </button>
        <button id="flip" type="button" disabled={opponent.value === 'person'} onClick={flip}>
          {t('page-flip')}
        </button>
        <Share />
      </div>
      <Hint />
      {all && <AllMoves />}
    </div>
  );
}

/** The move as chosen so far, in words. */
function Preview() {
  const text = preview.value?.text;
  return (
    <p class="preview" aria-live="polite" data-ready={ready.value}>
      {text ? (
        <>
          <span class="quiet">{t('page-your-move')}</span> {text}
        </>
      ) : (
        <span class="quiet">{draft.value ? t('page-choose-more') : t('page-choose')}</span>
      )}
    </p>
  );
}

function Hint() {
  const here = position.value;
  const found = useAnalysis(hint.value > 0 ? here : null);
  if (hint.value === 0 || !found) return null;
  return (
    <div class="hint panel" role="status" data-level={hint.value} data-whole={hint.value === hintParts(found)}>
      <p>{found.outcome === 'N' ? t('page-hint-won') : t('page-hint-lost')}</p>
      {hint.value >= 2 && found.winning_move && <p>{t('page-hint-where', { where: where(found) })}</p>}
      {hint.value >= 3 && found.winning_move && <p>{t('page-hint-move', { move: found.winning_move.text })}</p>}
      {hint.value >= 2 && !found.winning_move && found.resistance && <p>{t('page-hint-resist', { move: found.resistance.text })}</p>}
    </div>
  );
}

/** Which heaps the winning move touches. */
function where(found: Solved): string {
  const action = found.winning_move?.action;
  const made = action && draftOf(action, boards.value);
  const look = made && boards.value[made.component]?.look;
  if (!made || !look) return '';
  return list(touched(made).map((index) => thing(look, index)));
}

function AllMoves() {
  const found = useAnalysis(position.value);
  if (!found) return <p class="quiet">…</p>;
  const count = found.winning_moves;
  const shown = found.moves ?? [];
  return (
    <div class="all-moves panel">
      <p>{count === null || count === undefined ? t('page-moves-unknown') : count === '0' ? t('every-move-loses') : tn('page-moves-count', BigInt(count))}</p>
      <ul>
        {shown.map((move) => (
          <li key={move.to}>
            <button type="button" class="link" disabled={!yourTurn.value} onClick={() => void showMove(move)}>
              {move.text}
            </button>
          </li>
        ))}
      </ul>
      {found.moves_complete === false && <p class="quiet">{t('page-moves-cut')}</p>}
    </div>
  );
}

function Share() {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      spoken.value = t('page-copied');
    } catch {
      const field = document.createElement('textarea');
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
      spoken.value = t('page-copied');
    }
  };
  const asText = () => {
    const lines = plies.value.map((ply, i) => `${i + 1}. ${ply.text} → ${ply.to}`);
    return [start.value, ...lines].join('\n');
  };
  const asJson = async () => {
    const moves = plies.value.map(({ from, to, text, action }) => ({ from, to, text, action }));
    const solved = await analysis(position.value).catch(() => null);
    return JSON.stringify({ start: start.value, moves, position: position.value, solved }, null, 2);
  };
  return (
    <details class="share">
      <summary>{t('page-share')}</summary>
      <div class="share-choices">
        <button id="share-link" type="button" onClick={() => void copy(shareLink())}>
          {t('page-copy-link')}
        </button>
        <button id="share-text" type="button" onClick={() => void copy(asText())}>
          {t('page-copy-text')}
        </button>
        <button id="share-json" type="button" onClick={() => void asJson().then(copy)}>
          {t('page-copy-json')}
        </button>
        <span class="quiet" aria-hidden="true">
          {spoken.value === t('page-copied') ? `✓ ${spoken.value}` : ''}
        </span>
      </div>
    </details>
  );
}
