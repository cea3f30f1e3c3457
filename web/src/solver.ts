// The one way in which the page reaches the solver: over HTTP (`http.ts`), or in the browser itself (`background.ts`).

/** A natural number of any size, as a decimal string. */
export type Natural = string;

/** What a player does in one move, as a difference of the numbers; the same data as in the library. */
export type Action =
  | { set: [number, Natural][] }
  | { split: { index: number; parts: Natural[] } }
  | { in: { component: number; action: Action } }
  | { together: { actions: Action[] } };

export type Verb = 'lower' | 'slide' | 'descend' | 'withdraw' | 'deposit' | 'take';

export interface Taking {
  way: 'take';
  verb: Verb;
  fewest: number;
  most: number;
  equally: boolean;
  /** The sets of numbers of which one may be taken from; any numbers if there are none. */
  sets?: number[][];
  /** Whether all numbers of the set must be taken from. */
  whole?: boolean;
  amounts: { of: Natural; most: Natural }[];
}

export interface Turning {
  way: 'turn';
  heads: number[];
}

export interface Breaking {
  way: 'break';
  runs: { from: Natural; to: Natural | null; leaves: number[] }[];
  unequal: boolean;
}

/** One of these moves, where no other way says what is legal. */
export interface Listing {
  way: 'list';
  moves: Action[];
}

export type Way = Taking | Turning | Breaking | Listing;

export type Look = 'heaps' | 'squares' | 'strip' | 'steps' | 'chips' | 'coins' | 'coin-runs' | 'queen' | 'numbers' | 'pile' | 'vertices' | 'tuples';

export interface Board {
  look: Look;
  numbers: Natural[];
  beside?: Natural;
  sketch?: Sketch;
  ways: Way[];
}

/** What a picture shows beyond the numbers. */
export type Sketch =
  | { kind: 'rows' | 'from-one' | 'edges' | 'facing' | 'circle' }
  | { kind: 'graph'; edges: [number, number][] }
  | { kind: 'lines'; width: number }
  | { kind: 'tree'; below: number[] };

/** How components are played together: a move is made in one of them, in every one that is left, in all until one is over, in some. */
export type Compound = 'sum' | 'every' | 'all' | 'some';

export interface Choices {
  position: string;
  convention: 'normal' | 'misere';
  over: boolean;
  compound: Compound;
  /** The rule is a sentence in the language that was asked for. */
  components: { game: string; notation: string; rule: string; board: Board }[];
}

export interface Move {
  text: string;
  to: string;
  /** As it is typed: `2>3`. */
  move: string;
  action: Action;
}

export interface Played extends Move {
  over: boolean;
}

export interface LooseningStep {
  column: number;
  loose: number;
  tight_ones: number;
  residue: number;
  loosened: number;
  filled: number;
}

/** A step of an argument; the page draws the ones it knows and leaves the others to the words. */
export type Step =
  | { step: 'columns'; modulus: Natural; ones: number[]; residues: number[] }
  | { step: 'reduced'; heaps: Natural[] }
  | { step: 'loosening'; steps: LooseningStep[]; order: number[] }
  | { step: 'after'; heaps: Natural[]; because: Step[] }
  | { step: 'other' };

export interface Told {
  convention: string;
  because: string;
  steps: string[][];
  conclusion: string[];
}

export interface Solved {
  position: string;
  outcome: 'N' | 'P';
  winner: 'first' | 'second';
  winning_move: Move | null;
  /** The fields that are out of reach. */
  unknown?: string[];
  winning_moves?: Natural | null;
  moves?: Move[];
  moves_complete?: boolean;
  grundy?: Natural | null;
  remoteness?: Natural | null;
  because?: Step[];
  told?: Told | null;
  resistance?: Move | null;
}

export interface SolveOptions {
  count?: boolean;
  grundy?: boolean;
  remoteness?: boolean;
  moves?: number;
  because?: boolean;
  explain?: boolean;
}

export interface Level {
  level: 'perfect' | 'fallible' | 'random';
  mistakes: number;
  seed: number;
}

export interface Period {
  kind: 'proved' | 'observed';
  preperiod: Natural;
  period: Natural;
  saltus: Natural;
  exceptions: { heap: Natural; value: Natural }[];
  source: string | null;
}

export interface Values {
  game: string;
  values: Natural[];
  period: Period | null;
  notes: string[];
  svg: string;
}

/** The positions of a game that differ in two numbers: their values, or who wins. */
export interface PairTable {
  game: string;
  first: number;
  second: number;
  title: string;
  values?: Natural[][];
  outcomes?: ('N' | 'P')[][];
  notes: string[];
  svg: string;
}

/** The misère quotient of the heaps of a game: elements are numbered, 0 is the identity. */
export interface Quotient {
  game: string;
  order: number;
  lost: number[];
  presentation: string;
  values: number[];
  representatives: number[][];
  table: number[][];
  /** The heaps at which it grew, each with its order from there on. */
  growth: [number, number][];
  period?: Period | null;
}

export interface Game {
  name: string;
  parameters: string;
  title: string;
  rule: string;
  example: string;
  theorems: string[];
  sequence: boolean;
  table: boolean;
}

/** Why there is no answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly at: { line: number; column: number } | null,
  ) {
    super(message);
  }
}

export interface Solver {
  solve(position: string, options?: SolveOptions): Promise<Solved>;
  choices(position: string): Promise<Choices>;
  /** The position after a move, which is data or typed: `2>3`. */
  play(position: string, move: Action | string): Promise<Played>;
  reply(position: string, level: Level): Promise<Played>;
  random(game: string, seed: number): Promise<string>;
  grundy(game: string, to: number): Promise<Values>;
  table(game: string, first: number, second: number, outcomes: boolean): Promise<PairTable>;
  quotient(game: string, to: number): Promise<Quotient>;
  games(): Promise<Game[]>;
  words(lang: string): Promise<string>;
  /** Keeps a rule file, which positions then name: `rules(NAME)`. A server reads none. */
  setRules?(name: string, text: string): void;
}
