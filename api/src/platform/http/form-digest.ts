import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from './form.ts';

/** Of all files in their order, as they were sent. */
export async function digestOfFiles(files: readonly UploadedFile[]): Promise<string> {
  const all = createHash('sha256');
  for (const { path } of files) {
    const one = createHash('sha256');
    await pipeline(createReadStream(path), one);
    all.update(one.digest());
  }
  return all.digest('hex');
}

/** Tells a form that is sent again from another one. */
export const digestOfForm = async (
  fields: object,
  files: readonly UploadedFile[],
): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(fields))
    .update(await digestOfFiles(files))
    .digest('hex');
