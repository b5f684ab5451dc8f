import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const PORT = process.env['TESSERA_DEVELOPMENT_PORT'] ?? '3930';
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 60_000;

/** What `npm run` needs to find the throwaway services, without settings that a new developer would not have. */
const environment = { ...process.env, PORT, TESSERA_SERVICES: 'throwaway' };
for (const name of Object.keys(environment))
  if (/^(RAZORPAY|GOOGLE)_/.test(name)) delete environment[name as keyof typeof environment];

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: ROOT, env: environment, encoding: 'utf8' });

/** Runs a command of the README beside the server. */
export const runScript = (name: string, ...args: string[]): string =>
  run('npm', 'run', '--silent', name, '--', ...args);

/** The processes of a group, without zombies. */
const membersOf = (group: number): string[] =>
  run('ps', '-eo', 'pgid=,stat=,args=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, state]) => Number(pgid) === group && !state?.startsWith('Z'))
    .map(([, , ...command]) => command.join(' '));

/** The time to open a connection depends on the machine. A job that ran into this timeout is retried. */
const ABOUT_SPEED =
  /timeout exceeded when trying to connect|Connection terminated due to connection timeout/;

/** Errors in the server's log: its own as JSON of level 50 and above, those of Vite and Node as text. */
function errorsIn(log: string): string[] {
  return log.split('\n').filter((line) => {
    if (!line.startsWith('{')) return /error/i.test(line);
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return level >= 50 && (msg === 'request failed' || !ABOUT_SPEED.test(line));
  });
}

export type DevServer = {
  origin: string;
  errors: () => string[];
  stop: () => Promise<void>;
};

/** Runs `npm run dev` on an empty database. Its output goes to a file in this folder. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const services = process.env['SERVICES_DIR'];
  if (!services || !/[/-]test$/.test(services))
    throw new Error('this empties the database: run it on throw-away services');
  run(process.execPath, 'api/src/commands/reset.ts');
  // The payment sandbox must not remember data that is deleted from the database.
  rmSync(join(services, 'razorpay.journal'), { force: true });
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'server.log');
  const output = openSync(logFile, 'w');
  // A process group of its own, as in a terminal, so that a signal reaches all its processes.
  const server = spawn('npm', ['run', 'dev'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const group = server.pid!;
  const ended = once(server, 'exit');
  const endAtOnce = () => {
    if (membersOf(group).length > 0) process.kill(-group, 'SIGKILL');
  };
  process.once('exit', endAtOnce);

  const origin = `http://localhost:${PORT}`;
  const log = () => readFileSync(logFile, 'utf8');
  const state = () =>
    server.exitCode === null
      ? fetch(`${origin}/health/ready`).then(
          ({ ok }) => (ok ? 'ready' : 'starting'),
          () => 'starting',
        )
      : `ended:\n${log()}`;
  await expect.poll(state, { timeout: START_LIMIT_MS }).not.toBe('starting');
  expect(await state()).toBe('ready');

  return {
    origin,
    errors: () => errorsIn(log()),
    // Like Ctrl-C.
    stop: async () => {
      process.kill(-group, 'SIGINT');
      await ended;
      await expect.poll(() => membersOf(group), { timeout: STOP_LIMIT_MS }).toEqual([]);
      process.off('exit', endAtOnce);
    },
  };
}
