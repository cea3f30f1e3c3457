// The record of a game: every move that was made, branches included. A tree, of which one line is looked at.

import type { Action } from './solver';

/** One move that was made. */
export interface Ply {
  from: string;
  to: string;
  text: string;
  /** As it is typed: `2>3`. */
  move: string;
  action: Action;
  over: boolean;
  /** Whether the opponent made it. */
  theirs: boolean;
}

/** A place in the record; the first has no ply. */
interface Place {
  ply: Ply | null;
  parent: number;
  children: number[];
  /** The child that the line goes on with; -1 at its end. */
  next: number;
}

export class GameRecord {
  private constructor(
    readonly start: string,
    private readonly places: readonly Place[],
  ) {}

  static at(start: string): GameRecord {
    return new GameRecord(start, [{ ply: null, parent: -1, children: [], next: -1 }]);
  }

  /** The places of the line that is looked at, from the start. */
  private get line(): number[] {
    const line = [0];
    for (let at = this.places[0]?.next ?? -1; at >= 0; at = this.places[at]?.next ?? -1) line.push(at);
    return line;
  }

  /** The moves of the line that is looked at. */
  get plies(): Ply[] {
    return this.line.slice(1).map((at) => this.ply(at));
  }

  /** Adds a move after the first `depth` moves of the line, which then goes on with it; a move made before is not added twice. */
  with(depth: number, ply: Ply): GameRecord {
    const parent = this.line[depth] ?? 0;
    const known = this.children(parent).find((child) => this.ply(child).to === ply.to && this.ply(child).move === ply.move);
    const child = known ?? this.places.length;
    const places = this.places.map((place, at) =>
      at !== parent ? place : { ...place, next: child, children: known === undefined ? [...place.children, child] : place.children },
    );
    if (known === undefined) places.push({ ply, parent, children: [], next: -1 });
    return new GameRecord(this.start, places);
  }

  /** The moves that were made instead of move `index` of the line, each with what leads there. */
  branches(index: number): { ply: Ply; record: GameRecord }[] {
    const line = this.line;
    const parent = line[index] ?? 0;
    const others = this.children(parent).filter((child) => child !== line[index + 1]);
    return others.map((child) => {
      const places = this.places.map((place, at) => (at === parent ? { ...place, next: child } : place));
      return { ply: this.ply(child), record: new GameRecord(this.start, places) };
    });
  }

  /** The same moves with changed plies: told in another language. */
  async retold(tell: (ply: Ply) => Promise<Ply>): Promise<GameRecord> {
    const places = await Promise.all(this.places.map(async (place) => (place.ply ? { ...place, ply: await tell(place.ply) } : place)));
    return new GameRecord(this.start, places);
  }

  private ply(at: number): Ply {
    const ply = this.places[at]?.ply;
    if (!ply) throw new Error('the start of a record is no move');
    return ply;
  }

  private children(at: number): readonly number[] {
    return this.places[at]?.children ?? [];
  }

  /** What a browser can keep: the moves as they are typed. */
  kept(): KeptRecord {
    return {
      start: this.start,
      moves: this.places.slice(1).map(({ ply, parent }) => [parent, ply?.move ?? '', ply?.theirs ?? false]),
      next: this.places.map(({ next }) => next),
    };
  }

  /** Reads what was kept, asking what each move does; throws if it does not fit together. */
  static async from(kept: KeptRecord, play: (position: string, move: string) => Promise<Omit<Ply, 'from' | 'theirs'>>): Promise<GameRecord> {
    const places: Place[] = [{ ply: null, parent: -1, children: [], next: -1 }];
    for (const [parent, move, theirs] of kept.moves) {
      const before = places[parent];
      if (!before) throw new Error('a move without a place');
      const from = before.ply?.to ?? kept.start;
      const { to, text, move: typed, action, over } = await play(from, move);
      before.children.push(places.length);
      places.push({ ply: { from, to, text, move: typed, action, over, theirs }, parent, children: [], next: -1 });
    }
    places.forEach((place, at) => {
      const next = kept.next[at] ?? -1;
      place.next = place.children.includes(next) ? next : -1;
    });
    return new GameRecord(kept.start, places);
  }
}

/** A record as text can hold it. */
export interface KeptRecord {
  start: string;
  /** Each move: the place after which it was made, as it is typed, whether the opponent made it. */
  moves: [number, string, boolean][];
  /** With which place each goes on. */
  next: number[];
}
