// A game of the reader's own: its rules are read and its positions solved in the browser.

import { useState } from 'preact/hooks';
import type { Solved } from '../../solver';
import { solver, visit } from '../../state';
import { lang, t } from '../../words';
import { Problem } from './GameChoice';
import { OWN_GAME, adopt, keptRules, ownRules } from './own-rules';
import { useAnswer } from './use-answer';

export function OwnGame() {
  const [text, setText] = useState(keptRules);
  const [numbers, setNumbers] = useState('20 7');
  const [asked, setAsked] = useState('20 7');
  if (!solver.setRules) return <p class="quiet own-elsewhere">{t('page-rules-elsewhere')}</p>;
  return (
    <section class="panel" id="own">
      <h2>{t('page-rules-title')}</h2>
      <p>{t('page-rules-help', { game: OWN_GAME })}</p>
      <label>
        {t('page-rules-text')}
        <textarea id="own-rules" rows={Math.min(16, Math.max(5, text.split('\n').length + 1))} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          adopt(text);
          setAsked(numbers);
        }}
      >
        <label>
          {t('page-rules-numbers')}
          <input id="own-numbers" type="text" spellcheck={false} value={numbers} onInput={(event) => setNumbers(event.currentTarget.value)} />
        </label>
        <button id="own-use" type="submit" class="primary">
          {t('page-rules-use')}
        </button>
      </form>
      {ownRules.value !== null && <Verdict numbers={asked} />}
    </section>
  );
}

function Verdict({ numbers }: { numbers: string }) {
  const [found, problem] = useAnswer<Solved>(() => solver.solve(`${OWN_GAME} ${numbers}`, { grundy: true, explain: true }), [numbers, lang.value, ownRules.value]);
  if (problem) return <Problem text={problem} />;
  if (!found) return null;
  return (
    <div aria-live="polite" class="own-verdict">
      <p class={`verdict ${found.outcome}`}>
        <span aria-hidden="true">{found.outcome === 'N' ? '✓' : '✗'}</span> {found.told?.conclusion[0]}
      </p>
      <p>{t('field-grundy', { answer: found.grundy ?? t('unknown') })}</p>
      {found.winning_move && <p>{t('page-hint-move', { move: found.winning_move.text })}</p>}
      <button id="own-play" type="button" onClick={() => visit('play', `${OWN_GAME} ${numbers}`)}>
        {t('page-lesson-play')}
      </button>
    </div>
  );
}
