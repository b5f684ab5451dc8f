import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A shop that fails to start exits by itself. On a slow machine it only takes long. */
export const START_LIMIT_MS = 300_000;
const POLL_MS = 100;

/**
 * Another instance of the shop on the same database, with other settings.
 * It runs in development mode, because the worker's own shop runs in production mode. It runs no
 * jobs.
 */
export async function startShop(port: number, environment: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      AUTH_LIMIT_FACTOR: '1000',
      TIMEOUT_FACTOR: '10',
      ROLES: 'http',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ORIGIN: origin,
      // Its previews may be framed by its own pages alone.
      PREVIEW_ORIGIN: `http://previews.localhost:${port}`,
      ...environment,
    },
    stdio: 'inherit',
  });
  const ended = once(shop, 'exit');
  // If it kept running, it would respond in place of the next one on its port.
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
