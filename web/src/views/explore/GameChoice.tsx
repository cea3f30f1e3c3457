// Which game is explored: from the list, or in the notation.

import type { Game } from '../../solver';
import { t } from '../../words';
import { OWN_GAME, ownRules } from './own-rules';

interface Properties {
  name: string;
  games: Game[];
  game: string;
  choose: (game: string) => void;
}

/** The game of an example, without its numbers. */
const bare = (example: string) => /^[a-z-]+(\([^)]*\))?/.exec(example)?.[0] ?? example;

export function GameChoice({ name, games, game, choose }: Properties) {
  const hasOwn = ownRules.value !== null;
  const listed = (hasOwn && game === OWN_GAME) || games.some(({ example }) => bare(example) === game);
  return (
    <>
      <label>
        {t('page-game')}
        <select id={`${name}-game`} value={listed ? game : ''} onChange={(event) => event.currentTarget.value && choose(event.currentTarget.value)}>
          <option value="">…</option>
          {games.map(({ name, title, example }) => (
            <option key={name} value={bare(example)}>
              {title}
            </option>
          ))}
          {hasOwn && <option value={OWN_GAME}>{t('page-rules-title')}</option>}
        </select>
      </label>
      <label>
        {t('page-game-notation')}
        <input id={`${name}-notation`} type="text" spellcheck={false} value={game} onChange={(event) => choose(event.currentTarget.value)} />
      </label>
    </>
  );
}

/** A number from `least` to `most`. */
export function NumberChoice({ id, label, least, most, value, choose }: { id: string; label: string; least: number; most: number; value: number; choose: (value: number) => void }) {
  return (
    <label>
      {label}
      <input id={id} type="number" min={least} max={most} value={value} onChange={(event) => choose(Math.max(least, Math.min(most, Math.trunc(Number(event.currentTarget.value)) || least)))} />
    </label>
  );
}

export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p class="problem" role="alert">
      ✗ {text}
    </p>
  ) : null;
}
