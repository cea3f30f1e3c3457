// The misère quotient of the heaps of a game.

import { useState } from 'preact/hooks';
import type { Quotient as Found } from '../../solver';
import { games, solver } from '../../state';
import { lang, list, t } from '../../words';
import { GameChoice, NumberChoice, Problem } from './GameChoice';
import { download } from './download';
import { ownRules } from './own-rules';
import { useAnswer } from './use-answer';

const MOST = 100;

/** Beyond so many elements, the table of products is only in the file. */
const MOST_ELEMENTS = 40;

export function Quotient() {
  const [game, setGame] = useState('kayles');
  const [to, setTo] = useState(12);
  const [found, problem] = useAnswer(() => solver.quotient(game, to), [game, to, lang.value, ownRules.value]);
  return (
    <section class="panel" id="quotient">
      <h2>{t('page-quotient-title')}</h2>
      <p>{t('page-quotient-help')}</p>
      <form class="inline" onSubmit={(event) => event.preventDefault()}>
        <GameChoice name="quotient" games={games.value.filter(({ sequence }) => sequence)} game={game} choose={setGame} />
        <NumberChoice id="quotient-to" label={t('page-largest-heap')} least={1} most={MOST} value={to} choose={setTo} />
      </form>
      <Problem text={problem} />
      {found && !problem && <Elements found={found} />}
      {found && !problem && (
        <div class="buttons">
          <button id="quotient-csv" type="button" onClick={() => download(`misere-quotient-${found.game}`, 'text/csv', csv(found))}>
            {t('page-csv')}
          </button>
        </div>
      )}
    </section>
  );
}

/** The heaps whose sum has an element, as in `5 + 5`; an element without heaps is the empty sum. */
const sumOf = (found: Found, element: number) => found.representatives[element]?.join(' + ') || '0';

function csv(found: Found): string {
  const heaps = found.values.map((element, heap) => `${heap},${element},${found.lost.includes(element) ? 'P' : 'N'},${sumOf(found, element)}\n`);
  const products = found.table.map((row, element) => `${element},${row.join(',')}\n`);
  return `heap,element,outcome,sum\n${heaps.join('')}\nelement${found.table.map((_, element) => `,${element}`).join('')}\n${products.join('')}`;
}

function Elements({ found }: { found: Found }) {
  const isLost = (element: number) => found.lost.includes(element);
  return (
    <>
      <p class="quotient-order">{t('page-quotient-order', { order: String(found.order), lost: String(found.lost.length) })}</p>
      <p class="notation long">{found.presentation}</p>
      <p>{t('page-quotient-growth', { list: list(found.growth.map(([heap, order]) => `${heap}: ${order}`)) })}</p>
      {found.period && <p>{t('page-quotient-period', { preperiod: found.period.preperiod, period: found.period.period })}</p>}
      <p>{t('page-quotient-heaps')}</p>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('page-quotient-heaps')}>
        <table class="values">
          <tbody>
            <tr>
              <th scope="row">{t('page-heap-plus')}</th>
              {found.values.map((_, heap) => (
                <th key={heap} scope="col">
                  {heap}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('page-quotient-same')}</th>
              {found.values.map((element, heap) => (
                <td key={heap} class={isLost(element) ? 'lost' : ''}>
                  {sumOf(found, element)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {found.order <= MOST_ELEMENTS && (
        <details>
          <summary>{t('page-quotient-table')}</summary>
          <div class="scroll" tabIndex={0} role="group" aria-label={t('page-quotient-table')}>
            <table class="values">
              <thead>
                <tr>
                  <th scope="col">+</th>
                  {found.table.map((_, element) => (
                    <th key={element} scope="col">
                      {sumOf(found, element)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.table.map((row, element) => (
                  <tr key={element}>
                    <th scope="row">{sumOf(found, element)}</th>
                    {row.map((product, other) => (
                      <td key={other} class={isLost(product) ? 'lost' : ''}>
                        {sumOf(found, product)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </>
  );
}
