import type { User } from '@tessera/contract/users';
import type { UserSummary } from '@tessera/contract/users-admin';
import type { UserSummaryRow } from './repository.summaries.ts';
import type { UserRow } from './repository.ts';

export const presentUser = (row: Omit<UserRow, 'passwordHash' | 'contested'>): User => ({
  _id: row.id,
  name: row.name,
  email: row.email ?? '',
  phone: row.phone,
  role: row.role === 'admin' ? 'admin' : 'user',
  avatar: row.avatarKey && `/media/${row.avatarKey}`,
  isVerified: row.verifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
});

export const presentSummary = (row: UserSummaryRow, newSince: Date): UserSummary => ({
  ...presentUser(row),
  isNew: row.createdAt > newSince,
  totalCopies: row.totalCopies,
  freeCopies: row.freeCopies,
  paidCopies: row.paidCopies,
  lastActivity: row.lastActiveAt?.toISOString() ?? null,
});
