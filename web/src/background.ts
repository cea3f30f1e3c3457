// The solver in the browser: the package `nimatron`, whose files lie beside the page.

import type { AskOptions, Kind, NimatronWorker, Questions } from '../nimatron/src/browser';
import { Refusal } from './solver';
import type { Action, Choices, Game, Level, PairTable, Played, Quotient, SolveOptions, Solved, Solver, Values } from './solver';

/** Where the site keeps the package. */
const PACKAGE = './nimatron/browser.js';

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 10_000;

/** How many steps it may take: an analysis waits for every field, also for those that are out of reach. */
const STEPS = { quick: 1_000_000, thorough: 2_000_000, solve: 300_000 };

/** The two workers: a board that is being played on does not wait for an analysis. */
interface Workers {
  quick: NimatronWorker;
  thorough: NimatronWorker;
}

export class BackgroundSolver implements Solver {
  private readonly workers: Promise<Workers>;

  constructor(
    private readonly lang: () => string,
    /** What is said if an answer takes too long. */
    private readonly late: () => string,
  ) {
    this.workers = open();
  }

  solve(position: string, options: SolveOptions = {}): Promise<Solved> {
    return this.ask('thorough', 'solve', { position, ...options });
  }

  choices(position: string): Promise<Choices> {
    return this.ask('quick', 'moves', { position });
  }

  play(position: string, move: Action | string): Promise<Played> {
    return this.ask('quick', 'play', { position, move });
  }

  reply(position: string, level: Level): Promise<Played> {
    return this.ask('quick', 'reply', { position, ...level });
  }

  async random(game: string, seed: number): Promise<string> {
    const drawn: { position: string } = await this.ask('quick', 'random', { game, seed });
    return drawn.position;
  }

  grundy(game: string, to: number): Promise<Values> {
    return this.ask('thorough', 'grundy', { game, to, svg: true });
  }

  table(game: string, first: number, second: number, outcomes: boolean): Promise<PairTable> {
    return this.ask('thorough', 'table', { game, first, second, outcomes, svg: true });
  }

  quotient(game: string, to: number): Promise<Quotient> {
    return this.ask('thorough', 'quotient', { game, to });
  }

  async games(): Promise<Game[]> {
    const listed: { games: Game[] } = await this.ask('quick', 'games', {});
    // Games of rule files have no board.
    return listed.games.filter(({ name }) => name !== 'rules');
  }

  setRules(name: string, text: string): void {
    void this.workers.then(({ quick, thorough }) => [quick, thorough].forEach((worker) => worker.setRules(name, text)));
  }

  async words(lang: string): Promise<string> {
    const { quick } = await this.workers;
    return (await quick.ask('messages', { lang })).messages;
  }

  private async ask<K extends Kind, T>(who: keyof Workers, kind: K, question: Omit<Questions[K]['question'], 'lang'>): Promise<T> {
    const worker = (await this.workers)[who];
    const asked = { ...question, lang: this.lang() } as Questions[K]['question'];
    try {
      const steps = kind === 'solve' ? STEPS.solve : STEPS[who];
      return (await worker.ask(kind, asked, { timeout: TIMEOUT, steps } satisfies AskOptions)) as T;
    } catch (error) {
      throw this.refusal(error);
    }
  }

  private refusal(error: unknown): Refusal {
    const { code, message, at } = error as { code?: string; message: string; at?: { line: number; column: number } | null };
    return new Refusal(code ?? 'failed', code === 'deadline' ? this.late() : message, at ?? null);
  }
}

async function open(): Promise<Workers> {
  const address = new URL(PACKAGE, document.baseURI).href;
  const { start } = (await import(/* @vite-ignore */ address)) as typeof import('../nimatron/src/browser');
  const quick = start();
  return { quick, thorough: quick.another() };
}
