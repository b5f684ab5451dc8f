import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import { endpoints } from '@tessera/contract/endpoints';
import { createAuditService } from './modules/audit/service.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { createCatalogService } from './modules/catalog/service.ts';
import { plansRoutes } from './modules/plans/routes.ts';
import { createPlansService } from './modules/plans/service.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { createBinder, type Binder } from './platform/http/bind.ts';
import { answerUnknownPaths } from './platform/http/failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMedia } from './platform/http/media.ts';
import { describeApi } from './platform/http/openapi.ts';
import { callInProcess, servePages } from './platform/http/pages.ts';
import type { Authenticate } from './platform/http/principal.ts';
import { serveProofWrites } from './platform/http/proof-writes.ts';
import { createServer } from './platform/http/server.ts';
import { loadPages } from './platform/http/web-bundle.ts';
import type { Platform } from './platform/platform.ts';

export type Services = ReturnType<typeof createServices>;

/** The business, in the order of who uses whom. */
export function createServices(platform: Platform) {
  const { reads, clock } = platform;
  const audit = createAuditService({ clock });
  const plans = createPlansService({ reads });
  const catalog = createCatalogService({ reads });
  return { audit, plans, catalog };
}

function bindRoutes(binder: Binder, services: Services) {
  plansRoutes(binder, services.plans);
  catalogRoutes(binder, services.catalog);
}

/** Addresses that machines talk to: what is unknown there answers in JSON. */
const MACHINE_ADDRESSES = [
  '/media',
  ...['/assets', '/health', '/r', '/mcp'].flatMap((at) => [at, `${at}/*`]),
];

/** Nobody has an account yet, so every token is unknown. */
const nobody: Authenticate = async () => null;

export async function createHttp(platform: Platform, services: Services): Promise<FastifyInstance> {
  const { config, log, metrics, limit, cache, storage, health, db, outbox } = platform;
  const app = createServer({ config, log, metrics, limit });

  await app.register(
    async (api) => {
      const binder = createBinder(api, nobody, cache);
      bindRoutes(binder, services);
      if (config.PROOF_ENDPOINTS) serveProofWrites(api, db, outbox);
      serveApiPage(api, describeApi(endpoints));
      answerUnknownPaths(api, ['', '/*']);
    },
    { prefix: API_BASE },
  );
  serveHealth(app, health);
  serveMedia(app, storage);

  const pages = await loadPages(config, callInProcess(app), app.server);
  if (pages) {
    await servePages(app, config.ORIGIN, pages);
    app.addHook('onClose', pages.close);
  }
  answerUnknownPaths(app, MACHINE_ADDRESSES);
  return app;
}
