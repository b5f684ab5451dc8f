import type { Address } from './endpoint.ts';

/**
 * Calls for shop and company data and for feedback. Only the landing, team and legal pages have
 * them in their bundle.
 */
export const storefrontAddresses = {
  getStorefront: { method: 'GET', path: '/storefront', kind: 'json' },
  getCompany: { method: 'GET', path: '/company', kind: 'json' },
  sendFeedback: { method: 'POST', path: '/feedback', kind: 'json' },
} as const satisfies Record<string, Address>;

export type StorefrontName = keyof typeof storefrontAddresses;
