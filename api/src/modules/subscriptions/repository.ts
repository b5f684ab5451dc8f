import { sql } from 'kysely';
import { PURCHASES_MAX } from '@tessera/contract/constants';
import { isAfter, type Position, positionTime } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';

export type PlanSnapshot = {
  name: string;
  pricePaise: number;
  /** The number of days for that price. Old grants do not have it. */
  durationDays?: number;
  accessiblePlans: string[];
  /** Custom requests per period, null for unlimited. Old orders do not have it. */
  requestQuota?: number | null;
};

export type PlanGrant = {
  id: string;
  planId: string;
  startsAt: Date;
  endsAt: Date;
  snapshot: PlanSnapshot;
};

export type Source = { kind: 'order' | 'admin' | 'free'; id: string };

type NewGrant = {
  id: string;
  holderId: string;
  source: Source;
  startsAt: Date;
  endsAt: Date | null;
  snapshot: object;
} & ({ planId: string } | { componentId: string });

export type PurchaseRow = {
  grantId: string;
  componentId: string;
  slug: string;
  title: string;
  status: string;
  imageKey: string | null;
  darkImageKey: string | null;
  hasJavascript: boolean | null;
  startsAt: Date;
  startsAtText: string;
};

/** A user has only a few future periods. This is a safety limit, not a page size. */
const MOST = 500;

const planGrants = (db: Database, holderId: string) =>
  db
    .selectFrom('grants')
    .select(['id', 'startsAt', 'snapshot'])
    .select((row) => [
      row.ref('planId').$notNull().as('planId'),
      row.ref('endsAt').$notNull().as('endsAt'),
    ])
    .where('holderId', '=', holderId)
    .where('kind', '=', 'plan')
    .where('revokedAt', 'is', null)
    .$narrowType<{ snapshot: PlanSnapshot }>();

const componentGrants = (db: Database, holderId: string) =>
  db
    .selectFrom('grants')
    .select((row) => row.ref('componentId').$notNull().as('componentId'))
    .where('holderId', '=', holderId)
    .where('kind', '=', 'component')
    .where('revokedAt', 'is', null);

export const subscriptionsRepository = {
  /** Two concurrent grants to one user would both start at the same end. */
  lockHolder: async (tx: Tx, holderId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`grants ${holderId}`}, 0))`.execute(
      tx,
    );
  },

  /** The current and the future periods. */
  listUnended: (db: Database, holderId: string, now: Date): Promise<PlanGrant[]> =>
    planGrants(db, holderId)
      .where('endsAt', '>', now)
      .orderBy('startsAt')
      .orderBy('id')
      .limit(MOST)
      .execute(),

  findLastEnded: (db: Database, holderId: string, now: Date): Promise<PlanGrant | undefined> =>
    planGrants(db, holderId)
      .where('endsAt', '<=', now)
      .orderBy('endsAt', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listPurchases: (
    db: Database,
    holderId: string,
    { after, limit }: { after?: Position | undefined; limit: number },
  ): Promise<PurchaseRow[]> => {
    let query = db
      .selectFrom('grants')
      .innerJoin('components', 'components.id', 'grants.componentId')
      .leftJoin('images', (join) =>
        join
          .onRef('images.componentId', '=', 'components.id')
          .on('images.theme', '=', 'light')
          .on('images.position', '=', 0),
      )
      .leftJoin('images as dark', (join) =>
        join
          .onRef('dark.componentId', '=', 'components.id')
          .on('dark.theme', '=', 'dark')
          .on('dark.position', '=', 0),
      )
      .leftJoin('componentVersions as shown', 'shown.id', 'components.currentVersionId')
      .select([
        'grants.id as grantId',
        'components.id as componentId',
        'components.slug',
        'components.title',
        'components.status',
        'images.key as imageKey',
        'dark.key as darkImageKey',
        'shown.hasJavascript',
        'grants.startsAt',
        positionTime('grants.startsAt').as('startsAtText'),
      ])
      .where('grants.holderId', '=', holderId)
      .where('grants.kind', '=', 'component')
      .where('grants.revokedAt', 'is', null)
      .orderBy('grants.startsAt', 'desc')
      .orderBy('grants.id', 'desc')
      .limit(limit);
    if (after) query = query.where(isAfter({ at: 'grants.startsAt', id: 'grants.id' }, after));
    return query.execute();
  },

  /** The newest purchases. Lists use them to show which components are locked. */
  listPurchasedIds: async (db: Database, holderId: string): Promise<string[]> => {
    const rows = await componentGrants(db, holderId)
      .groupBy('componentId')
      .orderBy((row) => row.fn.max('startsAt'), 'desc')
      .limit(PURCHASES_MAX)
      .execute();
    return rows.map(({ componentId }) => componentId);
  },

  /** Which of these components the user has bought, without a limit. */
  listPurchasedAmong: async (
    db: Database,
    holderId: string,
    ids: readonly string[],
  ): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await componentGrants(db, holderId)
      .where('componentId', 'in', ids)
      .distinct()
      .execute();
    return rows.map(({ componentId }) => componentId);
  },

  holdsComponent: async (tx: Tx, holderId: string, componentId: string): Promise<boolean> => {
    const row = await tx
      .selectFrom('grants')
      .select('id')
      .where('holderId', '=', holderId)
      .where('componentId', '=', componentId)
      .where('revokedAt', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** False if the source has granted already, or the component was bought. Unique indexes guarantee it. */
  insert: async (tx: Tx, { source, snapshot, ...grant }: NewGrant): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('grants')
      .values({
        ...grant,
        kind: 'planId' in grant ? 'plan' : 'component',
        sourceKind: source.kind,
        sourceId: source.id,
        snapshot: JSON.stringify(snapshot),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  countUnrevoked: async (tx: Tx, holderId: string, ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    const rows = await tx
      .selectFrom('grants')
      .select('id')
      .where('id', 'in', ids)
      .where('holderId', '=', holderId)
      .where('revokedAt', 'is', null)
      .execute();
    return rows.length;
  },

  findHolder: async (tx: Tx, id: string): Promise<string | undefined> =>
    (await tx.selectFrom('grants').select('holderId').where('id', '=', id).executeTakeFirst())
      ?.holderId,

  findForUpdate: (tx: Tx, id: string) =>
    tx
      .selectFrom('grants')
      .select([
        'id',
        'holderId',
        'kind',
        'planId',
        'componentId',
        'startsAt',
        'endsAt',
        'revokedAt',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  findBySource: async (
    tx: Tx,
    source: Source,
  ): Promise<{ id: string; holderId: string } | undefined> =>
    tx
      .selectFrom('grants')
      .select(['id', 'holderId'])
      .where('sourceKind', '=', source.kind)
      .where('sourceId', '=', source.id)
      .executeTakeFirst(),

  /** Restores a revoked grant. A plan gets a new period. */
  restore: async (
    tx: Tx,
    id: string,
    period: { startsAt: Date; endsAt: Date } | null,
  ): Promise<void> => {
    await tx
      .updateTable('grants')
      .set({ revokedAt: null, ...period })
      .where('id', '=', id)
      .execute();
  },

  revoke: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx.updateTable('grants').set({ revokedAt: at }).where('id', '=', id).execute();
  },

  move: async (tx: Tx, id: string, startsAt: Date, endsAt: Date): Promise<void> => {
    await tx.updateTable('grants').set({ startsAt, endsAt }).where('id', '=', id).execute();
  },

  listAll: (db: Database, holderId: string) =>
    db
      .selectFrom('grants')
      .select([
        'kind',
        'planId',
        'componentId',
        'sourceKind',
        'startsAt',
        'endsAt',
        'revokedAt',
        'snapshot',
      ])
      .where('holderId', '=', holderId)
      .orderBy('createdAt', 'desc')
      .limit(PURCHASES_MAX)
      .execute(),
};
