import { adminAddresses } from '@tessera/contract/admin-addresses';
import { COMPONENT_SORTS } from '@tessera/contract/catalog-admin';
import { USER_FILTERS, USER_SORT_KEYS } from '@tessera/contract/constants';
import { fillWithComponents, PLAN_ID, WANTED } from './admin/components.ts';
import { ADMIN_TOKEN, fillWithPeople, SEARCHED } from './admin/people.ts';
import { compare, type Compared } from './runner/compare.ts';
import { type MeasuredServer, openMeasuredServer } from './runner/measured-server.ts';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const GROWTH = 3;
const SHOWN = 8;

type Question = { name: string; path: string; isSearch: boolean };
type Asked = { name: string; isSearch: boolean } & Compared;

/** A kind of list, with two shops of different sizes to measure it on. */
type Subject = {
  noun: string;
  sizes: readonly [small: number, large: number];
  stocks: Parameters<typeof openMeasuredServer>[0]['stock'][];
  questions: Question[];
};

const DIRECTIONS = ['asc', 'desc'] as const;

const asking =
  (path: string) =>
  (name: string, query: Record<string, string>): Question => ({
    name,
    path: `${path}?${new URLSearchParams(query)}`,
    isSearch: 'search' in query,
  });

const inEveryOrder = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })));

/** The default order of a list, and an order for which every filter has its own index. */
const SEARCHED_IN_FILTERS_BY = ['totalCopies', 'lastActivity'] as const;

/**
 * Every filter with every order in both directions, every search word with every order and every filter, and late
 * pages.
 */
function userQuestions(): Question[] {
  const ask = asking(adminAddresses.listUsers.path);
  const orders = inEveryOrder(USER_SORT_KEYS);
  return [
    ...USER_FILTERS.flatMap((filter) =>
      orders.map((order) =>
        ask(`${filter} by ${order.sort} ${order.direction}`, { filter, ...order }),
      ),
    ),
    ...Object.entries(SEARCHED).flatMap(([kind, search]) =>
      USER_SORT_KEYS.map((sort) => ask(`${kind} by ${sort}`, { search, sort })),
    ),
    ...USER_FILTERS.filter((filter) => filter !== 'all').flatMap((filter) =>
      Object.entries(SEARCHED).flatMap(([kind, search]) =>
        SEARCHED_IN_FILTERS_BY.map((sort) =>
          ask(`${kind} among ${filter} by ${sort}`, { filter, search, sort }),
        ),
      ),
    ),
    ...USER_SORT_KEYS.map((sort) => ask(`page 20 by ${sort}`, { sort, page: '20' })),
  ];
}

const COMPONENT_FILTERS: Record<string, Record<string, string>> = {
  all: {},
  'a category': { category: 'Hero' },
  'a plan': { plan: PLAN_ID },
  free: { plan: 'free' },
  'a plan in a category': { category: 'Hero', plan: PLAN_ID },
  withdrawn: { status: 'withdrawn' },
};

function componentQuestions(): Question[] {
  const ask = asking(adminAddresses.listAdminComponents.path);
  return [
    ...Object.entries(COMPONENT_FILTERS).flatMap(([filter, query]) =>
      inEveryOrder(COMPONENT_SORTS).map((order) =>
        ask(`${filter} by ${order.sort} ${order.direction}`, { ...query, ...order }),
      ),
    ),
    ...Object.entries(WANTED).flatMap(([kind, search]) =>
      COMPONENT_SORTS.map((sort) => ask(`${kind} by ${sort}`, { search, sort })),
    ),
    ...Object.entries(COMPONENT_FILTERS).flatMap(([filter, query]) =>
      filter === 'all'
        ? []
        : Object.entries(WANTED).map(([kind, search]) =>
            ask(`${kind} among ${filter}`, { ...query, search }),
          ),
    ),
    ...COMPONENT_SORTS.map((sort) => ask(`page 20 by ${sort}`, { sort, page: '20' })),
  ];
}

const subjectsOf = (full: boolean): Subject[] => {
  const people = full ? ([10_000, 1_000_000] as const) : ([10_000, 100_000] as const);
  const goods = full ? ([10_000, 100_000] as const) : ([1_000, 10_000] as const);
  return [
    {
      noun: 'users',
      sizes: people,
      stocks: people.map((size) => (admin) => fillWithPeople(admin, size)),
      questions: userQuestions(),
    },
    {
      noun: 'components',
      sizes: goods,
      stocks: goods.map((size) => (admin) => fillWithComponents(admin, size)),
      questions: componentQuestions(),
    },
  ];
};

export const prove: Prove = async ({ root, full, report }) => {
  const rounds = full ? 7 : 3;
  const worst: { noun: string; asked: Asked }[] = [];
  let count = 0;
  for (const [index, { noun, sizes, stocks, questions }] of subjectsOf(full).entries()) {
    const servers: MeasuredServer[] = [];
    try {
      for (const [which, size] of sizes.entries()) {
        const name = `proof_admin_${noun}_${size}`;
        const redisIndex = 8 + index * 2 + which;
        const server = await openMeasuredServer({ root, name, redisIndex, stock: stocks[which]! });
        servers.push(server);
        report(`${size} ${noun} in ${server.fillSeconds.toFixed(0)} s`);
      }
      const pair = [servers[0]!, servers[1]!] as const;
      const answers: Asked[] = [];
      for (const question of questions) {
        const compared = await compare(pair, {
          paths: [question.path],
          token: ADMIN_TOKEN,
          rounds,
          growth: GROWTH,
        });
        answers.push({ ...question, ...compared });
      }
      count += answers.length;
      const slowest = answers.toSorted((a, b) => b.ratio - a.ratio);
      for (const { name, small, large, ratio } of slowest.slice(0, SHOWN))
        report(
          `${noun}, ${name}: ${small.toFixed(1)} ms at ${sizes[0]}, ${large.toFixed(1)} ms at ${sizes[1]}, ${ratio.toFixed(2)} ×`,
        );
      report(
        `${noun}: median of all ${median(answers.map(({ small }) => small)).toFixed(1)} ms and ${median(answers.map(({ large }) => large)).toFixed(1)} ms`,
      );
      // A search finds more in a larger shop, so its growth is reported separately from that of filters and orders.
      for (const isSearch of [false, true])
        worst.push({ noun, asked: slowest.find((asked) => asked.isSearch === isSearch)! });
    } finally {
      for (const server of servers) await server.close();
    }
  }
  return {
    figure: `${count} lists asked; slowest growth ${worst.map(({ noun, asked }) => `${asked.isSearch ? 'searched' : 'filtered and ordered'} ${noun} ${asked.ratio.toFixed(2)} × (${asked.name})`).join(', ')}`,
    bar: `≤ ${GROWTH} ×`,
    passed: worst.every(({ asked }) => asked.ratio <= GROWTH),
  };
};
