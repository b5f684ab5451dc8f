import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { overviewRoutes } from './routes.ts';
import { createOverviewService } from './service.ts';

export function createOverviewModule({ db }: Platform) {
  const overview = createOverviewService({ db });
  return {
    services: {},
    routes: (binder) => overviewRoutes(binder, overview),
  } satisfies Module;
}
