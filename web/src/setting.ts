// A choice that the browser keeps.

import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

/** A switch that stays as it was left. */
export function setting(name: string, at: boolean): Signal<boolean> {
  const kept = localStorage.getItem(name);
  const value = signal(kept === null ? at : kept === 'yes');
  effect(() => localStorage.setItem(name, value.value ? 'yes' : 'no'));
  return value;
}
