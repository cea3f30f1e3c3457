// A small picture of a game: its example as it lies on the board.

import { useEffect, useState } from 'preact/hooks';
import { grown, spread } from '../board/graph';
import type { Point } from '../board/graph';
import { splits } from '../board/item';
import type { Board } from '../solver';
import { choicesIn } from '../state';

const WIDTH = 160;
const HEIGHT = 96;

export function Picture({ position }: { position: string }) {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let wanted = true;
    choicesIn(position).then(
      (found) => wanted && setBoard(found.components[0]?.board ?? null),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [position]);
  return (
    <svg class="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {board && <Drawn board={board} />}
    </svg>
  );
}

/** What kind of picture a board has. */
export function kindOf({ sketch, look, ways }: Board): string {
  const pins = ways[0]?.way === 'break' && splits(ways[0]);
  return sketch?.kind ?? (pins ? 'pins' : look);
}

function Drawn({ board }: { board: Board }) {
  const numbers = board.numbers.map((number) => Math.min(Number(number), 40));
  const [first] = board.ways;
  switch (board.sketch?.kind) {
    case 'rows':
      return <Rows counts={numbers} />;
    case 'graph': {
      const places = spread(numbers.length, board.sketch.edges);
      return <Graph lines={board.sketch.edges.flatMap(([a, b]) => (places[a] && places[b] ? [[places[a], places[b]]] : []))} dots={places} />;
    }
    case 'facing':
      return <Facing numbers={numbers} />;
    case 'circle':
      return <Ring numbers={numbers} />;
    case 'edges': {
      const ends = numbers.flatMap((number, i): [number, number][] => (i % 2 === 0 ? [[number, numbers[i + 1] ?? 0]] : []));
      const places = grown(ends);
      const at = (vertex: number, other: number) => places.get(vertex) ?? { x: places.get(other)?.x ?? 0.5, y: 1 };
      return <Graph lines={ends.map(([a, b]) => [at(a, b), at(b, a)])} dots={[...places.values()]} />;
    }
  }
  switch (board.look) {
    case 'squares': {
      const from = board.sketch?.kind === 'from-one' ? 1 : 0;
      const last = Math.max(...numbers, 1);
      return <Squares counts={Array.from({ length: last + 1 - from }, (_, i) => numbers.filter((at) => at === from + i).length)} />;
    }
    case 'strip':
      return <Squares counts={numbers} />;
    case 'steps':
      return <Stairs counts={numbers} />;
    case 'coins':
    case 'coin-runs':
      return <Coins faces={numbers} />;
    case 'queen':
      return <Queen across={numbers[0] ?? 0} up={numbers[1] ?? 0} />;
    case 'numbers':
      return <Bars numbers={numbers} />;
    default:
      return first?.way === 'break' && splits(first) ? <Pins numbers={numbers} /> : <Heaps numbers={numbers} chips={board.look === 'chips'} />;
  }
}

function Heaps({ numbers, chips }: { numbers: number[]; chips: boolean }) {
  const most = Math.max(...numbers, 1);
  const columns = Math.ceil(most / 7);
  const size = Math.min((WIDTH - 20) / (numbers.length * (columns + 0.6)), (HEIGHT - 16) / Math.min(most, 7), 20);
  const cell = size * (columns + 0.6);
  const left = (WIDTH - cell * numbers.length) / 2 + size * 0.3;
  return (
    <>
      {numbers.flatMap((count, heap) =>
        Array.from({ length: count }, (_, i) => {
          const x = left + heap * cell + (i % columns) * size + size / 2;
          const y = HEIGHT - 8 - (Math.floor(i / columns) + 0.5) * size;
          return chips ? <rect key={`${heap}.${i}`} class="gold" x={x - size / 2} y={y - size / 4} width={size * 0.95} height={size / 2} rx={3} /> : <ellipse key={`${heap}.${i}`} class="grey" cx={x} cy={y} rx={size * 0.46} ry={size * 0.4} />;
        }),
      )}
    </>
  );
}

function Ring({ numbers }: { numbers: number[] }) {
  const [across, down] = [WIDTH / 2 - 34, HEIGHT / 2 - 20];
  return (
    <>
      <ellipse class="edge" cx={WIDTH / 2} cy={HEIGHT / 2} rx={across} ry={down} fill="none" />
      {numbers.flatMap((count, heap) => {
        const angle = (2 * Math.PI * heap) / numbers.length - Math.PI / 2;
        const [x, y] = [WIDTH / 2 + across * Math.cos(angle), HEIGHT / 2 + down * Math.sin(angle)];
        const shown = Math.min(count, 6);
        const wide = Math.min(shown, 3);
        return Array.from({ length: shown }, (_, i) => <circle key={`${heap}.${i}`} class="grey" cx={x + ((i % 3) - (wide - 1) / 2) * 10} cy={y - Math.floor(i / 3) * 10 + 4} r={4.6} />);
      })}
    </>
  );
}

function Rows({ counts }: { counts: number[] }) {
  const side = Math.min((WIDTH - 16) / Math.max(...counts, 1), (HEIGHT - 16) / Math.max(counts.length, 1), 22);
  const left = (WIDTH - side * Math.max(...counts, 1)) / 2;
  const bottom = (HEIGHT + side * counts.length) / 2;
  return (
    <>
      {counts.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => <rect key={`${row}.${i}`} class={row + i === 0 ? 'gold' : 'grey'} x={left + i * side + 1} y={bottom - (row + 1) * side + 1} width={side - 2} height={side - 2} rx={3} />),
      )}
    </>
  );
}

function Graph({ lines, dots }: { lines: Point[][]; dots: Point[] }) {
  const x = (point: Point) => 20 + point.x * (WIDTH - 40);
  const y = (point: Point) => 14 + point.y * (HEIGHT - 28);
  return (
    <>
      {lines.map(([from, to], i) => from && to && <line key={i} class="edge" x1={x(from)} y1={y(from)} x2={x(to)} y2={y(to)} />)}
      {dots.map((point, i) => (
        <circle key={`.${i}`} class="grey" cx={x(point)} cy={y(point)} r={6} />
      ))}
    </>
  );
}

function Pins({ numbers }: { numbers: number[] }) {
  const rows = numbers.slice(0, 3);
  const size = Math.min((WIDTH - 16) / Math.max(...rows, 1), 13);
  const gap = HEIGHT / (rows.length + 1);
  return (
    <>
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const x = (WIDTH - count * size) / 2 + (i + 0.5) * size;
          const y = gap * (row + 1);
          return (
            <g key={`${row}.${i}`} class="grey">
              <ellipse cx={x} cy={y + 4} rx={size * 0.38} ry={8} />
              <circle cx={x} cy={y - 7} r={size * 0.26} />
            </g>
          );
        }),
      )}
    </>
  );
}

function Squares({ counts }: { counts: number[] }) {
  const side = Math.min((WIDTH - 12) / counts.length, 34);
  const left = (WIDTH - side * counts.length) / 2;
  return (
    <>
      {counts.map((count, square) => (
        <g key={square}>
          <rect class={square % 2 === 0 ? 'pale' : 'dim'} x={left + square * side} y={HEIGHT - 30} width={side} height={18} />
          {Array.from({ length: Math.min(count, 4) }, (_, i) => (
            <circle key={i} class="gold" cx={left + (square + 0.5) * side} cy={HEIGHT - 30 - side * 0.38 - i * side * 0.5} r={side * 0.36} />
          ))}
        </g>
      ))}
    </>
  );
}

function Facing({ numbers }: { numbers: number[] }) {
  const rows = numbers.length / 2;
  const across = Math.max(...numbers, 2);
  const side = Math.min((WIDTH - 12) / across, (HEIGHT - 12) / rows, 24);
  const [left, top] = [(WIDTH - side * across) / 2, (HEIGHT - side * rows) / 2];
  const place = (index: number) => ({ x: left + ((numbers[index] ?? 1) - 0.5) * side, y: top + ((index >> 1) + 0.5) * side });
  return (
    <>
      {Array.from({ length: rows * across }, (_, i) => {
        const [x, y] = [i % across, Math.floor(i / across)];
        return <rect key={i} class={(x + y) % 2 === 0 ? 'pale' : 'dim'} x={left + x * side} y={top + y * side} width={side} height={side} />;
      })}
      {numbers.map((_, i) => (
        <circle key={`.${i}`} class="gold" cx={place(i).x} cy={place(i).y} r={side * 0.36} />
      ))}
    </>
  );
}

function Stairs({ counts }: { counts: number[] }) {
  const steps = counts.length + 1;
  const wide = Math.min((WIDTH - 16) / steps, 36);
  const left = (WIDTH - wide * steps) / 2;
  const rise = Math.min(12, 40 / steps);
  const coin = Math.min(wide * 0.3, 7);
  return (
    <>
      {[0, ...counts].map((count, step) => (
        <g key={step}>
          <rect class="dim" x={left + step * wide} y={HEIGHT - 10 - step * rise} width={wide} height={step * rise + 4} />
          {Array.from({ length: Math.min(count, 5) }, (_, i) => (
            <circle key={i} class="gold" cx={left + (step + 0.5) * wide} cy={HEIGHT - 12 - step * rise - coin - i * coin * 1.8} r={coin} />
          ))}
        </g>
      ))}
    </>
  );
}

function Coins({ faces }: { faces: number[] }) {
  const side = Math.min((WIDTH - 12) / Math.max(faces.length, 1), 32);
  const left = (WIDTH - side * faces.length) / 2;
  return (
    <>
      {faces.map((face, i) => (
        <circle key={i} class={face === 1 ? 'gold' : 'hollow'} cx={left + (i + 0.5) * side} cy={HEIGHT / 2} r={side * 0.4} />
      ))}
    </>
  );
}

function Queen({ across, up }: { across: number; up: number }) {
  // A few squares, on which she can be seen.
  const count = 5;
  const near = (distance: number) => Math.round((distance * (count - 1)) / Math.max(across, up, 1));
  const side = (HEIGHT - 10) / count;
  const left = (WIDTH - side * count) / 2;
  return (
    <>
      {Array.from({ length: count * count }, (_, i) => {
        const [x, y] = [i % count, Math.floor(i / count)];
        return <rect key={i} class={(x + y) % 2 === 0 ? 'pale' : 'dim'} x={left + x * side} y={5 + (count - 1 - y) * side} width={side} height={side} />;
      })}
      <text class="queen-mark" x={left + (near(across) + 0.5) * side} y={5 + (count - 0.5 - near(up)) * side} font-size={side * 1.1}>
        ♛
      </text>
    </>
  );
}

function Bars({ numbers }: { numbers: number[] }) {
  const most = Math.max(...numbers, 1);
  return (
    <>
      {numbers.slice(0, 3).map((number, i) => (
        <rect key={i} class={i === 0 ? 'grey' : 'gold'} x={12} y={18 + i * 30} width={((WIDTH - 24) * number) / most} height={20} rx={4} />
      ))}
    </>
  );
}
