import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { VersionsService } from '../catalog/service.versions.ts';
import type { ZeroResultSearches } from '../catalog/service.zero-results.ts';
import type { KeysService } from '../keys/service.ts';
import type { SavedService } from '../saved/service.ts';
import { pollCopies } from './jobs.ts';
import { analyticsRoutes } from './routes.ts';
import { createSumsService } from './service.sums.ts';
import { createAnalyticsService } from './service.ts';

export function createAnalyticsModule(
  { db, clock, metrics, jobs }: Platform,
  o: {
    items: ItemsService;
    versions: VersionsService;
    keys: KeysService;
    saved: SavedService;
    zeroResults: ZeroResultSearches;
  },
) {
  const { items, versions, keys, saved } = o;
  const analytics = createAnalyticsService({ db, clock, items, versions, keys, saved });
  const sums = createSumsService({ db, clock, metrics, zeroResults: o.zeroResults });
  pollCopies(jobs, sums);
  return {
    services: { analytics, sums },
    routes: (binder) => analyticsRoutes(binder, { analytics, sums }),
    personalData: [analytics.personalData, analytics.copiedVersions],
  } satisfies Module;
}
