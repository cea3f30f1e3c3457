// The Grundy values of a heap game as a chart with its period.

import { useState } from 'preact/hooks';
import type { Values } from '../../solver';
import { games, solver } from '../../state';
import { lang, t } from '../../words';
import { Drawing } from './Drawing';
import { GameChoice, NumberChoice, Problem } from './GameChoice';
import { download } from './download';
import { ownRules } from './own-rules';
import { useAnswer } from './use-answer';

const MOST = 20000;

export function Sequence() {
  const [game, setGame] = useState('kayles');
  const [to, setTo] = useState(120);
  const [found, problem] = useAnswer(() => solver.grundy(game, to), [game, to, lang.value, ownRules.value]);
  return (
    <section class="panel">
      <h1>{t('page-explore-title')}</h1>
      <form class="inline" onSubmit={(event) => event.preventDefault()}>
        <GameChoice name="sequence" games={games.value.filter(({ sequence }) => sequence)} game={game} choose={setGame} />
        <NumberChoice id="sequence-to" label={t('page-largest-heap')} least={1} most={MOST} value={to} choose={setTo} />
      </form>
      <Problem text={problem} />
      {found && <Chart found={found} />}
      {found && <ValueTable found={found} />}
      {found && (
        <div class="buttons">
          <button id="csv" type="button" onClick={() => download(found.game, 'text/csv', csv(found))}>
            {t('page-csv')}
          </button>
          <button id="svg" type="button" onClick={() => download(found.game, 'image/svg+xml', found.svg)}>
            {t('page-svg')}
          </button>
        </div>
      )}
    </section>
  );
}

function csv(found: Values): string {
  return `heap,grundy\n${found.values.map((value, heap) => `${heap},${value}\n`).join('')}`;
}

function Chart({ found }: { found: Values }) {
  const nearest = (x: number) => {
    const heap = Math.round(x);
    const value = found.values[heap];
    return value === undefined ? null : { x: heap, y: Number(value), text: t('page-heap-value', { heap: String(heap), value }) };
  };
  return (
    <>
      <Drawing svg={found.svg} label={t('page-chart')} units=".plot" nearest={nearest} />
      <ul id="period" class="notes">
        {found.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

const MOST_LISTED = 2000;

function ValueTable({ found }: { found: Values }) {
  const length = Number(found.period?.period ?? 0);
  const width = length > 0 && length <= 40 ? length : 10;
  const shown = found.values.slice(0, MOST_LISTED);
  const rows = Array.from({ length: Math.ceil(shown.length / width) }, (_, row) => shown.slice(row * width, (row + 1) * width));
  return (
    <details>
      <summary>{t('page-value-table')}</summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('page-value-table')}>
        <table class="values">
          <thead>
            <tr>
              <th scope="col">{t('page-heap-plus')}</th>
              {Array.from({ length: width }, (_, i) => (
                <th key={i} scope="col">
                  +{i}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{i * width}</th>
                {row.map((value, j) => (
                  <td key={j}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.values.length > MOST_LISTED && <p class="quiet">{t('page-values-cut', { last: String(MOST_LISTED - 1) })}</p>}
    </details>
  );
}
