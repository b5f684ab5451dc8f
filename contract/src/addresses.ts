import type { Address } from './endpoint.ts';

/** Where every call of the product goes, below one base address. */
export const API_BASE = '/api';

export const addresses = {
  listComponents: { method: 'GET', path: '/component/all', kind: 'json' },
  listComponentCategories: { method: 'GET', path: '/component/categories', kind: 'json' },
  listPlans: { method: 'GET', path: '/subscription-plan', kind: 'json' },
} as const satisfies Record<string, Address>;

export type EndpointName = keyof typeof addresses;
