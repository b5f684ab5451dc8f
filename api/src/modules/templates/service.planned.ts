import type { PlannedItems } from '../plans/service.admin.ts';
import { copiesOf } from './policy.edge.ts';
import { plannedTemplatesRepository as repository } from './repository.planned.ts';

/** Few enough for one statement to finish in time. */
const AT_ONCE = 500;
/** The number of template pages that are refreshed in the cache. Other pages expire by themselves. */
const COPIES = 5;

/** The templates, as the plans module sees them. */
export const createPlannedTemplates = (): PlannedItems => ({
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
