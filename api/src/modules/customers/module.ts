import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { customersRoutes } from './routes.ts';
import { createHoldingsService } from './service.holdings.ts';
import { createCustomersService } from './service.ts';

type Services = Parameters<typeof createCustomersService>[0] &
  Parameters<typeof createHoldingsService>[0];

export function createCustomersModule(_platform: Platform, o: Services) {
  const customers = createCustomersService(o);
  const holdings = createHoldingsService(o);
  return {
    services: { customers },
    routes: (binder) => customersRoutes(binder, customers, holdings),
  } satisfies Module;
}
