// The binary column table: heaps over columns, their ones and what those leave modulo k + 1.

import type { Natural } from '../solver';
import { t } from '../words';

const MOST_HEAPS = 24;
const MOST_COLUMNS = 20;

interface Props {
  caption: string;
  heaps: bigint[];
  modulus: Natural;
  columns: number;
  /** What a cell shows, where it is not the heap's own digit. */
  digit?(heap: number, column: number): string;
  /** How a cell is marked. */
  mark?(heap: number, column: number): string;
  /** The column that is being looked at. */
  current?: number | null;
}

const bit = (heap: bigint, column: number) => String((heap >> BigInt(column)) & 1n);

export function Columns({ caption, heaps, modulus, columns, digit, mark, current }: Props) {
  const shown = digit ?? ((heap: number, column: number) => bit(heaps[heap] ?? 0n, column));
  const order = Array.from({ length: columns }, (_, i) => columns - 1 - i);
  const ones = (column: number) => heaps.reduce((sum, _, heap) => sum + (shown(heap, column) === '1' ? 1 : 0), 0);
  const open = (column: number) => heaps.some((_, heap) => !'01'.includes(shown(heap, column)));
  const residue = (column: number) => BigInt(ones(column)) % BigInt(modulus);
  const wrong = (column: number) => !open(column) && residue(column) !== 0n;
  if (columns === 0) return null;
  if (columns > MOST_COLUMNS || heaps.length > MOST_HEAPS) {
    const bad = order.filter(wrong);
    return (
      <div class="summary">
        <p>{t('table-summary', { columns: String(columns), wrong: String(bad.length), modulus })}</p>
        <ul>
          {bad.slice(0, 8).map((column) => (
            <li key={column}>{t('table-wrong-column', { column: String(column), ones: String(ones(column)), residue: String(residue(column)) })}</li>
          ))}
          {bad.length > 8 && <li>…</li>}
        </ul>
      </div>
    );
  }
  const state = (column: number) => (column === current ? 'current' : '');
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={caption}>
      <table class="columns">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table-column')}</th>
            {order.map((column) => (
              <th key={column} scope="col" class={state(column)}>
                {String(1n << BigInt(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heaps.map((heap, row) => (
            <tr key={row}>
              <th scope="row">{String(heap)}</th>
              {order.map((column) => (
                <td key={column} class={`${state(column)} ${shown(row, column) === '1' ? 'one' : 'zero'} ${mark?.(row, column) ?? ''}`}>
                  {shown(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table-ones')}</th>
            {order.map((column) => (
              <td key={column} class={state(column)}>
                {open(column) ? '' : ones(column)}
              </td>
            ))}
          </tr>
          <tr class="residues">
            <th scope="row">{t('table-residue', { modulus })}</th>
            {order.map((column) => (
              <td key={column} class={`${state(column)} ${wrong(column) ? 'wrong' : ''}`}>
                {open(column) ? '' : String(residue(column))}
              </td>
            ))}
          </tr>
          <tr class="marks">
            <th scope="row">{t('page-column-right')}</th>
            {order.map((column) => (
              <td key={column} class={`${state(column)} ${wrong(column) ? 'wrong' : 'right'}`}>
                {open(column) ? <span class="unseen">{t('page-column-open')}</span> : <Mark wrong={wrong(column)} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Mark({ wrong }: { wrong: boolean }) {
  return (
    <>
      <span aria-hidden="true">{wrong ? '✗' : '✓'}</span>
      <span class="unseen">{t(wrong ? 'page-column-is-wrong' : 'page-column-is-right')}</span>
    </>
  );
}
