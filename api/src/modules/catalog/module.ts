import { highlight } from '../../platform/highlight.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSyntaxProblems } from '../../platform/syntax.ts';
import type { AuditService } from '../audit/service.ts';
import type { CreatorRecords } from '../creators/service.records.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { repeatQuotaCleanup } from './jobs.ts';
import { catalogAdminRoutes } from './routes.admin.ts';
import { catalogRoutes } from './routes.ts';
import { createCatalogAdminService } from './service.admin.ts';
import { createComponentChanges } from './service.changes.ts';
import { createComponentGoods } from './service.goods.ts';
import { createItemsService } from './service.items.ts';
import { createPlannedComponents } from './service.planned.ts';
import { createPublishingService } from './service.publishing.ts';
import { createCodeQuota } from './service.quota.ts';
import { createReleaseService } from './service.release.ts';
import { createCatalogService } from './service.ts';
import { createVersionsService } from './service.versions.ts';
import { createZeroResultSearches } from './service.zero-results.ts';

export function createCatalogModule(
  platform: Platform,
  o: {
    audit: AuditService;
    plans: PlansService;
    subscriptions: SubscriptionsService;
    creatorRecords: CreatorRecords;
  },
) {
  const { db, reads, clock, log, pictures, changed, refreshEdge } = platform;
  const zeroResults = createZeroResultSearches({ db, clock, log });
  const catalog = createCatalogService({ reads, zeroResults });
  const quota = createCodeQuota({
    db,
    clock,
    log,
    metrics: platform.metrics,
    perDay: platform.config.CODE_QUOTA_PER_DAY,
    firstOfDay: platform.limiter({ name: 'code-quota-alarm', points: 1, seconds: 24 * 3_600 }),
  });
  repeatQuotaCleanup(platform.jobs, quota);
  const items = createItemsService({
    db,
    reads,
    subscriptions: o.subscriptions,
    quota,
    previewOrigin: platform.config.PREVIEW_ORIGIN,
  });
  const versions = createVersionsService({ db, items, quota });
  const changes = createComponentChanges({
    db,
    plans: o.plans,
    creators: o.creatorRecords,
    changed,
    refreshEdge,
  });
  const admin = { db, clock, audit: o.audit, highlight, changes };
  const catalogAdmin = createCatalogAdminService({ ...admin, findSyntaxProblems });
  const publishing = createPublishingService({ ...admin, pictures });
  return {
    services: {
      catalog,
      codeQuota: quota,
      items,
      versions,
      catalogAdmin,
      publishing,
      zeroResults,
      componentGoods: createComponentGoods(admin),
      releases: createReleaseService({ clock, audit: o.audit, changes }),
    },
    plannedItems: createPlannedComponents(),
    routes: (binder) => {
      catalogRoutes(binder, { catalog, items, versions });
      catalogAdminRoutes(binder, catalogAdmin, publishing);
    },
    personalData: [quota.personalData],
    finish: () =>
      zeroResults
        .flush()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'searches without a result were not stored'),
        ),
  } satisfies Module & { plannedItems: unknown };
}
