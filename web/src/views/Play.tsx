import { useState } from 'preact/hooks';
import { BoardView } from '../board/BoardView';
import { choices, cursor, games, opponent, over, plies, settled, thinking, toMove, winner, you, yourTurn } from '../state';
import { t } from '../words';
import { Controls } from './Controls';
import { History } from './History';
import { Setup } from './Setup';
import { Why } from './Why';

export function Play() {
  const [why, setWhy] = useState(false);
  return (
    <div class="play">
      <Setup />
      <div class="table">
        <Rules />
        <Status />
        <LastMove />
        <BoardView />
        <Controls why={why} onWhy={() => setWhy(!why)} />
      </div>
      <div class="aside">
        {why && <Why />}
        <History />
      </div>
    </div>
  );
}

/** What is played, what a move is, and who wins at the end. */
function Rules() {
  const found = choices.value;
  if (!found) return null;
  const names = [...new Set(found.components.map(({ game }) => game))];
  const known = names.map((name) => games.value.find((game) => game.name === name));
  return (
    <div class="rules">
      <h1>{known.map((game) => game?.title ?? '').join(' + ')}</h1>
      <p>
        <code class="notation">{found.position}</code>
      </p>
      <p>
        {known.map((game) => (
          <span key={game?.name}>
            {names.length > 1 && <strong>{game?.title}: </strong>}
            {sentence(game?.rule ?? '')}{' '}
          </span>
        ))}
        <strong class={`convention ${found.convention}`}>{t(found.convention === 'normal' ? 'normal-play' : 'misere-play')}</strong>
      </p>
    </div>
  );
}

function sentence(text: string): string {
  const end = /[.。]$/.test(text) ? '' : document.documentElement.lang === 'zh' ? '。' : '.';
  // A rule that begins with notation, such as octal(0.77), keeps it as it is written.
  const start = /^[a-z-]+\(/.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase();
  return start + text.slice(1) + end;
}

function Status() {
  const people = opponent.value === 'person';
  if (over.value) {
    const won = winner.value;
    if (!won) return <p class="status">…</p>;
    const key = people ? `page-won-${won}` : won === you.value ? 'page-you-won' : 'page-opponent-won';
    const mark = people || won === you.value ? '★' : '☆';
    return (
      <p class={`status over ${won === you.value || people ? 'won' : 'lost'}`} role="status">
        <span aria-hidden="true">{mark}</span> {t(key)}
      </p>
    );
  }
  const key = thinking.value ? 'page-thinking' : people ? `page-turn-${toMove.value}` : yourTurn.value ? 'page-your-turn' : 'page-their-turn';
  return (
    <p class="status" data-turn={yourTurn.value && settled.value ? 'you' : 'opponent'} data-ply={cursor.value}>
      {t(key)}
    </p>
  );
}

/** What the opponent has just done. */
function LastMove() {
  const last = plies.value[cursor.value - 1];
  if (!last?.theirs) return null;
  return <p class="last">{t('page-opponent-played', { move: last.text })}</p>;
}
