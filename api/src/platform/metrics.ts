import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

export type Metrics = ReturnType<typeof createMetrics>;

let processMetrics: Registry | undefined;

/** Memory, processor time and event loop. They are collected by timers that never end, so once for the process. */
function metricsOfProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

export function createMetrics() {
  const registry = new Registry();
  const ofProcess = metricsOfProcess();
  return {
    contentType: registry.contentType,
    /** All metrics in the format of Prometheus. */
    text: (): Promise<string> => Registry.merge([ofProcess, registry]).metrics(),
    requestSeconds: new Histogram({
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
    settlements: new Counter({
      name: 'payments_settled_total',
      help: 'Payments that came to an end, by who reported them and what became of them.',
      labelNames: ['source', 'outcome'],
      registers: [registry],
    }),
    paymentEvents: new Counter({
      name: 'payment_events_total',
      help: 'Events of the payment provider, by what became of them.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    copiesLagSeconds: new Gauge({
      name: 'copies_lag_seconds',
      help: 'How long the oldest copy has waited to be counted.',
      registers: [registry],
    }),
    paymentAlarms: new Counter({
      name: 'payment_alarms_total',
      help: 'Things about money that a person must look at, by kind.',
      labelNames: ['kind'],
      registers: [registry],
    }),
    brokenInvariants: new Gauge({
      name: 'payment_invariant_rows',
      help: 'Rows that contradict what must always hold about money; anything but zero is an alarm, and what could not be counted is not a number.',
      labelNames: ['name'],
      registers: [registry],
    }),
    codeQuotaRefusals: new Counter({
      name: 'code_quota_refusals_total',
      help: 'Requests for the code of a paid component that were one too many for the account on that day.',
      registers: [registry],
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Reports of browsers about pages that broke their content security policy, by directive.',
      labelNames: ['directive'],
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
