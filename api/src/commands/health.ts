// `tessera health` exits with 0 if the process of this container is alive. Images without a shell have no other way to
// ask.
import { readConfig } from '../platform/config.ts';

const TIMEOUT_MS = 2_500;

const { OPS_PORT } = readConfig();
const isAlive = await fetch(`http://127.0.0.1:${OPS_PORT}/health/live`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
