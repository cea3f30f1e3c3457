// How large things are drawn: as large as the room allows.

import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Room {
  width: number;
  height: number;
}

/** The room that an element has, whatever is in it. */
export function useRoom(ruler: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 720, height: 420 });
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}

/** How heaps of stones are laid out. */
export interface Layout {
  /** Heaps beside each other. */
  across: number;
  /** The width of a heap. */
  cell: number;
  /** Stones beside each other in a heap. */
  columns: number;
  /** Stones upon each other in the largest heap. */
  rows: number;
  /** The width of a stone. */
  stone: number;
}

export const STONE_GAP = 5;
/** A stone is so much flatter than it is wide. */
export const FLATNESS = 0.8;
const LARGEST_STONE = 104;
const SMALLEST_STONE = 14;
/** Where the board is longer than the window, stones are at least so large. */
const HANDY_STONE = 22;

interface Needs {
  heaps: number;
  largest: number;
  /** What a heap needs below its stones. */
  below: number;
  flatness?: number;
  /** Whether all heaps must stand beside each other. */
  inOneRow?: boolean;
}

/** The layout with the largest stones; a heap is better high than wide. */
export function fit({ heaps, largest, below, flatness = FLATNESS, inOneRow = false }: Needs, { width, height }: Room): Layout {
  const count = Math.max(heaps, 1);
  const most = Math.max(largest, 1);
  let best: Layout | null = null;
  let score = -Infinity;
  for (let lines = 1; lines <= (inOneRow ? 1 : Math.min(count, 8)); lines += 1) {
    const across = Math.ceil(count / lines);
    const cell = Math.min(Math.floor(width / across), 260);
    for (let columns = 1; columns <= Math.min(most, 8); columns += 1) {
      const rows = Math.ceil(most / columns);
      const wide = (cell - 14) / columns - STONE_GAP;
      const high = ((height / lines - below) / rows - STONE_GAP) / flatness;
      const stone = Math.floor(Math.min(wide, high, LARGEST_STONE));
      const worth = stone * 0.92 ** (columns - 1) * 0.97 ** (lines - 1);
      if (worth > score) {
        score = worth;
        best = { across, cell, columns, rows, stone };
      }
    }
  }
  if (best && best.stone >= SMALLEST_STONE) return best;
  // Too many for the room: then the board is longer than the window.
  if (inOneRow) {
    const cell = Math.floor(width / count);
    return { across: count, cell, columns: 1, rows: most, stone: Math.max(SMALLEST_STONE, Math.min(HANDY_STONE, cell - 10)) };
  }
  return shortest(count, most, below, flatness, width);
}

/** The shortest board with stones that can be pressed. */
function shortest(count: number, most: number, below: number, flatness: number, width: number): Layout {
  const laid = (columns: number): Layout & { height: number } => {
    const across = Math.max(1, Math.min(count, Math.floor(width / Math.max(columns * (HANDY_STONE + STONE_GAP) + 14, 64))));
    const rows = Math.ceil(most / columns);
    const height = Math.ceil(count / across) * (rows * (HANDY_STONE * flatness + STONE_GAP) + below);
    return { across, cell: Math.floor(width / across), columns, rows, stone: HANDY_STONE, height };
  };
  const all = Array.from({ length: Math.min(most, 8) }, (_, i) => laid(i + 1));
  return all.reduce((best, other) => (other.height < best.height ? other : best));
}
