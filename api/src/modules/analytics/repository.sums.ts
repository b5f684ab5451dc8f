import { sql } from 'kysely';
import { TIMEFRAME_DAYS, type Timeframe } from '@tessera/contract/analytics-admin';
import { inTransaction, type Database } from '../../platform/db/database.ts';

export type CopiedRow = {
  id: string;
  title: string;
  category: string;
  isPaid: boolean;
  imageKey: string | null;
  uniques: number;
};

export type CopiedFilter = {
  timeframe: Timeframe;
  search?: string | undefined;
  category?: string | undefined;
};

export type RecentRow = {
  id: string;
  occurredAt: Date;
  title: string;
  category: string;
  imageKey: string | null;
  name: string;
};

export type Totals = { free: number; paid: number; people: number };

const UNIQUES = { all: 'uniques', month: 'uniquesMonth', week: 'uniquesWeek' } as const;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Spec 3: a missing title or category has its own text. */
const TITLE = sql<string>`coalesce(components.title, 'Unknown')`;
const CATEGORY = sql<string>`coalesce(components.category, 'Uncategorized')`;

/** Components that were copied in the timeframe and match the filter. */
const copied = (db: Database, { timeframe, search, category }: CopiedFilter) => {
  let query = db
    .selectFrom('componentCopies')
    .leftJoin('components', 'components.id', 'componentCopies.componentId')
    .where(`componentCopies.${UNIQUES[timeframe]}`, '>', 0);
  if (search) query = query.where(TITLE, 'ilike', `%${escapeLike(search)}%`);
  if (category) query = query.where(CATEGORY, '=', category);
  return query;
};

/** The precomputed sums. Only the list of the newest copies reads the log. */
export const sumsRepository = {
  listCopied: (
    db: Database,
    filter: CopiedFilter,
    o: { offset: number; limit: number },
  ): Promise<CopiedRow[]> => {
    const uniques = `componentCopies.${UNIQUES[filter.timeframe]}` as const;
    return copied(db, filter)
      .leftJoin('images', (join) =>
        join
          .onRef('images.componentId', '=', 'componentCopies.componentId')
          .on('images.theme', '=', 'light')
          .on('images.position', '=', 0),
      )
      .select([
        'componentCopies.componentId as id',
        'images.key as imageKey',
        `${uniques} as uniques`,
        TITLE.as('title'),
        CATEGORY.as('category'),
      ])
      .select(sql<boolean>`components.plan_id is not null`.as('isPaid'))
      .orderBy(uniques, 'desc')
      .orderBy('componentCopies.componentId')
      .offset(o.offset)
      .limit(o.limit)
      .execute();
  },

  countCopied: async (db: Database, filter: CopiedFilter, most: number): Promise<number> => {
    const { count } = await db
      .selectFrom(copied(db, filter).select('componentCopies.componentId').limit(most).as('some'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  shares: (db: Database, timeframe: Timeframe): Promise<{ category: string; copies: number }[]> => {
    const uniques = sql<number>`sum(${sql.ref(`component_copies.${UNIQUES[timeframe]}`)})::bigint`;
    return copied(db, { timeframe })
      .select([CATEGORY.as('category'), uniques.as('copies')])
      .groupBy('category')
      .orderBy('copies', 'desc')
      .orderBy('category')
      .execute();
  },

  totals: async (db: Database, timeframe: Timeframe): Promise<Totals> => {
    if (timeframe === 'all')
      return db
        .selectFrom('copyTotals')
        .select(['free', 'paid', 'people'])
        .executeTakeFirstOrThrow();
    const days = TIMEFRAME_DAYS[timeframe];
    const { rows } = await sql<Totals>`
      select (select coalesce(sum(free), 0)::bigint from copy_day_totals d where d.day > t.day - ${days}::integer) as free,
        (select coalesce(sum(paid), 0)::bigint from copy_day_totals d where d.day > t.day - ${days}::integer) as paid,
        (select coalesce(sum(people), 0)::bigint from copy_person_last_days d where d.day > t.day - ${days}::integer) as people
      from copy_totals t`.execute(db);
    return rows[0] ?? { free: 0, paid: 0, people: 0 };
  },

  /** Days without a copy are included, with zeros. */
  days: async (
    db: Database,
    count: number,
  ): Promise<{ day: string; free: number; paid: number }[]> => {
    const { rows } = await sql<{ day: string; free: number; paid: number }>`
      select (t.day - ago)::text as day, coalesce(d.free, 0) as free, coalesce(d.paid, 0) as paid
      from copy_totals t cross join generate_series(0, ${count}::integer - 1) ago
      left join copy_day_totals d on d.day = t.day - ago
      order by ago desc`.execute(db);
    return rows;
  },

  listRecent: (db: Database, limit: number): Promise<RecentRow[]> =>
    db
      .selectFrom(
        db
          .selectFrom('copyEvents')
          .select(['id', 'userId', 'componentId', 'occurredAt'])
          .orderBy('occurredAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('recent'),
      )
      .leftJoin('components', 'components.id', 'recent.componentId')
      .leftJoin('images', (join) =>
        join
          .onRef('images.componentId', '=', 'recent.componentId')
          .on('images.theme', '=', 'light')
          .on('images.position', '=', 0),
      )
      .leftJoin('users', (join) =>
        join.onRef('users.id', '=', 'recent.userId').on('users.deletedAt', 'is', null),
      )
      .select([
        'recent.id',
        'recent.occurredAt',
        'images.key as imageKey',
        TITLE.as('title'),
        CATEGORY.as('category'),
        sql<string>`coalesce(users.name, 'Anonymous User')`.as('name'),
      ])
      .orderBy('recent.occurredAt', 'desc')
      .orderBy('recent.id', 'desc')
      .execute(),

  listPeople: (db: Database, o: { offset: number; limit: number }) =>
    db
      .selectFrom('personCopies')
      .select(['userId', 'free', 'paid', 'lastAt'])
      .orderBy(sql`(free + paid)`, 'desc')
      .orderBy('userId')
      .offset(o.offset)
      .limit(o.limit)
      .execute(),

  countPeople: async (db: Database, most: number): Promise<number> => {
    const { count } = await db
      .selectFrom(db.selectFrom('personCopies').select('userId').limit(most).as('some'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** How many copies wait to be counted, up to `most`, and since when. */
  backlog: async (db: Database, most: number): Promise<{ waiting: number; since: Date | null }> =>
    db
      .selectFrom(
        db
          .selectFrom('copiesToCount')
          .select('occurredAt')
          .orderBy('eventId')
          .limit(most)
          .as('some'),
      )
      .select((row) => [
        row.fn.countAll<number>().as('waiting'),
        row.fn.min('occurredAt').as('since'),
      ])
      .executeTakeFirstOrThrow(),

  /** Adds up to `most` waiting copies to the sums. Returns their number, or zero while another process counts. */
  count: async (db: Database, most: number, now: Date): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count_copies(${most}::integer, shop_day(${now}::timestamptz)) as counted`.execute(db);
    return rows[0]?.counted ?? 0;
  },

  /** Rebuilds all sums from the log. */
  recount: (db: Database, now: Date): Promise<number> =>
    inTransaction(
      db,
      async (tx) => {
        // The lock is taken before the first read, so that no other process counts the same copies.
        await sql`lock table copy_totals in exclusive mode`.execute(tx);
        const { rows } = await sql<{ counted: number }>`
          select recount_copies(shop_day(${now}::timestamptz)) as counted`.execute(tx);
        return rows[0]?.counted ?? 0;
      },
      'repeatable read',
    ),
};
