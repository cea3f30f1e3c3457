// A heap of stones: click or sweep over them to choose, from the top down.

import type { Item } from './item';
import type { Mark } from './marks';
import { FLATNESS, STONE_GAP } from './room';
import type { Layout } from './room';

interface Props {
  item: Item;
  layout: Layout;
  /** Stones that the last move took from here, and stones that it brought. */
  gone: number;
  come: number;
  /** What comes of taking so many. */
  mark(amount: bigint): Mark;
}

export function Stones({ item, layout, gone, come, mark }: Props) {
  const { size, amount, verb, disabled } = item;
  const count = Number(size);
  const adds = verb === 'deposit';
  const kept = adds ? count : count - Number(amount);
  const reach = (stone: number) => BigInt(count - stone);
  const put = (stone: number, back: boolean) => item.take(back ? reach(stone + 1) : reach(stone));
  const onPointerDown = (event: PointerEvent) => {
    const first = stoneAt(event, event.currentTarget as HTMLElement);
    if (disabled || adds || first === null || event.button !== 0) return;
    const heap = event.currentTarget as HTMLElement;
    put(first, first >= kept);
    const abort = new AbortController();
    let last = first;
    const sweep = (moved: PointerEvent) => {
      const stone = stoneAt(moved, heap);
      if (stone === null || stone === last) return;
      last = stone;
      put(stone, false);
    };
    const end = () => abort.abort();
    addEventListener('pointermove', sweep, { signal: abort.signal });
    addEventListener('pointerup', end, { signal: abort.signal });
    addEventListener('pointercancel', end, { signal: abort.signal });
  };
  const stones = Array.from({ length: count }, (_, i) => {
    const taken = i >= kept;
    const free = !disabled && !adds && (taken || item.allows(reach(i)));
    const shown = adds || !item.allows(reach(i)) ? null : mark(reach(i));
    return <span key={i} class={`stone ${taken ? 'taken' : ''} ${free ? 'free' : ''} ${i >= count - come ? 'come' : ''} ${shown ?? ''}`} data-stone={i + 1} />;
  });
  const added = adds ? Array.from({ length: Math.min(Number(amount), 30) }, (_, i) => <span key={`+${i}`} class="stone added" />) : [];
  const ghosts = Array.from({ length: Math.min(gone, 60) }, (_, i) => <span key={`-${i}`} class="stone ghost" />);
  const width = layout.columns * (layout.stone + STONE_GAP);
  const height = layout.rows * (layout.stone * FLATNESS + STONE_GAP);
  return (
    <div class="stones" aria-hidden="true" onPointerDown={onPointerDown} style={{ width: `${width}px`, minHeight: `${Math.ceil(height)}px` }}>
      {stones}
      {added.length > 0 ? added : ghosts}
    </div>
  );
}

/** The stone of this heap below the pointer. */
function stoneAt(event: PointerEvent, heap: HTMLElement): number | null {
  const stone = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-stone]');
  return stone && heap.contains(stone) ? Number(stone.dataset['stone']) - 1 : null;
}
