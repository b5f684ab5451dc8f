import { composeModules, type Services } from '../composition.ts';
import { readConfig } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';

/** Runs one command. Prints its result, or an error message. */
export async function runCommand(
  work: (services: Services, platform: Platform) => Promise<string>,
): Promise<void> {
  const platform = await openPlatform(readConfig(), createLog({ LOG_LEVEL: 'warn' }));
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
