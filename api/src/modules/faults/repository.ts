import type { FaultStatus } from '@tessera/contract/fault-rules';
import type { Database, Tx } from '../../platform/db/database.ts';

export type NewFault = {
  id: string;
  componentId: string;
  versionId: string;
  userId: string;
  what: string;
  place: string;
  browser: string;
  pictureKey: string | null;
  pictureWidths: number[];
  createdAt: Date;
  submissionId: string | null;
  sha256: string;
};

export type FaultRow = {
  id: string;
  componentId: string;
  version: number;
  what: string | null;
  place: string;
  browser: string;
  pictureKey: string | null;
  pictureWidths: number[];
  status: FaultStatus;
  shownAs: string | null;
  confirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type FaultPicture = { key: string; widths: number[] };

const EXPORTED = 1_000;

export const selectFaults = (db: Database) =>
  db
    .selectFrom('faults')
    .innerJoin('componentVersions as version', 'version.id', 'faults.versionId')
    .select([
      'faults.id',
      'faults.componentId',
      'version.number as version',
      'faults.what',
      'faults.place',
      'faults.browser',
      'faults.pictureKey',
      'faults.pictureWidths',
      'faults.status',
      'faults.shownAs',
      'faults.confirmedAt',
      'faults.createdAt',
      'faults.updatedAt',
    ])
    .$castTo<FaultRow>();

export const faultsRepository = {
  insert: async (tx: Tx, fault: NewFault): Promise<void> => {
    await tx
      .insertInto('faults')
      .values({ ...fault, updatedAt: fault.createdAt })
      .execute();
  },

  find: (db: Database, id: string): Promise<FaultRow | undefined> =>
    selectFaults(db).where('faults.id', '=', id).executeTakeFirst(),

  /** The fault that this form created. */
  findSubmitted: (
    db: Database,
    userId: string,
    submissionId: string,
  ): Promise<{ id: string; sha256: string } | undefined> =>
    db
      .selectFrom('faults')
      .select(['id', 'sha256'])
      .where('userId', '=', userId)
      .where('submissionId', '=', submissionId)
      .executeTakeFirst(),

  findVersionId: async (
    db: Database,
    componentId: string,
    number: number,
  ): Promise<string | undefined> => {
    const row = await db
      .selectFrom('componentVersions')
      .select('id')
      .where('componentId', '=', componentId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.id;
  },

  countOpen: async (db: Database, userId: string, componentId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('faults')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('componentId', '=', componentId)
      .where('status', 'in', ['new', 'confirmed'])
      .executeTakeFirstOrThrow();
    return count;
  },

  listForExport: (db: Database, userId: string): Promise<FaultRow[]> =>
    selectFaults(db)
      .where('faults.userId', '=', userId)
      .orderBy('faults.id')
      .limit(EXPORTED)
      .execute(),

  /**
   * Confirmed faults stay, because their sentence is the shop's own and still true. All that the member wrote is erased.
   * Returns the pictures, because their files must be removed too.
   */
  removeAllOf: async (tx: Tx, userId: string): Promise<FaultPicture[]> => {
    const rows = await tx
      .selectFrom('faults')
      .select(['pictureKey', 'pictureWidths'])
      .where('userId', '=', userId)
      .forUpdate()
      .execute();
    await tx
      .deleteFrom('faults')
      .where('userId', '=', userId)
      .where('status', '<>', 'confirmed')
      .execute();
    await tx
      .updateTable('faults')
      .set({
        userId: null,
        what: null,
        place: '',
        browser: '',
        pictureKey: null,
        pictureWidths: [],
        submissionId: null,
      })
      .where('userId', '=', userId)
      .execute();
    return rows.flatMap(({ pictureKey, pictureWidths }) =>
      pictureKey === null ? [] : [{ key: pictureKey, widths: pictureWidths }],
    );
  },
};
