// Everything that tells too much, in a group of its own: the hint, why, all winning moves, the values on the board.

import { useEffect, useState } from 'preact/hooks';
import { thing } from '../board/item';
import { draftsOf, touched } from '../draft';
import type { Draft } from '../draft';
import { whyOpen } from '../keys';
import type { Solved } from '../solver';
import { boards, hint, hintParts, moreHint, opponent, over, position, settled, showMove, toMove, values, you, yourTurn } from '../state';
import { list, t, tn } from '../words';
import { LiveTable } from './LiveTable';
import { useAnalysis } from './use-analysis';
import { Why } from './Why';

export function Analysis() {
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [position.value]);
  const idle = !yourTurn.value || !settled.value || over.value;
  return (
    <section class="analysis panel" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{t('page-analysis')}</h2>
      <div class="buttons">
        <button id="hint" type="button" disabled={idle} onClick={() => void moreHint()}>
          {t(hint.value === 0 ? 'page-hint' : 'page-more-hint')}
        </button>
        <button id="why" type="button" aria-expanded={whyOpen.value} onClick={() => (whyOpen.value = !whyOpen.value)}>
          {t('page-why')}
        </button>
        <button id="all" type="button" aria-expanded={all} disabled={over.value} onClick={() => setAll(!all)}>
          {t('page-all-moves')}
        </button>
        <button id="values" type="button" aria-pressed={values.value} onClick={() => (values.value = !values.value)}>
          {t('page-values')}
        </button>
      </div>
      <Hint />
      {values.value && !over.value && <Values />}
      {all && <AllMoves />}
      {whyOpen.value && <Why />}
    </section>
  );
}

/** Who wins from here, by name. */
export function verdict(found: Solved): string {
  const wins = found.outcome === 'N' ? toMove.value : toMove.value === 'first' ? 'second' : 'first';
  if (opponent.value === 'person') return t(`page-verdict-${wins}`);
  return t(wins === you.value ? 'page-verdict-you' : 'page-verdict-opponent');
}

function Hint() {
  const here = position.value;
  const found = useAnalysis(hint.value > 0 ? here : null);
  if (hint.value === 0 || !found) return null;
  return (
    <div class="hint" role="status" data-level={hint.value} data-whole={hint.value === hintParts(found)}>
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
  const shown = boards.value;
  const named = (draft: Draft): string[] => {
    const look = shown[draft.component]?.look ?? 'heaps';
    return touched(draft).map((index) => (look === 'coins' || look === 'coin-runs' ? t('page-coin', { number: index + 1 }) : thing(look, index)));
  };
  return action ? list(draftsOf(action, shown).flatMap(named)) : '';
}

/** Who wins, what the marks on the board mean, and the table that follows the choice. */
function Values() {
  const found = useAnalysis(position.value);
  return (
    <div class="values-panel">
      {found && <p class={`verdict ${found.outcome}`}>{verdict(found)}</p>}
      <p class="legend">
        <span class="key wins" /> {t('page-mark-wins')} <span class="key part" /> {t('page-mark-part')} <span class="key loses" /> {t('page-mark-loses')}
      </p>
      <LiveTable />
    </div>
  );
}

function AllMoves() {
  const found = useAnalysis(position.value);
  if (!found) return <p class="quiet">…</p>;
  const count = found.winning_moves;
  const shown = found.moves ?? [];
  return (
    <div class="all-moves">
      <p>{count === null || count === undefined ? t('page-moves-unknown') : count === '0' ? t('every-move-loses') : tn('page-moves-count', BigInt(count))}</p>
      <ul>
        {shown.slice(0, 60).map((move) => (
          <li key={move.move}>
            <button type="button" class="link" disabled={!yourTurn.value} onClick={() => void showMove(move)}>
              {move.text}
            </button>
          </li>
        ))}
      </ul>
      {(found.moves_complete === false || shown.length > 60) && <p class="quiet">{t('page-moves-cut')}</p>}
    </div>
  );
}
