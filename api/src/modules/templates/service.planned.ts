import type { Shelf } from '../plans/service.admin.ts';
import { copiesOf } from './policy.edge.ts';
import { plannedTemplatesRepository as repository } from './repository.planned.ts';

/** Few enough for one statement to end in time, whatever a plan holds. */
const AT_ONCE = 500;
/** Pages whose copies are fetched anew at once; those further away run out by themselves. */
const COPIES = 5;

/** The templates, as the plans they are in see them. */
export const createPlannedTemplates = (): Shelf => ({
  kind: 'template',
  tag: 'templates',

  countByPlan: async (db, planIds) =>
    new Map(
      (await repository.countByPlan(db, planIds)).map(({ planId, count }) => [planId, count]),
    ),

  copiesOf: async (db, planId) =>
    copiesOf({
      categories: await repository.listCategories(db, planId),
      slugs: await repository.listNewestSlugs(db, planId, COPIES),
    }),

  move: async (tx, o) => {
    while ((await repository.moveSome(tx, { ...o, limit: AT_ONCE })) > 0);
  },
});
