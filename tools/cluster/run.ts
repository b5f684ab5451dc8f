// Runs the product as it is deployed: two HTTP processes and one for jobs behind nginx, on the development services.
import { openCluster } from './cluster.ts';

const root = `${import.meta.dirname}/../..`;
const cluster = await openCluster({
  directory: `${root}/.services/cluster`,
  edgePort: Number(process.env['PORT'] ?? 3080),
  build: `${root}/web/build`,
});
console.log(`\n  Tessera   ${cluster.origin}\n`);
const stop = () => void cluster.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
