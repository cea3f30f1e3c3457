// The lessons, from the first stone to the theory of all such games.

/** A position to solve, or a number to write in binary. */
export type Task = { solve: string } | { binary: number };

export interface LessonPlan {
  /** Its words are `page-lesson-NAME-title`, `page-lesson-NAME`, `page-lesson-NAME-task` and `page-lesson-NAME-sum`. */
  name: string;
  task: Task;
  /** Whether the column table stands beside the board: only once it was explained. */
  table: boolean;
}

const plan = (name: string, task: Task, table = false): LessonPlan => ({ name, task, table });

export const LESSONS: readonly LessonPlan[] = [
  plan('nim', { solve: 'nim 5' }),
  plan('mirror', { solve: 'nim 3 5' }),
  plan('binary', { binary: 13 }),
  plan('pairs', { solve: 'nim 1 2 4' }, true),
  plan('bouton', { solve: 'nim 3 5 7' }, true),
  plan('moore', { solve: 'moore(2) 1 2 3' }, true),
  plan('loose', { solve: 'moore(2) 3 4 5' }, true),
  plan('four', { solve: 'moore(2) 2 3 6 7' }, true),
  plan('misere', { solve: 'misere nim 1 1 4' }),
  plan('moore-misere', { solve: 'misere moore(2) 1 1 2 3' }),
  plan('residue', { solve: 'bash(3) 10' }),
  plan('grundy', { solve: 'kayles 5 3' }, true),
  plan('sum', { solve: 'bash(3) 6 + nim 3' }),
];
