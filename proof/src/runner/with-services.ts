import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command in the project. When it fails, the error contains its output. */
export function run(
  root: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** The folder of the services. Call it before emptying a database: it fails unless the services are temporary ones. */
export function throwAwayServices(): string {
  const { SERVICES_DIR: services } = process.env;
  if (!services?.endsWith('/test'))
    throw new Error('proofs empty the database, so they run on throw-away services only');
  return services;
}

/** An empty, migrated and seeded database on the services of this environment. */
export function freshShop(root: string) {
  throwAwayServices();
  for (const script of ['reset', 'seed'])
    run(root, process.execPath, [join(root, `api/src/commands/${script}.ts`)]);
}

/** A proof that needs services restarts itself through `tools/services run`, so that one command is enough. */
export function restartWithServices(root: string): number | null {
  if (process.env['DATABASE_URL']) return null;
  const { status } = spawnSync(
    'bash',
    [
      join(root, 'tools/services'),
      'run',
      '--throwaway',
      '--',
      process.execPath,
      ...process.argv.slice(1),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}
