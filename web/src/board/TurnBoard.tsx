// Coins in a row: choose a head to turn to tails and, if wished, a coin to its left.

import { turnedCoins } from '../draft';
import type { Board, Turning } from '../solver';
import { CoinRow } from './CoinRow';
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
  const mark = (coin: number) => (head !== null && coin < head ? marks.turn(head, coin) : turning.heads.includes(coin) ? marks.turn(coin, null) : null);
  return (
    <CoinRow
      numbers={board.numbers}
      width={board.sketch?.kind === 'lines' ? board.sketch.width : undefined}
      turned={(coin) => coins.includes(coin)}
      free={(coin) => turning.heads.includes(coin) || (head !== null && coin < head)}
      lately={trace.touches}
      mark={mark}
      disabled={disabled}
      room={room}
      onPress={press}
    />
  );
}
