// A heap of stones: click or sweep over them to choose, from the top down.

import { follow } from './drag';
import type { Item } from './item';
import type { Mark } from './marks';
import { STONE_GAP } from './room';
import type { Layout } from './room';

interface Props {
  item: Item;
  layout: Layout;
  flatness: number;
  /** Stones that the last move took from here, and stones that it brought. */
  gone: number;
  come: number;
  /** What comes of taking so many. */
  mark(amount: bigint): Mark;
}

export function Stones({ item, layout, flatness, gone, come, mark }: Props) {
  const { size, amount, verb, disabled } = item;
  const count = Number(size);
  const adds = verb === 'deposit';
  const kept = adds ? count : count - Number(amount);
  const reach = (stone: number) => BigInt(count - stone);
  const put = (stone: number, back: boolean) => item.take(back ? reach(stone + 1) : reach(stone));
  const onPointerDown = (event: PointerEvent) => {
    const heap = event.currentTarget as HTMLElement;
    const first = stoneOf(event.target as Element, heap);
    if (disabled || adds || first === null || event.button !== 0) return;
    put(first, first >= kept);
    follow(event, (element) => {
      const stone = stoneOf(element, heap);
      if (stone !== null) put(stone, false);
    });
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
  const height = layout.rows * (layout.stone * flatness + STONE_GAP);
  return (
    <div class="stones" aria-hidden="true" onPointerDown={onPointerDown} style={{ width: `${width}px`, minHeight: `${Math.ceil(height)}px` }}>
      {stones}
      {added.length > 0 ? added : ghosts}
    </div>
  );
}

/** The stone of this heap that an element is, or is in. */
function stoneOf(element: Element, heap: HTMLElement): number | null {
  const stone = element.closest<HTMLElement>('[data-stone]');
  return stone && heap.contains(stone) ? Number(stone.dataset['stone']) - 1 : null;
}
