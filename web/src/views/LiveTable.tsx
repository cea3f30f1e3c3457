// The column table of the position as it would be after the move on the board.

import { useEffect, useState } from 'preact/hooks';
import type { Choices, Solved, Step } from '../solver';
import { choicesIn, cursor, place, position, preview, yourTurn } from '../state';
import { t } from '../words';
import { Columns } from './Columns';
import { useAnalysis } from './use-analysis';

export function LiveTable() {
  const chosen = preview.value;
  const found = useAnalysis(chosen?.to ?? position.value);
  const numbers = useNumbers(chosen?.to ?? position.value);
  const [last, setLast] = useState<{ found: Solved; numbers: bigint[]; chosen: boolean } | null>(null);
  useEffect(() => {
    if (found && numbers) setLast({ found, numbers, chosen: chosen !== null });
  }, [found, numbers]);
  const because = last?.found.because ?? [];
  const at = because.findIndex((step) => step.step === 'columns');
  const columns = because[at];
  if (!last || columns?.step !== 'columns') return null;
  const reduced = because.slice(0, at).findLast((step): step is Extract<Step, { step: 'reduced' }> => step.step === 'reduced');
  const heaps = reduced ? reduced.heaps.map(BigInt) : last.numbers;
  // After the chosen move the other is to move.
  const lost = last.found.outcome === 'P';
  const yours = (place.value === 'learn' ? cursor.value % 2 === 0 : yourTurn.value) !== last.chosen;
  const good = lost !== yours;
  return (
    <div class="live-table">
      <h2>{t(last.chosen ? 'page-live-table' : 'page-table')}</h2>
      <Columns caption={t('page-table')} heaps={heaps} modulus={columns.modulus} columns={columns.ones.length} />
      <p class={`whose ${good ? 'good' : 'bad'}`} aria-live="polite">
        {t(lost ? (yours ? 'page-lost-for-you' : 'page-lost-for-opponent') : yours ? 'page-won-for-you' : 'page-won-for-opponent')}
      </p>
    </div>
  );
}

/** The numbers of a position that is one game. */
function useNumbers(position: string): bigint[] | null {
  const [found, setFound] = useState<Choices | null>(null);
  useEffect(() => {
    let wanted = true;
    choicesIn(position).then(
      (found) => wanted && setFound(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [position]);
  if (found?.position !== position) return null;
  return found.components.length === 1 ? (found.components[0]?.board.numbers.map(BigInt) ?? null) : [];
}
