// The Grundy values of a heap game as a chart with its period, and the value of any sum.

import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../solver';
import type { Solved, Values } from '../solver';
import { games, solver, visit } from '../state';
import { lang, t } from '../words';

export function Explorer() {
  return (
    <div class="explore">
      <Sequence />
      <Sums />
    </div>
  );
}

function Sequence() {
  const [game, setGame] = useState('kayles');
  const [to, setTo] = useState(120);
  const [found, setFound] = useState<Values | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    solver.grundy(game, to).then(
      (values) => {
        if (!wanted) return;
        setFound(values);
        setProblem(null);
      },
      (error: unknown) => wanted && setProblem(error instanceof Refusal ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [game, to]);
  const sequences = games.value.filter((game) => game.sequence);
  const bare = (example: string) => /^[a-z-]+(\([^)]*\))?/.exec(example)?.[0] ?? example;
  return (
    <section class="panel">
      <h1>{t('page-explore-title')}</h1>
      <form class="inline" onSubmit={(event) => event.preventDefault()}>
        <label>
          {t('page-game')}
          <select id="sequence-game" value={sequences.some(({ example }) => bare(example) === game) ? game : ''} onChange={(event) => event.currentTarget.value && setGame(event.currentTarget.value)}>
            <option value="">…</option>
            {sequences.map(({ name, title, example }) => (
              <option key={name} value={bare(example)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('page-game-notation')}
          <input id="sequence-notation" type="text" spellcheck={false} value={game} onChange={(event) => setGame(event.currentTarget.value)} />
        </label>
        <label>
          {t('page-largest-heap')}
          <input id="sequence-to" type="number" min="1" max="20000" value={to} onChange={(event) => setTo(Math.max(1, Math.min(20000, Number(event.currentTarget.value) || 1)))} />
        </label>
      </form>
      {problem && (
        <p class="problem" role="alert">
          ✗ {problem}
        </p>
      )}
      {found && <Chart found={found} />}
      {found && <PeriodLine found={found} />}
      {found && <ValueTable found={found} />}
      {found && (
        <div class="buttons">
          <button id="csv" type="button" onClick={() => download(found)}>
            {t('page-csv')}
          </button>
        </div>
      )}
    </section>
  );
}

function PeriodLine({ found }: { found: Values }) {
  const period = found.period;
  if (!period) return <p>{t('page-no-period')}</p>;
  const key = period.kind === 'observed' ? 'period-observed' : period.saltus === '0' ? 'period-proved' : 'period-arithmetic-proved';
  return (
    <p id="period">
      {t(key, { preperiod: period.preperiod, period: period.period, saltus: period.saltus, source: period.source ?? '' })}
    </p>
  );
}

const WIDTH = 900;
const HEIGHT = 300;
const LEFT = 44;
const BOTTOM = 30;

function Chart({ found }: { found: Values }) {
  const values = found.values.map(Number);
  const last = Math.max(values.length - 1, 1);
  const most = Math.max(...values.slice(0, 20001), 1);
  const x = (heap: number) => LEFT + (heap / last) * (WIDTH - LEFT - 12);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - 12);
  const radius = Math.max(1, Math.min(4, 500 / last));
  const dots = values.map((value, heap) => `M${x(heap).toFixed(1)} ${y(value).toFixed(1)}h0`).join('');
  const period = found.period && { preperiod: Number(found.period.preperiod), length: Number(found.period.period) };
  const bands: [number, number][] = [];
  if (period && last / period.length < 400) {
    for (let from = period.preperiod; from <= last; from += 2 * period.length) bands.push([from, Math.min(from + period.length, last)]);
  }
  const ticks = (most: number, count: number) => {
    const rough = most / count;
    const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
    const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
    return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  };
  return (
    <figure>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('page-chart')}>
        <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('page-chart-label', { game: found.game, last: String(last), most: String(most) })}>
          {bands.map(([from, to]) => (
            <rect key={from} class="band" x={x(from)} y={8} width={Math.max(x(to) - x(from), 0.5)} height={HEIGHT - BOTTOM - 8} />
          ))}
          {ticks(most, 6).map((value) => (
            <g key={`y${value}`}>
              <line class="grid" x1={LEFT} x2={WIDTH - 12} y1={y(value)} y2={y(value)} />
              <text class="tick" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
                {value}
              </text>
            </g>
          ))}
          {ticks(last, 12).map((heap) => (
            <text key={`x${heap}`} class="tick" x={x(heap)} y={HEIGHT - 10} text-anchor="middle">
              {heap}
            </text>
          ))}
          {period && period.preperiod > 0 && period.preperiod <= last && <line class="preperiod" x1={x(period.preperiod)} x2={x(period.preperiod)} y1={8} y2={HEIGHT - BOTTOM} />}
          <path class="dots" d={dots} stroke-width={2 * radius} />
        </svg>
      </div>
      <figcaption class="quiet">
        {t('page-chart-caption')}
        {period ? ` ${t('page-chart-bands')}` : ''}
      </figcaption>
    </figure>
  );
}

function ValueTable({ found }: { found: Values }) {
  const length = Number(found.period?.period ?? 0);
  const width = length > 0 && length <= 40 ? length : 10;
  const shown = found.values.slice(0, 2000);
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
    </details>
  );
}

function download(found: Values): void {
  const rows = found.values.map((value, heap) => `${heap},${value}`);
  const csv = `heap,grundy\n${rows.join('\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = `${found.game.replace(/[^a-z0-9.]+/g, '-')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Any position, also a sum of several games: its value and who wins. */
function Sums() {
  const [text, setText] = useState('kayles 12 + nim 5 + moore(2) 1 2 3');
  const [found, setFound] = useState<Solved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    let wanted = true;
    solver.solve(asked, { grundy: true, explain: true }).then(
      (solved) => {
        if (!wanted) return;
        setFound(solved);
        setProblem(null);
      },
      (error: unknown) => {
        if (!wanted) return;
        setFound(null);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, lang.value]);
  return (
    <section class="panel">
      <h2>{t('page-sums-title')}</h2>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text);
        }}
      >
        <label>
          {t('page-position')}
          <input id="sum" type="text" spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {t('page-sums-ask')}
        </button>
        <button type="button" onClick={() => visit('play', asked)}>
          {t('page-lesson-play')}
        </button>
      </form>
      {problem && (
        <p class="problem" role="alert">
          ✗ {problem}
        </p>
      )}
      {found && (
        <div aria-live="polite">
          <p class={`verdict ${found.outcome}`}>
            <span aria-hidden="true">{found.outcome === 'N' ? '✓' : '✗'}</span> {found.told?.conclusion[0]}
          </p>
          <p>{t('field-grundy', { answer: found.grundy ?? t('unknown') })}</p>
          {found.told?.steps.flat().map((line, i) => (
            <p key={i}>{line}</p>
          ))}
          {found.winning_move && <p>{t('page-hint-move', { move: found.winning_move.text })}</p>}
        </div>
      )}
    </section>
  );
}
