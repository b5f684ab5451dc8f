import { deleteAccount, exportAccount, updateProfile } from '@tessera/contract/users';
import type { Binder } from '../../platform/http/bind.ts';
import type { UsersService } from './service.ts';

export function usersRoutes({ bind }: Binder, users: UsersService) {
  bind(updateProfile, async ({ principal, body }) => ({
    user: await users.rename(principal.userId, body.name),
  }));
  bind(exportAccount, ({ principal }) => users.export(principal));
  bind(deleteAccount, async ({ principal }) => {
    await users.remove(principal.userId);
    return { success: true as const };
  });
}
