import type { AccountName } from './account-addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { getMails, switchMail } from './mails.ts';
import {
  accountHoldings,
  deleteAccount,
  exportAccount,
  getBrand,
  listSessions,
  revokeSession,
  saveBrand,
  updateProfile,
} from './users.ts';

/** What users do with their own account. */
export const accountEndpoints = {
  updateProfile,
  getBrand,
  saveBrand,
  getMails,
  switchMail,
  listKeys,
  createKey,
  revokeKey,
  listSessions,
  revokeSession,
  exportAccount,
  accountHoldings,
  deleteAccount,
} as const satisfies Record<AccountName, Endpoint>;
