// The winning move being built, column by column: the same steps as in the argument, played one at a time.

import { useEffect, useState } from 'preact/hooks';
import type { LooseningStep } from '../solver';
import { t } from '../words';
import { Columns } from './Columns';

interface Props {
  heaps: bigint[];
  modulus: string;
  steps: LooseningStep[];
  order: number[];
  /** What is said: first about all of it, then about each step that changes something. */
  lines: string[];
}

export function Construction({ heaps, modulus, steps, order, lines }: Props) {
  // A column that was right and stays so needs no word.
  const told = steps.filter((step) => step.loosened > 0 || step.filled > 0 || step.loose > 0);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    setAt(0);
    setRunning(false);
  }, [heaps.join(), modulus]);
  useEffect(() => {
    if (!running || at >= told.length) return setRunning(false);
    const timer = setTimeout(() => setAt(at + 1), 1600);
    return () => clearTimeout(timer);
  }, [running, at]);
  const done = told.slice(0, at);
  const current = done.at(-1) ?? null;
  const loose = new Set(current ? order.slice(0, current.loose + current.loosened) : []);
  const looseBefore = (step: LooseningStep) => order.slice(0, step.loose);
  const digit = (heap: number, column: number) => {
    const step = done.find((step) => step.column === column);
    const own = String(((heaps[heap] ?? 0n) >> BigInt(column)) & 1n);
    if (!step) return loose.has(heap) && current && column < current.column ? '∗' : own;
    const place = order.indexOf(heap);
    if (looseBefore(step).includes(heap)) return place < step.filled ? '1' : '0';
    if (order.slice(step.loose, step.loose + step.loosened).includes(heap)) return '0';
    return own;
  };
  const mark = (heap: number, column: number) => {
    const own = String(((heaps[heap] ?? 0n) >> BigInt(column)) & 1n);
    return digit(heap, column) !== own ? 'set' : '';
  };
  return (
    <div class="construction">
      <p>{lines[0]}</p>
      <Columns caption={t('explain-construction')} heaps={heaps} modulus={modulus} columns={steps.length} digit={digit} mark={mark} current={current?.column ?? null} />
      <div class="buttons">
        <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          ◀ {t('page-step-back')}
        </button>
        <button id="construction-next" type="button" disabled={at >= told.length} onClick={() => setAt(at + 1)}>
          {t('page-step-on')} ▶
        </button>
        <button type="button" aria-pressed={running} disabled={told.length === 0} onClick={() => (at >= told.length ? (setAt(0), setRunning(true)) : setRunning(!running))}>
          {t(running ? 'page-step-stop' : 'page-step-run')}
        </button>
        <span class="quiet">
          {at} / {told.length}
        </span>
      </div>
      <ol class="steps" aria-live="polite">
        {lines.slice(1, at + 1).map((line, i) => (
          <li key={i} class={i === at - 1 ? 'current' : ''}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}
