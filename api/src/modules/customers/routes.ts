import { getUserFile } from '@tessera/contract/users-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { CustomersService } from './service.ts';

export function customersRoutes({ bind }: Binder, customers: CustomersService) {
  bind(getUserFile, ({ principal, params }) => customers.get(principal, params.id));
}
