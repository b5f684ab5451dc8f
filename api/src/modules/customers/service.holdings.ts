import type { Holdings } from '@tessera/contract/users';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuthService } from '../auth/service.ts';
import type { SavedService } from '../saved/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';

export type HoldingsService = ReturnType<typeof createHoldingsService>;

/** What a person would lose with the account, and the deletion itself. */
export const createHoldingsService = (o: {
  users: UsersService;
  auth: AuthService;
  subscriptions: SubscriptionsService;
  saved: SavedService;
}) => ({
  get: async (principal: Principal): Promise<Holdings> => {
    const { userId } = principal;
    const [account, plans, components, library] = await Promise.all([
      o.users.get(userId),
      o.subscriptions.activePlans(userId),
      o.subscriptions.countComponents(userId),
      o.saved.library(principal),
    ]);
    return {
      hasPassword: account.passwordHash !== null,
      plans: plans.map(({ name, expiresAt }) => ({ name, expiresAt })),
      ...components,
      saved: library.savedIds.length,
    };
  },

  /** Deletes the account after its owner has typed the password, or the address if there is none. */
  deleteAccount: async (
    principal: Principal,
    typed: Parameters<AuthService['confirm']>[1],
  ): Promise<void> => {
    await o.users.refuseAdmin(principal);
    await o.auth.confirm(principal, typed);
    await o.users.remove(principal.userId);
  },
});
