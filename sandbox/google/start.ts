import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/free-port.ts';
import { CLIENT } from './people.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

/** Starts the sandbox as a separate process, and returns the settings that the shop needs. */
export async function startGoogle(callbacks: readonly string[], port?: number) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SANDBOX_GOOGLE_PORT: String(port ?? (await freePort())),
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
