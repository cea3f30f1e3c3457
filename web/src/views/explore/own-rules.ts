// A game of the reader's own, as a rule file.

import { signal } from '@preact/signals';
import { forgetAnswers, solver } from '../../state';

/** How positions name the rules. */
export const OWN_GAME = 'rules(mine)';

const KEPT = 'nimatron-rules';

/** What is written first: a game that is short and not in the list. */
export const EXAMPLE = 'game squares\nheap n\nfor k in 1..sqrt(n): take k * k\n';

/** The rules that are in use; null until some are. */
export const ownRules = signal<string | null>(null);

/** The rules as they were left. */
export const keptRules = (): string => localStorage.getItem(KEPT) ?? EXAMPLE;

/** Has positions mean these rules from now on. */
export function adopt(text: string): void {
  localStorage.setItem(KEPT, text);
  solver.setRules?.('mine', text);
  forgetAnswers();
  ownRules.value = text;
}

/** Takes up the rules that were used last, so that a game of them can go on. */
export function takeUpRules(): void {
  const kept = localStorage.getItem(KEPT);
  if (kept !== null) solver.setRules?.('mine', kept);
}
