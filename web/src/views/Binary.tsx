// A number in binary, as lamps that are worth 1, 2, 4, 8.

import { useState } from 'preact/hooks';
import { t } from '../words';

const WEIGHTS = [8, 4, 2, 1];

/** Lamps to be switched on until they are worth `number`. */
export function Binary({ number, onSolved }: { number: number; onSolved(): void }) {
  const [lit, setLit] = useState<number[]>([]);
  const sum = lit.reduce((sum, weight) => sum + weight, 0);
  const right = sum === number;
  const press = (weight: number) => {
    const changed = lit.includes(weight) ? lit.filter((other) => other !== weight) : [...lit, weight];
    setLit(changed);
    if (changed.reduce((sum, weight) => sum + weight, 0) === number) onSolved();
  };
  return (
    <section class="board binary" id="board" aria-label={t('page-board')}>
      <div class="lamps">
        {WEIGHTS.map((weight) => (
          <button key={weight} type="button" class="lamp" data-weight={weight} aria-pressed={lit.includes(weight)} aria-label={t('page-lamp', { weight })} onClick={() => press(weight)}>
            <span class="weight">{weight}</span>
            <span class="digit">{lit.includes(weight) ? '1' : '0'}</span>
          </button>
        ))}
      </div>
      <p class={`lamp-sum ${right ? 'right' : ''}`} aria-live="polite">
        {WEIGHTS.filter((weight) => lit.includes(weight)).join(' + ') || '0'} = <strong>{sum}</strong>
        {right ? ' ✓' : ''}
      </p>
    </section>
  );
}
