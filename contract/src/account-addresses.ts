import type { Address } from './endpoint.ts';

/** What people call about their own account; its page carries it. */
export const accountAddresses = {
  listSessions: { method: 'GET', path: '/user/sessions', kind: 'json' },
  revokeSession: { method: 'DELETE', path: '/user/sessions/:id', kind: 'json' },
  exportAccount: { method: 'GET', path: '/user/export', kind: 'json' },
  deleteAccount: { method: 'DELETE', path: '/user/account', kind: 'json' },
  updateProfile: { method: 'PUT', path: '/user/profile', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AccountName = keyof typeof accountAddresses;
