import { createThread, type Thread } from '../../platform/thread.ts';
import { titleOf, type Paper } from './presenter.paper.ts';
import type { Invoice } from './repository.ts';

/** CPU time. Three pages take a fifth of a second. */
const BUDGET_MS = 5_000;

export const renderPaper = createThread({
  script: new URL('presenter.pdf-worker.ts', import.meta.url),
  budgetMs: BUDGET_MS,
}) as Thread<Paper, Uint8Array>;

/** `tax-invoice-IA-26-27-0000001.pdf` */
export const fileNameOf = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  `${titleOf(kind).toLowerCase()}-${number}.pdf`.replaceAll(/[ /]/g, '-');
