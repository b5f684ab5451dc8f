import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { sessionsRoutes } from './routes.ts';
import { createSessionsService } from './service.ts';

export function createSessionsModule({ db, clock }: Platform) {
  const sessions = createSessionsService({ db, clock });
  return {
    services: { sessions },
    routes: (binder) => sessionsRoutes(binder, sessions),
    personalData: [sessions.personalData],
  } satisfies Module;
}
