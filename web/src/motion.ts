// Movement, for those who do not mind it.

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A moment to see what happens. */
export function pause(milliseconds: number): Promise<void> {
  return still() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Lets what is taken leave the board. */
export async function leave(): Promise<void> {
  if (still()) return;
  const taken = [...document.querySelectorAll<HTMLElement>('.board .taken')].slice(0, 60);
  const gone = taken.map((stone, i) => {
    const frames = [
      { transform: getComputedStyle(stone).transform, opacity: 1 },
      { transform: 'translate(0, -90px) scale(0.5)', opacity: 0 },
    ];
    return stone.animate(frames, { duration: 320, delay: Math.min(i * 25, 250), easing: 'ease-in', fill: 'forwards' }).finished;
  });
  await Promise.allSettled(gone);
}

/** Lets each piece that arrives come from where it was. */
export function slideIn(board: HTMLElement | null): void {
  if (!board || still()) return;
  for (const piece of board.querySelectorAll<HTMLElement>('[data-from]')) {
    const from = board.querySelector(piece.dataset['from'] ?? '')?.getBoundingClientRect();
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    piece.animate([{ transform: away }, { transform: 'none' }], { duration: 260, easing: 'ease-out' });
  }
}
