import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'How long requests took, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'How long jobs took, by queue and outcome.',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
      registers: [registry],
    }),
    databaseConnections: new Gauge({
      name: 'database_connections',
      help: 'Connections of each pool: open, idle and requests waiting for one.',
      labelNames: ['pool', 'state'],
      registers: [registry],
    }),
    standbyReads: new Counter({
      name: 'catalogue_reads_total',
      help: 'Anonymous catalogue reads, by the database that answered.',
      labelNames: ['database'],
      registers: [registry],
    }),
    cacheAnswers: new Counter({
      name: 'public_cache_answers_total',
      help: 'Answers of public lists: from this process, from Redis, or built anew.',
      labelNames: ['source'],
      registers: [registry],
    }),
    serviceFailures: new Counter({
      name: 'service_failures_total',
      help: 'Failed calls to the services around us.',
      labelNames: ['service'],
      registers: [registry],
    }),
  };
}
