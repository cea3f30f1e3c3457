import { render } from 'preact';
import { listenToKeys } from './keys';
import { boot, isStatic } from './state';
import './style.css';
import './style/board.css';
import './style/play.css';
import './style/learn.css';
import { applyTheme } from './theme';
import { App } from './views/App';
import { takeUpRules } from './views/explore/own-rules';

applyTheme();
takeUpRules();
listenToKeys();
// The static site also works without a network. A browser may refuse to keep it: then it only needs one.
if (isStatic && 'serviceWorker' in navigator) navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
const root = document.getElementById('app');
if (root) {
  boot()
    .then(() => render(<App />, root))
    .catch((error: unknown) => {
      root.textContent = String(error);
    });
}
