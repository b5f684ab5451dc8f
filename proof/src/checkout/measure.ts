import { describeFindings, type Findings } from './audit.ts';
import { measureBurst, measurePace } from './pace.ts';
import { openShop } from './shop.ts';
import { converge } from './storm.ts';

const PEOPLE = 6_000;
const BURST_P99_MS = 500;
const GOAL_PER_SECOND = 50;
const CONVERGE_SECONDS = 120;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Measures the rate of purchases without faults, and the handling of a burst of events. */
export async function measure(
  root: string,
  o: { seed: string; seconds: number; report: (line: string) => void },
): Promise<{ perSecond: number; p99: number; refused: number; findings: Findings }> {
  const shop = await openShop(root, {
    name: 'checkout-pace',
    seed: `${o.seed} pace`,
    people: PEOPLE,
  });
  try {
    const pace = await measurePace(shop, { seconds: o.seconds, firstNumber: 0 });
    o.report(
      `pace: ${pace.done} checkouts in ${pace.seconds.toFixed(0)} s = ${pace.perSecond.toFixed(1)} a second (goal ${GOAL_PER_SECOND}), the processors ${percent(pace.busy)} busy, ${pace.walk.unanswered} without an answer`,
    );
    for (const line of pace.shares) o.report(`  ${line}`);
    const { findings, seconds } = await converge(shop, CONVERGE_SECONDS);
    o.report(`  afterwards ${describeFindings(findings)} after ${seconds.toFixed(0)} s`);
    const burst = await measureBurst(shop, 'burst');
    o.report(
      `burst of 500 events: acknowledged p50 ${burst.p50.toFixed(0)} ms, p99 ${burst.p99.toFixed(0)} ms (bar ${BURST_P99_MS}), all after ${burst.acknowledgedMs.toFixed(0)} ms, ${burst.refused} refused, all tried once after ${(burst.triedMs / 1_000).toFixed(1)} s`,
    );
    return { perSecond: pace.perSecond, p99: burst.p99, refused: burst.refused, findings };
  } finally {
    await shop.close();
  }
}
