import { setTimeout as sleep } from 'node:timers/promises';
import v8 from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { createHttp } from './app.ts';
import { composeModules } from './composition.ts';
import { readConfig } from './platform/config.ts';
import { awaitRelease } from './platform/db/await-release.ts';
import { createOpsServer } from './platform/http/ops.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';
import { isMissingBucket } from './platform/storage/storage.ts';

/** In addition to the time in which a process that shuts down still answers requests. */
const SHUTDOWN_LIMIT_MS = 60_000;

// One process runs per processor. Parallel threads of the garbage collector would only wait for each other.
v8.setFlagsFromString('--no-parallel-scavenge');

const config = readConfig();
const log = createLog(config);
const platform = await openPlatform(config, log);
// The first process of a container is ended by no signal that it does not handle.
const leaveAtOnce = () => process.exit(0);
process.once('SIGTERM', leaveAtOnce).once('SIGINT', leaveAtOnce);
await awaitRelease(platform.db, log);
process.off('SIGTERM', leaveAtOnce).off('SIGINT', leaveAtOnce);
const composition = composeModules(platform);
// The shop starts without the storage. Pictures appear once it is reachable.
await platform.storage.check().catch((error: unknown) => {
  if (isMissingBucket(error))
    log.error('storage: a bucket is missing, run "npm run prepare-release" to create it');
  else log.warn({ err: error }, 'storage: not reachable at start');
});
// In development this compiles the pages and blocks the process, so nothing else may run yet.
const http = config.ROLES.includes('http') ? await createHttp(platform, composition) : null;
await platform.jobs.start();
platform.jobs.startPolling();

const address = await http?.listen({ host: config.HOST, port: config.PORT });
const ops =
  config.OPS_PORT === undefined ? null : createOpsServer(platform.health, platform.metrics);
await ops?.listen({ host: config.HOST, port: config.OPS_PORT ?? 0 });
log.info({ roles: config.ROLES, address, origin: config.ORIGIN }, 'ready');

// Not ready → drain → finish jobs → exit. A second signal or the time limit ends the process at once.
const delay = config.DRAIN_SECONDS * 1000 + SHUTDOWN_LIMIT_MS;
closeWithGrace({ delay, logger: log }, async ({ signal, err }) => {
  if (err) log.fatal({ err }, 'ended by an unexpected error');
  log.info({ signal }, 'leaving');
  platform.health.leave();
  if (http && !err) await sleep(config.DRAIN_SECONDS * 1000);
  await http?.close();
  await platform.jobs.stopPolling();
  for (const { finish } of composition.modules) await finish?.();
  await platform.jobs.stop();
  await ops?.close();
  await platform.close();
  log.info('left');
});
