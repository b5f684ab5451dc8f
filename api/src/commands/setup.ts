// `tessera setup [<address of the first admin>]` brings a database and a store of any age to this release. Repeating it
// changes nothing.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, readMigrateUrl } from '../platform/config.ts';
import { tryDatabase } from '../platform/db/migrate.ts';
import { createStorage, isMissingBucket } from '../platform/storage/storage.ts';
import { showUsage } from './usage.ts';

const ATTEMPTS = 150;
const PAUSE_MS = 2_000;

/** Services that start together become ready in any order. */
async function waitFor(name: string, check: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await check();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      if (attempt % 5 === 1)
        console.log(
          `waiting for the ${name}: ${error instanceof Error ? error.message : 'no answer'}`,
        );
      await sleep(PAUSE_MS);
    }
}

const run = (...command: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = new URL('tessera.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program, ...command], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command.join(' ')} failed`)),
    );
  });

const [firstAdmin, ...rest] = process.argv.slice(2);
if (rest.length > 0) showUsage('setup', '[<address of the first admin>]');
// The first process of a container is ended by no signal that it does not handle.
process.once('SIGTERM', () => process.exit(143));

const config = readConfig();
for (const url of [readMigrateUrl(), config.DATABASE_URL, config.DATABASE_JOBS_URL])
  await waitFor('database', () => tryDatabase(url, PAUSE_MS));
const storage = createStorage(config);
await waitFor('storage', () =>
  storage.check().catch((error: unknown) => {
    if (!isMissingBucket(error)) throw error;
  }),
);
await run('migrate');
await run('prepare-release');
await run('goods:publish');
if (firstAdmin) await run('invite-admin', firstAdmin);
