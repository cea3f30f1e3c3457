import { place, spoken, switchLanguage, visit } from '../state';
import type { Place } from '../state';
import { applyTheme, theme } from '../theme';
import type { Theme } from '../theme';
import { LANGUAGES, lang, t } from '../words';
import { Explorer } from './Explorer';
import { Lesson } from './Lesson';
import { Play } from './Play';

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
        <div class="preferences">
          <label>
            <span class="quiet">{t('page-language')}</span>
            <select id="language" value={lang.value} onChange={(event) => void switchLanguage(event.currentTarget.value)}>
              {LANGUAGES.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="quiet">{t('page-theme')}</span>
            <select id="theme" value={theme.value} onChange={(event) => applyTheme(event.currentTarget.value as Theme)}>
              {THEMES.map((name) => (
                <option key={name} value={name}>
                  {t(`page-theme-${name}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {place.value === 'play' && <Play />}
        {place.value === 'learn' && <Lesson />}
        {place.value === 'explore' && <Explorer />}
      </main>
      <footer>
        <p>
          {t('page-footer')} <a href="/api">{t('page-api')}</a>
        </p>
      </footer>
      <div class="unseen" role="status" aria-live="polite">
        {spoken.value}
      </div>
    </>
  );
}

function go(event: Event, name: Place): void {
  event.preventDefault();
  visit(name);
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
