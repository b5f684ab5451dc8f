import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogService } from '../catalog/service.ts';
import { serveFinding } from './routes.finding.ts';
import { storefrontRoutes } from './routes.ts';
import { createFindingService } from './service.finding.ts';
import { createShareService } from './service.share.ts';
import { createStorefrontService } from './service.ts';

export function createStorefrontModule(
  { reads, clock, config, storage }: Platform,
  o: { catalog: CatalogService },
) {
  const storefront = createStorefrontService({ reads, config, catalog: o.catalog });
  const finding = createFindingService({ reads, clock, origin: config.ORIGIN });
  const share = createShareService({ reads, storage });
  return {
    services: {},
    routes: (binder) => storefrontRoutes(binder, storefront),
    serveSite: (site) => serveFinding(site, finding, share),
  } satisfies Module;
}
