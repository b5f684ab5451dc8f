import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { walkThrough, type Walk } from './customers.ts';
import { planPurchase } from './schedule.ts';
import type { Counter, Shop } from './shop.ts';

const LANES = 32;
const BURST = 500;
const TICKS_PER_SECOND = 100;

/** The CPU usage of the machine between two calls, as a share of all cores. */
function startLooking() {
  const read = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + times.idle + times.user + times.sys + times.irq + times.nice,
      }),
      { idle: 0, all: 0 },
    );
  const before = read();
  return () => {
    const after = read();
    return 1 - (after.idle - before.idle) / (after.all - before.all);
  };
}

/** The CPU seconds that each kind of process has used since the last call. */
function startCounting(pids: Record<string, () => number[]>) {
  const usedBy = (pid: number): number => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      return 0;
    }
  };
  const read = () =>
    Object.entries(pids).map(
      ([name, list]) => [name, list().reduce((sum, pid) => sum + usedBy(pid), 0)] as const,
    );
  const before = new Map(read());
  return () => read().map(([name, seconds]) => [name, seconds - (before.get(name) ?? 0)] as const);
}

const everyProcess = (): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);

const isSo = (pid: number, file: 'cmdline' | 'stat', holds: (text: string) => boolean): boolean => {
  try {
    return holds(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  } catch {
    return false;
  }
};

/** The ids of a server and its child processes, which have other names. */
const familyOf = (pidFile: string) => (): number[] => {
  const parent = readFileSync(pidFile, 'utf8').trim();
  const isChild = (text: string) => text.split(') ')[1]?.split(' ')[1] === parent;
  return [Number(parent), ...everyProcess().filter((pid) => isSo(pid, 'stat', isChild))];
};

const SANDBOX = join(import.meta.dirname, '../../../sandbox/razorpay/server.ts');

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** Runs purchases without faults as fast as possible: create, pay, verify, and three webhooks each. */
export async function measurePace(shop: Shop, o: { seconds: number; firstNumber: number }) {
  const walk: Walk = { created: 0, verified: 0, pending: 0, unanswered: 0 };
  const busy = startLooking();
  const members = shop.cluster.members();
  const pidsOf = (kind: string) => () =>
    members.filter((member) => member.kind === kind).map(({ process: { pid } }) => pid!);
  const used = startCounting({
    'two servers': pidsOf('http'),
    'the worker': pidsOf('jobs'),
    PostgreSQL: familyOf(join(process.env['SERVICES_DIR'] ?? '', 'run/primary.pid')),
    'the sandbox': () =>
      everyProcess().filter((pid) => isSo(pid, 'cmdline', (text) => text.includes(SANDBOX))),
    'the customers': () => [process.pid],
  });
  const started = performance.now();
  const isOver = () => performance.now() - started > o.seconds * 1_000;
  let number = o.firstNumber;
  let done = 0;
  const lane = async () => {
    while (!isOver()) {
      const purchase = planPurchase('pace', number++, shop.goods);
      const plain = { isCallbackLost: false, isDoubleTab: false, isDeclinedFirst: false };
      await walkThrough(shop, { ...purchase, ...plain, lateSeconds: 0 }, walk);
      done++;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const seconds = (performance.now() - started) / 1_000;
  const shares = used().map(
    ([name, cpu]) => `${name}: ${((cpu / seconds) * 100).toFixed(0)} % of one processor`,
  );
  return { perSecond: done / seconds, done, seconds, busy: busy(), walk, shares };
}

/** Sends each event over a new connection with a minimal client, because the cost of sending is not measured. */
const post = (url: string, event: { body: string; id: string; signature: string }) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(event.body),
      'x-razorpay-event-id': event.id,
      'x-razorpay-signature': event.signature,
    };
    request(url, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(event.body);
  });

/** Sends five hundred events at once. Measures the response time of each and the time until all are processed. */
export async function measureBurst(shop: Counter, label: string) {
  const events = Array.from({ length: BURST }, (_, index) => {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_00000000000000',
      event: 'payment.captured',
      contains: ['payment'],
      payload: {
        payment: {
          entity: {
            id: `pay_${String(index).padStart(14, '0')}`,
            entity: 'payment',
            amount: 49_900,
            currency: 'INR',
            status: 'captured',
            order_id: `order_${String(index).padStart(14, '0')}`,
            method: 'upi',
            notes: [],
            created_at: Math.floor(Date.now() / 1_000),
          },
        },
      },
      created_at: Math.floor(Date.now() / 1_000),
    });
    const signature = createHmac('sha256', shop.webhook.secret).update(body).digest('hex');
    return { body, id: `${label}${index}`, signature };
  });
  const latencies: number[] = [];
  let refused = 0;
  const started = performance.now();
  await Promise.all(
    events.map(async (event) => {
      const sent = performance.now();
      if ((await post(shop.webhook.url, event)) !== 200) refused++;
      latencies.push(performance.now() - sent);
    }),
  );
  const acknowledgedMs = performance.now() - started;
  for (;;) {
    const [open] = await shop.books.query<{ count: number }>(
      `select count(*)::int from provider_events
       where event_id like $1 and processed_at is null and parked_at is null and attempts = 0`,
      [`${label}%`],
    );
    if (open!.count === 0 || performance.now() - started > 60_000) break;
    await sleep(200);
  }
  return {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    refused,
    acknowledgedMs,
    triedMs: performance.now() - started,
  };
}
