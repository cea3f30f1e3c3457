// A picture that the library drew, with a tip at the place that the pointer or the arrow keys are at.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../words';

/** A place in the picture, in the units of its data, and what is there. */
export interface Place {
  x: number;
  y: number;
  text: string;
}

/** How much larger a picture becomes at each press, and at most. */
const STEP = 1.5;
const LEVELS = 5;

interface Properties {
  svg: string;
  label: string;
  /** The group whose coordinates are the data. */
  units: '.plot' | '.cells';
  /** The place nearest to a point, or null where there is none. */
  nearest: (x: number, y: number) => Place | null;
}

/** What the signs of a chart mean: each stands before its words. A narrow window shows them below the chart, large enough to be read. */
function legendOf(svg: string): { sign: string; colour: string; text: string }[] {
  const words = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text.legend');
  return [...words].map((text) => {
    // The first number of a scale of colours stands before it.
    const sign = [text.previousElementSibling, text.nextElementSibling].find((beside) => beside !== null && beside.localName !== 'text');
    const name = sign?.getAttribute('class') ?? '';
    return { sign: name, colour: name === 'swatch' ? (sign?.getAttribute('fill') ?? '') : '', text: text.textContent ?? '' };
  });
}

/** The drawing without its title, which the browser would show wherever the pointer is; of the numbers of many cells those between the fives are marked. */
function shown(svg: string, units: string): string {
  const bare = svg.replace(/<title>[^<]*<\/title>/, '');
  if (units !== '.cells') return bare;
  return bare.replace(/class="tick"([^>]*>)(\d+)</g, (tick, rest: string, number: string) => (Number(number) % 5 === 0 ? tick : `class="tick between"${rest}${number}<`));
}

export function Drawing({ svg, label, units, nearest }: Properties) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [level, setLevel] = useState(0);
  useEffect(() => setPlace(null), [svg]);
  const legend = useMemo(() => legendOf(svg), [svg]);
  const matrix = () => frame.current?.querySelector<SVGGraphicsElement>(units)?.getScreenCTM() ?? null;
  const point = ({ clientX, clientY }: PointerEvent) => {
    const at = matrix() && new DOMPoint(clientX, clientY).matrixTransform(matrix()?.inverse());
    setPlace(at ? nearest(at.x, at.y) : null);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (event.key === 'Escape') setPlace(null);
    if (!step) return;
    event.preventDefault();
    setPlace((place) => (place ? (nearest(place.x + step[0], place.y + step[1]) ?? place) : nearest(0, 0)));
  };
  const corner = () => {
    const [at, box] = [matrix(), frame.current?.getBoundingClientRect()];
    if (!place || !at || !box) return undefined;
    const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(at);
    const left = Math.min(Math.max(x - box.left, 80), Math.max(box.width - 80, 80));
    return { left: `${left + (frame.current?.scrollLeft ?? 0)}px`, top: `${y - box.top}px` };
  };
  // At first the whole picture is seen, however narrow the window is.
  const natural = Number(/<svg[^>]* width="([\d.]+)/.exec(svg)?.[1] ?? 720);
  const width = `calc(min(${natural}px, 100%) * ${STEP ** level})`;
  return (
    <>
      <div ref={frame} class="scroll drawing" tabIndex={0} role="group" aria-label={`${label}. ${t('page-drawing-help')}`} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPlace(null)} onKeyDown={press} onBlur={() => setPlace(null)}>
        <div class={`drawn ${units === '.cells' ? 'of-cells' : ''}`} style={{ width }} dangerouslySetInnerHTML={{ __html: shown(svg, units) }} />
        <output class="tip" hidden={!place} style={corner()}>
          {place?.text}
        </output>
      </div>
      {legend.length > 0 && (
        <ul class="small-legend" aria-hidden="true">
          {legend.map(({ sign, colour, text }) => (
            <li key={text}>
              <span class={`sign ${sign}`} style={colour && { background: colour }} /> {text}
            </li>
          ))}
        </ul>
      )}
      <div class="zoom" role="group" aria-label={t('page-zoom')}>
        <button type="button" class="zoom-out" aria-label={t('page-zoom-out')} title={t('page-zoom-out')} disabled={level === 0} onClick={() => setLevel(level - 1)}>
          −
        </button>
        <button type="button" class="zoom-in" aria-label={t('page-zoom-in')} title={t('page-zoom-in')} disabled={level === LEVELS} onClick={() => setLevel(level + 1)}>
          +
        </button>
      </div>
    </>
  );
}
