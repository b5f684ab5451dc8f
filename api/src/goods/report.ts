import type { Change, PublishReport } from './publish.ts';

export const lineOf = ({ outcome, kind, name }: Change): string => `${outcome} ${kind} ${name}`;

/** What was done, in one sentence. */
export function summaryOf({ changes, unchanged }: PublishReport): string {
  const items = changes.filter(({ kind }) => kind !== 'plan');
  const counts = [...new Set(items.map(({ outcome }) => outcome))].map(
    (wanted) => `${items.filter(({ outcome }) => outcome === wanted).length} ${wanted}`,
  );
  return `The catalogue: ${[...counts, `${unchanged} unchanged`].join(', ')}.`;
}

/** Items of plans that the shop does not sell. They are no fault. */
export const remarksOf = ({ leftOut }: PublishReport): string[] =>
  leftOut.length === 0
    ? []
    : [`Left out, because the shop does not sell their plan: ${leftOut.join(', ')}.`];

/** What a person must look at. */
export const faultsOf = ({ stale, failed }: PublishReport): string[] => [
  ...(stale.length === 0
    ? []
    : [
        `Left out, because they are not as they were judged: ${stale.join(', ')}. Run npm run catalogue.`,
      ]),
  ...failed.map((item) => `Failed: ${item}`),
];
