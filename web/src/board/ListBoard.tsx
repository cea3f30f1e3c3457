// Numbers with a list of moves, one of which is chosen: where no other way says what is legal.

import type { Action, Board } from '../solver';
import { list, t } from '../words';
import type { Marks } from './marks';

/** More buttons than this are of no use; further moves can be typed. */
const MOST_BUTTONS = 400;

interface Props {
  board: Board;
  moves: Action[];
  chosen: Action | null;
  disabled: boolean;
  marks: Marks;
  onChoose(move: Action | null): void;
}

export function ListBoard({ board, moves, chosen, disabled, marks, onChoose }: Props) {
  const now = JSON.stringify(chosen);
  return (
    <div class="list-board">
      <p class="listed-numbers">
        {shownNumbers(board).map((number, index) => (
          <span key={index} class="listed-number" data-heap={index}>
            <span class="quiet">{index + 1}</span> <span class="big-number">{number}</span>
          </span>
        ))}
      </p>
      <div class="amounts listed" role="group" aria-label={t('page-listed')}>
        {moves.slice(0, MOST_BUTTONS).map((move) => {
          const key = JSON.stringify(move);
          return (
            <button key={key} type="button" class={`amount ${marks.listed(move) ?? ''}`} aria-pressed={key === now} disabled={disabled} onClick={() => onChoose(key === now ? null : move)}>
              {moveText(board, move)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The numbers, in pairs where they are the ends of edges or of gaps. */
function shownNumbers(board: Board): string[] {
  if (board.look !== 'tuples') return board.numbers;
  return board.numbers.flatMap((number, index) => (index % 2 === 0 ? [`${number}–${board.numbers[index + 1] ?? ''}`] : []));
}

function moveText(board: Board, move: Action): string {
  if ('split' in move) return shownNumbers(board)[Math.floor(move.split.index / 2)] ?? '';
  if ('in' in move || 'together' in move) return '';
  const own = move.set.filter(([index]) => index < board.numbers.length);
  if (board.look === 'coins') return list(own.map(([coin]) => String(coin + 1)).reverse());
  if (board.look === 'tuples') return list(own.map(([index, to]) => `${Math.floor(index / 2) + 1}: ${board.numbers[index]} → ${to}`));
  const one = own.length === 1 && board.numbers.length === 1;
  return list(own.map(([index, to]) => `${one ? '' : `${index + 1}: `}${board.numbers[index]} → ${to}`));
}
