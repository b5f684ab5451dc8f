import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from './form.ts';

/** The digest of all files, in the order in which they were sent. */
export async function digestOfFiles(files: readonly UploadedFile[]): Promise<string> {
  const all = createHash('sha256');
  for (const { path } of files) {
    const one = createHash('sha256');
    await pipeline(createReadStream(path), one);
    all.update(one.digest());
  }
  return all.digest('hex');
}

/** The digest of a form. It shows whether a form is a repetition of an earlier one. */
export const digestOfForm = async (
  fields: object,
  files: readonly UploadedFile[],
): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(fields))
    .update(await digestOfFiles(files))
    .digest('hex');
