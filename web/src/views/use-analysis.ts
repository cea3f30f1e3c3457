import { useEffect, useState } from 'preact/hooks';
import type { Solved } from '../solver';
import { analysis } from '../state';
import { lang } from '../words';

/** The analysis of a position in the language of the page; null while it is not there. */
export function useAnalysis(position: string | null): Solved | null {
  const [found, setFound] = useState<{ key: string; solved: Solved } | null>(null);
  const key = `${lang.value} ${position}`;
  useEffect(() => {
    let wanted = true;
    if (position !== null) {
      analysis(position).then(
        (solved) => wanted && setFound({ key, solved }),
        () => wanted && setFound(null),
      );
    }
    return () => {
      wanted = false;
    };
  }, [key]);
  return found?.key === key ? found.solved : null;
}
