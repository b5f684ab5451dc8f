import { randomBytes } from 'node:crypto';
import { isClean, describeFindings, type Truth } from './checkout/audit.ts';
import { runControl } from './checkout/control.ts';
import { measure } from './checkout/measure.ts';
import { providerFaultShare, SHARES } from './checkout/schedule.ts';
import { openShop } from './checkout/shop.ts';
import { converge, storm, type Size } from './checkout/storm.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const QUICK: Size = { checkouts: 150, kills: 3, crashes: 1, limitSeconds: 1_800 };
const USUAL: Size = { checkouts: 500, kills: 9, crashes: 1, limitSeconds: 600 };
const FULL: Size = { checkouts: 10_000, kills: 510, crashes: 21, limitSeconds: 5_400 };
const CONVERGE_SECONDS = 120;
/** Ends a run that never converges. */
const HANG_SECONDS = 900;
const FIRST_RETRY_SECONDS = 61;
const PACE_SECONDS = 60;
const ACKNOWLEDGED_MS = 500;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Every payment has its grant, no payment has two, and our ledger agrees with the provider's, although processes are
 * killed meanwhile.
 */
export const prove: Prove = async ({ root, full, quick, report }) => {
  const seed = process.env['TESSERA_SEED'] ?? randomBytes(6).toString('hex');
  const size = full ? FULL : quick ? QUICK : USUAL;
  report(
    `seed ${seed}: ${size.checkouts} checkouts; ${percent(SHARES.lostCallback)} callbacks lost, ${percent(SHARES.duplicated)} webhooks doubled, ${percent(SHARES.reordered)} reordered, ${percent(providerFaultShare)} provider faults, ${percent(SHARES.late)} late, ${percent(SHARES.doubleTab)} double tabs`,
  );
  const people = Math.ceil(size.checkouts / 2);
  const shop = await openShop(root, { name: 'checkout', seed, people });
  let verdict: { clean: boolean; text: string };
  try {
    const { walk, errors, done, killed, seconds } = await storm(shop, seed, size, report);
    // A full run waits for everything in real time. Here the first retries of the provider, due after a minute, are
    // brought forward.
    if (!full) await shop.control('clock/advance', { seconds: FIRST_RETRY_SECONDS });
    const { findings, seconds: converged } = await converge(
      shop,
      quick ? HANG_SECONDS : CONVERGE_SECONDS,
    );
    const truth = await shop.control<Truth>('truth');
    const captured = truth.payments.filter((payment) => payment.captured);
    report(
      `${walk.created} orders begun in ${seconds.toFixed(0)} s: ${captured.length} captured, ${walk.verified} verified in the browser, ${walk.pending} told to wait, ${walk.unanswered} without an answer, ${truth.payments.filter(({ excess }) => excess).length} paid twice`,
    );
    report(
      `killed: ${killed.http} servers, ${killed.jobs} workers; PostgreSQL crashed ${killed.database} times`,
    );
    for (const [name, list] of Object.entries(findings))
      if (list.length > 0) report(`${name}: ${list.slice(0, 5).join('; ')}`);
    const enough =
      done === size.checkouts &&
      killed.kills >= size.kills - 1 &&
      killed.database >= size.crashes - (quick ? 0 : 1) &&
      captured.length >= size.checkouts * 0.95;
    verdict = {
      clean: isClean(findings) && errors.length === 0 && enough,
      text: `${done} checkouts, ${killed.kills} kills, ${killed.database} PostgreSQL crashes: ${describeFindings(findings)}, converged in ${converged.toFixed(0)} s`,
    };
  } finally {
    await shop.close();
  }
  // Without locks a double grant depends on a race condition, which depends on timing. So a quick run leaves this out.
  if (quick) return { figure: verdict.text, bar: '0, 0, 0, 0, equal', passed: verdict.clean };
  const control = await runControl(root, seed, report);
  const pace = full ? await measure(root, { seed, seconds: PACE_SECONDS, report }) : null;
  return {
    figure: `${verdict.text}; without locks ${control.doubles} doubles${pace ? `; ${pace.perSecond.toFixed(1)} checkouts a second, webhooks acknowledged p99 ${pace.p99.toFixed(0)} ms` : ''}`,
    bar: `0, 0, 0, 0, equal, <= ${CONVERGE_SECONDS} s; without locks > 0${full ? '; p99 < 500 ms' : ''}`,
    passed:
      verdict.clean &&
      control.doubles > 0 &&
      (pace === null ||
        (pace.p99 < ACKNOWLEDGED_MS && pace.refused === 0 && isClean(pace.findings))),
  };
};
