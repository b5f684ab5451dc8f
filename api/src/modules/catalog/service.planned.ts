import { licenceFor } from '@tessera/contract/licences';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlannedItems } from '../plans/service.admin.ts';
import { copiesOf } from './policy.edge.ts';
import { licenceNote } from './policy.ts';
import { plannedRepository } from './repository.planned.ts';

/** Few enough for one statement to finish in time. */
const AT_ONCE = 500;
/** The number of component pages that are refreshed in the cache. Other pages expire by themselves. */
const COPIES = 5;

/** The components, as the plans module sees them. */
export const createPlannedComponents = (): PlannedItems => ({
  kind: 'component',
  tag: 'catalog',

  countByPlan: async (db, planIds) =>
    new Map(
      (await plannedRepository.countByPlan(db, planIds)).map(({ planId, count }) => [
        planId,
        count,
      ]),
    ),

  copiesOf: async (db, planId) =>
    copiesOf({
      categories: await plannedRepository.listCategories(db, planId),
      slugs: await plannedRepository.listNewestSlugs(db, planId, COPIES),
    }),

  move: async (tx, { from, to, at }) => {
    const unwilling = await plannedRepository.countUnwilling(tx, from, to);
    if (unwilling > 0)
      throw new AppError('CONFLICT', {
        message:
          to === null
            ? `${unwilling} of its components are sold for creators and cannot become free. Choose a plan for them.`
            : `${unwilling} of its components belong to creators who have not agreed to plans. Withdraw these first.`,
      });
    for (;;) {
      const ids = await plannedRepository.lockSome(tx, from, AT_ONCE);
      if (ids.length === 0) return;
      await plannedRepository.setPlan(tx, ids, to, at);
      const licence = licenceFor(null);
      if (to === null)
        await plannedRepository.relicense(
          tx,
          ids.map((componentId) => ({ componentId, versionId: uuidv7(at.getTime()) })),
          { licence, note: licenceNote(licence) },
          at,
        );
    }
  },
});
