// A graph: a press takes a vertex with its neighbours, or an edge.

import type { Action, Board } from '../solver';
import { opening } from '../state';
import { t } from '../words';
import { grown, spread } from './graph';
import type { Point } from './graph';
import { moveThat } from './listed';
import type { MovesProps } from './listed';
import type { Room } from './room';

/** More vertices or edges than this are no picture. */
const MOST_PARTS = 60;

type Props = Omit<MovesProps, 'most'> & { component: number };

/** A vertex or an edge of the picture. */
interface Part {
  key: string;
  name: string;
  at: Point;
  move: Action | null;
  /** Whether the chosen move takes it. */
  taken: boolean;
}

interface Line {
  key: string;
  from: Point;
  to: Point;
  /** How far it bends: edges with the same ends do not hide each other. */
  bend: number;
  state: 'there' | 'taken' | 'ghost';
}

/** Whether a board can be drawn as a graph. */
export function isGraph({ sketch, numbers }: Board): boolean {
  return (sketch?.kind === 'graph' || sketch?.kind === 'edges') && numbers.length <= 2 * MOST_PARTS;
}

export function GraphBoard(props: Props) {
  const { board, room, disabled, chosen, marks, onChoose } = props;
  const side = { width: Math.min(room.width - 16, 760), height: Math.max(160, Math.min(room.height - 16, 560)) };
  const { dots, knots, lines, ground } = board.sketch?.kind === 'graph' ? vertexPicture(props, side) : edgePicture(props, side);
  const now = JSON.stringify(chosen);
  const isChosen = (move: Action) => JSON.stringify(move) === now;
  const button = (part: Part, kind: 'vertex' | 'edge') => (
    <button
      key={part.key}
      type="button"
      data-part={part.key}
      class={`joint ${kind} ${part.taken ? 'taken' : ''} ${part.move && !disabled ? (marks.listed(part.move) ?? '') : ''}`}
      style={{ left: `${part.at.x}px`, top: `${part.at.y}px` }}
      aria-pressed={part.move !== null && isChosen(part.move)}
      aria-label={t(`page-${kind}`, { name: part.name })}
      disabled={disabled || part.move === null}
      onClick={() => onChoose(part.move && isChosen(part.move) ? null : part.move)}
    >
      {kind === 'vertex' && <span aria-hidden="true">{part.name}</span>}
    </button>
  );
  return (
    <div class="graph" style={{ width: `${side.width}px`, height: `${side.height}px` }}>
      <svg viewBox={`0 0 ${side.width} ${side.height}`} aria-hidden="true">
        {ground !== null && <line class="ground" x1={0} x2={side.width} y1={ground} y2={ground} />}
        {lines.map((line) => (
          <path key={line.key} class={line.state} d={curve(line)} />
        ))}
        {dots.map(({ x, y }, i) => (
          <circle key={i} cx={x} cy={y} r={6} />
        ))}
      </svg>
      {knots.map((part) => button(part, board.sketch?.kind === 'graph' && part.key.startsWith('v') ? 'vertex' : 'edge'))}
    </div>
  );
}

interface Drawn {
  dots: Point[];
  knots: Part[];
  lines: Line[];
  ground: number | null;
}

const EDGE = 34;

/** Vertices that are left, with the edges between them. */
function vertexPicture({ board, moves, chosen, trace }: Props, { width, height }: Room): Drawn {
  const edges = board.sketch?.kind === 'graph' ? board.sketch.edges : [];
  const places = spread(board.numbers.length, edges).map(({ x, y }) => ({ x: EDGE + x * (width - 2 * EDGE), y: EDGE + y * (height - 2 * EDGE) }));
  const at = (vertex: number) => places[vertex] ?? { x: 0, y: 0 };
  const left = (vertex: number) => board.numbers[vertex] === '1';
  const taken = new Set(chosen && 'set' in chosen ? chosen.set.map(([vertex]) => vertex) : []);
  const took = (vertices: number[]) => moveThat(board, moves, new Map(vertices.map((vertex) => [vertex, '0'])));
  const around = (vertex: number) => edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex ? [a] : [])).filter(left);
  const vertices = board.numbers.map((_, vertex) => vertex).filter(left);
  // A press takes a vertex if every vertex can be taken with its neighbours, else an edge.
  const byVertex = vertices.every((vertex) => took([vertex, ...around(vertex)]) !== null);
  const standing = vertices.map((vertex): Part => ({ key: `v${vertex}`, name: String(vertex + 1), at: at(vertex), move: byVertex ? took([vertex, ...around(vertex)]) : null, taken: taken.has(vertex) }));
  const lines = edges.flatMap(([a, b]): Line[] => {
    const before = (vertex: number) => trace.before(vertex) === 1n;
    if (!left(a) || !left(b)) return before(a) && before(b) ? [{ key: `${a}-${b}`, from: at(a), to: at(b), bend: 0, state: 'ghost' }] : [];
    return [{ key: `${a}-${b}`, from: at(a), to: at(b), bend: 0, state: taken.has(a) || taken.has(b) ? 'taken' : 'there' }];
  });
  const cuts = byVertex ? [] : edges.filter(([a, b]) => left(a) && left(b)).map(([a, b]): Part => ({ key: `e${a}-${b}`, name: `${a + 1}–${b + 1}`, at: middle(at(a), at(b), 0), move: took([a, b]), taken: taken.has(a) && taken.has(b) }));
  return { dots: [], knots: [...standing, ...cuts], lines, ground: null };
}

/** Edges that stand on the ground, each of which can be cut. */
function edgePicture({ board, component, moves, chosen, trace }: Props, { width, height }: Room): Drawn {
  const now = pairs(board.numbers);
  // The places stay as they were when the game began.
  const places = grown(pairs(opening.value[component]?.numbers ?? board.numbers));
  const floor = height - 20;
  const at = (vertex: number, other: number): Point => {
    const place = places.get(vertex);
    if (place && vertex !== 0) return { x: EDGE + place.x * (width - 2 * EDGE), y: EDGE + place.y * (floor - 2 * EDGE) };
    // The ground is everywhere below.
    const above = places.get(other);
    return { x: above && other !== 0 ? EDGE + above.x * (width - 2 * EDGE) : width / 2, y: floor };
  };
  const cut = chosen && 'split' in chosen ? chosen.split.index / 2 : null;
  const many = new Map<string, number>();
  const bendOf = ([a, b]: readonly [number, number]) => {
    const name = [a, b].sort((one, other) => one - other).join();
    const before = many.get(name) ?? 0;
    many.set(name, before + 1);
    return a === b ? 1 + before : before === 0 ? 0 : (before % 2 === 1 ? 1 : -1) * Math.ceil(before / 2);
  };
  // An edge beside another bends to the side on which there is more room for its middle.
  const middles = now.map(([a, b]) => middle(at(a, b), at(b, a), 0));
  const emptier = (from: Point, to: Point, bend: number): number => {
    const free = (bend: number) => {
      const { x, y } = middle(from, to, bend);
      return Math.min(...middles.map((other) => Math.hypot(other.x - x, other.y - y)));
    };
    return bend !== 0 && free(-bend) > free(bend) + 1 ? -bend : bend;
  };
  const knots: Part[] = [];
  const lines: Line[] = [];
  now.forEach((ends, i) => {
    const [a, b] = ends;
    const plain = bendOf(ends);
    const [from, to] = [at(a, b), at(b, a)];
    const bend = a === b ? plain : emptier(from, to, plain);
    const move = moves.find((move) => 'split' in move && move.split.index === 2 * i) ?? null;
    lines.push({ key: `${i}`, from, to, bend, state: cut === i ? 'taken' : 'there' });
    knots.push({ key: `e${i}`, name: `${a}–${b}`, at: middle(from, to, bend), move, taken: cut === i });
  });
  if (cut === null) {
    const rest = now.map((ends) => ends.join());
    for (const [i, ends] of pairs(trace.earlier?.numbers ?? []).entries()) {
      const still = rest.indexOf(ends.join());
      if (still >= 0) rest.splice(still, 1);
      else lines.push({ key: `g${i}`, from: at(ends[0], ends[1]), to: at(ends[1], ends[0]), bend: bendOf(ends), state: 'ghost' });
    }
  }
  const dots = [...new Set(now.flat())].filter((vertex) => vertex !== 0).map((vertex) => at(vertex, vertex));
  return { dots, knots, lines, ground: floor };
}

function pairs(numbers: readonly string[]): [number, number][] {
  return numbers.flatMap((number, i): [number, number][] => (i % 2 === 0 ? [[Number(number), Number(numbers[i + 1] ?? 0)]] : []));
}

const BEND = 46;

/** The middle of an edge, which may be bent or a loop. */
function middle(from: Point, to: Point, bend: number): Point {
  const { x, y } = aside(from, to, bend);
  const loop = from.x === to.x && from.y === to.y;
  return loop ? { x: from.x, y: from.y - 30 * bend } : { x: (from.x + to.x) / 4 + x / 2, y: (from.y + to.y) / 4 + y / 2 };
}

/** The point that an edge bends to. */
function aside(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(Math.hypot(dx, dy), 1);
  return { x: (from.x + to.x) / 2 - (dy / length) * BEND * 2 * bend, y: (from.y + to.y) / 2 + (dx / length) * BEND * 2 * bend };
}

function curve({ from, to, bend }: Line): string {
  if (from.x === to.x && from.y === to.y) {
    const reach = 40 * bend;
    return `M${from.x} ${from.y}C${from.x - reach} ${from.y - reach} ${from.x + reach} ${from.y - reach} ${from.x} ${from.y}`;
  }
  const { x, y } = aside(from, to, bend);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
