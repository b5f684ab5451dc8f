import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { pollRevenue } from './jobs.ts';
import { revenueRoutes } from './routes.ts';
import { createRevenueService } from './service.ts';

export function createRevenueModule({ db, clock, jobs }: Platform) {
  const revenue = createRevenueService({ db, clock });
  pollRevenue(jobs, revenue);
  return {
    services: { revenue },
    routes: (binder) => revenueRoutes(binder, revenue),
  } satisfies Module;
}
