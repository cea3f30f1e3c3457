// Dragging: what is below the pointer while it is held down.

/** Calls `over` with each element that the pointer comes over, until it is let go. */
export function follow(event: PointerEvent, over: (element: Element) => void): void {
  if (event.button !== 0) return;
  const abort = new AbortController();
  const { signal } = abort;
  let last: Element | null = event.target as Element;
  const moved = ({ clientX, clientY }: PointerEvent) => {
    // A finger keeps sending to where it began, so the place decides.
    const element = document.elementFromPoint(clientX, clientY);
    if (element && element !== last) over(element);
    last = element;
  };
  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', () => abort.abort(), { signal });
  addEventListener('pointercancel', () => abort.abort(), { signal });
}
