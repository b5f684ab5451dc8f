import { UPLOAD_TIMEOUT_MS } from './constants.ts';
import type { Address } from './endpoint.ts';

/** Calls about faults of components. Only the component pages have them in their bundle. */
export const faultAddresses = {
  listKnownFaults: { method: 'GET', path: '/component/by-slug/:slug/faults', kind: 'json' },
  reportFault: {
    method: 'POST',
    path: '/component/:id/faults',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
} as const satisfies Record<string, Address>;

export type FaultName = keyof typeof faultAddresses;
