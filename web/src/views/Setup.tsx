import { useEffect, useState } from 'preact/hooks';
import { begin, flip, games, mistakes, opponent, seed, solver, start, trouble, you } from '../state';
import type { Opponent, Side } from '../state';
import { t } from '../words';

const OPPONENTS: Opponent[] = ['perfect', 'fallible', 'random', 'person'];

// On a small screen the board comes first, and setting up is folded away.
const wide = matchMedia('(min-width: 761px)').matches;

export function Setup() {
  const [text, setText] = useState(start.value);
  useEffect(() => setText(start.value), [start.value]);
  const misere = /^\s*mis[eè]re\b/i.test(text);
  const bare = text.replace(/^\s*(normal|mis[eè]re)\s+/i, '');
  const name = /^[a-z-]+/i.exec(bare)?.[0]?.toLowerCase() ?? '';
  const game = games.value.find((game) => game.name === name);
  const sum = bare.includes('+');
  const parameters = /^[a-z-]+\s*\(([^)]*)\)/i.exec(bare)?.[1];
  const play = async (position: string) => {
    seed.value = Math.floor(Math.random() * 2 ** 31);
    if (await begin(position)) setText(start.value);
  };
  const drawn = async () => {
    try {
      await play(await solver.random(text, Math.floor(Math.random() * 2 ** 31)));
    } catch {
      await play(text);
    }
  };
  const problem = trouble.value;
  return (
    <details class="setup panel" open={wide}>
      <summary>
        <h2>{t('page-setup')}</h2>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void play(text);
        }}
      >
        <label>
          {t('page-game')}
          <select
            id="game"
            value={sum ? '' : name}
            onChange={(event) => {
              const chosen = games.value.find((game) => game.name === event.currentTarget.value);
              if (chosen) void play(`${misere ? 'misere ' : ''}${chosen.example}`);
            }}
          >
            {(sum || !game) && <option value="">{t('page-sum')}</option>}
            {games.value.map((game) => (
              <option key={game.name} value={game.name}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
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
          {problem ? `✗ ${place(problem.at)}${problem.message}` : t('page-position-help', { example: game?.example ?? 'moore(2) 3 4 5' })}
        </p>
        <fieldset>
          <legend>{t('page-convention')}</legend>
          {(['normal', 'misere'] as const).map((convention) => (
            <label key={convention} class="choice">
              <input
                type="radio"
                name="convention"
                value={convention}
                checked={misere === (convention === 'misere')}
                onChange={() => void play(`${convention === 'misere' ? 'misere ' : ''}${bare}`)}
              />
              {t(`page-convention-${convention}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('page-begins')}</legend>
          {(['first', 'second'] as Side[]).map((side) => (
            <label key={side} class="choice">
              <input
                type="radio"
                name="begins"
                value={side}
                checked={you.value === side}
                disabled={opponent.value === 'person'}
                onChange={() => {
                  you.value = side;
                  void play(start.value);
                }}
              />
              {t(`page-begins-${side}`)}
            </label>
          ))}
        </fieldset>
        <label>
          {t('page-opponent')}
          <select
            id="opponent"
            value={opponent.value}
            onChange={(event) => {
              opponent.value = event.currentTarget.value as Opponent;
              // If it is the new opponent's turn it moves at once.
              flip();
              flip();
            }}
          >
            {OPPONENTS.map((name) => (
              <option key={name} value={name}>
                {t(`page-opponent-${name}`)}
              </option>
            ))}
          </select>
        </label>
        {opponent.value === 'fallible' && (
          <label>
            {t('page-mistakes', { percent: Math.round(mistakes.value * 100) })}
            <input type="range" min="0" max="100" step="5" value={mistakes.value * 100} onInput={(event) => (mistakes.value = Number(event.currentTarget.value) / 100)} />
          </label>
        )}
        <div class="buttons">
          <button type="submit" class="primary">
            {t('page-start')}
          </button>
          <button type="button" onClick={() => void drawn()}>
            {t('page-random')}
          </button>
        </div>
      </form>
    </details>
  );
}

function place(at: { line: number; column: number } | null): string {
  return at ? `${at.line}:${at.column} ` : '';
}
