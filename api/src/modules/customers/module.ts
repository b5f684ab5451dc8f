import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { customersRoutes } from './routes.ts';
import { createCustomersService } from './service.ts';

export function createCustomersModule(
  _platform: Platform,
  o: Parameters<typeof createCustomersService>[0],
) {
  const customers = createCustomersService(o);
  return {
    services: { customers },
    routes: (binder) => customersRoutes(binder, customers),
  } satisfies Module;
}
