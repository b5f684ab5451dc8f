import type { Address } from './endpoint.ts';

/** What only admins call; the admin area alone carries it. */
export const adminAddresses = {
  updateComponent: { method: 'PUT', path: '/component/:id', kind: 'json' },
  listUsers: { method: 'GET', path: '/user/admin/users', kind: 'json' },
  exportUsers: { method: 'GET', path: '/user/admin/users.csv', kind: 'file' },
  userStats: { method: 'GET', path: '/user/admin/dashboard', kind: 'json' },
  deleteUser: { method: 'DELETE', path: '/user/admin/:id', kind: 'json' },
  deleteComponent: { method: 'DELETE', path: '/component/:id', kind: 'json' },
  listApplications: { method: 'GET', path: '/creator/applications', kind: 'json' },
  approveApplication: { method: 'PUT', path: '/creator/applications/:id/approve', kind: 'json' },
  rejectApplication: { method: 'PUT', path: '/creator/applications/:id/reject', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AdminName = keyof typeof adminAddresses;
