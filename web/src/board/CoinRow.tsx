// Coins in a row, or in several, each of which shows heads or tails and can be turned over.

import { t } from '../words';
import type { Mark } from './marks';
import type { Room } from './room';

interface Props {
  numbers: string[];
  /** How many coins a row has, if there are several rows. */
  width?: number | undefined;
  /** Whether a coin is chosen to be turned over. */
  turned(coin: number): boolean;
  /** Whether it can be pressed. */
  free(coin: number): boolean;
  /** Whether the last move turned it over. */
  lately(coin: number): boolean;
  mark(coin: number): Mark;
  disabled: boolean;
  room: Room;
  onPress(coin: number): void;
}

export function CoinRow({ numbers, width, turned, free, lately, mark, disabled, room, onPress }: Props) {
  // All of a row beside each other, since left and right matter here.
  const across = Math.max(1, Math.min(width ?? numbers.length, numbers.length));
  const face = Math.max(20, Math.min(76, Math.floor((room.width - 8) / across) - 8));
  return (
    <div class={width === undefined ? 'coins' : 'coins lines'} style={{ '--face': `${face}px`, '--across': across }}>
      {numbers.map((number, coin) => {
        const shows = t(number === '1' ? 'page-heads' : 'page-tails');
        const now = turned(coin) ? (number === '1' ? '0' : '1') : number;
        return (
          <button
            key={coin}
            type="button"
            data-coin={coin}
            class={`flip ${now === '1' ? 'heads' : 'tails'} ${turned(coin) ? 'changed' : ''} ${lately(coin) ? 'last' : ''} ${mark(coin) ?? ''}`}
            aria-pressed={turned(coin)}
            aria-label={t('page-turn-coin', { number: coin + 1, shows })}
            disabled={disabled || !(turned(coin) || free(coin))}
            onClick={() => onPress(coin)}
          >
            <span class="face" data-letter={t(now === '1' ? 'page-heads-letter' : 'page-tails-letter')} />
            <span class="place" data-letter={coin + 1} />
          </button>
        );
      })}
    </div>
  );
}
