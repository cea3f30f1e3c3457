import { render } from 'preact';
import { boot } from './state';
import './style.css';
import { applyTheme } from './theme';
import { App } from './views/App';

applyTheme();
const root = document.getElementById('app');
if (root) {
  boot()
    .then(() => render(<App />, root))
    .catch((error: unknown) => {
      root.textContent = String(error);
    });
}
