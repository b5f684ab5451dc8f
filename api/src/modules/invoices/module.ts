import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BillingService } from '../orders/service.billing.ts';
import type { UsersService } from '../users/service.ts';
import { pollInvoices } from './jobs.ts';
import { invoicesRoutes } from './routes.ts';
import { createInvoicesService } from './service.ts';

export function createInvoicesModule(
  platform: Platform,
  { users, billing }: { users: UsersService; billing: BillingService },
) {
  const invoices = createInvoicesService({ ...platform, users, billing });
  pollInvoices(platform.jobs, invoices);
  return {
    services: { invoices },
    routes: (binder) => invoicesRoutes(binder, invoices),
    personalData: [invoices.personalData],
  } satisfies Module;
}
