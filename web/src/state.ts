// The state of a game, as signals. The page asks the solver for everything that is a rule.

import { batch, computed, signal } from '@preact/signals';
import { actionOf, draftOf, isEmpty } from './draft';
import type { Draft } from './draft';
import { HttpSolver } from './http';
import { Refusal } from './solver';
import type { Choices, Game, Level, Move, Played, Solved, Solver } from './solver';
import { readAddress, writeAddress } from './address';
import { lang, speak, t } from './words';

export const solver: Solver = new HttpSolver(() => lang.value);

export type Side = 'first' | 'second';
export type Opponent = Level['level'] | 'person';

/** One move that was made. */
export interface Ply {
  from: string;
  to: string;
  text: string;
  action: Played['action'];
  over: boolean;
  /** Whether the opponent made it. */
  theirs: boolean;
}

/** What the page shows: a game, the lesson, or the explorer. */
export type Place = 'play' | 'learn' | 'explore';

export const place = signal<Place>('play');
export const games = signal<Game[]>([]);
export const start = signal('moore(2) 3 4 5');
export const plies = signal<Ply[]>([]);
export const cursor = signal(0);
export const you = signal<Side>('first');
export const opponent = signal<Opponent>('perfect');
export const mistakes = signal(0.25);
export const seed = signal(Math.floor(Math.random() * 2 ** 31));
export const choices = signal<Choices | null>(null);
export const draft = signal<Draft | null>(null);
export const preview = signal<Played | null>(null);
export const thinking = signal(false);
export const trouble = signal<Refusal | null>(null);
/** Said to those who cannot see the board. */
export const spoken = signal('');
/** How much of the hint is shown: nothing, who wins, where, the move. */
export const hint = signal(0);
export const outcomes = signal<ReadonlyMap<string, 'N' | 'P'>>(new Map());

export const position = computed(() => (cursor.value === 0 ? start.value : (plies.value[cursor.value - 1]?.to ?? start.value)));
export const toMove = computed<Side>(() => (cursor.value % 2 === 0 ? 'first' : 'second'));
export const yourTurn = computed(() => place.value === 'learn' || opponent.value === 'person' || toMove.value === you.value);
/** Whether the board shows the position at the cursor: after a move, until the answer comes, it shows the one before. */
export const settled = computed(() => choices.value?.position === position.value);
export const over = computed(() => settled.value && choices.value?.over === true);
export const boards = computed(() => choices.value?.components.map((component) => component.board) ?? []);
export const ready = computed(() => !isEmpty(draft.value) && preview.value !== null);

/** Who has won, once the game is over. */
export const winner = computed<Side | null>(() => {
  const outcome = over.value ? outcomes.value.get(position.value) : undefined;
  if (!outcome) return null;
  const other: Side = toMove.value === 'first' ? 'second' : 'first';
  return outcome === 'N' ? toMove.value : other;
});

/** Whether a ply gave a win away: before it the mover could win, and after it the other can. */
export function gaveAway(ply: Ply): boolean {
  return outcomes.value.get(ply.from) === 'N' && outcomes.value.get(ply.to) === 'N';
}

const solved = new Map<string, Promise<Solved>>();

/** The full analysis of a position, asked for once per language. */
export function analysis(position: string): Promise<Solved> {
  const key = `${lang.value} ${position}`;
  const known = solved.get(key);
  if (known) return known;
  const asked = solver.solve(position, { because: true, explain: true, count: true, moves: 60, remoteness: true, grundy: true });
  solved.set(key, asked);
  asked.catch(() => solved.delete(key));
  if (solved.size > 200) solved.delete(solved.keys().next().value ?? '');
  return asked;
}

async function learnOutcome(position: string): Promise<void> {
  if (outcomes.value.has(position)) return;
  try {
    const { outcome } = await solver.solve(position);
    outcomes.value = new Map(outcomes.value).set(position, outcome);
  } catch {
    // Out of reach: then there is nothing to mark.
  }
}

function failed(error: unknown): void {
  trouble.value = error instanceof Refusal ? error : new Refusal('failed', String(error), null);
}

/** Begins a game; returns whether the position is one. */
export async function begin(text: string): Promise<boolean> {
  const arrival = ++arrivals;
  try {
    const found = await solver.choices(text);
    // Who asks for two positions in a hurry gets the second, whichever answer comes first.
    if (arrival !== arrivals) return true;
    batch(() => {
      start.value = found.position;
      plies.value = [];
      cursor.value = 0;
      trouble.value = null;
      spoken.value = '';
    });
    await arrive(found);
    return true;
  } catch (error) {
    if (arrival === arrivals) failed(error);
    return false;
  }
}

/** Counts what was asked for, so that an answer that comes too late is known as such. */
let arrivals = 0;

/** Shows the position at the cursor; then the opponent moves, if it is to. */
async function arrive(known?: Choices): Promise<void> {
  const arrival = ++arrivals;
  const here = position.value;
  batch(() => {
    draft.value = null;
    preview.value = null;
    hint.value = 0;
  });
  if (place.value === 'play') writeAddress();
  void learnOutcome(here);
  try {
    const found = known ?? (await solver.choices(here));
    if (arrival !== arrivals) return;
    choices.value = found;
    if (found.over) {
      await learnOutcome(here);
      return;
    }
    if (!yourTurn.value && cursor.value === plies.value.length && place.value === 'play') await reply(arrival, here);
  } catch (error) {
    if (arrival === arrivals) failed(error);
  }
}

async function reply(arrival: number, here: string): Promise<void> {
  if (opponent.value === 'person') return;
  thinking.value = true;
  const level: Level = { level: opponent.value, mistakes: mistakes.value, seed: seed.value };
  try {
    const [made] = await Promise.all([solver.reply(here, level), pause()]);
    if (arrival !== arrivals) return;
    spoken.value = t('page-opponent-played', { move: made.text });
    push({ ...made, from: here, theirs: true });
  } finally {
    if (arrival === arrivals) thinking.value = false;
  }
  await arrive();
}

/** A moment to see what happens, for those who do not mind movement. */
function pause(): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, still ? 0 : 450));
}

function push(ply: Ply): void {
  batch(() => {
    plies.value = [...plies.value.slice(0, cursor.value), ply];
    cursor.value += 1;
  });
}

let previews = 0;

/** Changes what is chosen on the board, and asks what that would do. */
export async function choose(changed: Draft | null): Promise<void> {
  const asked = ++previews;
  batch(() => {
    draft.value = changed && isEmpty(changed) ? null : changed;
    preview.value = null;
    trouble.value = null;
  });
  const board = changed && boards.value[changed.component];
  const action = board && actionOf(changed, board, boards.value.length);
  if (!action) return;
  try {
    const played = await solver.play(position.value, action);
    if (asked === previews) preview.value = played;
  } catch (error) {
    if (asked === previews) failed(error);
  }
}

/** Makes the chosen move. */
export async function confirm(): Promise<void> {
  const made = preview.value;
  if (!made || !yourTurn.value || !settled.value) return;
  previews += 1;
  push({ ...made, from: position.value, theirs: false });
  spoken.value = t('page-you-played', { move: made.text });
  await arrive();
}

function go(to: number): void {
  cursor.value = Math.max(0, Math.min(plies.value.length, to));
  thinking.value = false;
  void arrive();
}

/** Goes to a place in the history; the opponent waits there. */
export const jump = go;

/** The last earlier place where you are to move. */
export const undoTo = computed(() => earlier(-1));
/** The next later place where you are to move, or the end. */
export const redoTo = computed(() => earlier(+1));

function earlier(by: 1 | -1): number | null {
  const yours = (at: number) => place.value === 'learn' || opponent.value === 'person' || (at % 2 === 0) === (you.value === 'first');
  for (let at = cursor.value + by; at >= 0 && at <= plies.value.length; at += by) {
    if (yours(at) || (by > 0 && at === plies.value.length)) return at;
  }
  return null;
}

export function undo(): void {
  if (undoTo.value !== null) go(undoTo.value);
}

export function redo(): void {
  if (redoTo.value !== null) go(redoTo.value);
}

/** The two players change places, here and now. */
export function flip(): void {
  you.value = you.value === 'first' ? 'second' : 'first';
  thinking.value = false;
  void arrive();
}

/** How many parts the hint has: who wins, where, the move; or who wins and what lasts longest. */
export function hintParts(found: Solved): number {
  return found.winning_move ? 3 : found.resistance ? 2 : 1;
}

/** Shows one more part of the hint; the last part puts the move on the board. */
export async function moreHint(): Promise<void> {
  const here = position.value;
  try {
    const found = await analysis(here);
    if (here !== position.value) return;
    const last = hintParts(found);
    hint.value = Math.min(hint.value + 1, last);
    const move = found.winning_move ?? found.resistance;
    if (hint.value === last && last > 1 && move) await showMove(move);
  } catch (error) {
    failed(error);
  }
}

/** Puts a move on the board, to be looked at before it is made. */
export async function showMove(move: Move): Promise<void> {
  const found = draftOf(move.action, boards.value);
  if (found) await choose(found);
}

/** Switches the language of everything, the history included. */
export async function switchLanguage(code: string): Promise<void> {
  await speak(code, solver);
  games.value = await solver.games();
  const retold = await Promise.all(
    plies.value.map(async (ply) => ({ ...ply, text: (await solver.play(ply.from, ply.action)).text })),
  );
  plies.value = retold;
  const kept = draft.value;
  if (kept) await choose(kept);
}

let left: { start: string; plies: Ply[]; cursor: number } | null = null;

function leftAt(): string | undefined {
  return left ? (left.plies[left.cursor - 1]?.to ?? left.start) : undefined;
}

/** Goes to another place of the page. The game stays as it is until one comes back. */
export function visit(to: Place, text?: string): void {
  if (place.value === 'play') left = { start: start.value, plies: plies.value, cursor: cursor.value };
  const back = left;
  batch(() => {
    place.value = to;
    trouble.value = null;
    thinking.value = false;
    if (to === 'play' && back && text === undefined) {
      start.value = back.start;
      plies.value = back.plies;
      cursor.value = back.cursor;
    }
  });
  if (to !== 'play' && location.hash !== `#${to}`) history.pushState(null, '', `#${to}`);
  if (to === 'play') void (text === undefined ? arrive() : begin(text));
}

/** Begins with what the address says. */
export async function boot(): Promise<void> {
  await speak(lang.value, solver);
  games.value = await solver.games();
  await fromAddress();
  addEventListener('hashchange', () => void fromAddress());
}

async function fromAddress(): Promise<void> {
  const address = readAddress();
  // Back from another place, the game that was left is taken up again; any other position is a new game.
  const kept = address.position === undefined || address.position === leftAt();
  if (choices.value && address.place && address.place !== place.value && kept) return visit(address.place);
  batch(() => {
    if (address.place) place.value = address.place;
    if (address.you) you.value = address.you;
    if (address.opponent) opponent.value = address.opponent;
    if (address.mistakes !== undefined) mistakes.value = address.mistakes;
  });
  const text = address.position ?? position.value;
  if (place.value === 'play' && (text !== position.value || !choices.value)) {
    if (!(await begin(text)) && !choices.value) {
      const said = trouble.value;
      await begin('moore(2) 3 4 5');
      trouble.value = said;
    }
  }
}
