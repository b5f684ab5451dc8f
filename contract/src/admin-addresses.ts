import type { Address } from './endpoint.ts';

/** What only admins call; the admin area alone carries it. */
export const adminAddresses = {
  updateComponent: { method: 'PUT', path: '/component/:id', kind: 'json' },
  deleteComponent: { method: 'DELETE', path: '/component/:id', kind: 'json' },
  componentAnalytics: { method: 'GET', path: '/analytics/components', kind: 'json' },
  exportComponentAnalytics: { method: 'GET', path: '/analytics/components.csv', kind: 'file' },
  userActivities: { method: 'GET', path: '/analytics/user-activities', kind: 'json' },
  fruitlessSearches: { method: 'GET', path: '/analytics/fruitless-searches', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AdminName = keyof typeof adminAddresses;
