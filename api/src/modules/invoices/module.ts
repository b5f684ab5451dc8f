import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UsersService } from '../users/service.ts';
import { pollInvoices } from './jobs.ts';
import { invoicesRoutes } from './routes.ts';
import { createInvoicesService } from './service.ts';

export function createInvoicesModule(platform: Platform, { users }: { users: UsersService }) {
  const invoices = createInvoicesService({ ...platform, users });
  pollInvoices(platform.jobs, invoices);
  return {
    services: { invoices },
    routes: (binder) => invoicesRoutes(binder, invoices),
    personalData: [invoices.personalData],
  } satisfies Module;
}
