// The solver on the thread that asks.

import { NimatronError, readAnswer } from './error.js';
import type { Host } from './host.js';
import { languageOf } from './messages.js';
import type { Language } from './messages.js';
import { Solver, initSync } from './nimatron.js';
import type { Questions } from './schema.js';

/** A kind of question: `solve`, `moves`, `play`, … */
export type Kind = keyof Questions;

/** How much work an answer may cost. */
export interface Budget {
  /** The most steps; the default, ten million, takes a few seconds at worst. */
  steps?: number;
}

/** The solver on this thread: it answers at once, and nothing else happens meanwhile. */
export class Nimatron {
  private readonly solver: Solver;

  constructor(
    module: WebAssembly.Module,
    private readonly messages: ReadonlyMap<Language, string>,
  ) {
    initSync({ module });
    this.solver = new Solver();
    for (const [lang, text] of messages) this.solver.giveMessages(lang, text);
  }

  /** Answers a question. Throws a `NimatronError` if it is wrong or out of reach. */
  ask<K extends Kind>(kind: K, question: Questions[K]['question'], budget: Budget = {}): Questions[K]['answer'] {
    const lang = languageOf(question);
    if (lang && !this.messages.has(lang)) throw new NimatronError('unknown-language', `load(['${lang}']) loads the messages of this language`);
    return readAnswer(this.solver.answer(JSON.stringify({ [kind]: question }), budget.steps));
  }

  /** Keeps a rule file, which positions then name: `rules(NAME) 3 4`. */
  setRules(name: string, text: string): void {
    this.solver.setRules(name, text);
  }
}

/** Loads the solver, and the messages of some languages, on this thread. */
export async function loaded(host: Host, langs: readonly Language[]): Promise<Nimatron> {
  const read = Promise.all(langs.map(async (lang) => [lang, await host.messages(lang)] as const));
  return new Nimatron(await host.compile(), new Map(await read));
}
