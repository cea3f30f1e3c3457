// Made by web/schema.mjs from the schemas of nimatron-api, which the OpenAPI document is made of too. Do not edit.

/**
 * What a player does in one move, as a difference of the numbers that the notation writes. Indices count from 0; the
 * words shown to people count from 1. What is written as a parameter follows from the difference: in `poker(4) 3 5` the
 * heaps have the indices 0 and 1, and the bank pays what a heap gains.
 */
export type Action = {
  /** These numbers, by index, become these; indices ascend, and each number changes. */
  set: ([number, string])[];
} | {
  /**
   * A number is replaced, in its place, by several. In a rule file whose positions are of several numbers, the position
   * that begins at this index is replaced by several positions.
   */
  split: {
    /** The index of the number, or of the first number of the position. */
    index: number;
    /** What it becomes: the smaller parts first. */
    parts: Natural[];
  };
} | {
  /** Plays in one component of a sum. */
  in: {
    /** The component. */
    component: number;
    /** What is done there. */
    action: Action;
  };
} | {
  /** Plays in several components of a compound at once. */
  together: {
    /** What is done in each of them: `In`(Self::In) actions, the components ascending. */
    actions: Action[];
  };
};

/** The argument: a list of steps, from which every explanation is made. */
export type Argument = ({
  /** What kind of step it is. */
  step: string;
  [field: string]: unknown;
})[];

/** One component as a board shows it. */
export interface Board {
  /** What the numbers are drawn as. */
  look: Look;
  /** The numbers, by the indices that an `Action` uses. */
  numbers: Natural[];
  /** A number that lies beside the others: the bank, or the limit. */
  beside?: Natural | null;
  /** How a picture shows more than the look says. */
  sketch?: Sketch | null;
  /** The ways to move; none where no move is left here. */
  ways: Way[];
}

/** Take so many stones from one heap and leave the rest as so many heaps. */
export interface Breaking {
  /** Which amounts may be taken, and what may be left, in ascending order. */
  runs: Run[];
  /** Whether two parts must differ. */
  unequal: boolean;
}

/** A certificate, which the verifier has accepted. As JSON it is the certificate itself. */
export type CertificateAnswer = Record<string, unknown>;

/** A position, or a game, and what about it is to be proved. */
export interface CertificateQuestion {
  /** The position, in the notation; for the period of a game the game without numbers. */
  position: string;
  /** What is to be proved: the outcome if nothing is said. */
  claim?: ClaimKind;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** What a certificate proves. */
export type ClaimKind = 'outcome' | 'grundy' | 'period';

/** One component of a position. */
export interface ComponentReport {
  /** The name of its game. */
  game: string;
  /** The component in the notation. */
  notation: string;
  /** What a move is in it, as a sentence. */
  rule: string;
  /** What a board shows of it. */
  board: Board;
}

/** How the components of a position are played together. */
export type Compound = 'sum' | 'every' | 'all' | 'some';

/** What it means to be unable to move. */
export type Convention = 'normal' | 'misere';

/** An error in place of an answer. */
export interface ErrorAnswer {
  /** The error. */
  error: ErrorReport;
}

/** What went wrong, as a stable slug. */
export type ErrorCode = 'syntax' | 'unknown-game' | 'bad-parameters' | 'bad-position' | 'bad-rules' | 'illegal-move' | 'division-by-zero' | 'game-over' | 'bad-level' | 'unknown-language' | 'not-a-game' | 'not-a-heap-game' | 'not-a-table' | 'too-far' | 'too-large' | 'no-position' | 'no-certificate' | 'no-period' | 'refused' | 'over-budget' | 'bad-json' | 'bad-request' | 'bad-query' | 'bad-body' | 'bad-host' | 'foreign-host' | 'foreign-page' | 'media-type' | 'json' | 'line-too-long' | 'not-utf-8' | 'input' | 'not-found' | 'method-not-allowed' | 'timeout' | 'busy' | 'deadline' | 'internal' | 'io' | 'failed';

/** Why a question has no answer: the `error` of the result. */
export interface ErrorReport {
  /** The stable slug. */
  code: ErrorCode;
  /** What was found and what is allowed. */
  message: string;
  /** The place in the text that was sent. */
  at?: Place | null;
}

export interface Explanation {
  /** What a move is. */
  rule: string[];
  /** The number of steps that settle the outcome; the others have the heading. */
  settling: number;
  /** The heading of the steps about the winning move, or about why no move helps. */
  heading?: string | null;
  /** What it means to be unable to move. */
  convention: string;
  /** By which theorem, or that it was searched. */
  because: string;
  /** The steps of the argument in words. */
  steps: string[][];
  /** What follows. */
  conclusion: string[];
}

/** One game. */
export interface GameReport {
  /** The name in the notation. */
  name: string;
  /** Other names for it. */
  aliases: string[];
  /** The parameters, as written in the notation; empty if there are none. */
  parameters: string;
  /** What people call it. */
  title: string;
  /** What a move is. */
  rule: string;
  /** A position to begin with. */
  example: string;
  /** The theorems about it. */
  theorems: string[];
  /** Whether single heaps are positions, so that they have a sequence of Grundy values. */
  sequence: boolean;
  /** Whether two numbers of any size make a position, so that there are tables of them. */
  table: boolean;
}

/** Every game, in the order of the list; games of rule files last, if rule files can be read here. */
export interface GamesAnswer {
  /** The games. */
  games: GameReport[];
}

/** The list of games in a language. */
export interface GamesQuestion {
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** The genera of the heaps 0 to `to`. */
export interface GenusAnswer {
  /** The game, in the notation. */
  game: string;
  /** The largest heap. */
  to: number;
  /** The genera of the heaps 0, 1, 2, … */
  genera: HeapGenus[];
  /** The first heap that is wild, or null if all are tame: below it misère play is that of Nim. */
  first_wild?: number | null;
}

/** A heap game, and up to which heap the genera are wanted. */
export interface GenusQuestion {
  /** The game with its parameters and without numbers, in the notation. */
  game: string;
  /** The largest heap. A server computes at most 100. */
  to?: number;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** Grundy values of single heaps under normal play. */
export interface GrundyAnswer {
  /** The game, in the notation. */
  game: string;
  /** The largest heap. */
  to: number;
  /** The Grundy values of the heaps 0, 1, 2, … as decimal strings. */
  values: string[];
  /** The largest value, and the first heap that has it. */
  largest: Largest;
  /** The rare heaps, if the computation used them. */
  rare?: Record<string, unknown> | null;
  /** How the values repeat; null if that is not known. */
  period?: Period | null;
  /** What there is to say about the values, in sentences; with a chart only. */
  notes?: string[] | null;
  /** The chart, as an SVG document. */
  svg?: string | null;
}

/** A game, and how far its Grundy values are wanted. */
export interface GrundyQuestion {
  /** The game with its parameters and without numbers, in the notation. */
  game: string;
  /** The largest heap. A server computes at most 20000. */
  to?: number;
  /** Whether a chart is wanted. */
  svg?: boolean;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** The genus of one heap. */
export interface HeapGenus {
  /** The size of the heap. */
  heap: number;
  /** The symbol, as in Winning Ways: `4^146`. */
  genus: string;
  /** The Grundy value. */
  grundy: number;
  /** The misère values beside 0, 1, 2, … Nim heaps of two; the last two alternate for ever. */
  misere: number[];
  /** Whether this is the genus of a position of Nim. */
  tame: boolean;
}

/** A heap and its Grundy value. */
export interface HeapValue {
  /** The size of the heap. */
  heap: Natural;
  /** Its Grundy value. */
  value: Natural;
}

/** The largest of some Grundy values. */
export interface Largest {
  /** The size of the first heap that has it. */
  heap: Natural;
  /** The value. */
  value: Natural;
}

/** What the numbers of a component are drawn as. */
export type Look = 'heaps' | 'squares' | 'strip' | 'vertices' | 'steps' | 'chips' | 'coins' | 'coin-runs' | 'queen' | 'numbers' | 'tuples' | 'pile';

/** All messages of a language. */
export interface MessagesAnswer {
  /** The code of the language. */
  lang: string;
  /** The messages, in Fluent's format. */
  messages: string;
}

/** The messages of a language. */
export interface MessagesQuestion {
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** How an answer is known. */
export interface MethodReport {
  /** `theorem`, `sprague-grundy`, `quotient` or `exhaustive`. */
  kind: string;
  /** The theorem's name. */
  name: string;
  /** Where it comes from. */
  source?: string | null;
}

/** Which winning move is wanted. */
export type MoveGoal = 'fewest-heaps' | 'fewest-stones' | 'most-stones' | 'random';

/** A move: typed as in the terminal, `"2>3"`, or as data, as in the `action` of an answer. */
export type MoveInput = string | Action;

/** A move: in words, where it leads, as it is typed, and as data. */
export interface MoveReport {
  /** The move in the game's own words. */
  text: string;
  /** The position after it, in the notation. */
  to: string;
  /** The move as it is typed: `2>3`. */
  move: string;
  /** The move as data. */
  action: Action;
}

/**
 * What may be done in a position: every legal move and no other, without listing them. A move in a sum names its
 * component: `{"in": {"component": 1, "action": …}}`; in other compounds several such actions make one move:
 * `{"together": {"actions": […]}}`.
 */
export interface MovesAnswer {
  /** The position, printed in the notation. */
  position: string;
  /** What it means to be unable to move. */
  convention: Convention;
  /** Whether no move is left. */
  over: boolean;
  /** How the components are played together. */
  compound: Compound;
  /** The components. */
  components: ComponentReport[];
}

/** What may be done in a position. */
export interface MovesQuestion {
  /** The position, in the notation. */
  position: string;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** The amounts that may be taken from one number: the multiples of one amount. */
export interface Multiples {
  /** Every positive multiple of this… */
  of: Natural;
  /** …up to this. */
  most: Natural;
}

/** A natural number of any size, as a decimal string. */
export type Natural = string;

/** What a calculation gives. */
export interface NimberAnswer {
  /** The calculation, in its printed form. */
  expression: string;
  /** The size of the Nim heap, in decimal digits. */
  value: string;
}

/** A calculation with nimbers. */
export interface NimberQuestion {
  /** Numbers, `+`, `*`, `/`, `^`, parentheses and `sqrt(…)`: `(5 * 7 + 3) / 2`. */
  expression: string;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** Who wins when both play perfectly. */
export type Outcome = 'N' | 'P';

/** How Grundy values repeat, in the one shape that a period has on every surface. Numbers are decimal strings. */
export interface Period {
  /** Whether they do so for ever, or only as far as they were computed, which proves nothing. */
  kind: PeriodKind;
  /** The first heap from which on they repeat. */
  preperiod: Natural;
  /** The number of stones after which they do. */
  period: Natural;
  /** By how much they rise each time. */
  saltus: Natural;
  /** The heaps before the preperiod that have another value than the period would give them. */
  exceptions: HeapValue[];
  /** Where the theorem that proves the period is found; null if the period was only observed. */
  source?: string | null;
}

/** Whether a period holds for ever. */
export type PeriodKind = 'proved' | 'observed';

/** A place in a text: line and column, both from 1; columns count characters. */
export interface Place {
  /** The line. */
  line: number;
  /** The column. */
  column: number;
}

/** A move that was made. */
export type PlayAnswer = MoveReport & {
  /** Whether no move is left after it. */
  over: boolean;
};

/** A position and a move in it. */
export interface PlayQuestion {
  /** The position, in the notation. */
  position: string;
  /** The move, typed or as data; `action` is another name of this field. */
  move: MoveInput;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** The misère quotient of the heaps 0 to `to`. Its elements are numbered from 0, the identity. */
export interface QuotientAnswer {
  /** The game, in the notation. */
  game: string;
  /** The largest heap. */
  to: number;
  /** The number of elements. */
  order: number;
  /** The P-portion: the elements whose sums the player to move loses. */
  lost: number[];
  /** Generators and relations. */
  presentation: string;
  /** The elements of the heaps 0, 1, 2, … */
  values: number[];
  /** For each element a sum of heaps that has it. */
  representatives: number[][];
  /** The product of each two elements. */
  table: number[][];
  /** The heaps at which the quotient grew, each with the order from there on. */
  growth: ([number, number])[];
  /** How the elements of the heaps repeat; null if that is not proved. */
  period?: Period | null;
}

/** A heap game, and up to which heap its misère quotient is wanted. */
export interface QuotientQuestion {
  /** The game with its parameters and without numbers, in the notation. */
  game: string;
  /** The largest heap. A server computes at most 100. */
  to?: number;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** A position that was drawn. */
export interface RandomAnswer {
  /** The position, in the notation. */
  position: string;
}

/** A game of which a position is drawn. */
export interface RandomQuestion {
  /** A game with its parameters and the convention, in the notation. */
  game: string;
  /** The seed: the same game and seed give the same position. */
  seed?: number;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** A position, and who is to move in it. */
export interface ReplyQuestion {
  /** The position, in the notation. */
  position: string;
  /** `perfect`, `fallible` or `random`. */
  level?: string;
  /** How often a fallible opponent plays at random, from 0 to 1. */
  mistakes?: number | null;
  /** The seed: the same position, level and seed give the same move. */
  seed?: number;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/**
 * The result for one position. Fields that were not asked for are absent; `Some(None)` is an answer that could not be
 * computed within the budget, and then the field is named in `unknown`.
 */
export interface Report {
  /** The position in the notation. */
  position: string;
  /** `N` or `P`. */
  outcome: Outcome;
  /** `first` (to move) or `second`. */
  winner: string;
  /** One winning move; null if there is none. */
  winning_move?: MoveReport | null;
  /** The names of the fields that could not be computed within the budget; they are null. */
  unknown?: string[];
  /** The exact number of winning moves. */
  winning_moves?: string | null;
  /** The number of different sets of heaps that winning moves change. */
  heap_sets?: string | null;
  /** The winning moves listed. */
  moves?: MoveReport[] | null;
  /** Whether the list is complete. */
  moves_complete?: boolean | null;
  /** The Grundy value under normal play. */
  grundy?: string | null;
  /** Moves until the end. */
  remoteness?: string | null;
  /** How the answer is known. */
  method: MethodReport;
  /** The argument for the outcome and for the winning move above. */
  because?: Argument | null;
  /** The argument in words: for each step of `because` its lines, without tables. */
  told?: Explanation | null;
  /** The move with which a lost position lasts longest; null if there is no move, or if it is not known. */
  resistance?: MoveReport | null;
}

/** A run of amounts after which the same may be left. */
export interface Run {
  /** The least amount. */
  from: Natural;
  /** The largest amount; `None` if there is no largest. */
  to?: Natural | null;
  /** How many non-empty heaps may be left. */
  leaves: number[];
}

/** What a picture of a component shows beyond its numbers. */
export type Sketch = {
  kind: 'rows';
} | {
  kind: 'from-one';
} | {
  /** How many coins a row has. */
  width: number;
  kind: 'lines';
} | {
  /** The two ends of each edge, from 0. */
  edges: number[][];
  kind: 'graph';
} | {
  kind: 'edges';
} | {
  kind: 'facing';
} | {
  kind: 'circle';
} | {
  /** For each step the number of the one below it, from 1, or 0 for the ground. */
  below: number[];
  kind: 'tree';
};

/** A position, and what is to be known about it. The answer is a `Report`. */
export interface SolveQuestion {
  /** The position, in the notation. */
  position: string;
  /** Also the exact number of winning moves. */
  count?: boolean;
  /** Also the number of different sets of heaps that winning moves change. */
  heap_sets?: boolean;
  /** Also the Grundy value under normal play. */
  grundy?: boolean;
  /** Also the number of moves until the end. */
  remoteness?: boolean;
  /** Also the winning moves, at most so many. A server lists at most 200. */
  moves?: number | null;
  /** Which of the winning moves is given as the winning move; any of them if nothing is said. */
  goal?: MoveGoal | null;
  /** The seed of the random winning move: the same position and seed give the same move. */
  seed?: number;
  /** Also the argument, as a list of steps. */
  because?: boolean;
  /** Also the argument in words, and how to resist in a lost position. */
  explain?: boolean;
  /**
   * The form in which the position is written where its game has several, such as `counts` or `squares`; as it was sent
   * if nothing is said.
   */
  form?: string | null;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** The values, or the outcomes, of all positions of a game that differ in two numbers. */
export interface TableAnswer {
  /** The game without the two numbers, in the notation. */
  game: string;
  /** The largest first number. */
  first: number;
  /** The largest second number. */
  second: number;
  /** What the table shows. */
  title: string;
  /** What the first and the second number are called. */
  axes: string[];
  /**
   * For each first number from 0 on, the values for the second numbers from 0 on, as decimal strings: Grundy values, or
   * misère Grundy values if the game is played so. A position is lost iff its value is 0.
   */
  values?: string[][] | null;
  /** The same with the outcomes. */
  outcomes?: Outcome[][] | null;
  /** What there is to say about the table, in sentences. */
  notes: string[];
  /** The picture, as an SVG document. */
  svg?: string | null;
}

/** A game with two numbers left out, and how far its table is wanted. */
export interface TableQuestion {
  /**
   * A game without numbers, or a sum of two, in the notation: `wythoff`, `misere moore(2)`, `kayles + kayles`. Other
   * components of a sum keep their numbers.
   */
  game: string;
  /** The largest first number. A server computes at most 200. */
  first?: number;
  /** The largest second number. A server computes at most 200. */
  second?: number;
  /** Whether outcomes are wanted instead of values; they are often known much further. */
  outcomes?: boolean;
  /** Whether a picture is wanted. */
  svg?: boolean;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** Take from at least `fewest` and at most `most` of the numbers. */
export interface Taking {
  /** What taking is called here, and what it does. */
  verb: Verb;
  /** From how many numbers at least. */
  fewest: number;
  /** From how many numbers at most. */
  most: number;
  /** Whether the same amount must be taken from each. */
  equally: boolean;
  /** The sets of numbers of which one may be taken from; any numbers if there are none. */
  sets?: number[][];
  /** Whether all numbers of the set must be taken from. */
  whole?: boolean;
  /** What may be taken from each number. */
  amounts: Multiples[];
}

/** What taking is called, and what it does. */
export type Verb = 'lower' | 'slide' | 'descend' | 'withdraw' | 'deposit' | 'take';

/** A claim that is proved. */
export interface VerifyAnswer {
  /** The claim in words. */
  verified: string;
  /** The claim as data. */
  claim: Record<string, unknown>;
}

/** A certificate that is to be checked. */
export interface VerifyQuestion {
  /** The certificate: as data, or as a string that holds its JSON. */
  certificate: Record<string, unknown>;
  /** The language of the words: `en`, `ru` or `zh`. */
  lang?: string | null;
}

/** One way to move. */
export type Way = Taking & {
  way: 'take';
} | {
  /** The coins that show heads. */
  heads: number[];
  way: 'turn';
} | Breaking & {
  way: 'break';
} | {
  /** The first moves; further ones have to be typed. */
  moves: Action[];
  way: 'list';
};

/** Every kind of question, with the types of its fields and of its answer. */
export interface Questions {
  solve: { question: SolveQuestion; answer: Report };
  moves: { question: MovesQuestion; answer: MovesAnswer };
  play: { question: PlayQuestion; answer: PlayAnswer };
  reply: { question: ReplyQuestion; answer: PlayAnswer };
  random: { question: RandomQuestion; answer: RandomAnswer };
  grundy: { question: GrundyQuestion; answer: GrundyAnswer };
  table: { question: TableQuestion; answer: TableAnswer };
  quotient: { question: QuotientQuestion; answer: QuotientAnswer };
  games: { question: GamesQuestion; answer: GamesAnswer };
  messages: { question: MessagesQuestion; answer: MessagesAnswer };
  genus: { question: GenusQuestion; answer: GenusAnswer };
  nimber: { question: NimberQuestion; answer: NimberAnswer };
  certificate: { question: CertificateQuestion; answer: CertificateAnswer };
  verify: { question: VerifyQuestion; answer: VerifyAnswer };
}
