// The solver on the thread that asks.

import { readAnswer } from './error.js';
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

  constructor(module: WebAssembly.Module) {
    initSync({ module });
    this.solver = new Solver();
  }

  /** Answers a question. Throws a `NimatronError` if it is wrong or out of reach. */
  ask<K extends Kind>(kind: K, question: Questions[K]['question'], budget: Budget = {}): Questions[K]['answer'] {
    return readAnswer(this.solver.answer(JSON.stringify({ [kind]: question }), budget.steps));
  }

  /** Keeps a rule file, which positions then name: `rules(NAME) 3 4`. */
  setRules(name: string, text: string): void {
    this.solver.setRules(name, text);
  }
}
