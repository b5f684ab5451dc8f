import type { Module } from '../../platform/http/module.ts';
import { createHasher } from '../../platform/passwords/hasher.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CodesService } from '../codes/service.ts';
import type { KeysService } from '../keys/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineAuthJobs } from './jobs.ts';
import { createLimits } from './policy.limits.ts';
import { authRoutes } from './routes.ts';
import { createAuthService } from './service.ts';

export function createAuthModule(
  { db, clock, config, jobs, mailer, limiter }: Platform,
  o: {
    users: UsersService;
    sessions: SessionsService;
    codes: CodesService;
    keys: Pick<KeysService, 'revokeAll'>;
  },
) {
  const origin = config.ORIGIN;
  const auth = createAuthService({
    db,
    clock,
    hasher: createHasher(),
    ...o,
    ...defineAuthJobs({ jobs, mailer, origin, ...o }),
    origin,
    secret: config.CODE_SECRET,
    limits: createLimits(limiter, config.AUTH_LIMIT_FACTOR),
    refuseCommonPasswords: config.NODE_ENV === 'production',
    exposeCodes: config.EXPOSE_CODES,
  });
  return { services: { auth }, routes: (binder) => authRoutes(binder, auth) } satisfies Module;
}
