import { useState } from 'preact/hooks';
import { keysOpen } from '../keys';
import { isStatic, place, spoken, switchLanguage, visit } from '../state';
import type { Place } from '../state';
import { sound } from '../sound';
import { applyTheme, theme } from '../theme';
import type { Theme } from '../theme';
import { LANGUAGES, lang, t } from '../words';
import { Explorer } from './Explorer';
import { Keys } from './Keys';
import { Lesson } from './Lesson';
import { Play } from './Play';
import { Sheet } from './Sheet';

const PLACES: Place[] = ['play', 'learn', 'explore'];
const THEMES: Theme[] = ['system', 'light', 'dark'];

export function App() {
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t('page-skip')}
      </a>
      <header>
        <p class="brand">
          <img src="/icon.svg" alt="" width="28" height="28" /> Nimatron
        </p>
        <nav aria-label={t('page-places')}>
          {PLACES.map((name) => (
            <a key={name} href={`#${name}`} aria-current={place.value === name ? 'page' : undefined} onClick={(event) => go(event, name)}>
              {t(`page-place-${name}`)}
            </a>
          ))}
        </nav>
        <Preferences />
      </header>
      <main id="main" tabIndex={-1} class={`place-${place.value}`}>
        {place.value === 'play' && <Play />}
        {place.value === 'learn' && <Lesson />}
        {place.value === 'explore' && <Explorer />}
        {place.value === 'sheet' && <Sheet />}
      </main>
      {place.value !== 'play' && (
        <footer>
          <p>
            {t('page-footer')} {!isStatic && <a href="/api">{t('page-api')}</a>}
          </p>
        </footer>
      )}
      <Keys />
      <div class="unseen" role="status" aria-live="polite">
        {spoken.value}
      </div>
    </>
  );
}

/** Language, colours, sound and keys: behind a button where there is little room. */
function Preferences() {
  const [open, setOpen] = useState(false);
  return (
    <div class={`preferences ${open ? 'open' : ''}`}>
      <button id="menu" type="button" class="small" aria-expanded={open} aria-label={t('page-preferences')} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">☰</span>
      </button>
      <label>
        <span class="unseen">{t('page-language')}</span>
        <select id="language" value={lang.value} onChange={(event) => void switchLanguage(event.currentTarget.value)}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="unseen">{t('page-theme')}</span>
        <select id="theme" value={theme.value} onChange={(event) => applyTheme(event.currentTarget.value as Theme)}>
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t(`page-theme-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <button id="sound" type="button" class="small" aria-pressed={sound.value} aria-label={t('page-sound')} title={t('page-sound')} onClick={() => (sound.value = !sound.value)}>
        <Loudspeaker on={sound.value} />
      </button>
      <button id="keys" type="button" class="small" aria-label={t('page-keys')} title={t('page-keys')} onClick={() => (keysOpen.value = true)}>
        <span aria-hidden="true">?</span>
      </button>
    </div>
  );
}

function go(event: Event, name: Place): void {
  event.preventDefault();
  visit(name);
}

/** To the first thing on the board that can be chosen, or to what the place shows. */
function skip(event: Event): void {
  event.preventDefault();
  const first = document.querySelector<HTMLElement>('.board [role="spinbutton"]:not([aria-disabled="true"]), .board button:enabled, .board [role="spinbutton"]');
  (first ?? document.getElementById('main'))?.focus();
}

function Loudspeaker({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
      <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
      {on ? <path d="M16 9q2 3 0 6M19 6q4 6 0 12" /> : <path d="M16 9l6 6M22 9l-6 6" />}
    </svg>
  );
}
