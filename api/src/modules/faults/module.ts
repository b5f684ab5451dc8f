import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { UsersService } from '../users/service.ts';
import { createFaultLimits } from './policy.limits.ts';
import { faultsRoutes } from './routes.ts';
import { createFaultAdminService } from './service.admin.ts';
import { createFaultsService } from './service.ts';

export function createFaultsModule(
  platform: Platform,
  o: { audit: AuditService; users: UsersService; items: ItemsService },
) {
  const { config, limiter } = platform;
  const limits = createFaultLimits(limiter, config.AUTH_LIMIT_FACTOR);
  const faults = createFaultsService({ ...platform, ...o, limits });
  const faultAdmin = createFaultAdminService({ ...platform, ...o });
  return {
    services: { faults, faultAdmin },
    routes: (binder) => faultsRoutes(binder, { faults, faultAdmin }),
    personalData: [faults.personalData],
  } satisfies Module;
}
