// A sheet to print: the rule, an example, exercises with empty tables, and the answers on a page of their own.

import { study } from '../state';
import { t } from '../words';
import { Columns } from './Columns';
import { LESSONS } from '../lessons';
import { useAnalysis } from './use-analysis';

interface Exercise {
  position: string;
  heaps: number[];
  modulus: string;
}

const exercise = (position: string, modulus: string, ...heaps: number[]): Exercise => ({ position, heaps, modulus });

const EXERCISES: readonly Exercise[] = [
  exercise('nim 2 5', '2', 2, 5),
  exercise('nim 1 4 6', '2', 1, 4, 6),
  exercise('nim 1 4 5', '2', 1, 4, 5),
  exercise('nim 6 9 13', '2', 6, 9, 13),
  exercise('moore(2) 1 1 3', '3', 1, 1, 3),
  exercise('moore(2) 2 4 5', '3', 2, 4, 5),
  exercise('moore(2) 3 5 6', '3', 3, 5, 6),
  exercise('moore(2) 1 4 6 7', '3', 1, 4, 6, 7),
];

export function Sheet() {
  return (
    <article class="sheet">
      <div class="buttons no-print">
        <button id="print" type="button" class="primary" onClick={() => print()}>
          {t('page-print')}
        </button>
        <button type="button" onClick={() => study(LESSONS.length)}>
          ◀ {t('page-summary')}
        </button>
      </div>
      <h1>{t('page-sheet-title')}</h1>
      <p class="sheet-name">{t('page-sheet-name')}</p>
      <section>
        <h2>{t('page-lesson-nim-title')}</h2>
        <p>{t('page-lesson-nim')}</p>
        <h2>{t('page-lesson-bouton-title')}</h2>
        <p>{t('page-lesson-bouton')}</p>
        <h2>{t('page-lesson-moore-title')}</h2>
        <p>{t('page-lesson-moore')}</p>
      </section>
      <section>
        <h2>{t('page-sheet-example')}</h2>
        <Columns caption={t('page-sheet-example')} heaps={[3n, 5n, 7n]} modulus="2" columns={3} />
        <p>
          <Answer position="nim 3 5 7" />
        </p>
      </section>
      <section>
        <h2>{t('page-sheet-exercises')}</h2>
        <p>{t('page-sheet-task')}</p>
        <ol class="exercises">
          {EXERCISES.map((shown) => (
            <li key={shown.position}>
              <Empty {...shown} />
            </li>
          ))}
        </ol>
      </section>
      <section class="answers">
        <h2>{t('page-sheet-answers')}</h2>
        <ol>
          {EXERCISES.map(({ position }) => (
            <li key={position}>
              <code>{position}</code>: <Answer position={position} />
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

/** A table to fill in. */
function Empty({ position, heaps, modulus }: Exercise) {
  const width = Math.max(...heaps).toString(2).length;
  const weights = Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i));
  return (
    <figure>
      <figcaption>
        <code>{position}</code>
      </figcaption>
      <table class="fill-in">
        <thead>
          <tr>
            <th scope="col">{t('table-column')}</th>
            {weights.map((weight) => (
              <th key={weight} scope="col">
                {weight}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heaps.map((heap, i) => (
            <tr key={i}>
              <th scope="row">{heap}</th>
              {weights.map((weight) => (
                <td key={weight} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('table-ones')}</th>
            {weights.map((weight) => (
              <td key={weight} />
            ))}
          </tr>
          <tr>
            <th scope="row">{t('table-residue', { modulus })}</th>
            {weights.map((weight) => (
              <td key={weight} />
            ))}
          </tr>
        </tbody>
      </table>
      <p class="line">{t('page-sheet-move')}</p>
    </figure>
  );
}

function Answer({ position }: { position: string }) {
  const found = useAnalysis(position);
  if (!found) return <span>…</span>;
  return <span>{found.winning_move ? t('page-hint-move', { move: found.winning_move.text }) : t('every-move-loses')}</span>;
}
