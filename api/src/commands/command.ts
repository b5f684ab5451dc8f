import { composeModules, type Services } from '../composition.ts';
import { readConfig } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';

/** Runs one command. Prints its result, or an error message. */
export async function runCommand(
  work: (services: Services, platform: Platform) => Promise<string>,
): Promise<void> {
  // It sends jobs for the processes that run them, and runs none itself.
  const config = { ...readConfig(), ROLES: ['http' as const] };
  const platform = await openPlatform(config, createLog({ LOG_LEVEL: 'warn' }));
  try {
    console.log(await work(composeModules(platform).services, platform));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await platform.close();
  }
}

/**
 * Prepares what a release needs beside the tables: the buckets with their rules, and the queues. A process that starts
 * changes none of them, so it needs no right to do so, and the settings of one process do not affect the others.
 * Repeating it changes nothing.
 */
export const prepareRelease = (): Promise<void> =>
  runCommand(async (_services, { storage, jobs }) => {
    await storage.ensureBuckets();
    await jobs.prepare();
    return 'The buckets and queues are prepared.';
  });
