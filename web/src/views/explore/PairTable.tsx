// The values or outcomes of all positions with two numbers, as a heat map.

import { useState } from 'preact/hooks';
import type { PairTable as Found } from '../../solver';
import { games, solver } from '../../state';
import { lang, t } from '../../words';
import { Drawing } from './Drawing';
import { GameChoice, NumberChoice, Problem } from './GameChoice';
import { download } from './download';
import { ownRules } from './own-rules';
import { useAnswer } from './use-answer';

const MOST = 200;

export function PairTable() {
  const [game, setGame] = useState('wythoff');
  const [misere, setMisere] = useState(false);
  const [outcomes, setOutcomes] = useState(false);
  const [first, setFirst] = useState(20);
  const [second, setSecond] = useState(20);
  const asked = misere ? `misere ${game}` : game;
  const [found, problem] = useAnswer(() => solver.table(asked, first, second, outcomes), [asked, first, second, outcomes, lang.value, ownRules.value]);
  return (
    <section class="panel">
      <h2>{t('page-pairs-title')}</h2>
      <p>{t('page-pairs-help')}</p>
      <form class="inline" onSubmit={(event) => event.preventDefault()}>
        <GameChoice name="pairs" games={games.value.filter(({ table }) => table)} game={game} choose={setGame} />
        <label>
          {t('page-pairs-shown')}
          <select id="pairs-shown" value={outcomes ? 'outcomes' : 'values'} onChange={(event) => setOutcomes(event.currentTarget.value === 'outcomes')}>
            <option value="values">{t('page-pairs-values')}</option>
            <option value="outcomes">{t('page-pairs-outcomes')}</option>
          </select>
        </label>
        <label>
          {t('page-pairs-convention')}
          <select id="pairs-convention" value={misere ? 'misere' : 'normal'} onChange={(event) => setMisere(event.currentTarget.value === 'misere')}>
            <option value="normal">{t('page-pairs-normal')}</option>
            <option value="misere">{t('page-pairs-misere')}</option>
          </select>
        </label>
        <NumberChoice id="pairs-first" label={t('page-pairs-first')} least={0} most={MOST} value={first} choose={setFirst} />
        <NumberChoice id="pairs-second" label={t('page-pairs-second')} least={0} most={MOST} value={second} choose={setSecond} />
      </form>
      <Problem text={problem} />
      {found && <HeatMap found={found} />}
      {found && (
        <div class="buttons">
          <button id="pairs-csv" type="button" onClick={() => download(found.title, 'text/csv', csv(found))}>
            {t('page-csv')}
          </button>
          <button id="pairs-svg" type="button" onClick={() => download(found.title, 'image/svg+xml', found.svg)}>
            {t('page-svg')}
          </button>
        </div>
      )}
    </section>
  );
}

const cells = (found: Found): string[][] => found.values ?? found.outcomes ?? [];

function csv(found: Found): string {
  const columns = Array.from({ length: found.second + 1 }, (_, second) => `,${second}`).join('');
  return `${columns}\n${cells(found).map((row, first) => `${first},${row.join(',')}\n`).join('')}`;
}

function HeatMap({ found }: { found: Found }) {
  const nearest = (x: number, y: number) => {
    const [first, second] = [Math.floor(y), Math.floor(x)];
    const cell = cells(found)[first]?.[second];
    if (cell === undefined) return null;
    const lost = cell === '0' || cell === 'P';
    const text = t(lost ? 'page-pairs-lost' : 'page-pairs-won', { first: String(first), second: String(second), cell });
    return { x: second + 0.5, y: first + 0.5, text };
  };
  // The notes are in the picture, which is read out by its name only.
  return <Drawing svg={found.svg} label={[found.title, ...found.notes].join('. ')} units=".cells" nearest={nearest} />;
}
