import type { Address } from './endpoint.ts';

/** What only admins call; the admin area alone carries it. */
export const adminAddresses = {
  listAdminComponents: { method: 'GET', path: '/component/admin/all', kind: 'json' },
  checkComponentCode: { method: 'POST', path: '/component/admin/check', kind: 'json' },
  updateComponent: { method: 'PUT', path: '/component/:id', kind: 'json' },
  deleteComponent: { method: 'DELETE', path: '/component/:id', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AdminName = keyof typeof adminAddresses;
