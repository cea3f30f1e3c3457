// A new game: which one, from which position, against whom. The game that is being played stays until the new one starts.

import { useEffect, useRef, useState } from 'preact/hooks';
import { setupOpen } from '../keys';
import { Refusal } from '../solver';
import type { Game } from '../solver';
import { OPPONENTS, beginAnew, choicesIn, games, mistakes, opponent, solver, start, trouble, you } from '../state';
import type { Opponent, Side } from '../state';
import { t } from '../words';
import { Dialog } from './Dialog';
import { Picture, kindOf } from './Picture';
import { sentence } from './Play';

export function NewGame() {
  return (
    <Dialog open={setupOpen} title={t('page-setup')} name="setup">
      <Setup />
    </Dialog>
  );
}

/** The parts of a position as it is written. */
function parts(text: string) {
  const misere = /^\s*mis[eè]re\b/i.test(text);
  const bare = text.replace(/^\s*(normal|mis[eè]re)\s+/i, '');
  const name = /^[a-z-]+/i.exec(bare)?.[0]?.toLowerCase() ?? '';
  const parameters = /^[a-z-]+\s*\(([^)]*)\)/i.exec(bare)?.[1];
  return { misere, bare, name, parameters, sum: /[+&|]/.test(bare.replace(/\([^)]*\)/g, '')) };
}

/** A game with what a move is in its example. */
interface Card {
  game: Game;
  kind: string;
  rule: string;
}

async function cardOf(game: Game): Promise<Card> {
  const component = await choicesIn(game.example).then(
    ({ components }) => components[0],
    () => undefined,
  );
  return { game, kind: component ? kindOf(component.board) : '', rule: component?.rule ?? sentence(game.rule) };
}

/** The games, one of each kind of picture first, so that those who look see what there is. None until all pictures are known: nothing jumps. */
function useGallery(): Card[] {
  const [ordered, setOrdered] = useState<Card[]>([]);
  const all = games.value;
  useEffect(() => {
    let wanted = true;
    void Promise.all(all.map(cardOf)).then((cards) => {
      const isFirst = ({ kind }: Card, index: number) => cards.findIndex((other) => other.kind === kind) === index;
      if (wanted) setOrdered([...cards.filter(isFirst), ...cards.filter((card, index) => !isFirst(card, index))]);
    });
    return () => {
      wanted = false;
    };
  }, [all]);
  return ordered;
}

function Setup() {
  const [text, setText] = useState(start.value);
  const [side, setSide] = useState<Side>(you.value);
  const [against, setAgainst] = useState<Opponent>(opponent.value);
  const [rate, setRate] = useState(mistakes.value);
  useEffect(() => {
    trouble.value = null;
  }, []);
  const [fields, setFields] = useState(false);
  const cards = useGallery();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('.card.chosen')?.scrollIntoView({ block: 'nearest' }), [cards.length]);
  const { misere, bare, name, parameters, sum } = parts(text);
  const game = games.value.find((game) => game.name === name);
  const play = async (position: string) => {
    const before = [you.value, opponent.value, mistakes.value] as const;
    [you.value, opponent.value, mistakes.value] = [side, against, rate];
    if (await beginAnew(position)) setupOpen.value = false;
    else [you.value, opponent.value, mistakes.value] = before;
  };
  const drawn = async () => {
    try {
      setText(await solver.random(text, Math.floor(Math.random() * 2 ** 31)));
      trouble.value = null;
    } catch (error) {
      if (error instanceof Refusal) trouble.value = error;
    }
  };
  const problem = trouble.value;
  const open = fields || problem !== null;
  return (
    <form
      ref={form}
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        void play(text);
      }}
    >
      <div class="gallery" role="radiogroup" aria-label={t('page-game')}>
        {cards.length === 0 && games.value.map(({ name }) => <span key={name} class="coming-card" />)}
        {cards.map(({ game: shown, rule }) => {
          const chosen = !sum && shown.name === name;
          return (
            <label key={shown.name} class={`card ${chosen ? 'chosen' : ''}`} data-game={shown.name}>
              <input type="radio" name="game" class="unseen" checked={chosen} onChange={() => setText(`${misere ? 'misere ' : ''}${shown.example}`)} />
              <Picture position={shown.example} />
              <strong>{shown.title}</strong>
              <span class="card-rule">{rule}</span>
            </label>
          );
        })}
      </div>
      {/* The games are many: on a phone all else stays at the bottom, most of it behind a button. */}
      <div class="setup-foot">
        <button id="setup-fields" type="button" aria-expanded={open} onClick={() => setFields(!open)}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span> {t('page-setup-fields')}
        </button>
        <div class={`setup-fields ${open ? 'open' : ''}`}>
          <label>
            {t('page-position')}
            <input
              id="position"
              type="text"
              spellcheck={false}
              autocomplete="off"
              value={text}
              aria-invalid={problem !== null}
              aria-describedby="position-help"
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <p id="position-help" class={problem ? 'problem' : 'help'} role={problem ? 'alert' : undefined}>
            {problem ? `✗ ${problem.message}` : t('page-position-help', { example: game?.example ?? start.value })} {!problem && game && !sum && sentence(game.rule)}
          </p>
          {game?.parameters && !sum && parameters !== undefined && (
            <label>
              {t('page-parameters', { names: game.parameters })}
              <input
                id="parameters"
                type="text"
                spellcheck={false}
                autocomplete="off"
                value={parameters}
                onInput={(event) => setText(text.replace(/\([^)]*\)/, `(${event.currentTarget.value.replace(/[()]/g, '')})`))}
              />
            </label>
          )}
          <fieldset>
            <legend>{t('page-convention')}</legend>
            {(['normal', 'misere'] as const).map((convention) => (
              <label key={convention} class="choice">
                <input type="radio" name="convention" value={convention} checked={misere === (convention === 'misere')} onChange={() => setText(`${convention === 'misere' ? 'misere ' : ''}${bare}`)} />
                {t(`page-convention-${convention}`)}
              </label>
            ))}
          </fieldset>
          <label>
            {t('page-opponent')}
            <select id="opponent" value={against} onChange={(event) => setAgainst(event.currentTarget.value as Opponent)}>
              {OPPONENTS.map((name) => (
                <option key={name} value={name}>
                  {t(`page-opponent-${name}`)}
                </option>
              ))}
            </select>
          </label>
          {against === 'fallible' && (
            <label>
              {t('page-mistakes', { percent: Math.round(rate * 100) })}
              <input id="mistakes" type="range" min="0" max="100" step="5" value={rate * 100} onInput={(event) => setRate(Number(event.currentTarget.value) / 100)} />
            </label>
          )}
          {against !== 'person' && (
            <fieldset>
              <legend>{t('page-begins')}</legend>
              {(['first', 'second'] as Side[]).map((who) => (
                <label key={who} class="choice">
                  <input type="radio" name="begins" value={who} checked={side === who} onChange={() => setSide(who)} />
                  {t(`page-begins-${who}`)}
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <div class="buttons setup-actions">
          <button id="start" type="submit" class="primary">
            {t('page-start')}
          </button>
          <button id="random" type="button" onClick={() => void drawn()}>
            {t('page-random')}
          </button>
        </div>
      </div>
    </form>
  );
}
