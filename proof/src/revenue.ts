import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { RevenueStats } from '@tessera/contract/revenue';
import { ADMIN_TOKEN } from './admin/people.ts';
import { fillWithPayments, TRUTH } from './revenue/payments.ts';
import { compare, type Compared } from './runner/compare.ts';
import { type MeasuredServer, openMeasuredServer } from './runner/measured-server.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const GROWTH = 1.5;
/** A search finds more in a larger shop. */
const SEARCH_GROWTH = 3;
const SHOWN = 6;

type Question = { name: string; paths: string[]; isSearch: boolean };
type Asked = Question & Compared;

const { path } = adminAddresses.getRevenue;
const MONTH = new Date().toISOString().slice(0, 7);
const SCREEN = [
  path,
  adminAddresses.getRevenueTrends.path,
  `${adminAddresses.getTaxSummary.path}?month=${MONTH}`,
];

const ask = (name: string, ...paths: string[]): Question => ({ name, paths, isSearch: false });
const look = (name: string, search: string): Question => ({
  name,
  paths: [`${path}?${new URLSearchParams({ search })}`],
  isSearch: true,
});

const QUESTIONS: Question[] = [
  ask('the whole screen', ...SCREEN),
  ...['all', 'active', 'expired'].flatMap((filter) => [
    ask(`${filter}, newest first`, `${path}?filter=${filter}`),
    ask(`${filter}, oldest first`, `${path}?filter=${filter}&direction=asc`),
    ask(`${filter}, page 20`, `${path}?filter=${filter}&page=20`),
  ]),
  ...['30', '90', '365'].map((days) =>
    ask(`${days} days`, `${adminAddresses.getRevenueTrends.path}?days=${days}`),
  ),
  ask('a month of GST', `${adminAddresses.getTaxSummary.path}?month=${MONTH}`),
  look('a payment', 'pay_00000000000007'),
  look('nobody', 'zzqqxxyy'),
  look('one person', 'person777@'),
  look('a plan', 'studio'),
  look('many', 'gmail'),
  look('a component', 'thing 77'),
];

/** Compares the revenue screen with the payments and the ledger, which are both read row by row. */
async function findUntruths(server: MeasuredServer): Promise<string[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const { body } = await server.measure(path, headers);
  const { stats } = body as { stats: RevenueStats };
  // A search without results would be fast in a shop of any size.
  const { body: found } = await server.measure(`${path}?search=gmail`, headers);
  if ((found as { total: number }).total === 0) return ['nobody is found by their address'];
  const [truth] =
    await server.query<Record<'paid' | 'booked' | 'subscribers' | 'running', string>>(TRUTH);
  const pairs: [string, number, string][] = [
    ['revenue and payments', stats.totalRevenue * 100, truth!.paid],
    ['revenue and ledger', stats.totalRevenue * 100, truth!.booked],
    ['subscribers', stats.totalSubscribers, truth!.subscribers],
    ['running periods', stats.activeSubscriptions, truth!.running],
  ];
  return pairs
    .filter(([, reported, wanted]) => Math.round(reported) !== Number(wanted))
    .map(([name, reported, wanted]) => `${name}: ${reported} instead of ${wanted}`);
}

export const prove: Prove = async ({ root, full, report }) => {
  const sizes = full ? [10_000, 1_000_000] : [10_000, 100_000];
  const rounds = full ? 9 : 5;
  const servers: MeasuredServer[] = [];
  try {
    for (const [index, size] of sizes.entries()) {
      const server = await openMeasuredServer({
        root,
        name: `proof_revenue_${size}`,
        redisIndex: 12 + index,
        stock: (admin) => fillWithPayments(admin, size),
      });
      servers.push(server);
      report(`${size} payments in ${server.fillSeconds.toFixed(0)} s`);
    }
    const untruths = (await Promise.all(servers.map(findUntruths))).flat();
    for (const untruth of untruths) report(untruth);
    const pair = [servers[0]!, servers[1]!] as const;
    const answers: Asked[] = [];
    for (const question of QUESTIONS) {
      const compared = await compare(pair, {
        paths: question.paths,
        token: ADMIN_TOKEN,
        rounds,
        growth: GROWTH,
      });
      answers.push({ ...question, ...compared });
    }
    const slowest = answers.toSorted((a, b) => b.ratio - a.ratio);
    for (const { name, small, large, ratio } of [...slowest.slice(0, SHOWN), answers[0]!])
      report(
        `${name}: ${small.toFixed(1)} ms at ${sizes[0]}, ${large.toFixed(1)} ms at ${sizes[1]}, ${ratio.toFixed(2)} ×`,
      );
    const worst = (isSearch: boolean) => slowest.find((asked) => asked.isSearch === isSearch)!;
    const [figures, searches] = [worst(false), worst(true)];
    return {
      figure: `${sizes[1]} payments: the screen ${answers[0]!.ratio.toFixed(2)} × the cost at ${sizes[0]} (${answers[0]!.large.toFixed(1)} ms), slowest figure or list ${figures.ratio.toFixed(2)} × (${figures.name}), slowest search ${searches.ratio.toFixed(2)} × (${searches.name}), ${untruths.length} figures other than payments and ledger`,
      bar: `≤ ${GROWTH} ×, ≤ ${GROWTH} ×, ≤ ${SEARCH_GROWTH} ×, 0`,
      passed: figures.ratio <= GROWTH && searches.ratio <= SEARCH_GROWTH && untruths.length === 0,
    };
  } finally {
    for (const server of servers) await server.close();
  }
};
