// A number that is chosen with keys, by whatever element it is drawn.

import { label } from './item';
import type { Item } from './item';

let typed = { at: 0, text: '', item: -1 };

/** The attributes with which an element lets keys choose an amount: arrows change it, digits set it. */
export function spin(item: Item) {
  const slides = item.verb === 'slide';
  // A coin is sent to a square; elsewhere an amount is taken.
  const place = item.look === 'strip' ? BigInt(item.index) : item.size;
  const goal = (amount: bigint) => (item.rises ? place + amount : place - amount);
  const shown = slides ? goal(item.amount) : item.amount;
  const safe = shown <= BigInt(Number.MAX_SAFE_INTEGER);
  const set = (value: bigint) => item.take(slides ? (item.rises ? value - place : place - value) : value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const up = event.key === 'ArrowUp' || event.key === '+';
    const down = event.key === 'ArrowDown' || event.key === '-';
    if (up || down) {
      event.preventDefault();
      const next = item.next(slides && !item.rises ? down : up);
      if (!item.disabled && next !== null) item.take(next);
    } else if (/^\d$/.test(event.key)) {
      event.preventDefault();
      if (item.disabled) return;
      const now = Date.now();
      const going = typed.item === item.index && now - typed.at < 900 ? typed.text : '';
      const text = [going + event.key, event.key].find((text) => set(BigInt(text)));
      typed = { at: now, text: text ?? going + event.key, item: item.index };
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      event.stopPropagation();
      const all = [...document.querySelectorAll<HTMLElement>('.board [role="spinbutton"], .board .stepper input, .board button:enabled:not(.step)')];
      all[all.indexOf(event.currentTarget as HTMLElement) + (event.key === 'ArrowLeft' ? -1 : 1)]?.focus();
    }
  };
  return {
    role: 'spinbutton' as const,
    tabIndex: 0,
    'aria-label': label(item),
    'aria-valuenow': safe ? Number(shown) : undefined,
    'aria-valuetext': String(shown),
    'aria-disabled': item.disabled,
    onKeyDown,
  };
}
