import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BoardView } from '../board/BoardView';
import { setupOpen } from '../keys';
import { FIRST_GAME, again, choices, cursor, games, isStatic, jump, marking, opponent, over, plies, settled, start, study, thinking, toMove, trouble, winner, you, yourTurn } from '../state';
import { t } from '../words';
import { ActionBar } from './ActionBar';
import { Analysis } from './Analysis';
import { NewGame } from './NewGame';
import { Record } from './Record';

export function Play() {
  const stage = useRef<HTMLElement>(null);
  useRoomBelow(stage);
  return (
    <div class="play">
      <section class="stage" ref={stage}>
        <Welcome />
        <Rules />
        <Status />
        <div class="arena">
          <BoardView />
          <End />
        </div>
        <ActionBar />
      </section>
      <aside class="side">
        <Analysis />
        <Record />
        <p class="fine">
          {t('page-footer')} {!isStatic && <a href="/api">{t('page-api')}</a>}
        </p>
      </aside>
      <NewGame />
    </div>
  );
}

/** Tells the styles how much of the window is not the board's: what stands above it, and the bar. */
function useRoomBelow(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = stage.current;
    const arena = root?.querySelector<HTMLElement>('.arena');
    const bar = root?.querySelector<HTMLElement>('.bar');
    if (!root || !arena || !bar) return;
    const measure = () => root.style.setProperty('--above', `${arena.offsetTop + bar.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    for (const element of root.querySelectorAll('.rules, .bar')) observer.observe(element);
    const welcome = new MutationObserver(measure);
    welcome.observe(root, { childList: true });
    measure();
    return () => {
      observer.disconnect();
      welcome.disconnect();
    };
  }, []);
}

const MET = 'nimatron-met';

/** Greets the first visit. */
function Welcome() {
  const [met, setMet] = useState(() => localStorage.getItem(MET) !== null);
  if (met) return null;
  const meet = () => {
    localStorage.setItem(MET, 'yes');
    setMet(true);
  };
  // It says the rule of the first game, and of no other.
  const first = start.value === FIRST_GAME;
  return (
    <div class={`welcome ${first ? 'says-rule' : ''}`}>
      <p>
        <strong>{t('page-welcome')}</strong> {first && t('page-welcome-nim')}
      </p>
      <div class="buttons">
        <button
          id="welcome-learn"
          type="button"
          class="primary"
          onClick={() => {
            meet();
            study(0);
          }}
        >
          {t('page-welcome-learn')}
        </button>
        <button id="welcome-close" type="button" onClick={meet}>
          {t('page-welcome-play')}
        </button>
      </div>
    </div>
  );
}

/** What stands between components, by how they are played together. */
const SIGNS = { sum: '+', every: '&', all: '&&', some: '|' };

/** What is played, what a move is, and who wins at the end. */
function Rules() {
  const found = choices.value;
  // Several components of one game have one rule.
  const played = [...new Map(found?.components.map(({ game, rule }) => [game, rule]))].map(([name, rule]) => ({ name, rule, title: games.value.find((game) => game.name === name)?.title ?? '' }));
  return (
    <div class="rules">
      <div class="title">
        <h1>{played.map(({ title }) => title).join(` ${SIGNS[found?.compound ?? 'sum']} `)}</h1>
        <button id="new-game" type="button" onClick={() => (setupOpen.value = true)}>
          ＋ {t('page-setup')}
        </button>
      </div>
      <p class="rule">
        <code class="notation" title={found?.position}>
          {found?.position}
        </code>{' '}
        {played.map(({ name, title, rule }) => (
          <span key={name}>
            {played.length > 1 && <strong>{title}: </strong>}
            {rule}{' '}
          </span>
        ))}
        {found && found.components.length > 1 && <span>{t(`rule-of-${found.compound}`)} </span>}
        {found && <strong class={`convention ${found.convention}`}>{t(found.convention === 'normal' ? 'normal-play' : 'misere-play')}</strong>}
      </p>
    </div>
  );
}

/** A rule as a sentence. */
export function sentence(text: string): string {
  const end = /[.。]$/.test(text) ? '' : document.documentElement.lang === 'zh' ? '。' : '.';
  // A rule that begins with notation, such as octal(0.77), keeps it as it is written.
  const start = /^[a-z-]+\(/.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase();
  return start + text.slice(1) + end;
}

/** Who is to move, and what the opponent has just done. */
function Status() {
  const people = opponent.value === 'person';
  const last = plies.value[cursor.value - 1];
  const turn = yourTurn.value && settled.value ? 'you' : 'opponent';
  const key = over.value
    ? 'page-over'
    : thinking.value
      ? 'page-thinking'
      : people
        ? `page-turn-${toMove.value}`
        : yourTurn.value
          ? 'page-your-turn'
          : 'page-their-turn';
  return (
    <div class={`status ${over.value ? 'over' : ''} ${over.value && (people || winner.value === you.value) ? 'won' : ''} ${over.value && !people && winner.value !== you.value ? 'lost' : ''}`} data-turn={turn} data-ply={cursor.value}>
      <p class="turn">{t(key)}</p>
      {trouble.value && !setupOpen.value ? (
        <p class="problem" role="alert">
          ✗ {trouble.value.message}
        </p>
      ) : (
        <p class={`last-move ${last?.theirs ? 'theirs' : ''}`} title={last?.text}>
          {last ? t(people ? 'page-last-move' : last.theirs ? 'page-opponent-played' : 'page-you-played', { move: last.text }) : ''}
        </p>
      )}
    </div>
  );
}

/** Who has won, why, and what now. */
function End() {
  const [seen, setSeen] = useState(-1);
  const at = cursor.value;
  useEffect(() => {
    if (!over.value) setSeen(-1);
  }, [over.value]);
  const won = winner.value;
  if (!won || seen === at) return null;
  const people = opponent.value === 'person';
  const yours = won === you.value;
  const who = people ? `page-won-${won}` : yours ? 'page-you-won' : 'page-opponent-won';
  const misere = choices.value?.convention === 'misere';
  const stuck = people ? 'person' : (won === you.value) === misere ? 'you' : 'opponent';
  const look = () => {
    setSeen(at);
    marking.value = true;
    jump(0);
  };
  return (
    <>
      {(people || yours) && <Cheer />}
      <div class={`end ${people || yours ? 'won' : 'lost'}`} role="status">
        <p class="end-who">
          <span aria-hidden="true">{people || yours ? '★' : '☆'}</span> {t(who)}
        </p>
        <p>{t(`page-end-${misere ? 'misere' : 'normal'}-${stuck}`)}</p>
        <div class="buttons">
          <button id="again" type="button" class="primary" onClick={() => again()}>
            {t('page-again')}
          </button>
          {!people && (
            <button id="again-swapped" type="button" onClick={() => again(true)}>
              {t('page-again-swapped')}
            </button>
          )}
          {plies.value.length > 0 && (
            <button id="look" type="button" onClick={look}>
              {t('page-look')}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

/** Stones and coins that rain on the board of a game that was won, for those who do not mind movement. */
function Cheer() {
  return (
    <div class="cheer" aria-hidden="true">
      {Array.from({ length: 22 }, (_, i) => (
        // Spread without order, and always alike.
        <i key={i} style={{ '--at': (i * 37) % 100, '--after': ((i * 53) % 22) / 22 }} />
      ))}
    </div>
  );
}
