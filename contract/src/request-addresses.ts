import { UPLOAD_TIMEOUT_MS } from './constants.ts';
import type { Address } from './endpoint.ts';

/** Calls of members about their custom component requests. Only the request pages have them in their bundle. */
export const requestAddresses = {
  requestAllowance: { method: 'GET', path: '/request/allowance', kind: 'json' },
  listRequests: { method: 'GET', path: '/request/mine', kind: 'json' },
  getRequest: { method: 'GET', path: '/request/mine/:id', kind: 'json' },
  submitRequest: {
    method: 'POST',
    path: '/request/create',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  writeToTeam: { method: 'POST', path: '/request/mine/:id/messages', kind: 'json' },
} as const satisfies Record<string, Address>;

export type RequestName = keyof typeof requestAddresses;
