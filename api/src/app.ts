import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import { endpoints } from '@tessera/contract/endpoints';
import type { Composition } from './composition.ts';
import { type ApiReference, createApiReference, serveApiPage } from './platform/http/api-page.ts';
import { createBinder } from './platform/http/bind.ts';
import { serveCspReports } from './platform/http/csp-reports.ts';
import { answerUnknownPaths } from './platform/http/failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMedia, servePrivateMedia } from './platform/http/media.ts';
import { describeApi } from './platform/http/openapi.ts';
import { callInProcess, servePages } from './platform/http/pages.ts';
import { servePreviews } from './platform/http/previews.ts';
import type { Authenticate } from './platform/http/principal.ts';
import { serveProofWrites } from './platform/http/proof-writes.ts';
import { createServer } from './platform/http/server.ts';
import { loadPages } from './platform/http/web-bundle.ts';
import type { Platform } from './platform/platform.ts';

/** Paths for machines. Unknown paths below them get a JSON response. */
const MACHINE_ADDRESSES = [
  '/media',
  '/mcp/*',
  ...['/assets', '/health', '/r', '/share', '/sitemaps'].flatMap((at) => [at, `${at}/*`]),
];

/** The contract does not change while a process runs, and its reference takes a tenth of a second. */
let apiReference: ApiReference | undefined;

export async function createHttp(
  platform: Platform,
  { modules, services }: Composition,
): Promise<FastifyInstance> {
  const { config, cache, storage, health, db, outbox } = platform;
  const app = createServer(platform);

  await app.register(
    async (api) => {
      const authenticate: Authenticate = (token) => {
        services.keys.refuseKey(token);
        return services.sessions.authenticate(token);
      };
      const binder = createBinder(api, authenticate, cache);
      for (const { routes, serveApi } of modules) {
        routes?.(binder);
        serveApi?.(api);
      }
      serveCspReports(api, {
        ...platform,
        origin: config.ORIGIN,
        limit: platform.limiter({ name: 'csp-report', points: 30, seconds: 60 }),
      });
      if (config.PROOF_ENDPOINTS) serveProofWrites(api, db, outbox);
      serveApiPage(api, (apiReference ??= createApiReference(describeApi(endpoints))));
      answerUnknownPaths(api, ['', '/*']);
    },
    { prefix: API_BASE },
  );
  serveHealth(app, health);
  serveMedia(app, storage);
  servePrivateMedia(app, storage, platform.privateLinks);
  for (const { serveSite } of modules) serveSite?.(app);
  if (config.PREVIEW_ORIGIN)
    servePreviews(app, storage, { origin: config.PREVIEW_ORIGIN, shop: config.ORIGIN });

  const pages = await loadPages(config, callInProcess(app), app.server);
  if (pages) {
    await servePages(app, config.ORIGIN, pages);
    app.addHook('onClose', pages.close);
  }
  answerUnknownPaths(app, MACHINE_ADDRESSES);
  return app;
}
