import { adminAddresses, type AdminName } from '@tessera/contract/admin-addresses';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { saveFile } from '../lib/save-file.ts';
import { createClientOf, type Send } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

type Received = { blob: Blob; name: string };

/** The API client accepts only JSON. So a file is wrapped in a JSON response. An error is JSON anyway. */
const sendForFile: Send = async (path, init) => {
  const response = await fetch(path, { ...init, headers: { ...init.headers, accept: '*/*' } });
  const { status, headers } = response;
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    return { status, headers, body };
  }
  const name = headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'export';
  const body: Received = { blob: await response.blob(), name };
  return { status, headers: new Headers({ 'content-type': 'application/json' }), body };
};

const fileApi = createClientOf(adminAddresses, { ...browserOptions, send: sendForFile });

/** Fetches a file that only admins may have, and saves it under the name that the server sent. */
export async function downloadAdminFile<Name extends AdminName>(
  name: Name,
  input: CallOf<Endpoints[Name]>,
  fallbackMessage = 'Failed to make the file. Please try again.',
): Promise<void> {
  const answer = await fileApi.request(adminAddresses[name], input, { fallbackMessage });
  const { blob, name: fileName } = answer.body as Received;
  saveFile(blob, fileName);
}
