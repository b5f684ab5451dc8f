import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from '../audit/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineCreatorLetters } from './jobs.ts';
import { createApplicationLimits } from './policy.limits.ts';
import { creatorsRoutes } from './routes.ts';
import { createReviewService } from './service.admin.ts';
import { createApplicationCodes } from './service.codes.ts';
import { createCreatorRecords } from './service.records.ts';
import { createStatementsService } from './service.statements.ts';
import { createCreatorsService } from './service.ts';

export function createCreatorsModule(
  platform: Platform,
  { audit, users }: { audit: AuditService; users: UsersService },
) {
  const { db, clock, config, jobs, mailer, limiter } = platform;
  const codes = createApplicationCodes({ db, clock, secret: config.CODE_SECRET });
  const letters = defineCreatorLetters({ jobs, mailer, db, codes, origin: config.ORIGIN });
  const records = createCreatorRecords({ db, clock, users, audit });
  const creators = createCreatorsService({
    ...platform,
    records,
    ...letters,
    users,
    codes,
    limits: createApplicationLimits(limiter, config.AUTH_LIMIT_FACTOR),
    exposeCodes: config.EXPOSE_CODES,
  });
  const review = createReviewService({ ...platform, ...letters, records, audit });
  const statements = createStatementsService({ db, clock, audit, records });
  const routed = { creators, review, creatorRecords: records, statements };
  return {
    services: { creators, creatorRecords: records, review },
    routes: (binder) => creatorsRoutes(binder, routed),
    personalData: [creators.personalData, records.personalData],
  } satisfies Module;
}
