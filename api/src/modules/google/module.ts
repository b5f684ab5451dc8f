import { API_BASE } from '@tessera/contract/addresses';
import { authAddresses } from '@tessera/contract/auth-addresses';
import type { Module } from '../../platform/http/module.ts';
import { createOpenIdProvider } from '../../platform/openid/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineGoogleJobs } from './jobs.ts';
import { googleRoutes } from './routes.ts';
import { createGoogleService } from './service.ts';

export function createGoogleModule(
  { db, clock, log, config, jobs, storage }: Platform,
  { users, sessions }: { users: UsersService; sessions: SessionsService },
) {
  const { ORIGIN: origin, CODE_SECRET: secret, GOOGLE_ISSUER: issuer } = config;
  const google = createGoogleService({
    db,
    clock,
    log,
    provider: createOpenIdProvider(config, origin + API_BASE + authAddresses.finishGoogle.path),
    users,
    sessions,
    ...defineGoogleJobs({ jobs, storage, users, log, issuer }),
    origin,
    secret,
  });
  return {
    services: { google },
    routes: (binder) => googleRoutes(binder, google),
    personalData: [google.personalData],
  } satisfies Module;
}
