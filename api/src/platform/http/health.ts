import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/** With a service that is `sufficient` the process can serve something useful, even when every other one is away. */
export type Check = { name: string; sufficient: boolean; run: () => Promise<void> };

type Finding = { name: string; ok: boolean; sufficient: boolean };

export type Health = ReturnType<typeof createHealth>;

const REMEMBER_MS = 500;

const inTime = (work: Promise<void>, timeoutMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
};

/**
 * A process is ready while it can serve something useful: it is not shutting down, and one sufficient check passes. The
 * parts that are away are listed as degraded. A process that is "not ready" gets no requests from a load balancer, so
 * the loss of a service that all processes share must not make all of them "not ready".
 */
export function createHealth(
  checks: readonly Check[],
  { clock, checkTimeoutMs }: { clock: Clock; checkTimeoutMs: number },
) {
  let leaving = false;
  let last: { at: number; findings: Promise<Finding[]> } | null = null;

  const look = (): Promise<Finding[]> => {
    const now = clock.ms();
    if (last && now - last.at < REMEMBER_MS) return last.findings;
    const findings = Promise.all(
      checks.map(async ({ name, sufficient, run }) => ({
        name,
        sufficient,
        ok: await inTime(run(), checkTimeoutMs),
      })),
    );
    last = { at: now, findings };
    return findings;
  };

  return {
    leave: () => {
      leaving = true;
    },
    async report() {
      const findings = await look();
      const ready = !leaving && findings.some(({ ok, sufficient }) => ok && sufficient);
      return {
        status: leaving ? 'leaving' : ready ? 'ready' : 'not ready',
        ready,
        degraded: findings.filter(({ ok }) => !ok).map(({ name }) => name),
      };
    },
  };
}

export function serveHealth(app: FastifyInstance, health: Health) {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const { ready, ...report } = await health.report();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
