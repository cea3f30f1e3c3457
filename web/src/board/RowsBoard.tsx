// Rows of squares upon each other: a press on a square eats it with all above and to the right of it.

import { t } from '../words';
import { moveThat } from './listed';
import type { MovesProps } from './listed';

/** More squares than this are no picture. */
export const MOST_SQUARES = 600n;

export function RowsBoard({ board, moves, chosen, most, disabled, room, trace, marks, onChoose }: MovesProps) {
  const across = Math.max(Number(most.size), 1);
  const up = Math.max(most.count, 1);
  const side = Math.max(12, Math.floor(Math.min(84, (room.width - 16) / across, (room.height - 24) / up)));
  const now = JSON.stringify(chosen);
  const left = board.numbers.map(Number);
  const after = left.map((size, row) => {
    const change = chosen && 'set' in chosen ? chosen.set.find(([index]) => index === row) : undefined;
    return change ? Number(change[1]) : size;
  });
  const bite = (row: number, column: number) => {
    const eaten = board.numbers.flatMap((size, other): [number, string][] => (other >= row && Number(size) > column ? [[other, String(column)]] : []));
    return moveThat(board, moves, new Map(eaten));
  };
  const rows = Array.from({ length: up }, (_, i) => up - 1 - i);
  return (
    <div class="bites" style={{ gridTemplateColumns: `repeat(${across}, ${side}px)`, gridAutoRows: `${side}px` }}>
      {rows.map((row) =>
        Array.from({ length: across }, (_, column) => {
          const style = { gridRow: up - row, gridColumn: column + 1 };
          const place = `${row},${column}`;
          if (column >= (left[row] ?? 0)) {
            const gone = column < Number(trace.before(row));
            return gone ? <span key={place} class="bite ghost" style={style} aria-hidden="true" /> : null;
          }
          const move = bite(row, column);
          const poison = row === 0 && column === 0;
          const eaten = column >= (after[row] ?? 0);
          return (
            <button
              key={place}
              type="button"
              data-square={place}
              class={`bite ${eaten ? 'taken' : ''} ${poison ? 'poison' : ''} ${move && !disabled ? (marks.listed(move) ?? '') : ''}`}
              style={style}
              aria-pressed={move !== null && JSON.stringify(move) === now}
              aria-label={t('page-square-of-row', { row: row + 1, square: column + 1 })}
              disabled={disabled || move === null}
              onClick={() => onChoose(JSON.stringify(move) === now ? null : move)}
            />
          );
        }),
      )}
    </div>
  );
}
