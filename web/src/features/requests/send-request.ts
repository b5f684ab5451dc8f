import { requestAddresses } from '@tessera/contract/request-addresses';
import type { RequestFields } from '@tessera/contract/request-rules';
import type { RequestDetail } from '@tessera/contract/requests';
import { type OnProgress, uploadClient, uploadFailureText } from '../../api/upload-send.ts';

const TEXTS = {
  timeout: 'Upload timeout. Please try with smaller pictures or check your internet connection.',
  fallback: 'Failed to send your request. Please try again.',
};

export function sendRequest(
  submissionId: string,
  fields: RequestFields,
  pictures: readonly File[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<RequestDetail> {
  const body = new FormData();
  // Before the files, so that a server that refuses the fields does not have to read the files.
  body.append('submissionId', submissionId);
  body.append('title', fields.title);
  body.append('category', fields.category ?? '');
  body.append('purpose', fields.purpose);
  body.append('links', JSON.stringify(fields.links));
  for (const picture of pictures) body.append('pictures', picture);
  const options = { fallbackMessage: TEXTS.fallback, signal };
  return uploadClient(requestAddresses, onProgress).call('submitRequest', { body }, options);
}

export const reasonOf = (error: unknown): string => uploadFailureText(error, TEXTS);
