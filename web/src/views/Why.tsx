// Why a position is won or lost: the argument as the library gives it, with its tables drawn.

import type { Natural, Solved, Step } from '../solver';
import { boards, choices, position, preview } from '../state';
import { t } from '../words';
import { verdict } from './Analysis';
import { Columns } from './Columns';
import { Construction } from './Construction';
import { useAnalysis } from './use-analysis';

export function Why() {
  const here = position.value;
  const found = useAnalysis(here);
  return (
    <section class="why" aria-label={t('page-why')}>
      {found ? <Argument found={found} /> : <p class="quiet">…</p>}
      {found && found.outcome === 'P' && preview.value && <Answer to={preview.value.to} />}
    </section>
  );
}

function Argument({ found }: { found: Solved }) {
  const { told, because = [] } = found;
  if (!told) return null;
  return (
    <>
      <p class={`verdict ${found.outcome}`}>
        {verdict(found)}
      </p>
      <dl class="facts">
        <Fact name={t('page-fact-count')} value={found.winning_moves} />
        {choices.value?.convention === 'normal' && <Fact name={t('page-fact-grundy')} value={found.grundy} />}
        <Fact name={t('page-fact-remoteness')} value={found.remoteness} />
      </dl>
      <p class="because">{told.because}</p>
      {because.map((step, i) => (
        <Piece key={i} step={step} lines={told.steps[i] ?? []} earlier={because.slice(0, i)} />
      ))}
      {told.conclusion.slice(1).map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </>
  );
}

function Fact({ name, value }: { name: string; value: Natural | number | null | undefined }) {
  const known = value !== null && value !== undefined;
  return (
    <div>
      <dt>{name}</dt>
      <dd class={known ? undefined : 'unknown'}>{known ? shortened(String(value)) : t('unknown')}</dd>
    </div>
  );
}

function shortened(digits: string): string {
  return digits.length <= 24 ? digits : `${digits.slice(0, 10)}…${digits.slice(-6)} (${digits.length})`;
}

/** The heaps that a table is about: those of the last reduction, or the position's own. */
function heapsBefore(earlier: Step[]): bigint[] {
  const reduced = earlier.findLast((step) => step.step === 'reduced');
  const numbers = reduced?.step === 'reduced' ? reduced.heaps : (boards.value[0]?.numbers ?? []);
  return numbers.map(BigInt);
}

function Piece({ step, lines, earlier }: { step: Step; lines: string[]; earlier: Step[] }) {
  const heaps = heapsBefore(earlier);
  switch (step.step) {
    case 'columns':
      return (
        <div class="piece">
          <p>{lines[0]}</p>
          <Columns caption={t('page-table')} heaps={heaps} modulus={step.modulus} columns={step.ones.length} />
          <Lines lines={lines.slice(1)} />
        </div>
      );
    case 'loosening': {
      const columns = earlier.findLast((step) => step.step === 'columns');
      const modulus = columns?.step === 'columns' ? columns.modulus : '2';
      return (
        <div class="piece">
          <h3>{t('explain-construction')}</h3>
          <Construction heaps={heaps} modulus={modulus} steps={step.steps} order={step.order} lines={lines} />
        </div>
      );
    }
    case 'after': {
      const columns = step.because.find((inner) => inner.step === 'columns');
      return (
        <details class="piece">
          <summary>{lines[0]}</summary>
          {columns?.step === 'columns' && <Columns caption={lines[0] ?? ''} heaps={step.heaps.map(BigInt)} modulus={columns.modulus} columns={columns.ones.length} />}
          <Lines lines={lines.slice(1)} />
        </details>
      );
    }
    default:
      return (
        <div class="piece">
          <Lines lines={lines} />
        </div>
      );
  }
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </>
  );
}

/** In a lost position: what the opponent would answer to the move chosen on the board. */
function Answer({ to }: { to: string }) {
  const found = useAnalysis(to);
  if (!found?.winning_move) return null;
  return <p class="answer">{t('page-answer', { move: found.winning_move.text })}</p>;
}
