// All wording comes from the library's Fluent messages: `t` looks one up in the chosen language.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { Solver } from './solver';

export const LANGUAGES = [
  ['en', 'English'],
  ['ru', 'Русский'],
  ['zh', '中文'],
] as const;

const bundle = signal<FluentBundle | null>(null);

export const lang = signal(initial());

function initial(): string {
  const known = (code: string | null) => LANGUAGES.some(([known]) => known === code);
  const kept = localStorage.getItem('nimatron-lang');
  if (kept && known(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? 'en';
}

/** Loads the messages of a language and switches to it. */
export async function speak(code: string, solver: Solver): Promise<void> {
  const resource = new FluentResource(await solver.words(code));
  const loaded = new FluentBundle(code, { useIsolating: false });
  loaded.addResource(resource);
  localStorage.setItem('nimatron-lang', code);
  lang.value = code;
  bundle.value = loaded;
  document.documentElement.lang = code;
  document.title = t('page-title');
}

/** The message `key` with its variables filled in. */
export function t(key: string, variables: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.value?.getMessage(key)?.value;
  return pattern && bundle.value ? bundle.value.formatPattern(pattern, variables, []) : key;
}

/** A message that counts: `$n` is shown, `$count` chooses the grammatical form. */
export function tn(key: string, n: bigint | number): string {
  const big = BigInt(n);
  const form = big < 1_000_000n ? Number(big) : Number(big % 1_000_000n) + 1_000_000;
  return t(key, { n: String(n), count: form });
}

/** A list of numbers, or of what ends with them, such as "1, 2 and 3". */
export function list(items: string[]): string {
  if (items.length <= 1) return items.join('');
  const separator = t('list-separator').replaceAll('"', '');
  return t('list-parts', { first: items.slice(0, -1).join(separator), last: items.at(-1) ?? '' });
}
