// Giving a game to others and taking one from them: as a link, as text, as data.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { shareLink } from '../address';
import { readGame, writeGame } from '../game-text';
import { Refusal } from '../solver';
import { WrongMove, analysis, openGame, plies, position, readMoves, spoken, start } from '../state';
import { t } from '../words';
import { Dialog } from './Dialog';
import { whoMoved } from './Record';

const importOpen = signal(false);

export function Exchange() {
  return (
    <details class="share">
      <summary>{t('page-share')}</summary>
      <div class="share-choices">
        <button id="share-link" type="button" onClick={() => void copy(shareLink())}>
          {t('page-copy-link')}
        </button>
        <button id="share-text" type="button" onClick={() => void copy(asText())}>
          {t('page-copy-text')}
        </button>
        <button id="share-json" type="button" onClick={() => void asJson().then(copy)}>
          {t('page-copy-json')}
        </button>
        <button id="export" type="button" onClick={() => save('nimatron-game.txt', asText())}>
          {t('page-export')}
        </button>
        <button id="import" type="button" onClick={() => (importOpen.value = true)}>
          {t('page-import')}
        </button>
        <span class="quiet" aria-hidden="true">
          {spoken.value === t('page-copied') ? `✓ ${spoken.value}` : ''}
        </span>
      </div>
      <Import />
    </details>
  );
}

function asText(): string {
  return writeGame(start.value, plies.value, whoMoved);
}

async function asJson(): Promise<string> {
  const moves = plies.value.map(({ from, to, text, move, action }) => ({ from, to, text, move, action }));
  const solved = await analysis(position.value).catch(() => null);
  return JSON.stringify({ start: start.value, moves, position: position.value, solved }, null, 2);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  spoken.value = t('page-copied');
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function Import() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = async () => {
    const game = readGame(text);
    if (!game) return setProblem(t('page-import-nothing'));
    try {
      const read = await readMoves(game.start, game.moves.map(({ move }) => move));
      await openGame(read);
      setText('');
      setProblem('');
      importOpen.value = false;
    } catch (error) {
      if (error instanceof WrongMove) setProblem(t('page-import-line', { line: game.moves[error.index]?.line ?? 0, problem: error.message }));
      else setProblem(t('page-import-line', { line: 1, problem: error instanceof Refusal ? error.message : String(error) }));
    }
  };
  return (
    <Dialog open={importOpen} title={t('page-import')} name="import">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label>
          {t('page-import-help')}
          <textarea id="import-text" rows={10} spellcheck={false} value={text} aria-invalid={problem !== ''} placeholder={'nim 3 5 7\n1. 3>6\n2. 1>0'} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        {/* The browser's own words on such a field are in the language of the browser. */}
        <label class="file">
          {t('page-import-file')}
          <input type="file" class="unseen" accept=".txt,text/plain" onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setText)} />
        </label>
        {problem && (
          <p class="problem" role="alert">
            ✗ {problem}
          </p>
        )}
        <div class="buttons">
          <button id="import-open" type="submit" class="primary">
            {t('page-import-open')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
