import { accountHoldings, deleteAccount } from '@tessera/contract/users';
import { getUserFile } from '@tessera/contract/users-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { HoldingsService } from './service.holdings.ts';
import type { CustomersService } from './service.ts';

export function customersRoutes(
  { bind }: Binder,
  customers: CustomersService,
  holdings: HoldingsService,
) {
  bind(getUserFile, ({ principal, params }) => customers.get(principal, params.id));
  bind(accountHoldings, ({ principal }) => holdings.get(principal));
  bind(deleteAccount, async ({ principal, body }) => {
    await holdings.deleteAccount(principal, body);
    return { success: true as const };
  });
}
