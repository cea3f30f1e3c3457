// Heaps that stand in a circle, the first at the top and the others clockwise: neighbours stand beside each other.

import { Heap, HeapBoard, MOST_STONES } from './HeapBoard';
import type { HeapsProps } from './HeapBoard';
import { FLATNESS, STONE_GAP } from './room';
import type { Layout, Room } from './room';

export function CircleBoard(props: HeapsProps) {
  const { items, most, room, trace, marks } = props;
  const layout = most.size <= MOST_STONES ? around(items.length, Number(most.size), room) : null;
  // Where there is no room for a circle, the heaps stand in rows.
  if (!layout) return <HeapBoard {...props} />;
  const { cell, high } = layout;
  return (
    <div class={`circle ${cell < 92 ? 'tight' : ''} ${cell < 60 ? 'tiny' : ''}`} style={{ width: `${room.width}px`, height: `${room.height}px`, '--size': `${layout.stone}px` }}>
      <div class="ring" aria-hidden="true" style={{ inset: `${high / 2}px ${cell / 2}px` }} />
      {items.map((item) => {
        const { x, y } = place(item.index, items.length, layout, room);
        return (
          <div key={item.index} class="in-circle" style={{ left: `${x}px`, top: `${y}px`, width: `${cell}px`, height: `${high}px` }}>
            <Heap item={item} layout={layout} drawn trace={trace} marks={marks} />
          </div>
        );
      })}
    </div>
  );
}

type Around = Layout & { high: number };

/** The middle of a heap. */
function place(index: number, count: number, { cell, high }: Around, { width, height }: Room) {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: width / 2 + (Math.cos(angle) * (width - cell)) / 2, y: height / 2 + (Math.sin(angle) * (height - high)) / 2 };
}

/** The name and the size of a heap, in two lines. */
const BELOW = 50;
const LARGEST = 64;
const SMALLEST = 12;

/** The largest stones with which no two heaps of the circle touch; null where even small ones do. */
function around(count: number, most: number, room: Room): Around | null {
  for (let stone = LARGEST; stone >= SMALLEST; stone -= 2) {
    for (let columns = 1; columns <= Math.min(Math.max(most, 1), 6); columns += 1) {
      const rows = Math.ceil(Math.max(most, 1) / columns);
      const cell = Math.max(columns * (stone + STONE_GAP) + 14, 66);
      const high = Math.ceil(rows * (stone * FLATNESS + STONE_GAP)) + BELOW;
      const layout = { across: count, cell, columns, rows, stone, high };
      if (cell <= room.width && high <= room.height && isFree(layout, count, room)) return layout;
    }
  }
  return null;
}

function isFree(layout: Around, count: number, room: Room): boolean {
  const places = Array.from({ length: count }, (_, index) => place(index, count, layout, room));
  return places.every((a, i) => places.every((b, j) => j <= i || Math.abs(a.x - b.x) >= layout.cell || Math.abs(a.y - b.y) >= layout.high));
}
