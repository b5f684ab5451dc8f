import type { Problem, Request } from './syntax-worker.ts';
import { createThread } from './thread.ts';

const BUDGET_MS = 1_000;

const examine = createThread<Request, Problem[]>({
  script: new URL('syntax-worker.ts', import.meta.url),
  budgetMs: BUDGET_MS,
});

/** What keeps TSX from being read, the first mistakes first; null when it is too much to read. */
export const findSyntaxProblems = (code: string): Promise<Problem[] | null> => examine({ code });
