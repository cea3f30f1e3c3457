import { KEYS, keysOpen } from '../keys';
import { t } from '../words';
import { Dialog } from './Dialog';

/** Every key that the page knows. */
export function Keys() {
  return (
    <Dialog open={keysOpen} title={t('page-keys')} name="keys">
      <dl class="key-list">
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`page-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
