// The explorer: the values of heaps, tables of two numbers, and the value of any sum.

import { useEffect, useState } from 'preact/hooks';
import type { Solved } from '../solver';
import { solver, visit } from '../state';
import { lang, t } from '../words';
import { OwnGame } from './explore/OwnGame';
import { PairTable } from './explore/PairTable';
import { Quotient } from './explore/Quotient';
import { Sequence } from './explore/Sequence';

export function Explorer() {
  return (
    <div class="explore">
      <Sequence />
      <PairTable />
      <Quotient />
      <Sums />
      <OwnGame />
    </div>
  );
}

/** Any position, also a sum of several games: its value and who wins. */
function Sums() {
  const [text, setText] = useState('kayles 12 + nim 5 + moore(2) 1 2 3');
  const [found, setFound] = useState<Solved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    let wanted = true;
    solver.solve(asked, { grundy: true, explain: true }).then(
      (solved) => {
        if (!wanted) return;
        setFound(solved);
        setProblem(null);
      },
      (error: unknown) => {
        if (!wanted) return;
        setFound(null);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, lang.value]);
  return (
    <section class="panel">
      <h2>{t('page-sums-title')}</h2>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text);
        }}
      >
        <label>
          {t('page-position')}
          <input id="sum" type="text" spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {t('page-sums-ask')}
        </button>
        <button type="button" onClick={() => visit('play', asked)}>
          {t('page-lesson-play')}
        </button>
      </form>
      {problem && (
        <p class="problem" role="alert">
          ✗ {problem}
        </p>
      )}
      {found && (
        <div aria-live="polite">
          <p class={`verdict ${found.outcome}`}>
            <span aria-hidden="true">{found.outcome === 'N' ? '✓' : '✗'}</span> {found.told?.conclusion[0]}
          </p>
          <p>{t('field-grundy', { answer: found.grundy ?? t('unknown') })}</p>
          {found.told?.steps.flat().map((line, i) => (
            <p key={i}>{line}</p>
          ))}
          {found.winning_move && <p>{t('page-hint-move', { move: found.winning_move.text })}</p>}
        </div>
      )}
    </section>
  );
}
