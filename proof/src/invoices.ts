import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShop, type Shop } from './checkout/shop.ts';
import { audit, type Findings } from './invoices/audit.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const USUAL = { payments: 200, kills: 6, convergeSeconds: 60 };
const QUICK = { payments: 60, kills: 3, convergeSeconds: 900 };
const LANES = 40;
/** Of ten buyers, two get a full refund and two get partial refunds. */
const WHOLE = 2;
const PARTS = 4;
const KILL_EVERY_MS = 1_200;

type Paid = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** One user buys a plan and may get a refund. A request whose response is lost is retried. */
async function walk(shop: Shop, person: number): Promise<void> {
  const planId = shop.goods.plans[person % shop.goods.plans.length]!;
  const again = async (path: string, body: object) => {
    for (let i = 0; ; i++) {
      const answer = await shop.call(person, path, body);
      if (answer.status === 200 || i > 20) return answer;
      await sleep(250);
    }
  };
  const { body } = await again('/subscription/create-order', { planId });
  const { status: _status, ...handed } = await shop.control<Paid & { status: string }>('pay', {
    order_id: body['orderId'],
    instrument: 'netbanking:HDFC',
    outcome: 'success',
  });
  await again('/subscription/verify', { ...handed, planId });
  const paymentId = handed.razorpay_payment_id;
  const fate = person % 10;
  if (fate < WHOLE) await shop.provider(`/payments/${paymentId}/refund`, {});
  else if (fate < PARTS)
    for (const amount of [100 + person, 1_001, 333])
      await shop.provider(`/payments/${paymentId}/refund`, { amount });
}

/** Kills workers and servers in turn, and the database once. */
async function kill(shop: Shop, kills: number, isOver: () => boolean) {
  const killed = { processes: 0, database: 0 };
  while (killed.processes < kills || !isOver()) {
    await sleep(KILL_EVERY_MS);
    if (killed.processes >= kills) continue;
    const kind = killed.processes % 3 === 2 ? 'http' : 'jobs';
    const victim = shop.cluster.members().find((member) => member.kind === kind)!;
    const struck = await shop.cluster.crash(victim).then(
      () => true,
      () => false,
    );
    if (struck) killed.processes++;
    if (killed.processes === 3 && killed.database === 0) {
      await shop.books.crash();
      killed.database++;
    }
  }
  return killed;
}

const countOf = (findings: Findings): number =>
  Object.values(findings).reduce((sum, list) => sum + list.length, 0);

/**
 * Every payment has an invoice and every refund a credit note. The numbers have no gap and no duplicate, although
 * processes are killed.
 */
export const prove: Prove = async ({ root, quick, report }) => {
  const { payments, kills, convergeSeconds } = quick ? QUICK : USUAL;
  const seed = process.env['TESSERA_SEED'] ?? randomBytes(6).toString('hex');
  report(`seed ${seed}: ${payments} payments in ${LANES} lanes`);
  const shop = await openShop(root, { name: 'invoices', seed, people: payments });
  try {
    await shop.control('settings', { refundSeconds: 1 });
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 1_000;
    let isOver = false;
    const killing = kill(shop, kills, () => isOver);
    const people = Array.from({ length: payments }, (_, index) => index).values();
    const errors: string[] = [];
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (const person of people)
          await walk(shop, person).catch((error: unknown) => errors.push(String(error)));
      }),
    );
    isOver = true;
    const killed = await killing;
    const bought = elapsed();
    let found = await audit(shop.books);
    while (countOf(found.findings) > 0 && elapsed() - bought < convergeSeconds) {
      await sleep(500);
      found = await audit(shop.books);
    }
    for (const [name, list] of Object.entries(found.findings))
      if (list.length > 0) report(`${name}: ${list.slice(0, 5).join('; ')}`);
    for (const error of errors.slice(0, 5)) report(error);
    const { findings, invoices, credits } = found;
    return {
      figure: `${invoices} invoices, ${credits} credit notes, ${killed.processes} kills, ${killed.database} PostgreSQL crash: ${findings.gaps.length} gaps, ${findings.missing.length} missing, ${findings.wrong.length} wrong sums, ${findings.excess.length} overcredited; bought in ${bought.toFixed(0)} s, agreed ${(elapsed() - bought).toFixed(0)} s later`,
      bar: `${payments}, > 0, >= ${kills}, 1: 0, 0, 0, 0${quick ? '' : `, <= ${convergeSeconds} s`}`,
      passed:
        countOf(findings) === 0 &&
        invoices === payments &&
        credits > 0 &&
        killed.processes >= kills &&
        errors.length === 0,
    };
  } finally {
    await shop.close();
  }
};
