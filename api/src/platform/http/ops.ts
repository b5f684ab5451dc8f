import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { serveHealth, type Health } from './health.ts';

/** Serves health checks and metrics on a separate port, which the public address does not expose. */
export function createOpsServer(health: Health, metrics: Metrics): FastifyInstance {
  const app = Fastify({ logger: false });
  serveHealth(app, health);
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return app;
}
