import type { User } from '@tessera/contract/users';
import type { UserRow } from './repository.ts';

export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email ?? '',
  phone: row.phone,
  role: row.role === 'admin' ? 'admin' : 'user',
  avatar: row.avatarKey && `/media/${row.avatarKey}`,
  isVerified: row.verifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
});
