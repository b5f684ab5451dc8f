import type { Database, Tx } from '../../platform/db/database.ts';

export type FileStatus = 'awaited' | 'checking' | 'good' | 'refused';

export type FileRow = {
  id: string;
  status: FileStatus;
  uploadKey: string;
  key: string | null;
  fileName: string;
  bytes: number | null;
  entries: number | null;
  sha256: string | null;
  reason: string | null;
};

/** What the record of the catalogue says about the content of a zip. */
export type FileDescription = { stack: string[]; pages: string[] };

export type GoodFile = { key: string; bytes: number; entries: number; sha256: string };

const COLUMNS = [
  'id',
  'status',
  'uploadKey',
  'key',
  'fileName',
  'bytes',
  'entries',
  'sha256',
  'reason',
] as const;

export const templateFilesRepository = {
  insert: async (
    tx: Tx,
    file: { id: string; uploadKey: string; fileName: string; createdBy: string; createdAt: Date },
  ): Promise<void> => {
    await tx.insertInto('templateFiles').values(file).execute();
  },

  find: (db: Database, id: string): Promise<FileRow | undefined> =>
    db
      .selectFrom('templateFiles')
      .select(COLUMNS)
      .where('id', '=', id)
      .$narrowType<{ status: FileStatus }>()
      .executeTakeFirst(),

  findAll: (db: Database, ids: readonly string[]): Promise<FileRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('templateFiles')
          .select(COLUMNS)
          .where('id', 'in', ids)
          .limit(ids.length)
          .$narrowType<{ status: FileStatus }>()
          .execute(),

  /** Locked until the commit, so that the file is not removed while a template starts to use it. */
  hold: (tx: Tx, id: string): Promise<FileRow | undefined> =>
    tx
      .selectFrom('templateFiles')
      .select(COLUMNS)
      .where('id', '=', id)
      .forKeyShare()
      .$narrowType<{ status: FileStatus }>()
      .executeTakeFirst(),

  /** True for one caller only, so that a file is checked once. */
  beginCheck: async (tx: Tx, id: string, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('templateFiles')
      .set({ status: 'checking', checkingSince: at })
      .where('id', '=', id)
      .where('status', '=', 'awaited')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  approve: async (db: Database, id: string, good: GoodFile): Promise<void> => {
    await db
      .updateTable('templateFiles')
      .set({ status: 'good', ...good })
      .where('id', '=', id)
      .where('status', '=', 'checking')
      .execute();
  },

  refuse: async (db: Database, id: string, reason: string): Promise<void> => {
    await db
      .updateTable('templateFiles')
      .set({ status: 'refused', reason })
      .where('id', '=', id)
      .where('status', '=', 'checking')
      .execute();
  },

  /** Refuses files whose check has crashed, so that no admin waits for them for ever. */
  refuseStuck: async (
    db: Database,
    o: { before: Date; reason: string; limit: number },
  ): Promise<number> => {
    const { numUpdatedRows } = await db
      .updateTable('templateFiles')
      .set({ status: 'refused', reason: o.reason })
      .where('id', 'in', (stuck) =>
        stuck
          .selectFrom('templateFiles')
          .select('id')
          .where('status', '=', 'checking')
          .where('checkingSince', '<', o.before)
          .limit(o.limit),
      )
      .where('status', '=', 'checking')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Deletes files that no template has ever used. Locked files are skipped. */
  removeUnused: (
    tx: Tx,
    o: { before: Date; limit: number },
  ): Promise<{ id: string; uploadKey: string; key: string | null }[]> =>
    tx
      .deleteFrom('templateFiles')
      .where('id', 'in', (unused) =>
        unused
          .selectFrom('templateFiles as file')
          .select('file.id')
          .where('file.createdAt', '<', o.before)
          .where((file) =>
            file.not(
              file.exists(
                file
                  .selectFrom('templateVersions')
                  .select('id')
                  .whereRef('templateVersions.fileId', '=', 'file.id'),
              ),
            ),
          )
          .orderBy('file.createdAt')
          .limit(o.limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'uploadKey', 'key'])
      .execute(),

  /** Adds a file that is in the storage already. A known key keeps its row and gets the new description. */
  keepGood: async (
    tx: Tx,
    file: GoodFile & FileDescription & { id: string; uploadKey: string; fileName: string },
  ): Promise<string> => {
    await tx
      .insertInto('templateFiles')
      .values({ ...file, status: 'good' })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ stack: file.stack, pages: file.pages }),
      )
      .execute();
    const { id } = await tx
      .selectFrom('templateFiles')
      .select('id')
      .where('key', '=', file.key)
      .executeTakeFirstOrThrow();
    return id;
  },
};
