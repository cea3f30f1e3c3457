// Coins in a row: choose a head to turn to tails and, if wished, a coin to its left.

import { turnedCoins } from '../draft';
import type { Board, Turning } from '../solver';
import { t } from '../words';
import type { Marks } from './marks';
import type { Room } from './room';
import type { Trace } from './trace';

interface Props {
  board: Board;
  turning: Turning;
  head: number | null;
  left: number | null;
  disabled: boolean;
  room: Room;
  trace: Trace;
  marks: Marks;
  onTurn(head: number | null, left: number | null): void;
}

export function TurnBoard({ board, turning, head, left, disabled, room, trace, marks, onTurn }: Props) {
  const press = (coin: number) => {
    if (coin === head) onTurn(null, null);
    else if (coin === left) onTurn(head, null);
    else if (head !== null && coin < head) onTurn(head, coin);
    else onTurn(coin, null);
  };
  const coins = head === null ? [] : turnedCoins(board, head, left);
  const lately = trace.draft?.kind === 'turn' && trace.draft.head !== null ? turnedCoins(board, trace.draft.head, trace.draft.left) : [];
  // All in one row, since left and right matter here.
  const face = Math.max(20, Math.min(76, Math.floor((room.width - 8) / Math.max(board.numbers.length, 1)) - 8));
  const mark = (coin: number) => (head !== null && coin < head ? marks.turn(head, coin) : turning.heads.includes(coin) ? marks.turn(coin, null) : null);
  return (
    <div class="coins" style={{ '--face': `${face}px` }}>
      {board.numbers.map((number, coin) => {
        const shows = t(number === '1' ? 'page-heads' : 'page-tails');
        const turned = coins.includes(coin);
        const free = turned || turning.heads.includes(coin) || (head !== null && coin < head);
        const now = turned ? (number === '1' ? '0' : '1') : number;
        return (
          <button
            key={coin}
            type="button"
            data-coin={coin}
            class={`flip ${now === '1' ? 'heads' : 'tails'} ${turned ? 'changed' : ''} ${lately.includes(coin) ? 'last' : ''} ${mark(coin) ?? ''}`}
            aria-pressed={turned}
            aria-label={t('page-turn-coin', { number: coin + 1, shows })}
            disabled={disabled || !free}
            onClick={() => press(coin)}
          >
            <span class="face" data-letter={t(now === '1' ? 'page-heads-letter' : 'page-tails-letter')} />
            <span class="place" data-letter={coin + 1} />
          </button>
        );
      })}
    </div>
  );
}
