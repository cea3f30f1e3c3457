import { cursor, gaveAway, jump, opponent, plies, start } from '../state';
import type { Ply } from '../state';
import { t } from '../words';

/** Every move, with a mark on each that gave the win away. */
export function History() {
  return (
    <section class="history panel">
      <h2>{t('page-history')}</h2>
      <ol start={0}>
        <li>
          <button type="button" class="link" aria-current={cursor.value === 0 ? 'step' : undefined} onClick={() => jump(0)}>
            <span class="who">{t('page-beginning')}</span> <code>{start.value}</code>
          </button>
        </li>
        {plies.value.map((ply, i) => (
          <li key={i}>
            <button type="button" class="link" aria-current={cursor.value === i + 1 ? 'step' : undefined} onClick={() => jump(i + 1)}>
              <span class="who">{who(ply, i)}</span> {ply.text}
            </button>
            {gaveAway(ply) && <span class="gave-away">✗ {t('page-gave-away')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function who(ply: Ply, index: number): string {
  if (opponent.value === 'person') return t(index % 2 === 0 ? 'page-first' : 'page-second');
  return t(ply.theirs ? 'page-opponent' : 'page-you');
}
