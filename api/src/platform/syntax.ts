import type { Problem, Request } from './syntax-worker.ts';
import { createThread, type Thread } from './thread.ts';

const BUDGET_MS = 1_000;

const examine = createThread({
  script: new URL('syntax-worker.ts', import.meta.url),
  budgetMs: BUDGET_MS,
}) as Thread<Request, Problem[]>;

/** Returns the first syntax errors of TSX code. Returns null when parsing exceeds its budget. */
export const findSyntaxProblems = (code: string): Promise<Problem[] | null> => examine({ code });
