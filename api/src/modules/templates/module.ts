import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { defineTemplateJobs, repeatTidying } from './jobs.ts';
import { templatesRoutes } from './routes.ts';
import { createTemplatesAdminService } from './service.admin.ts';
import { createTemplateChanges } from './service.changes.ts';
import { createTemplateFilesService } from './service.files.ts';
import { createTemplateGoods } from './service.goods.ts';
import { createPlannedTemplates } from './service.planned.ts';
import { createTemplatePublishingService } from './service.publishing.ts';
import { createTemplatesService } from './service.ts';

export function createTemplatesModule(
  platform: Platform,
  o: { audit: AuditService; plans: PlansService; subscriptions: SubscriptionsService },
) {
  const { db, reads, clock, storage, jobs, changed, refreshEdge } = platform;
  const { audit, plans, subscriptions } = o;
  const templates = createTemplatesService({ db, reads, clock, storage, plans, subscriptions });
  const templateFiles = createTemplateFilesService({
    db,
    clock,
    storage,
    audit,
    ...defineTemplateJobs({ jobs, db, storage }),
  });
  repeatTidying(jobs, templateFiles);
  const changes = createTemplateChanges({ db, plans, files: templateFiles, changed, refreshEdge });
  const admin = { ...platform, audit, changes };
  const services = {
    templates,
    templateFiles,
    templatesAdmin: createTemplatesAdminService(admin),
    templatePublishing: createTemplatePublishingService(admin),
    templateGoods: createTemplateGoods(admin),
  };
  return {
    services,
    plannedItems: createPlannedTemplates(),
    routes: (binder) => templatesRoutes(binder, services),
    personalData: [templates.personalData],
  } satisfies Module & { plannedItems: unknown };
}
