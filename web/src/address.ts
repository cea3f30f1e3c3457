// What the address of the page holds: the place, the game with its moves, and who plays. It stays behind the #, in the browser.

import { OPPONENTS, cursor, lesson, mistakes, opponent, place, plies, start, you } from './state';
import type { Opponent, Place, Side } from './state';

export interface Address {
  place?: Place;
  /** The lesson, from 0. */
  lesson?: number;
  position?: string;
  moves?: string[];
  /** After how many moves. */
  at?: number;
  you?: Side;
  opponent?: Opponent;
  mistakes?: number;
}

const PLACES: readonly string[] = ['play', 'learn', 'explore', 'sheet'];

export function readAddress(): Address {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [name = '', number = ''] = path.split('/');
  const fields = new URLSearchParams(query);
  const address: Address = {};
  if (PLACES.includes(name)) address.place = name as Place;
  if (name === 'learn' && /^[1-9]\d?$/.test(number)) address.lesson = Number(number) - 1;
  const position = fields.get('position');
  if (position) address.position = position;
  const moves = fields.get('moves');
  if (moves) address.moves = moves.split(';').map((move) => move.trim().replaceAll('&', '; '));
  const at = fields.get('at');
  if (at && /^\d{1,6}$/.test(at)) address.at = Number(at);
  const side = fields.get('you');
  if (side === 'first' || side === 'second') address.you = side;
  const opponent = fields.get('opponent');
  const known = OPPONENTS.find((name) => name === opponent);
  if (known) address.opponent = known;
  const rate = Number(fields.get('mistakes') ?? NaN);
  if (rate >= 0 && rate <= 1) address.mistakes = rate;
  return address;
}

/**
 * The address of the game as it stands, to share: the rules, the position and the moves. Between moves stands a `;`, so that between the
 * parts of a move in several components there stands a `&`.
 */
export function shareLink(): string {
  const fields = new URLSearchParams({ position: start.value });
  if (plies.value.length > 0) fields.set('moves', plies.value.map(({ move }) => move.replaceAll(/;\s*/g, '&')).join(';'));
  if (cursor.value < plies.value.length) fields.set('at', String(cursor.value));
  fields.set('you', you.value);
  fields.set('opponent', opponent.value);
  if (opponent.value === 'fallible') fields.set('mistakes', String(mistakes.value));
  return `${location.origin}${location.pathname}#play?${fields}`;
}

/** Shows where one is in the address; as a new entry of the browser's history if it is another place. */
export function writeAddress(elsewhere = false): void {
  const link = place.value === 'play' ? shareLink() : place.value === 'learn' ? `#learn/${lesson.value + 1}` : `#${place.value}`;
  if (new URL(link, location.href).href === location.href) return;
  if (elsewhere) history.pushState(null, '', link);
  else history.replaceState(null, '', link);
}
