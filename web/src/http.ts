// The solver behind the HTTP API.

import { Refusal } from './solver';
import type { Choices, Game, Level, PairTable, Played, Quotient, SolveOptions, Solved, Solver, Values, Action } from './solver';

export class HttpSolver implements Solver {
  constructor(private readonly lang: () => string) {}

  solve(position: string, options: SolveOptions = {}): Promise<Solved> {
    return this.post('/api/solve', { position, ...options, lang: this.lang() });
  }

  choices(position: string): Promise<Choices> {
    return this.post('/api/moves', { position, lang: this.lang() });
  }

  play(position: string, move: Action | string): Promise<Played> {
    return this.post('/api/play', { position, move, lang: this.lang() });
  }

  reply(position: string, level: Level): Promise<Played> {
    return this.post('/api/reply', { position, ...level, lang: this.lang() });
  }

  async random(game: string, seed: number): Promise<string> {
    const drawn: { position: string } = await this.get('/api/random', { game, seed: String(seed) });
    return drawn.position;
  }

  grundy(game: string, to: number): Promise<Values> {
    return this.get('/api/grundy', { game, to: String(to), svg: 'true', lang: this.lang() });
  }

  table(game: string, first: number, second: number, outcomes: boolean): Promise<PairTable> {
    const query = { game, first: String(first), second: String(second), outcomes: String(outcomes), svg: 'true', lang: this.lang() };
    return this.get('/api/table', query);
  }

  quotient(game: string, to: number): Promise<Quotient> {
    return this.get('/api/quotient', { game, to: String(to), lang: this.lang() });
  }

  async games(): Promise<Game[]> {
    const listed: { games: Game[] } = await this.get('/api/games', { lang: this.lang() });
    return listed.games;
  }

  async words(lang: string): Promise<string> {
    const response = await fetch(`/api/words?lang=${encodeURIComponent(lang)}`);
    if (!response.ok) throw new Refusal('words', response.statusText, null);
    return response.text();
  }

  private async get<T>(path: string, query: Record<string, string>): Promise<T> {
    return answer(await fetch(`${path}?${new URLSearchParams(query)}`));
  }

  private async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return answer(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }
}

async function answer<T>(response: Response): Promise<T> {
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data as T;
  const error = data.error ?? {};
  throw new Refusal(error.code ?? 'failed', error.message ?? response.statusText, error.at ?? null);
}
