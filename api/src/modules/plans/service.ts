import type { HeldPlan, PlanLinks } from '@tessera/contract/access';
import { countOpened, type ItemCount } from '@tessera/contract/plan-reach';
import type { OpenedItems, Plan } from '@tessera/contract/plans';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import { presentPlan } from './presenter.ts';
import { plansRepository, type PlanRow } from './repository.ts';

export type PlanDraft = {
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  requestQuota: number | null;
  linkedPlanIds: readonly string[];
};

/** A plan as other modules see it. */
export type KnownPlan = PlanRow;

export type PlansService = ReturnType<typeof createPlansService>;

const asHeld = ({ id, name, linkedPlanIds }: PlanRow): HeldPlan => ({
  _id: id,
  name,
  accessiblePlans: linkedPlanIds,
});

/** Counts what any set of plans opens now. */
async function readReach(
  db: Database,
  onSale: readonly PlanRow[],
): Promise<(held: readonly HeldPlan[]) => OpenedItems> {
  const [components, templates, planLinks] = await Promise.all([
    plansRepository.countPublished(db, 'components'),
    plansRepository.countPublished(db, 'templates'),
    plansRepository.planLinks(db),
  ]);
  const counts: ItemCount[] = [null, ...onSale].map((row) => {
    const of = (rows: readonly { planId: string | null; count: number }[]) =>
      rows.find(({ planId }) => planId === (row?.id ?? null))?.count ?? 0;
    return { plan: row && asHeld(row), components: of(components), templates: of(templates) };
  });
  return (held) => countOpened(held, counts, planLinks);
}

export const createPlansService = ({ reads }: { reads: ReadRouter }) => ({
  listOnSale: async (o: { fresh: boolean }): Promise<Plan[]> => {
    const { rows, opened } = await reads.read(async (db) => {
      const onSale = await plansRepository.listOnSale(db);
      return { rows: onSale, opened: await readReach(db, onSale) };
    }, o);
    return rows.map((row) => presentPlan(row, opened([asHeld(row)])));
  },

  /** What a plan opens now, and what of it these other plans do not open. */
  openedBy: async (
    plan: KnownPlan,
    held: readonly HeldPlan[],
  ): Promise<{ opens: OpenedItems; more: OpenedItems }> => {
    const opened = await reads.read(
      async (db) => readReach(db, await plansRepository.listOnSale(db)),
      { fresh: false },
    );
    const [before, after] = [opened(held), opened([...held, asHeld(plan)])];
    return {
      opens: opened([asHeld(plan)]),
      more: {
        components: after.components - before.components,
        templates: after.templates - before.templates,
      },
    };
  },

  /**
   * Plans on sale with custom requests, cheapest first. Read from the primary, because the list is shown as an offer.
   */
  listGivingRequests: async (db: Database): Promise<KnownPlan[]> =>
    (await plansRepository.listOnSale(db)).filter(({ requestQuota }) => requestQuota !== 0),

  /** Withdrawn plans too, because users may still have them. */
  get: async (db: Database, id: string): Promise<PlanRow> => {
    const row = await plansRepository.find(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },

  find: (db: Database, id: string): Promise<PlanRow | undefined> => plansRepository.find(db, id),

  /** A plan that can be bought now. */
  findOnSale: (db: Database, id: string): Promise<PlanRow | undefined> =>
    plansRepository.findOnSale(db, id),

  findByName: (db: Database, name: string): Promise<PlanRow | undefined> =>
    plansRepository.findByName(db, name),

  /** The plans that each plan links to now. */
  links: async (db: Database): Promise<Map<string, string[]>> => {
    const links = new Map<string, string[]>();
    for (const { planId, linkedPlanId } of await plansRepository.listLinks(db))
      links.set(planId, [...(links.get(planId) ?? []), linkedPlanId]);
    return links;
  },

  /** The plans to which the items of retired plans were moved. */
  successors: async (db: Database): Promise<Map<string, string>> =>
    new Map(
      (await plansRepository.listSuccessors(db)).map(({ id, succeededBy }) => [id, succeededBy]),
    ),

  /** To be called before an item is added to a plan. */
  holdOnSale: async (tx: Tx, id: string): Promise<void> => {
    if (!(await plansRepository.holdOnSale(tx, id)))
      throw new AppError('NOT_FOUND', {
        message: 'That plan is no longer on sale. Choose another one.',
      });
  },

  planLinks: (db: Database): Promise<PlanLinks> => plansRepository.planLinks(db),

  setPlanLinks: (tx: Tx, planLinks: PlanLinks): Promise<void> =>
    plansRepository.setPlanLinks(tx, planLinks),

  create: async (tx: Tx, { linkedPlanIds, ...draft }: PlanDraft): Promise<string> => {
    const id = uuidv7();
    await plansRepository.insert(tx, { id, ...draft });
    for (const linked of linkedPlanIds) await plansRepository.link(tx, id, linked);
    return id;
  },
});
