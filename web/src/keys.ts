// The keys that work everywhere on the page.

import { signal } from '@preact/signals';
import { chooseAll, confirm, cursor, jump, moreHint, over, place, plies, redo, settled, undo, values, yourTurn } from './state';

/** What is open in front of or beside the game. */
export const setupOpen = signal(false);
export const keysOpen = signal(false);
export const whyOpen = signal(false);

/** Each key and the message that says what it does: `page-key-…`. */
export const KEYS: readonly [string[], string][] = [
  [['↑', '↓', '0–9'], 'change'],
  [['←', '→'], 'heaps'],
  [['Enter'], 'confirm'],
  [['Esc'], 'clear'],
  [[',', '.', '←', '→'], 'step'],
  [['Home', 'End'], 'ends'],
  [['u', 'r'], 'undo'],
  [['h'], 'hint'],
  [['w'], 'why'],
  [['v'], 'values'],
  [['n'], 'new'],
  [['?'], 'keys'],
];

const back = () => jump(cursor.value - 1);
const on = () => jump(cursor.value + 1);

const IN_GAME: Record<string, () => void> = {
  u: undo,
  r: redo,
  h: () => void (yourTurn.value && settled.value && !over.value && moreHint()),
  w: () => (whyOpen.value = !whyOpen.value),
  v: () => (values.value = !values.value),
  n: () => (setupOpen.value = true),
  ',': back,
  '.': on,
  ArrowLeft: back,
  ArrowRight: on,
  Home: () => jump(0),
  End: () => jump(plies.value.length),
};

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return;
  const onBoard = target.closest('.board') !== null;
  const writes = target.matches('input, textarea, select');
  if (event.key === 'Enter' && onBoard) return done(event, () => void confirm());
  if (event.key === 'Escape' && place.value !== 'explore') return done(event, () => void chooseAll([]));
  if (writes && !(onBoard && /^[a-z?]$/.test(event.key))) return;
  if (event.key === '?') return done(event, () => (keysOpen.value = true));
  const act = place.value === 'play' ? IN_GAME[event.key] : undefined;
  if (act && !(target.closest('.scroll') && event.key.startsWith('Arrow'))) done(event, act);
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

export function listenToKeys(): void {
  document.addEventListener('keydown', onKeyDown);
}
