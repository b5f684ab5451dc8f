import { readFileSync } from 'node:fs';
import { inParallel, PASSWORD, percentile, type Shop } from './shop.ts';

const PROBE_EVERY_MS = 10;

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Sends many sign-ins at the same moment, while another client requests the health check. */
export async function floodSignIns(shop: Shop, atOnce: number) {
  const people = await shop.people('flood', atOnce);
  const before = residentMegabytes(shop.pid);
  let peak = before;
  const over = new AbortController();
  const liveMs: number[] = [];
  const probe = async () => {
    while (!over.signal.aborted || liveMs.length < 100) {
      const start = performance.now();
      const response = await fetch(`${shop.site}/health/live`);
      await response.arrayBuffer();
      liveMs.push(performance.now() - start);
      peak = Math.max(peak, residentMegabytes(shop.pid));
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  };
  const statuses = new Map<number, number>();
  const probing = probe();
  const started = performance.now();
  await inParallel(people, atOnce, async (email) => {
    const { status } = await shop.call('/auth/login', { email, password: PASSWORD });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const seconds = (performance.now() - started) / 1000;
  over.abort();
  await probing;
  return {
    statuses: Object.fromEntries(statuses),
    seconds,
    probes: liveMs.length,
    liveP99Ms: percentile(liveMs, 0.99),
    grownMegabytes: peak - before,
  };
}
