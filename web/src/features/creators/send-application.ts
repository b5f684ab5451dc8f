import { type ApplicationFields, PLANS_TEXT } from '@tessera/contract/application-rules';
import { creatorAddresses } from '@tessera/contract/creator-addresses';
import { ApiError } from '../../api/api-error.ts';
import { type OnProgress, uploadClient } from '../../api/upload-send.ts';

/** Spec 8. */
const NETWORK_FAILED =
  'Network error. Your images may be too large. Try uploading fewer or smaller images (under 5MB each).';
const TOO_LARGE =
  'Files are too large. Please use smaller images (under 5MB each) or fewer images.';
const FAILED = 'Failed to submit application. Please try again with smaller images.';

export function sendApplication(
  fields: ApplicationFields & { opensPlans: string },
  samples: readonly File[],
  onProgress: OnProgress,
) {
  const body = new FormData();
  // Before the files, so that a server that refuses the fields does not have to read the files.
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('plansText', PLANS_TEXT.version);
  for (const sample of samples) body.append('workSamples', sample);
  const options = { fallbackMessage: FAILED };
  return uploadClient(creatorAddresses, onProgress).call('applyAsCreator', { body }, options);
}

/** Spec 8: the message of a failure. A timeout counts as a network error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.kind !== 'http') return NETWORK_FAILED;
  return error.status === 413 ? TOO_LARGE : error.message;
}
