import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isClean, describeFindings } from './checkout/audit.ts';
import { listCrashPoints } from './checkout/points.ts';
import { openLoneShop } from './checkout/shop.ts';
import { converge } from './checkout/storm.ts';
import { createVisitor } from './checkout/visits.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const PATIENCE_MS = 5_000;
const CONVERGE_SECONDS = 120;
const HOUR_SECONDS = 3_600;

/** Kills the process before and after every asynchronous step of a payment. Every payment must still end correctly. */
export const prove: Prove = async ({ root, report }) => {
  const seed = randomBytes(6).toString('hex');
  const points = listCrashPoints(root);
  report(`seed ${seed}: ${points.length} points`);
  const shop = await openLoneShop(root, {
    name: 'crashes',
    seed,
    people: points.length + 1,
  });
  const unreached: string[] = [];
  try {
    for (const [person, point] of points.entries()) {
      const started = performance.now();
      const server = await shop.start(point);
      const isGone = () => server === null || server.process.signalCode !== null;
      const visited = createVisitor(
        shop,
        person,
      )(isGone).then(() => (isGone() ? undefined : sleep(PATIENCE_MS)));
      await Promise.race([server?.ended, visited]);
      // The visitor finishes its steps, so that the next one is not affected by its faults.
      await visited;
      const died = isGone();
      if (!died) {
        unreached.push(point);
        server?.process.kill('SIGKILL');
        await server?.ended;
      }
      report(
        `${point}: ${died ? 'died' : 'NOT REACHED'} (${((performance.now() - started) / 1_000).toFixed(1)} s)`,
      );
    }
    await shop.start();
    // Brings the provider's retries forward. They would wait for up to an hour.
    await shop.control('clock/advance', { seconds: HOUR_SECONDS });
    const { findings, seconds } = await converge(shop, CONVERGE_SECONDS);
    for (const [name, list] of Object.entries(findings))
      if (list.length > 0) report(`${name}: ${list.slice(0, 5).join('; ')}`);
    return {
      figure: `${points.length - unreached.length} of ${points.length} crash points died at, ${describeFindings(findings)}, converged in ${seconds.toFixed(0)} s`,
      bar: `all ${points.length}, 0, 0, 0, 0, equal, <= ${CONVERGE_SECONDS} s`,
      passed: points.length > 0 && unreached.length === 0 && isClean(findings),
    };
  } finally {
    await shop.close();
  }
};
