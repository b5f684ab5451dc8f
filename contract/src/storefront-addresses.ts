import type { Address } from './endpoint.ts';

/** What the shop says of itself, and what visitors say to it; the landing, team and legal pages alone carry it. */
export const storefrontAddresses = {
  getStorefront: { method: 'GET', path: '/storefront', kind: 'json' },
  getCompany: { method: 'GET', path: '/company', kind: 'json' },
  sendFeedback: { method: 'POST', path: '/feedback', kind: 'json' },
} as const satisfies Record<string, Address>;

export type StorefrontName = keyof typeof storefrontAddresses;
