import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { serveHealth, type Health } from './health.ts';

/** Health and metrics on an address of their own, never reachable through the public one. */
export function createOpsServer(health: Health, metrics: Metrics): FastifyInstance {
  const app = Fastify({ logger: false });
  serveHealth(app, health);
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return app;
}
