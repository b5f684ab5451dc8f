import type { TemplateFile } from '@tessera/contract/templates-admin';
import { adminApi } from '../../../lib/admin-api.ts';
import { type OnProgress, sendWithProgress } from '../../../lib/upload-send.ts';

/** As long as the signed form is good for. */
const SEND_MAX_MS = 30 * 60_000;
const NAME_MAX_LENGTH = 200;

/** Brings a zip straight to the store, by a form the server has signed for this one file. */
export async function sendZip(
  zip: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<TemplateFile> {
  const { file, url, fields } = await adminApi.call(
    'startTemplateFile',
    { body: { fileName: zip.name.slice(-NAME_MAX_LENGTH), bytes: zip.size } },
    { signal, fallbackMessage: 'The upload could not be started.' },
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The store reads no field behind the file.
  body.append('file', zip);
  const { status } = await sendWithProgress(onProgress)(url, {
    method: 'POST',
    headers: {},
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_MAX_MS)]),
  });
  if (status >= 300) throw new Error(`The store answered ${status}.`);
  return file;
}

/** Has what lies in the store looked through. */
export const checkZip = async (id: string, signal: AbortSignal): Promise<TemplateFile> => {
  const { file } = await adminApi.call(
    'checkTemplateFile',
    { params: { id } },
    { signal, fallbackMessage: 'The zip arrived, but its check could not be started.' },
  );
  return file;
};
