// Runs the product as it is deployed: two HTTP processes and one for jobs behind nginx, on the development services.
import { execFileSync } from 'node:child_process';
import { openCluster } from './cluster.ts';

const root = `${import.meta.dirname}/../..`;
const edgePort = Number(process.env['PORT'] ?? 3080);
execFileSync(process.execPath, [`${root}/api/src/commands/prepare-release.ts`], {
  env: { ...process.env, ORIGIN: `http://127.0.0.1:${edgePort}` },
});
const cluster = await openCluster({
  directory: `${root}/.services/cluster`,
  edgePort,
  build: `${root}/web/build`,
});
console.log(`\n  Tessera   ${cluster.origin}\n`);
const stop = () => void cluster.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
