// What the address of the page holds: the place, the position, and who plays. It stays behind the #, in the browser.

import { mistakes, opponent, place, position, yourTurn } from './state';
import type { Opponent, Place, Side } from './state';

export interface Address {
  place?: Place;
  position?: string;
  you?: Side;
  opponent?: Opponent;
  mistakes?: number;
}

const PLACES: readonly string[] = ['play', 'learn', 'explore'];
const OPPONENTS: readonly string[] = ['perfect', 'fallible', 'random', 'person'];

export function readAddress(): Address {
  const [name = '', query = ''] = location.hash.slice(1).split('?');
  const fields = new URLSearchParams(query);
  const address: Address = {};
  if (PLACES.includes(name)) address.place = name as Place;
  const position = fields.get('position');
  if (position) address.position = position;
  const side = fields.get('you');
  if (side === 'first' || side === 'second') address.you = side;
  const opponent = fields.get('opponent');
  if (opponent && OPPONENTS.includes(opponent)) address.opponent = opponent as Opponent;
  const rate = Number(fields.get('mistakes') ?? NaN);
  if (rate >= 0 && rate <= 1) address.mistakes = rate;
  return address;
}

/** The address of the position as it stands, to share. */
export function shareLink(): string {
  // In a shared position, whoever is to move is the first player.
  const side: Side = yourTurn.value ? 'first' : 'second';
  const fields = new URLSearchParams({ position: position.value, you: side, opponent: opponent.value });
  if (opponent.value === 'fallible') fields.set('mistakes', String(mistakes.value));
  return `${location.origin}${location.pathname}#play?${fields}`;
}

export function writeAddress(): void {
  const link = place.value === 'play' ? shareLink() : `#${place.value}`;
  history.replaceState(null, '', link);
}
