import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnalyticsService } from '../analytics/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { VersionsService } from '../catalog/service.versions.ts';
import type { KeysService } from '../keys/service.ts';
import type { TemplatesService } from '../templates/service.ts';
import type { UsersService } from '../users/service.ts';
import { createRegistryLimits } from './policy.limits.ts';
import { refusalsOf } from './policy.refusals.ts';
import { serveMcp } from './routes.mcp.ts';
import { serveRegistry } from './routes.ts';
import { createMcpRequests } from './service.mcp-requests.ts';
import { createMcpService } from './service.mcp.ts';
import { createRegistryRequests } from './service.requests.ts';
import { createToolsService } from './service.tools.ts';
import { createRegistryService } from './service.ts';

export function createRegistryModule(
  { db, reads, cache, config, limiter, log }: Platform,
  o: {
    catalog: CatalogService;
    templates: TemplatesService;
    items: ItemsService;
    versions: VersionsService;
    keys: KeysService;
    users: UsersService;
    analytics: AnalyticsService;
  },
) {
  const { ORIGIN: origin } = config;
  const refusals = refusalsOf(origin);
  const limits = createRegistryLimits(limiter, config.AUTH_LIMIT_FACTOR);
  const { catalog, templates, items, versions, keys, users, analytics } = o;
  const registry = createRegistryService({
    db,
    reads,
    catalog,
    items,
    versions,
    keys,
    users,
    analytics,
    refusals,
    origin,
  });
  const requests = createRegistryRequests({ registry, refusals, limits });
  const tools = createToolsService({ db, catalog, templates, registry, refusals, origin });
  const mcp = createMcpService({ tools, refusals, log });
  const agents = createMcpRequests({ mcp, registry, requests, refusals, limits, origin });
  return {
    services: { registry },
    serveSite: (site) => {
      serveRegistry(site, { requests, cache });
      serveMcp(site, agents);
    },
    finish: mcp.close,
  } satisfies Module;
}
