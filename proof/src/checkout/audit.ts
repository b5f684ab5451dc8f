import type { Order, Payment, Refund } from '../../../sandbox/razorpay/world/records.ts';
import type { Books } from './database.ts';

export type Truth = { orders: Order[]; payments: Payment[]; refunds: Refund[] };

type OurOrder = { id: string; holder: string; kind: string; item: string; provider: string | null };
type OurGrant = { order: string; holder: string; kind: string; item: string };
type Ours = {
  orders: OurOrder[];
  grants: OurGrant[];
  accounts: Map<string, number>;
  unbalanced: number;
  openEvents: number;
  refunds: Map<string, number>;
  /** Payments that need a decision by an admin. */
  aside: Set<string>;
  /** The total of the revenue screen and the number of sales that it lists. */
  revenue: { paise: number; sales: number; listed: number };
};

export type Findings = {
  lost: string[];
  doubleGrants: string[];
  unrefunded: string[];
  withoutCapture: string[];
  ledger: string[];
  open: string[];
};

const keyOf = ({ holder, kind, item }: { holder: string; kind: string; item: string }) =>
  `${holder} ${kind} ${item}`;

async function readOurs({ query }: Books): Promise<Ours> {
  const [orders, grants, accounts, [unbalanced], [events], refunds, aside, [revenue]] =
    await Promise.all([
      query<OurOrder>(
        `select id, user_id as holder, kind, coalesce(plan_id, component_id) as item, provider_order_id as provider from purchase_orders`,
      ),
      query<OurGrant>(
        `select source_id as order, holder_id as holder, kind, coalesce(plan_id, component_id) as item
       from grants where source_kind = 'order' and revoked_at is null`,
      ),
      query<{ account: string; paise: string }>(
        `select account, sum(amount_paise) as paise from ledger_entries group by account`,
      ),
      query<{ count: number }>(
        `select count(*)::int from (
         select 1 from ledger_entries group by txn_key having sum(amount_paise) <> 0) txn`,
      ),
      query<{ count: number }>(
        `select count(*)::int from provider_events where processed_at is null`,
      ),
      query<{ payment: string; paise: string }>(
        `select payment_id as payment, sum(amount_paise) as paise from provider_refunds
       where status <> 'failed' group by payment_id`,
      ),
      query<{ payment: string }>(
        `select payment_id as payment from provider_payments where disposition = 'suspense'`,
      ),
      query<{ paise: string; sales: string; listed: string }>(
        `select coalesce(sum(sold_paise - returned_paise - lost_paise), 0) as paise, coalesce(sum(sales), 0) as sales,
         (select count(*) from sales) as listed
       from (select sales, sold_paise, returned_paise, lost_paise from revenue_totals
             union all select sales, sold_paise, returned_paise, lost_paise from revenue_changes) sums`,
      ),
    ]);
  return {
    orders,
    grants,
    accounts: new Map(accounts.map(({ account, paise }) => [account, Number(paise)])),
    unbalanced: unbalanced!.count,
    openEvents: events!.count,
    aside: new Set(aside.map(({ payment }) => payment)),
    refunds: new Map(refunds.map(({ payment, paise }) => [payment, Number(paise)])),
    revenue: {
      paise: Number(revenue!.paise),
      sales: Number(revenue!.sales),
      listed: Number(revenue!.listed),
    },
  };
}

const isKept = ({ captured, amount, amountRefunded }: Payment) =>
  captured && amountRefunded < amount;

function judgeGrants(ours: Ours, truth: Truth): Omit<Findings, 'ledger' | 'open'> {
  const byProvider = new Map(ours.orders.map((order) => [order.provider, order]));
  const byId = new Map(ours.orders.map((order) => [order.id, order]));
  const grantsOfOrder = Map.groupBy(ours.grants, ({ order }) => order);
  const grantsOfItem = Map.groupBy(ours.grants, keyOf);
  // A payment for an order that we never created is right only when it waits for an admin.
  const strangers = new Set(
    truth.orders.filter(({ receipt }) => receipt === null).map(({ id }) => id),
  );
  const kept = truth.payments
    .filter(isKept)
    .filter(({ id, order }) => !(strangers.has(order) && ours.aside.has(id)));
  const keptOfOrder = Map.groupBy(kept, ({ order }) => byProvider.get(order)?.id ?? order);
  const componentsPaid = Map.groupBy(
    kept.flatMap(({ order }) => {
      const found = byProvider.get(order);
      return found?.kind === 'component' ? [found] : [];
    }),
    keyOf,
  );
  const lost = kept.filter(({ order }) => {
    const found = byProvider.get(order);
    if (!found) return true;
    const isHeldByOther = found.kind === 'component' && grantsOfItem.has(keyOf(found));
    return !grantsOfOrder.has(found.id) && !isHeldByOther;
  });
  const many = (groups: Map<string, unknown[]>) =>
    [...groups].filter(([, list]) => list.length > 1).map(([key]) => key);
  const componentGrants = Map.groupBy(
    ours.grants.filter(({ kind }) => kind === 'component'),
    keyOf,
  );
  return {
    lost: lost.map(({ id, order }) => `${id} of ${order}`),
    doubleGrants: [...many(grantsOfOrder), ...many(componentGrants)],
    unrefunded: [...many(keptOfOrder), ...many(componentsPaid)],
    withoutCapture: ours.grants
      .filter(({ order }) => !byId.has(order) || !keptOfOrder.has(order))
      .map(({ order }) => order),
  };
}

const sumOf = <T>(items: readonly T[], paise: (item: T) => number): number =>
  items.reduce((sum, item) => sum + paise(item), 0);

/** Checks the ledger accounts against the values computed from the provider's data alone. */
function judgeLedger(ours: Ours, truth: Truth): string[] {
  const differences: string[] = [];
  const expect = (name: string, found: number, wanted: number) => {
    if (found !== wanted) differences.push(`${name}: ${found} instead of ${wanted} paise`);
  };
  const account = (...names: string[]) =>
    sumOf(
      [...ours.accounts].filter(([name]) =>
        names.some((one) => name === one || name.startsWith(`${one}:`)),
      ),
      ([, paise]) => paise,
    );
  const captured = truth.payments.filter((payment) => payment.captured);
  const received = sumOf(captured, ({ amount }) => amount);
  const returned = sumOf(captured, ({ amountRefunded }) => amountRefunded);
  const fees = sumOf(captured, ({ fee }) => fee ?? 0);
  const feeTax = sumOf(captured, ({ tax }) => tax ?? 0);
  expect('unbalanced transactions', ours.unbalanced, 0);
  expect('provider_clearing', account('provider_clearing'), received - returned - fees);
  expect(
    'income with tax',
    -account('revenue', 'gst_output', 'refunds', 'suspense'),
    received - returned,
  );
  // The screen, the ledger and the provider must show the same figure.
  expect(
    'revenue and ledger',
    ours.revenue.paise,
    -account('revenue', 'gst_output', 'refunds', 'disputes'),
  );
  expect(
    'revenue and truth',
    ours.revenue.paise - account('suspense'),
    received - returned - account('disputes'),
  );
  expect('sales listed', ours.revenue.listed, ours.revenue.sales);
  expect('provider_fees', account('provider_fees'), fees - feeTax);
  expect('gst_input', account('gst_input'), feeTax);
  return differences;
}

function judgeRest(ours: Ours, truth: Truth): string[] {
  const open = ours.openEvents > 0 ? [`${ours.openEvents} events not worked off`] : [];
  for (const { id, amountRefunded, captured } of truth.payments)
    if (captured && amountRefunded !== (ours.refunds.get(id) ?? 0))
      open.push(`refunds of ${id}: ${ours.refunds.get(id) ?? 0} instead of ${amountRefunded}`);
  return open;
}

/** Compares our database with what really happened at the provider. */
export async function audit(books: Books, truth: Truth): Promise<Findings> {
  const ours = await readOurs(books);
  return {
    ...judgeGrants(ours, truth),
    ledger: judgeLedger(ours, truth),
    open: judgeRest(ours, truth),
  };
}

export const isClean = (findings: Findings): boolean =>
  Object.values(findings).every((list) => list.length === 0);

export const describeFindings = (findings: Findings): string =>
  [
    `${findings.lost.length} lost`,
    `${findings.doubleGrants.length} double grants`,
    `${findings.unrefunded.length} unrefunded double charges`,
    `${findings.withoutCapture.length} grants without capture`,
    findings.ledger.length === 0 ? 'ledger equal to the paisa' : findings.ledger.join(', '),
  ].join(', ');
