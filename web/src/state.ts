// The state of a game, as signals. The page asks the solver for everything that is a rule.

import { batch, computed, effect, signal } from '@preact/signals';
import { readAddress, writeAddress } from './address';
import { actionOf, draftsOf, isEmpty } from './draft';
import type { Draft } from './draft';
import { BackgroundSolver } from './background';
import { HttpSolver } from './http';
import { leave, pause } from './motion';
import { setting } from './setting';
import { GameRecord } from './record';
import type { KeptRecord, Ply } from './record';
import { Refusal } from './solver';
import type { Board, Choices, Game, Level, Move, Played, Solved, Solver } from './solver';
import { ring } from './sound';
import { lang, speak, t } from './words';

export type { Ply } from './record';

/** The static site has the solver beside the page; elsewhere the server that sent the page is asked. */
export const isStatic = document.documentElement.dataset['solver'] === 'background';
export const solver: Solver = isStatic ? new BackgroundSolver(() => lang.value, () => t('error-deadline')) : new HttpSolver(() => lang.value);

export type Side = 'first' | 'second';
export type Opponent = Level['level'] | 'person';
export const OPPONENTS: readonly Opponent[] = ['perfect', 'fallible', 'random', 'person'];

/** What the page shows: a game, a lesson, the explorer, or a sheet to print. */
export type Place = 'play' | 'learn' | 'explore' | 'sheet';

const LESSON = 'nimatron-lesson';

/** What is played first: the game that everybody should know. */
export const FIRST_GAME = 'nim 3 5 7';

export const place = signal<Place>('play');
/** The lesson, from 0: the one that was left, unless another is asked for. */
export const lesson = signal(Number(localStorage.getItem(LESSON) ?? 0) || 0);
effect(() => localStorage.setItem(LESSON, String(lesson.value)));
export const games = signal<Game[]>([]);
export const record = signal(GameRecord.at(FIRST_GAME));
export const cursor = signal(0);
export const you = signal<Side>('first');
export const opponent = signal<Opponent>('perfect');
export const mistakes = signal(0.25);
export const seed = signal(newSeed());
export const choices = signal<Choices | null>(null);
/** What is chosen: in one component of a sum, in several of other compounds. */
export const drafts = signal<readonly Draft[]>([]);
export const preview = signal<Played | null>(null);
/** The last move, on the boards before it: what it took stays visible. */
export const trace = signal<{ boards: Board[]; drafts: Draft[]; theirs: boolean } | null>(null);
export const thinking = signal(false);
/** Whether stones are on their way. */
export const moving = signal(false);
export const trouble = signal<Refusal | null>(null);
/** Said to those who cannot see the board. */
export const spoken = signal('');
/** How much of the hint is shown: nothing, who wins, where, the move. */
export const hint = signal(0);
export const outcomes = signal<ReadonlyMap<string, 'N' | 'P'>>(new Map());
/** Whether the moves that gave a win away are marked. */
export const marking = setting('nimatron-marks', false);
/** Whether the board shows what wins. */
export const values = setting('nimatron-values', false);

/** How large a board has been: how many numbers, the largest of them, and the largest that each has been. */
export interface Largest {
  count: number;
  size: bigint;
  sizes: bigint[];
}

/** The boards of this game so far that were largest, by component: a board keeps its size during a game. */
export const largest = signal<Largest[]>([]);

/** The boards with which the game began. */
export const opening = signal<Board[]>([]);

export const start = computed(() => record.value.start);
export const plies = computed<Ply[]>(() => record.value.plies);
export const position = computed(() => plies.value[cursor.value - 1]?.to ?? start.value);
export const toMove = computed<Side>(() => (cursor.value % 2 === 0 ? 'first' : 'second'));
export const yourTurn = computed(() => place.value === 'learn' || opponent.value === 'person' || toMove.value === you.value);
/** Whether the board shows the position at the cursor: after a move, until the answer comes, it shows the one before. */
export const settled = computed(() => choices.value?.position === position.value && !moving.value);
export const over = computed(() => settled.value && choices.value?.over === true);
export const boards = computed(() => choices.value?.components.map((component) => component.board) ?? []);
export const ready = computed(() => drafts.value.length > 0 && preview.value !== null);

/** What is chosen in a component; null if nothing is. */
export function draftIn(component: number): Draft | null {
  return drafts.value.find((draft) => draft.component === component) ?? null;
}

/** All that is chosen once a component has this draft: in a sum what was chosen elsewhere is dropped. */
export function draftsWith(draft: Draft): Draft[] {
  const others = choices.value?.compound === 'sum' ? [] : drafts.value.filter(({ component }) => component !== draft.component);
  return [...others, draft];
}

/** Who has won, once the game is over: whoever cannot move loses, or wins in misère play. */
export const winner = computed<Side | null>(() => {
  if (!over.value) return null;
  const other: Side = toMove.value === 'first' ? 'second' : 'first';
  return choices.value?.convention === 'misere' ? toMove.value : other;
});

/** Whether a ply gave a win away: before it the mover could win, and after it the other can. */
export function gaveAway(ply: Ply): boolean {
  return outcomes.value.get(ply.from) === 'N' && outcomes.value.get(ply.to) === 'N';
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

const solved = new Map<string, Promise<Solved>>();

/** The full analysis of a position, asked for once per language. */
export function analysis(position: string): Promise<Solved> {
  const key = `${lang.value} ${position}`;
  const known = solved.get(key);
  if (known) return known;
  const asked = solver.solve(position, { because: true, explain: true, count: true, moves: 200, remoteness: true, grundy: true });
  solved.set(key, asked);
  asked.catch(() => solved.delete(key));
  if (solved.size > 200) solved.delete(solved.keys().next().value ?? '');
  return asked;
}

const offered = new Map<string, Promise<Choices>>();

/** What may be chosen in a position, asked for once per language. */
export function choicesIn(position: string): Promise<Choices> {
  const key = `${lang.value} ${position}`;
  const known = offered.get(key);
  if (known) return known;
  const asked = solver.choices(position);
  offered.set(key, asked);
  asked.catch(() => offered.delete(key));
  if (offered.size > 400) offered.delete(offered.keys().next().value ?? '');
  return asked;
}

/** Forgets all answers: after rules have changed they may be wrong. */
export function forgetAnswers(): void {
  solved.clear();
  offered.clear();
  outcomes.value = new Map();
}

/** Learns who wins in a position, where that is within reach. */
export async function learnOutcome(position: string): Promise<void> {
  if (outcomes.value.has(position)) return;
  try {
    const { outcome } = await solver.solve(position);
    outcomes.value = new Map(outcomes.value).set(position, outcome);
  } catch {
    // Out of reach: then there is nothing to mark.
  }
}

// Marks are made only where they are asked for.
effect(() => {
  if (!marking.value || place.value !== 'play') return;
  const seen = new Set(plies.value.flatMap(({ from, to }) => [from, to]));
  for (const position of seen) void learnOutcome(position);
});

function failed(error: unknown): void {
  trouble.value = error instanceof Refusal ? error : new Refusal('failed', String(error), null);
}

/** Begins a game; returns whether the position is one. */
export async function begin(text: string): Promise<boolean> {
  const arrival = ++arrivals;
  try {
    const found = await choicesIn(text);
    // Who asks for two positions in a hurry gets the second, whichever answer comes first.
    if (arrival !== arrivals) return true;
    await open(GameRecord.at(found.position), 0, found);
    return true;
  } catch (error) {
    if (arrival === arrivals) failed(error);
    return false;
  }
}

/** Shows a record at a place in it. */
async function open(opened: GameRecord, at: number, known?: Choices): Promise<void> {
  batch(() => {
    record.value = opened;
    cursor.value = at;
    largest.value = [];
    trouble.value = null;
    spoken.value = '';
    thinking.value = false;
  });
  await arrive(known);
}

/** Begins with another seed, so that the opponent need not play the same game. */
export function beginAnew(text: string): Promise<boolean> {
  seed.value = newSeed();
  return begin(text);
}

/** Counts what was asked for, so that an answer that comes too late is known as such. */
let arrivals = 0;

/** Shows the position at the cursor; then the opponent moves, if it is to. */
async function arrive(known?: Choices): Promise<void> {
  const arrival = ++arrivals;
  const here = position.value;
  const last = plies.value[cursor.value - 1];
  batch(() => {
    preview.value = null;
    hint.value = 0;
  });
  if (place.value === 'play') {
    writeAddress();
    keep();
  }
  try {
    const [found, before, first] = await Promise.all([known ?? choicesIn(here), last ? choicesIn(last.from) : null, choicesIn(start.value)]);
    if (arrival !== arrivals) return;
    const boardsBefore = before?.components.map(({ board }) => board) ?? [];
    const made = last ? draftsOf(last.action, boardsBefore) : [];
    batch(() => {
      drafts.value = [];
      moving.value = false;
      choices.value = found;
      trace.value = last && made.length > 0 ? { boards: boardsBefore, drafts: made, theirs: last.theirs } : null;
      opening.value = first.components.map(({ board }) => board);
      largest.value = found.components.map(({ board }, i) => grown(grown(largest.value[i], first.components[i]?.board), board));
    });
    if (!found.over && !yourTurn.value && cursor.value === plies.value.length && place.value === 'play') await reply(arrival, here);
  } catch (error) {
    if (arrival !== arrivals) return;
    moving.value = false;
    failed(error);
  }
}

function grown(before: Largest | undefined, board: Board | undefined): Largest {
  const numbers = (board?.numbers ?? []).map(BigInt);
  const more = (a: bigint, b: bigint) => (a > b ? a : b);
  const count = Math.max(before?.count ?? 0, numbers.length);
  const sizes = Array.from({ length: count }, (_, i) => more(before?.sizes[i] ?? 0n, numbers[i] ?? 0n));
  return { count, size: numbers.reduce(more, before?.size ?? 0n), sizes };
}

async function reply(arrival: number, here: string): Promise<void> {
  if (opponent.value === 'person') return;
  thinking.value = true;
  const level: Level = { level: opponent.value, mistakes: mistakes.value, seed: seed.value };
  try {
    const [made] = await Promise.all([solver.reply(here, level), pause(500)]);
    if (arrival !== arrivals) return;
    await makeVisibly(made, arrival, true);
  } finally {
    if (arrival === arrivals) thinking.value = false;
  }
}

/** Shows a move of the opponent on the board, then makes it. */
async function makeVisibly(made: Played, arrival: number, theirs: boolean): Promise<void> {
  batch(() => {
    drafts.value = draftsOf(made.action, boards.value);
    moving.value = true;
  });
  await pause(650);
  if (arrival !== arrivals) return;
  await leave();
  if (arrival !== arrivals) return;
  thinking.value = false;
  if (theirs) spoken.value = t('page-opponent-played', { move: made.text });
  push(made, theirs);
  await arrive();
}

function push({ to, text, move, action, over }: Played, theirs: boolean): void {
  const from = position.value;
  batch(() => {
    record.value = record.value.with(cursor.value, { from, to, text, move, action, over, theirs });
    cursor.value += 1;
  });
  ring(over ? 'end' : 'move');
}

let previews = 0;

/** Changes what is chosen in a component. */
export function choose(changed: Draft): Promise<void> {
  return chooseAll(draftsWith(changed));
}

/** Changes all that is chosen on the board, and asks what that would do. */
export async function chooseAll(changed: readonly Draft[]): Promise<void> {
  const asked = ++previews;
  const chosen = changed.filter((draft) => !isEmpty(draft));
  batch(() => {
    drafts.value = chosen;
    preview.value = null;
    trouble.value = null;
  });
  const action = coversAll(chosen) ? actionOf(chosen, boards.value) : null;
  if (!action) return;
  try {
    const played = await solver.play(position.value, action);
    if (asked === previews) preview.value = played;
  } catch (error) {
    if (asked === previews) failed(error);
  }
}

/** Whether a move is chosen in every component in which one must be made. */
function coversAll(chosen: readonly Draft[]): boolean {
  const compound = choices.value?.compound;
  if (compound !== 'every' && compound !== 'all') return true;
  return boards.value.every(({ ways }, index) => ways.length === 0 || chosen.some(({ component }) => component === index));
}

/** Makes the chosen move. */
export async function confirm(): Promise<void> {
  const made = preview.value;
  if (!made || !yourTurn.value || !settled.value) return;
  previews += 1;
  const arrival = ++arrivals;
  moving.value = true;
  await leave();
  if (arrival !== arrivals) return;
  spoken.value = t('page-you-played', { move: made.text });
  push(made, false);
  await arrive();
}

/** Shows what refutes the last move: the opponent makes its best answer. */
export async function refute(): Promise<void> {
  const arrival = ++arrivals;
  try {
    const [made] = await Promise.all([solver.reply(position.value, { level: 'perfect', mistakes: 0, seed: 0 }), pause(500)]);
    if (arrival === arrivals) await makeVisibly(made, arrival, true);
  } catch (error) {
    if (arrival === arrivals) failed(error);
  }
}

/** Goes to a place in the record; the opponent waits there. */
export function jump(to: number): void {
  batch(() => {
    cursor.value = Math.max(0, Math.min(plies.value.length, to));
    thinking.value = false;
    moving.value = false;
    drafts.value = [];
  });
  void arrive();
}

/** Goes on with another branch, and shows where it begins. */
export function branchOff(to: GameRecord, at: number): void {
  record.value = to;
  jump(at);
}

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
  if (undoTo.value !== null) jump(undoTo.value);
}

export function redo(): void {
  if (redoTo.value !== null) jump(redoTo.value);
}

/** The two players change places, here and now. */
export function flip(): void {
  you.value = you.value === 'first' ? 'second' : 'first';
  jump(cursor.value);
}

/** The same position once more, with the other beginning if that is wished. */
export function again(swapped = false): void {
  if (swapped) you.value = you.value === 'first' ? 'second' : 'first';
  void beginAnew(start.value);
}

/** Lets another opponent play; if it is to move it does so at once. */
export function play(against: Opponent): void {
  opponent.value = against;
  jump(cursor.value);
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
  const found = draftsOf(move.action, boards.value);
  if (found.length > 0) await chooseAll(found);
}

/** Switches the language of everything, the record included. */
export async function switchLanguage(code: string): Promise<void> {
  await speak(code, solver);
  games.value = await solver.games();
  const here = choices.value?.position;
  const retold = here === undefined ? null : await choicesIn(here);
  if (retold && choices.value?.position === here) choices.value = retold;
  record.value = await record.value.retold(async (ply) => ({ ...ply, text: (await solver.play(ply.from, ply.action)).text }));
  if (drafts.value.length > 0) await chooseAll(drafts.value);
}

/** Reads a game: the position and moves as they are typed. Throws what is wrong, with the number of the move. */
export async function readMoves(text: string, moves: readonly string[]): Promise<GameRecord> {
  const { position: first } = await choicesIn(text);
  let read = GameRecord.at(first);
  let from = first;
  for (const [i, typed] of moves.entries()) {
    const made = await solver.play(from, typed).catch((error: unknown) => {
      throw new WrongMove(i, error instanceof Refusal ? error : new Refusal('failed', String(error), null), read);
    });
    const { to, text, move, action, over } = made;
    read = read.with(i, { from, to, text, move, action, over, theirs: theirsAt(i) });
    from = to;
  }
  return read;
}

/** A move of a game that cannot be made. */
export class WrongMove extends Error {
  constructor(
    readonly index: number,
    readonly refusal: Refusal,
    /** The game up to this move. */
    readonly read: GameRecord,
  ) {
    super(refusal.message);
  }
}

function theirsAt(index: number): boolean {
  return opponent.value !== 'person' && (index % 2 === 0) !== (you.value === 'first');
}

/** Opens a game that was read, at its end. */
export async function openGame(read: GameRecord, at = read.plies.length): Promise<void> {
  arrivals += 1;
  await open(read, Math.min(at, read.plies.length));
}

const KEPT = 'nimatron-game';

interface KeptGame {
  record: KeptRecord;
  cursor: number;
  you: Side;
  opponent: Opponent;
  mistakes: number;
}

/** Keeps the game, with all its branches, for a reload. */
function keep(): void {
  const game: KeptGame = { record: record.value.kept(), cursor: cursor.value, you: you.value, opponent: opponent.value, mistakes: mistakes.value };
  try {
    localStorage.setItem(KEPT, JSON.stringify(game));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Takes up the game that was kept, if it is the one that is asked for. */
async function takeUp(wanted: { position?: string; moves?: string[] }): Promise<boolean> {
  try {
    const game = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as KeptGame | null;
    if (!game) return false;
    const line = lineOf(game.record);
    const same = wanted.position === game.record.start && (wanted.moves ?? []).join(';') === line.join(';');
    if (wanted.position !== undefined && !same) return false;
    const read = await GameRecord.from(game.record, (from, move) => solver.play(from, move));
    batch(() => {
      you.value = game.you;
      opponent.value = game.opponent;
      mistakes.value = game.mistakes;
    });
    await openGame(read, game.cursor);
    return true;
  } catch {
    return false;
  }
}

function lineOf({ moves, next }: KeptRecord): string[] {
  const line = [];
  for (let at = next[0] ?? -1; at >= 0; at = next[at] ?? -1) line.push(moves[at - 1]?.[1] ?? '');
  return line;
}

let left: { record: GameRecord; cursor: number } | null = null;

function leftLine(): string {
  return left ? [left.record.start, ...left.record.plies.map(({ move }) => move)].join(';') : '';
}

/** Goes to another place of the page. The game stays as it is until one comes back. */
export function visit(to: Place, text?: string): void {
  if (place.value === 'play') left = { record: record.value, cursor: cursor.value };
  const back = left;
  batch(() => {
    place.value = to;
    trouble.value = null;
    thinking.value = false;
    moving.value = false;
    drafts.value = [];
  });
  if (to !== 'play') {
    writeAddress(true);
    return;
  }
  if (text !== undefined) void beginAnew(text);
  else if (back) void openGame(back.record, back.cursor);
  else void takeUp({}).then((found) => found || begin(FIRST_GAME));
}

/** Opens a lesson. */
export function study(number: number): void {
  lesson.value = number;
  visit('learn');
}

/** Begins with what the address says. */
export async function boot(): Promise<void> {
  await speak(lang.value, solver);
  games.value = await solver.games();
  // The page is shown at once, also while the opponent thinks.
  void fromAddress();
  addEventListener('hashchange', () => void fromAddress());
}

async function fromAddress(): Promise<void> {
  const address = readAddress();
  // Back from another place, the game that was left is taken up again; any other position is a new game.
  const asked = [address.position ?? '', ...(address.moves ?? [])].join(';');
  const kept = address.position === undefined || asked === leftLine();
  if (address.lesson !== undefined) lesson.value = address.lesson;
  if (choices.value && address.place && address.place !== place.value && kept) return visit(address.place);
  batch(() => {
    if (address.place) place.value = address.place;
    if (address.you) you.value = address.you;
    if (address.opponent) opponent.value = address.opponent;
    if (address.mistakes !== undefined) mistakes.value = address.mistakes;
  });
  if (place.value !== 'play') return;
  const here = [start.value, ...plies.value.map(({ move }) => move)].join(';');
  if (choices.value && (address.position === undefined || asked === here)) return;
  if (!choices.value && (await takeUp(address))) return;
  await fromLink(address.position ?? FIRST_GAME, address.moves ?? [], address.at);
}

async function fromLink(text: string, moves: string[], at?: number): Promise<void> {
  const arrival = ++arrivals;
  try {
    const read = await readMoves(text, moves);
    if (arrival === arrivals) await openGame(read, at);
  } catch (error) {
    if (arrival !== arrivals) return;
    if (!(error instanceof WrongMove)) {
      if (!choices.value) await begin(FIRST_GAME);
      return failed(error);
    }
    const { index, refusal, read } = error;
    // What can be played of it is shown.
    await openGame(read);
    failed(new Refusal(refusal.code, t('page-link-move', { number: index + 1, problem: refusal.message }), refusal.at));
  }
}
