import { exportAccount, getBrand, saveBrand, updateProfile } from '@tessera/contract/users';
import { deleteUser, exportUsers, listUsers, userStats } from '@tessera/contract/users-admin';
import type { UserSummary } from '@tessera/contract/users-admin';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer, type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import type { UserAdminService } from './service.admin.ts';
import type { UsersService } from './service.ts';

export function usersRoutes({ bind }: Binder, users: UsersService) {
  bind(updateProfile, async ({ principal, body }) => ({
    user: await users.rename(principal.userId, body.name),
  }));
  bind(getBrand, async ({ principal }) => ({ brand: await users.brand(principal.userId) }));
  bind(saveBrand, async ({ principal, body }) => ({
    brand: await users.saveBrand(principal.userId, body),
  }));
  bind(exportAccount, ({ principal }) => users.export(principal));
}

const COLUMNS: readonly CsvColumn<UserSummary>[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['Verified', ({ isVerified }) => (isVerified ? 'yes' : 'no')],
  ['Total copies', ({ totalCopies }) => totalCopies],
  ['Free copies', ({ freeCopies }) => freeCopies],
  ['Paid copies', ({ paidCopies }) => paidCopies],
  timeColumn('Registered', ({ createdAt }) => createdAt),
  timeColumn('Last activity', ({ lastActivity }) => lastActivity),
];

export function userAdminRoutes({ bind }: Binder, users: UsersService, admin: UserAdminService) {
  bind(listUsers, ({ query }) => admin.list(query));
  bind(exportUsers, async ({ principal, query }) => {
    const { at, rows } = await admin.export(principal, query);
    return csvAnswer('users', at, COLUMNS, rows);
  });
  bind(userStats, async () => ({ stats: await admin.stats() }));
  bind(deleteUser, async ({ principal, params }) => {
    await users.remove(params.id, principal.userId);
    return { success: true as const };
  });
}
