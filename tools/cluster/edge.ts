import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fillTemplate, TEMPLATE_FILE } from '../edge/template.ts';

export type Edge = {
  origin: string;
  /** Routes new requests to these ports only. Running requests finish on their old process. */
  route: (ports: readonly number[]) => Promise<void>;
  close: () => Promise<void>;
};

/** For local clusters only. A real edge has its own secret. */
export const EDGE_SECRET = 'a secret between local edges';

/** The host of template previews. Browsers resolve it to the local machine. */
export const PREVIEW_HOST = 'previews.localhost';

/** `reloaded`: the edge is reloaded under load. `steady`: the edge stays unchanged while it is measured. */
export type EdgeKind = 'reloaded' | 'steady';

const configuration = (
  directory: string,
  port: number,
  upstreams: readonly number[],
  kind: EdgeKind,
): string =>
  fillTemplate(readFileSync(TEMPLATE_FILE, 'utf8'), {
    EDGE_DIRECTORY: directory,
    EDGE_WORKERS: kind === 'steady' ? '2' : '1',
    EDGE_ERROR_LOG: `${directory}/error.log`,
    EDGE_ACCESS_LOG: `${directory}/access.log`,
    EDGE_LISTEN: `127.0.0.1:${port}`,
    EDGE_TLS: '',
    EDGE_SERVERS: upstreams
      .map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`)
      .join(' '),
    EDGE_PREVIEW_NAME: PREVIEW_HOST,
    EDGE_PREVIEW_HOST: `${PREVIEW_HOST}:${port}`,
    EDGE_SECRET,
    // A reload closes idle connections; a client that reuses one at that moment would see an error that is nobody's answer.
    EDGE_KEEPALIVE: kind === 'steady' ? '75s' : '0',
    // All visitors of a proof have one address.
    EDGE_CONNECTIONS: '10000',
    EDGE_COPIES: '512m',
    EDGE_EXTRA: '',
  });

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nothing answers at ${url}`);
}

export async function openEdge(
  directory: string,
  port: number,
  upstreams: readonly number[],
  kind: EdgeKind = 'reloaded',
): Promise<Edge> {
  // Cached pages of an earlier run would refer to files of a build that no longer exists.
  rmSync(`${directory}/cache`, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const file = `${directory}/nginx.conf`;
  writeFileSync(file, configuration(directory, port, upstreams, kind));
  const nginx: ChildProcess = spawn(
    '/usr/sbin/nginx',
    ['-p', directory, '-c', file, '-g', 'user root; daemon off;'],
    {
      stdio: 'ignore',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/health/live`);
  return {
    origin,
    route: async (ports) => {
      writeFileSync(file, configuration(directory, port, ports, kind));
      nginx.kill('SIGHUP');
      // Old nginx workers stop accepting connections once the new ones run. This pause covers the change.
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
    close: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
    },
  };
}
