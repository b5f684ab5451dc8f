import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TEMPLATE_FILE_MAX_BYTES } from '@tessera/contract/templates-admin';
import { ArchiveRefused, refuse } from '../../platform/archives/directory.ts';
import { inspectArchive } from '../../platform/archives/inspect.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keyOfFile } from './policy.ts';
import { templateFilesRepository as repository, type FileRow } from './repository.files.ts';
import type { TemplateFilesService } from './service.files.ts';

type Fetched = { bytes: number; sha256: string; etag: string | undefined };

/** Streamed to disk, so that a large file needs no memory. */
async function fetchFile(storage: Storage, key: string, path: string): Promise<Fetched> {
  const stored = await storage.find('private', key);
  if (!stored) return refuse('The file did not arrive.');
  const digest = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      digest.update(chunk);
      done(
        bytes > TEMPLATE_FILE_MAX_BYTES ? new ArchiveRefused('The zip is too large.') : null,
        chunk,
      );
    },
  });
  await pipeline(stored.body, measure, createWriteStream(path, { mode: 0o600 }));
  return { bytes, sha256: digest.digest('hex'), etag: stored.etag };
}

async function judge(db: Database, storage: Storage, { id, uploadKey }: FileRow): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-zip-'));
  try {
    const path = join(directory, 'file.zip');
    const { bytes, sha256, etag } = await fetchFile(storage, uploadKey, path);
    const { entries } = await inspectArchive(path);
    const key = keyOfFile(id);
    await storage.copy('private', uploadKey, key, { etag });
    await repository.approve(db, id, { key, bytes, entries, sha256 });
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    await repository.refuse(db, id, error.message);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Checks a zip that an admin uploaded. A valid zip is copied to the key for downloads. */
async function check(db: Database, storage: Storage, fileId: string): Promise<void> {
  const file = await repository.find(db, fileId);
  if (file?.status === 'checking') await judge(db, storage, file);
  // Also when a retry finds it already checked, because the previous run may have crashed here.
  if (file && file.status !== 'awaited') await storage.remove('private', file.uploadKey);
}

export const defineTemplateJobs = (o: { jobs: Jobs; db: Database; storage: Storage }) => ({
  checkFile: o.jobs.define<{ fileId: string }>(
    'check-template-file',
    { retryLimit: 3, retryDelay: 5, expireInSeconds: 180 },
    ({ data }) => check(o.db, o.storage, data.fileId),
  ),
  removeObjects: o.jobs.define<{ keys: string[] }>(
    'remove-template-files',
    { retryLimit: 10, retryDelay: 5, expireInSeconds: 120 },
    async ({ data }) => {
      for (const key of data.keys) await o.storage.remove('private', key);
    },
  ),
});

export const repeatTidying = (jobs: Jobs, files: TemplateFilesService): void =>
  jobs.repeat('tidy-template-files', { cron: '*/5 * * * *', timeZone: 'UTC' }, async () => {
    await files.tidy();
  });
