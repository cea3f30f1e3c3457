// Where the vertices of a graph are drawn.

export interface Point {
  x: number;
  y: number;
}

/** How often the vertices push and pull each other. */
const ROUNDS = 240;

/** Places between 0 and 1 for `count` vertices: neighbours near each other, all others apart. The same graph gives the same places. */
export function spread(count: number, edges: readonly (readonly [number, number])[]): Point[] {
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / Math.max(count, 1) - Math.PI / 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const ideal = 1.6 / Math.sqrt(Math.max(count, 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushes = points.map((): Point => ({ x: 0, y: 0 }));
    const push = (a: number, b: number, force: (distance: number) => number) => {
      const [p, q, by, back] = [points[a], points[b], pushes[a], pushes[b]];
      if (!p || !q || !by || !back || a === b) return;
      const [dx, dy] = [p.x - q.x, p.y - q.y];
      const distance = Math.max(Math.hypot(dx, dy), 0.01);
      const share = force(distance) / distance;
      by.x += dx * share;
      by.y += dy * share;
      back.x -= dx * share;
      back.y -= dy * share;
    };
    for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) push(a, b, (distance) => (ideal * ideal) / distance);
    for (const [a, b] of edges) push(a, b, (distance) => -(distance * distance) / ideal);
    const most = 0.2 * (1 - round / ROUNDS);
    points.forEach((point, i) => {
      const by = pushes[i];
      if (!by) return;
      const length = Math.max(Math.hypot(by.x, by.y), 1e-9);
      const step = Math.min(length, most) / length;
      point.x += by.x * step;
      point.y += by.y * step;
    });
  }
  return scaled(points);
}

function scaled(points: Point[]): Point[] {
  const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  const place = (value: number, low: number, high: number) => (high - low < 0.05 ? 0.5 : (value - low) / (high - low));
  return points.map(({ x, y }) => ({ x: place(x, left, right), y: place(y, top, bottom) }));
}

/** Places for the vertices of a graph that stands on the ground, vertex 0, which is everywhere at the bottom. */
export function grown(edges: readonly (readonly [number, number])[]): Map<number, Point> {
  const rows: number[][] = [];
  const from = new Map<number, number>();
  const seen = new Set([0]);
  for (let row = [0]; row.length > 0; ) {
    const next: number[] = [];
    for (const vertex of row) {
      for (const ends of edges) {
        const other = ends[0] === vertex ? ends[1] : ends[1] === vertex ? ends[0] : null;
        if (other === null || seen.has(other)) continue;
        seen.add(other);
        from.set(other, vertex);
        next.push(other);
      }
    }
    if (next.length > 0) rows.push(next);
    row = next;
  }
  // Each vertex stands above the room of what has grown from it.
  const grownFrom = (vertex: number) => [...from].filter(([, below]) => below === vertex).map(([above]) => above);
  const widths = new Map<number, number>();
  const width = (vertex: number): number => {
    const known = widths.get(vertex);
    if (known !== undefined) return known;
    const needed = Math.max(1, grownFrom(vertex).reduce((sum, above) => sum + width(above), 0));
    widths.set(vertex, needed);
    return needed;
  };
  const all = grownFrom(0).reduce((sum, above) => sum + width(above), 0) || 1;
  const points = new Map<number, Point>();
  const stand = (vertex: number, left: number, depth: number) => {
    points.set(vertex, { x: (left + width(vertex) / 2) / all, y: 1 - depth / Math.max(rows.length, 1) });
    let at = left;
    for (const above of grownFrom(vertex)) {
      stand(above, at, depth + 1);
      at += width(above);
    }
  };
  let at = 0;
  for (const above of grownFrom(0)) {
    stand(above, at, 1);
    at += width(above);
  }
  return points;
}
