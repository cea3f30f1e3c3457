// Rows of squares with two pieces each, which face each other: press a piece and then a square between the two, or drag it there.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { slideIn } from '../motion';
import type { Action, Board } from '../solver';
import { opening } from '../state';
import { t } from '../words';
import { follow } from './drag';
import type { Item } from './item';
import { changesOf, moveThat } from './listed';
import type { MovesProps } from './listed';
import { spin } from './spin';

/** More squares or rows than this are no picture. */
const MOST_SQUARES = 32;
const MOST_ROWS = 16;
/** What the numbers of the squares and of the rows take. */
const NAMES = 30;

/** Whether a board can be drawn as rows with two pieces. */
export function isFacing({ sketch, numbers }: Board): boolean {
  return sketch?.kind === 'facing' && numbers.length <= 2 * MOST_ROWS && numbers.every((number) => BigInt(number) <= MOST_SQUARES);
}

export function FacingBoard({ board, component, moves, chosen, disabled, room, trace, marks, onChoose }: MovesProps & { component: number }) {
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const pieces = pieceItems(board, moves, chosen, disabled, onChoose);
  const moving = pieces.find(({ amount }) => amount > 0n);
  const target = moving ? goal(moving) : null;
  useEffect(() => setPicked(null), [board]);
  useLayoutEffect(() => slideIn(root.current), [moving?.index, String(target)]);
  // The board stays as wide as it was when the game began.
  const all = [...(opening.value[component]?.numbers ?? []), ...board.numbers].map(Number);
  const first = Math.min(1, ...all);
  const squares = Array.from({ length: Math.max(...all, first + 1) + 1 - first }, (_, i) => first + i);
  const rows = board.numbers.length / 2;
  const side = Math.max(16, Math.floor(Math.min(104, (room.width - NAMES - 8) / squares.length, (room.height - NAMES - 40) / Math.max(rows, 1))));
  const moveTo = (piece: number, square: number) => moveThat(board, moves, new Map([[piece, String(square)]]));
  /** The piece of a row that goes to a square: the one that was pressed, or else the nearer one. */
  const mover = (row: number, square: number): Item | undefined => {
    const own = pieces.slice(2 * row, 2 * row + 2).filter(({ index }) => moveTo(index, square) !== null);
    const way = ({ size }: Item) => Math.abs(Number(size) - square);
    return own.find(({ index }) => index === (moving?.index ?? picked)) ?? own.sort((a, b) => way(a) - way(b))[0];
  };
  const go = (piece: number, square: number) => {
    const move = disabled ? null : moveTo(piece, square);
    if (move) onChoose(move);
  };
  const drag = (piece: Item, event: PointerEvent) => {
    if (piece.disabled) return;
    follow(event, (element) => {
      const square = element.closest<HTMLElement>('[data-square]');
      if (square && root.current?.contains(square)) go(piece.index, Number(square.dataset['square']?.split(',')[1]));
    });
  };
  const press = (piece: Item) => {
    if (piece.disabled) return;
    setPicked(piece.index === picked && !moving ? null : piece.index);
    if (moving) onChoose(null);
  };
  return (
    <>
      <p class="limits">{moves.length > 0 && t('page-facing-help')}</p>
      <div ref={root} class="facing" style={{ gridTemplateColumns: `auto repeat(${squares.length}, ${side}px)`, '--coin': `${side - 8}px` }}>
        {Array.from({ length: rows }, (_, row) => [
          <span key={row} class="square-name" style={{ gridColumn: 1 }} aria-hidden="true">
            {row + 1}
          </span>,
          ...squares.map((square) => {
            const here = pieces.slice(2 * row, 2 * row + 2).find(({ size }) => size === BigInt(square));
            const free = disabled || here ? undefined : mover(row, square);
            const move = free && moveTo(free.index, square);
            const ghost = !chosen && !here && [2 * row, 2 * row + 1].some((piece) => trace.touches(piece) && trace.before(piece) === BigInt(square));
            return (
              <div
                key={`${row},${square}`}
                data-square={`${row},${square}`}
                class={`field ${(row + square) % 2 === 0 ? 'dark' : 'pale'} ${move ? 'free' : ''} ${(move && marks.listed(move)) ?? ''}`}
                onClick={() => free && go(free.index, square)}
              >
                {here && (
                  <span
                    class={`coin ${here.disabled ? '' : 'free'} ${here.index === picked && !moving ? 'picked' : ''} ${here.amount > 0n ? 'leaving' : ''} ${trace.touches(here.index) ? 'last' : ''}`}
                    data-piece={here.index}
                    {...spin(here)}
                    aria-label={t('page-choose-advance', { row: row + 1, square })}
                    onPointerDown={(event) => drag(here, event)}
                    onClick={() => press(here)}
                  />
                )}
                {target === BigInt(square) && moving && moving.index >> 1 === row && <span class="coin arriving" data-from=".coin.leaving" onPointerDown={(event) => drag(moving, event)} />}
                {ghost && <span class="coin ghost" aria-hidden="true" />}
              </div>
            );
          }),
        ])}
        {squares.map((square, i) => (
          <span key={square} class="square-name" style={{ gridColumn: i + 2 }} aria-hidden="true">
            {square}
          </span>
        ))}
      </div>
    </>
  );
}

/** Where a piece goes by what is chosen. */
function goal({ size, amount, rises }: Item): bigint {
  return rises ? size + amount : size - amount;
}

/** The pieces, each of which goes towards the other one of its row by what the moves say. */
function pieceItems(board: Board, moves: readonly Action[], chosen: Action | null, disabled: boolean, onChoose: (move: Action | null) => void): Item[] {
  const places = board.numbers.map(BigInt);
  return places.map((size, index) => {
    const rises = size < (places[index ^ 1] ?? size);
    const way = (to: bigint) => (rises ? to - size : size - to);
    const move = (amount: bigint) => moveThat(board, moves, new Map([[index, String(rises ? size + amount : size - amount)]]));
    const to = chosen ? changesOf(chosen, board).get(index) : undefined;
    const amount = to === undefined ? 0n : way(BigInt(to));
    const most = moves.flatMap((move) => changesOf(move, board).get(index) ?? []).reduce((most, to) => (way(BigInt(to)) > most ? way(BigInt(to)) : most), 0n);
    const allows = (amount: bigint) => amount === 0n || (amount > 0n && move(amount) !== null);
    return {
      index,
      size,
      amount,
      most,
      verb: 'slide',
      look: board.look,
      rises,
      disabled: disabled || most === 0n,
      allows,
      next(up) {
        const next = up ? amount + 1n : amount - 1n;
        return allows(next) && next >= 0n ? next : null;
      },
      take(amount) {
        if (!allows(amount)) return false;
        onChoose(amount === 0n ? null : move(amount));
        return true;
      },
    };
  });
}
