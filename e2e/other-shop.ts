import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A shop that cannot start ends by itself; a busy machine only needs long. */
export const START_LIMIT_MS = 300_000;
const POLL_MS = 100;

/**
 * The same shop on the same database, set up differently. It runs as in development, because the journeys' own runs as
 * production, and leaves the jobs to that one.
 */
export async function startShop(port: number, environment: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      AUTH_LIMIT_FACTOR: '1000',
      ROLES: 'http',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ORIGIN: origin,
      ...environment,
    },
    stdio: 'inherit',
  });
  const ended = once(shop, 'exit');
  // Left behind, it would answer in the name of the next one on its port.
  process.once('exit', () => shop.kill('SIGKILL'));
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`the shop at ${origin} ended before it was ready`);
    await sleep(POLL_MS);
  }
  return {
    origin,
    stop: async () => {
      shop.kill('SIGTERM');
      await ended;
    },
  };
}
