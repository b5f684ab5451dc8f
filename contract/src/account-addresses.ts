import type { Address } from './endpoint.ts';

/** Calls of users about their own account. Only the account page has them in its bundle. */
export const accountAddresses = {
  listSessions: { method: 'GET', path: '/user/sessions', kind: 'json' },
  revokeSession: { method: 'DELETE', path: '/user/sessions/:id', kind: 'json' },
  exportAccount: { method: 'GET', path: '/user/export', kind: 'json' },
  accountHoldings: { method: 'GET', path: '/user/holdings', kind: 'json' },
  deleteAccount: { method: 'DELETE', path: '/user/account', kind: 'json' },
  getBrand: { method: 'GET', path: '/user/brand', kind: 'json' },
  saveBrand: { method: 'PUT', path: '/user/brand', kind: 'json' },
  getMails: { method: 'GET', path: '/user/mails', kind: 'json' },
  switchMail: { method: 'PUT', path: '/user/mails', kind: 'json' },
  listKeys: { method: 'GET', path: '/user/keys', kind: 'json' },
  createKey: { method: 'POST', path: '/user/keys', kind: 'json' },
  revokeKey: { method: 'DELETE', path: '/user/keys/:id', kind: 'json' },
  updateProfile: { method: 'PUT', path: '/user/profile', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AccountName = keyof typeof accountAddresses;
