// A game as text that can be read again: the position, then a line for each move.
//
//     nim 3 5 7
//     1. 3>6   # you: lower heap 3 from 7 to 6
//
// What follows a # is for people.

import type { Ply } from './record';

export interface TextGame {
  start: string;
  moves: { line: number; move: string }[];
}

export function writeGame(start: string, plies: Ply[], name: (ply: Ply, index: number) => string): string {
  const lines = plies.map((ply, i) => `${i + 1}. ${ply.move}   # ${name(ply, i)}: ${ply.text}`);
  return [start, ...lines, ''].join('\n');
}

/** Returns the game that a text holds, or null if there is no position in it. */
export function readGame(text: string): TextGame | null {
  const lines = text.split(/\r?\n/).map((line, i) => ({ line: i + 1, move: line.replace(/#.*$/, '').trim() }));
  const [first, ...rest] = lines.filter(({ move }) => move !== '');
  if (!first) return null;
  return { start: first.move, moves: rest.map(({ line, move }) => ({ line, move: move.replace(/^\d+\s*\.\s*/, '') })) };
}
