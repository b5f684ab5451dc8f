import { sql } from 'kysely';
import type { ApplicationStatus } from '@tessera/contract/creators';
import type { Database, Tx } from '../../platform/db/database.ts';

/** The answer to the question about plans. All null: never asked. */
export type PlansAnswer = {
  plansAgreed: boolean | null;
  plansAnsweredAt: Date | null;
  plansText: string | null;
};

export type ApplicationRow = PlansAnswer & {
  id: string;
  userId: string | null;
  email: string;
  name: string;
  phone: string;
  city: string;
  portfolioUrl: string | null;
  status: ApplicationStatus;
  reason: string | null;
  createdAt: Date;
  confirmedAt: Date | null;
  decidedAt: Date | null;
};

export type SampleRow = { applicationId: string; key: string; widths: number[] };

export type NewApplication = Pick<
  ApplicationRow,
  | 'id'
  | 'userId'
  | 'email'
  | 'name'
  | 'phone'
  | 'city'
  | 'portfolioUrl'
  | 'createdAt'
  | 'confirmedAt'
> &
  PlansAnswer;

export type NewSample = { key: string; width: number; height: number; widths: number[] };

export const selectApplications = (db: Database) =>
  db
    .selectFrom('creatorApplications')
    .select(['id', 'userId', 'email', 'name', 'phone', 'city', 'status', 'reason'])
    .select('portfolioUrl')
    .select(['createdAt', 'confirmedAt', 'decidedAt'])
    .select(['plansAgreed', 'plansAnsweredAt', 'plansText'])
    .$castTo<ApplicationRow>();

/** The applications of a user: sent with the account, or with its address if it is confirmed or decided. */
const isOf = (userId: string, email: string) =>
  sql<boolean>`(user_id = ${userId} or (email = ${email} and (confirmed_at is not null or status <> 'pending')))`;

const EXPORTED = 100;

export const creatorsRepository = {
  /** False if this address has an open application already. */
  insert: async (tx: Tx, application: NewApplication, samples: NewSample[]): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('creatorApplications')
      .values(application)
      .onConflict((conflict) =>
        conflict.column('email').where('status', '<>', 'rejected').doNothing(),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    if (samples.length > 0)
      await tx
        .insertInto('workSamples')
        .values(
          samples.map((sample, index) => ({
            applicationId: application.id,
            position: index + 1,
            ...sample,
          })),
        )
        .execute();
    return true;
  },

  findById: async (db: Database, id: string): Promise<ApplicationRow | null> =>
    (await selectApplications(db).where('id', '=', id).executeTakeFirst()) ?? null,

  findOpen: async (db: Database, email: string): Promise<ApplicationRow | null> =>
    (await selectApplications(db)
      .where('email', '=', email)
      .where('status', '<>', 'rejected')
      .executeTakeFirst()) ?? null,

  /** The newest of an address. An open one is always newer than a rejected one. */
  findNewestFor: async (db: Database, email: string): Promise<ApplicationRow | null> =>
    (await selectApplications(db)
      .where('email', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null,

  findNewestOf: async (
    db: Database,
    userId: string,
    email: string,
  ): Promise<ApplicationRow | null> =>
    (await selectApplications(db)
      .where(isOf(userId, email))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null,

  listOf: (db: Database, userId: string, email: string): Promise<ApplicationRow[]> =>
    selectApplications(db)
      .where(isOf(userId, email))
      .orderBy('createdAt', 'desc')
      .limit(EXPORTED)
      .execute(),

  listSamples: (db: Database, applicationIds: readonly string[]): Promise<SampleRow[]> =>
    applicationIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('workSamples')
          .select(['applicationId', 'key', 'widths'])
          .where('applicationId', 'in', applicationIds)
          .orderBy('applicationId')
          .orderBy('position')
          .execute(),

  /** True for one caller only. */
  confirm: async (tx: Tx, id: string, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('creatorApplications')
      .set({ confirmedAt: at })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes unconfirmed applications of an address. Returns their pictures, because the files must be removed too. */
  removeUnconfirmed: async (tx: Tx, email: string): Promise<SampleRow[]> =>
    remove(
      tx,
      await tx
        .selectFrom('creatorApplications')
        .select('id')
        .where('email', '=', email)
        .where('status', '=', 'pending')
        .where('confirmedAt', 'is', null)
        .forUpdate()
        .execute(),
    ),

  removeAllOf: async (tx: Tx, userId: string, email: string | null): Promise<SampleRow[]> =>
    remove(
      tx,
      await tx
        .selectFrom('creatorApplications')
        .select('id')
        .where((where) => where.or([where('userId', '=', userId), where('email', '=', email)]))
        .forUpdate()
        .execute(),
    ),
};

async function remove(tx: Tx, rows: { id: string }[]): Promise<SampleRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const samples = await creatorsRepository.listSamples(tx, ids);
  await tx.deleteFrom('creatorApplications').where('id', 'in', ids).execute();
  return samples;
}
