import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CLIENT } from './people.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The sandbox as a process of its own, and what the shop must know of it. */
export async function startGoogle(callbacks: readonly string[]) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SANDBOX_GOOGLE_PORT: String(await freePort()),
      SANDBOX_GOOGLE_CALLBACKS: callbacks.join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const issuer = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(
      ([line]) => /^ready (\S+)$/.exec(String(line))?.[1],
    ),
    ended.then(() => undefined),
  ]);
  if (!issuer) throw new Error('the Google sandbox did not start');
  return {
    issuer,
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
