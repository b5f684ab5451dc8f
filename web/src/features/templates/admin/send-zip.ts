import type { TemplateFile } from '@tessera/contract/templates-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { type OnProgress, sendWithProgress } from '../../../api/upload-send.ts';

/** The lifetime of the signed upload form. */
const SEND_MAX_MS = 30 * 60_000;
const NAME_MAX_LENGTH = 200;

/** Uploads a zip directly to the object store, with a form that the server signed for this file. */
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
  // The store ignores fields after the file.
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

/** Starts the check of an uploaded zip. */
export const checkZip = async (id: string, signal: AbortSignal): Promise<TemplateFile> => {
  const { file } = await adminApi.call(
    'checkTemplateFile',
    { params: { id } },
    { signal, fallbackMessage: 'The zip arrived, but its check could not be started.' },
  );
  return file;
};
