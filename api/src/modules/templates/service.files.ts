import { randomBytes } from 'node:crypto';
import type { TemplateFile } from '@tessera/contract/templates-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { SignedForm } from '../../platform/storage/signed-form.ts';
import { ARRIVALS, type Storage } from '../../platform/storage/storage.ts';
import type { AuditService } from '../audit/service.ts';
import { keyOfFile } from './policy.ts';
import { presentFile } from './presenter.ts';
import { templateFilesRepository as repository, type FileRow } from './repository.files.ts';

/** Long enough for the largest file on a slow connection. */
const FORM_SECONDS = 30 * 60;
/** Longer than a job and all its retries can take. */
const STUCK_MS = 15 * 60_000;
const STUCK = 'It could not be looked through. Please send it again.';
const UNUSED_MS = 24 * 60 * 60_000;
const TIDIED_AT_ONCE = 100;

export type TemplateFilesService = ReturnType<typeof createTemplateFilesService>;

/** Uploads of zips for templates. */
export const createTemplateFilesService = ({
  db,
  clock,
  storage,
  audit,
  checkFile,
  removeObjects,
}: {
  db: Database;
  clock: Clock;
  storage: Storage;
  audit: AuditService;
  checkFile: Enqueue<{ fileId: string }>;
  removeObjects: Enqueue<{ keys: string[] }>;
}) => {
  const get = async (id: string): Promise<FileRow> => {
    const row = await repository.find(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  return {
    start: async (
      principal: Principal,
      { fileName, bytes }: { fileName: string; bytes: number },
    ): Promise<SignedForm & { file: TemplateFile }> => {
      const now = clock.now();
      const id = uuidv7(now.getTime());
      const uploadKey = `${ARRIVALS}templates/${randomBytes(16).toString('hex')}.zip`;
      await inTransaction(db, async (tx) => {
        const createdBy = principal.userId;
        await repository.insert(tx, { id, uploadKey, fileName, createdBy, createdAt: now });
        await audit.record(tx, {
          actorId: createdBy,
          action: 'upload',
          subject: { kind: 'template-file', id },
        });
      });
      const form = storage.signedUpload(uploadKey, {
        contentType: 'application/zip',
        bytes,
        seconds: FORM_SECONDS,
      });
      return { ...form, file: presentFile(await get(id)) };
    },

    check: async (id: string): Promise<TemplateFile> => {
      await get(id);
      await inTransaction(db, async (tx) => {
        if (await repository.beginCheck(tx, id, clock.now())) await checkFile(tx, { fileId: id });
      });
      return presentFile(await get(id));
    },

    state: async (id: string): Promise<TemplateFile> => presentFile(await get(id)),

    findAll: async (handle: Database, ids: readonly string[]): Promise<Map<string, FileRow>> =>
      new Map((await repository.findAll(handle, ids)).map((row) => [row.id, row])),

    /** A file that was checked and may be downloaded. */
    getGood: async (tx: Tx, id: string): Promise<FileRow> => {
      const row = await repository.hold(tx, id);
      if (row?.status === 'good') return row;
      throw new AppError('BAD_REQUEST', {
        message:
          row?.status === 'refused'
            ? `The zip was refused. ${row.reason ?? ''}`.trim()
            : row
              ? 'The zip has not been checked yet.'
              : 'The zip is no longer here. Please send it again.',
      });
    },

    /** Refuses checks that have stalled, and removes unused files, a limited number per run. */
    tidy: async (): Promise<{ refused: number; removed: number }> => {
      const now = clock.now().getTime();
      const refused = await repository.refuseStuck(db, {
        before: new Date(now - STUCK_MS),
        reason: STUCK,
        limit: TIDIED_AT_ONCE,
      });
      const removed = await inTransaction(db, async (tx) => {
        const files = await repository.removeUnused(tx, {
          before: new Date(now - UNUSED_MS),
          limit: TIDIED_AT_ONCE,
        });
        // A crashed job may have stored a file without writing its key to the row.
        const keys = files.flatMap(({ id, uploadKey, key }) => [uploadKey, key ?? keyOfFile(id)]);
        if (keys.length > 0) await removeObjects(tx, { keys });
        return files.length;
      });
      return { refused, removed };
    },
  };
};
