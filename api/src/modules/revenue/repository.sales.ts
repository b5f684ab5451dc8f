import { sql, type RawBuilder } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { REVENUE_FILTERS } from '@tessera/contract/revenue';
import type { Database } from '../../platform/db/database.ts';

export type Listing = {
  filter: (typeof REVENUE_FILTERS)[number];
  direction: 'asc' | 'desc';
  creator?: string | undefined;
  now: Date;
};

export type SaleListRow = {
  orderId: string;
  name: string | null;
  email: string | null;
  planId: string | null;
  itemName: string;
  creatorId: string | null;
  creatorName: string | null;
  durationDays: number | null;
  amountPaise: number;
  refundedPaise: number;
  soldAt: Date;
  until: Date | null;
};

/** A sale with what an accountant needs. Tax is that of the order, as it is on the invoice. */
export type AccountRow = SaleListRow & {
  paymentId: string;
  providerOrderId: string | null;
  taxablePaise: number;
  taxRatePercent: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  placeOfSupply: string;
  gstin: string | null;
  /** Null until the provider has said it. */
  feePaise: number | null;
  feeTaxPaise: number | null;
  invoiceNumber: string | null;
  creditNotes: string | null;
};

const PEOPLE_MOST = 2_000;
const SWEPT_AT_ONCE = 1_000;

const order = ({ direction }: Listing) =>
  direction === 'asc' ? sql`sold_at, order_id` : sql`sold_at desc, order_id desc`;

const isMadeBy = ({ creator }: Listing): RawBuilder<unknown> =>
  creator === undefined ? sql`true` : sql`creator_id = ${creator}`;

/**
 * Sales that ended a moment ago and are not marked yet. They are few, but the planner expects many. The `order by`
 * makes it use the index.
 */
const justEnded = (listing: Listing) =>
  sql`select order_id from sales where not is_over and until <= ${listing.now} and ${isMadeBy(listing)} order by until limit ${ADMIN_COUNT_MAX + 1}`;

/** The first rows of a list. Each part is read from its own index. */
function first(listing: Listing, most: number): RawBuilder<unknown> {
  const { filter, now } = listing;
  const part = (where: RawBuilder<unknown>) =>
    sql`(select * from sales where ${where} and ${isMadeBy(listing)} order by ${order(listing)} limit ${most})`;
  if (filter === 'active') return part(sql`not is_over and until > ${now}`);
  if (filter === 'all') return part(sql`true`);
  return sql`(select * from (
      ${part(sql`is_over`)}
      union all select * from sales where order_id = any (array(${justEnded(listing)}))
    ) ended order by ${order(listing)} limit ${most})`;
}

const isListed = (listing: Listing): RawBuilder<unknown> => {
  const { filter, now } = listing;
  if (filter === 'all') return isMadeBy(listing);
  return filter === 'active'
    ? sql`until > ${now} and ${isMadeBy(listing)}`
    : sql`until <= ${now} and ${isMadeBy(listing)}`;
};

const idsOf = async (db: Database, query: RawBuilder<{ orderId: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ orderId }) => orderId);

const likeOf = (term: string) => sql`lower(${`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;

export const salesRepository = {
  listIds: (
    db: Database,
    listing: Listing,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<string[]> =>
    idsOf(
      db,
      sql`select order_id from ${first(listing, offset + limit)} listed order by ${order(listing)} limit ${limit} offset ${offset}`,
    ),

  countUpTo: async (db: Database, listing: Listing, most: number): Promise<number> => {
    const { filter, now } = listing;
    const some = (where: RawBuilder<unknown>) =>
      sql`(select count(*) from (select from sales where ${where} and ${isMadeBy(listing)} limit ${most}) some_of)`;
    const counted = {
      all: some(sql`true`),
      active: some(sql`not is_over and until > ${now}`),
      expired: sql`least(${most}::bigint, ${some(sql`is_over`)} + (select count(*) from (${justEnded(listing)}) some_of))`,
    }[filter];
    const { rows } = await sql<{ count: number }>`select ${counted} as count`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** Finds a sale by the full id of an order, a payment or a refund, ours or the provider's. */
  findNamed: (db: Database, text: string): Promise<string[]> => {
    const [prefix] = text.split('_');
    const named = {
      pay: sql`payment_id = ${text}`,
      rfnd: sql`payment_id = (select payment_id from provider_refunds where refund_id = ${text})`,
      order: sql`order_id = (select id from purchase_orders where provider_order_id = ${text})`,
    }[prefix ?? ''];
    return idsOf(
      db,
      sql`select order_id from sales where ${named ?? sql`order_id = ${text}::uuid`}`,
    );
  },

  /** A common term is found among the first rows. The cost does not depend on the size of the shop. */
  searchFirst: (
    db: Database,
    listing: Listing,
    term: string,
    o: { limit: number; readFirst: number },
  ): Promise<string[]> => {
    const like = likeOf(term);
    return idsOf(
      db,
      sql`
        select order_id from ${first(listing, o.readFirst)} near
        left join user_summaries person on person.user_id = near.user_id
        where person.search_text like ${like} or lower(near.item_name) like ${like}
          or (near.plan_id is null and 'single component' like ${like})
        order by ${order(listing)} limit ${o.limit}`,
    );
  },

  /** A rare term is found by the indexes of words, and the matches are sorted. */
  searchAll: (
    db: Database,
    listing: Listing,
    term: string,
    { limit }: { limit: number },
  ): Promise<string[]> => {
    const like = likeOf(term);
    const some = sql`order by ${order(listing)} limit ${limit}`;
    return idsOf(
      db,
      sql`
        select distinct on (sold_at, order_id) order_id from (
          (select * from sales where user_id = any (array(
              select user_id from user_words where search_text like ${like} limit ${PEOPLE_MOST}
            )) and ${isListed(listing)} ${some})
          union all
          (select found.* from (select id from plans where lower(name) like ${like} limit 100) plan
            cross join lateral (select * from sales where plan_id = plan.id and ${isListed(listing)} ${some}) found ${some})
          union all
          (select * from sales where plan_id is null and lower(item_name) like ${like} and ${isListed(listing)} ${some})
        ) found ${some}`,
    );
  },

  /** The sales, in the order of the ids. */
  list: async (db: Database, ids: readonly string[]): Promise<SaleListRow[]> => {
    if (ids.length === 0) return [];
    const { rows } = await sql<SaleListRow>`
      select s.order_id, u.name, u.email, s.plan_id, s.item_name, s.creator_id, c.name as creator_name, s.duration_days, s.amount_paise, p.refunded_paise, s.sold_at,
        case when s.until < 'infinity' then s.until end as until
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
      join sales s on s.order_id = wanted.id join provider_payments p on p.payment_id = s.payment_id
      left join users u on u.id = s.user_id and u.deleted_at is null left join creators c on c.id = s.creator_id
      order by wanted.place`.execute(db);
    return rows;
  },

  /** The same sales with tax, fee and papers. */
  listForAccountant: async (db: Database, ids: readonly string[]): Promise<AccountRow[]> => {
    const { rows } = await sql<AccountRow>`
      select s.order_id, u.name, u.email, s.plan_id, s.item_name, s.creator_id, c.name as creator_name, s.duration_days, s.amount_paise, p.refunded_paise, s.sold_at,
        case when s.until < 'infinity' then s.until end as until,
        s.payment_id, o.provider_order_id, o.taxable_paise, o.tax_rate_percent, o.cgst_paise, o.sgst_paise, o.igst_paise,
        o.place_of_supply, case when u.id is not null then o.buyer ->> 'gstin' end as gstin, p.fee_paise, p.fee_tax_paise,
        papers.invoice_number, papers.credit_notes
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
      join sales s on s.order_id = wanted.id join provider_payments p on p.payment_id = s.payment_id
      join purchase_orders o on o.id = s.order_id
      left join users u on u.id = s.user_id and u.deleted_at is null left join creators c on c.id = s.creator_id
      left join lateral (
        select max(number) filter (where corrects_id is null) as invoice_number,
          string_agg(number, ', ' order by issued_at, number) filter (where corrects_id is not null) as credit_notes
        from invoices where invoices.order_id = s.order_id
      ) papers on true
      order by wanted.place`.execute(db);
    return rows;
  },

  /** Marks sales that have ended. The mark only makes the lists fast, so it may be set late. */
  markOver: async (db: Database, now: Date): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`
      update sales set is_over = true where order_id = any (array(
        select order_id from sales where not is_over and until <= ${now} order by until limit ${SWEPT_AT_ONCE} for update skip locked
      ))`.execute(db);
    return Number(numAffectedRows);
  },
};
