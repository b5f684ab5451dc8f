import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../free-port.ts';

export type Kind = 'http' | 'jobs' | 'http,jobs';

export type Member = {
  kind: Kind;
  port: number;
  opsPort: number;
  build: string;
  olderBuilds: readonly string[];
  process: ChildProcess;
  /** Resolves with the exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
};

const READY_TIMEOUT_MS = 60_000;

async function untilReady(member: Member) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    // A killed process has a signal instead of an exit code.
    if (member.process.exitCode !== null || member.process.signalCode !== null)
      throw new Error(`a ${member.kind} process ended while starting`);
    try {
      const response = await fetch(`http://127.0.0.1:${member.opsPort}/health/ready`, {
        signal: AbortSignal.timeout(1_000),
      });
      if (response.ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`a ${member.kind} process was not ready in time`);
}

const ROOT = join(import.meta.dirname, '../..');

export async function startMember(o: {
  kind: Kind;
  /** The source tree to run. The default is this repository. */
  root?: string;
  build: string;
  /** Earlier builds whose files open tabs may still request. */
  olderBuilds: readonly string[];
  log: string;
  environment: Record<string, string>;
}): Promise<Member> {
  const [port, opsPort] = [await freePort(), await freePort()];
  mkdirSync(dirname(o.log), { recursive: true });
  const log = openSync(o.log, 'a');
  const child = spawn(process.execPath, [join(o.root ?? ROOT, 'api/src/main.ts')], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...o.environment,
      ROLES: o.kind,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      WEB_BUILD_DIRECTORY: o.build,
      WEB_OLDER_CLIENTS: o.olderBuilds.map((build) => `${build}/client`).join(':'),
    },
  });
  closeSync(log);
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  const { kind, build, olderBuilds } = o;
  const member: Member = { kind, port, opsPort, build, olderBuilds, process: child, ended };
  try {
    await untilReady(member);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return member;
}
