import { render } from 'preact';
import { listenToKeys } from './keys';
import { boot } from './state';
import './style.css';
import './style/board.css';
import './style/play.css';
import './style/learn.css';
import { applyTheme } from './theme';
import { App } from './views/App';

applyTheme();
listenToKeys();
const root = document.getElementById('app');
if (root) {
  boot()
    .then(() => render(<App />, root))
    .catch((error: unknown) => {
      root.textContent = String(error);
    });
}
