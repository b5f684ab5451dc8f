import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UsersService } from '../users/service.ts';
import { serveStopLink } from './routes.stop.ts';
import { mailsRoutes } from './routes.ts';
import { createMailsService } from './service.ts';

export function createMailsModule(
  { db, clock, mailer, config }: Platform,
  { users }: { users: UsersService },
) {
  const mails = createMailsService({
    db,
    clock,
    users,
    mailer,
    secret: config.CODE_SECRET,
    origin: config.ORIGIN,
  });
  return {
    services: { mails },
    routes: (binder) => mailsRoutes(binder, mails),
    serveApi: (api) => serveStopLink(api, mails),
    personalData: [mails.personalData],
  } satisfies Module;
}
