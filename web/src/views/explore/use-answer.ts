// The latest answer of the solver to a question that changes, or why there is none.

import { useEffect, useState } from 'preact/hooks';

export function useAnswer<T>(ask: () => Promise<T>, question: unknown[]): [T | null, string | null] {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    // What was wrong with another question is not said of this one.
    setProblem(null);
    ask().then(
      (answer) => {
        if (!wanted) return;
        setFound(answer);
        setProblem(null);
      },
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, question);
  return [found, problem];
}
