import { type ExpressionBuilder, sql } from 'kysely';
import { AUDIT_SYSTEM } from '@tessera/contract/audit';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';

export type EntryFilter = {
  actor?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  /** Ids of records. An empty list finds nothing. */
  subjectIds?: readonly string[] | undefined;
  /** Ids contain their time. No entry before this one is found. */
  sinceId?: string | undefined;
};

export type EntryRow = {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectLabel: string | null;
  fields: string[];
};

/** A shop has few admins, and its log few different actions. These are safety limits. */
const MOST = 100;
const NAMESAKES = 10;

const matching = (filter: EntryFilter) => (is: ExpressionBuilder<DB, 'auditLog'>) =>
  is.and([
    ...(filter.actor === AUDIT_SYSTEM ? [is('actorId', 'is', null)] : []),
    ...(filter.actor && filter.actor !== AUDIT_SYSTEM ? [is('actorId', '=', filter.actor)] : []),
    ...(filter.action ? [is('action', '=', filter.action)] : []),
    ...(filter.kind ? [is('subjectKind', '=', filter.kind)] : []),
    ...(filter.subjectIds
      ? [is('subjectId', '=', sql<string>`any(${filter.subjectIds}::uuid[])`)]
      : []),
    ...(filter.sinceId ? [is('id', '>=', filter.sinceId)] : []),
  ]);

/** The different values of a column, with one index lookup per value. */
const distinctValues = async (db: Database, column: 'action' | 'subject_kind') => {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive known (value, place) as (
      (select ${name}, 1 from audit_log order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > known.value order by ${name} limit 1), place + 1
      from known where known.value is not null and place < ${MOST}
    )
    select value from known where value is not null`.execute(db);
  return rows.map(({ value }) => value);
};

/** The audit log as admins read it. */
export const entriesRepository = {
  list: (
    db: Database,
    filter: EntryFilter,
    o: { offset: number; limit: number; direction: 'asc' | 'desc' },
  ): Promise<EntryRow[]> =>
    db
      // The ids are read from the index alone, even with a large offset.
      .selectFrom((from) =>
        from
          .selectFrom('auditLog')
          .select('id')
          .where(matching(filter))
          .orderBy('id', o.direction)
          .offset(o.offset)
          .limit(o.limit)
          .as('wanted'),
      )
      .innerJoin('auditLog as entry', 'entry.id', 'wanted.id')
      .leftJoin('users as actor', 'actor.id', 'entry.actorId')
      .leftJoin('users as person', (join) =>
        join.onRef('person.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'user'),
      )
      .leftJoin('components', (join) =>
        join
          .onRef('components.id', '=', 'entry.subjectId')
          .on('entry.subjectKind', '=', 'component'),
      )
      .leftJoin('plans', (join) =>
        join.onRef('plans.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'plan'),
      )
      .leftJoin('templates', (join) =>
        join.onRef('templates.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'template'),
      )
      .leftJoin('requests', (join) =>
        join.onRef('requests.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'request'),
      )
      .leftJoin('faults', (join) =>
        join.onRef('faults.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'fault'),
      )
      .leftJoin('components as faulty', 'faulty.id', 'faults.componentId')
      .select([
        'entry.id',
        'entry.at',
        'entry.actorId',
        'actor.name as actorName',
        'actor.email as actorEmail',
        'entry.action',
        'entry.subjectKind',
        'entry.subjectId',
        'entry.fields',
      ])
      .select((row) =>
        row.fn
          .coalesce(
            'components.title',
            'templates.title',
            row.fn.coalesce('requests.title', 'faulty.title'),
            'plans.name',
            'person.email',
          )
          .$castTo<string | null>()
          .as('subjectLabel'),
      )
      .orderBy('entry.id', o.direction)
      .execute(),

  countUpTo: async (db: Database, filter: EntryFilter, most: number): Promise<number> => {
    const { count } = await db
      .selectFrom((from) =>
        from.selectFrom('auditLog').select('id').where(matching(filter)).limit(most).as('some_of'),
      )
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Records with this e-mail address, slug or name. */
  findNamed: async (db: Database, text: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      (select id from users where email = lower(${text}) limit 1)
      union all (select id from components where slug = lower(${text}) limit 1)
      union all (select id from templates where slug = lower(${text}) limit 1)
      union all (select id from plans where lower(name) = lower(${text}) limit ${NAMESAKES})`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },

  listAdmins: (db: Database): Promise<{ id: string; name: string; email: string }[]> =>
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .select((row) => row.ref('email').$notNull().as('email'))
      .where('role', '=', 'admin')
      .where('email', 'is not', null)
      .orderBy('name')
      .limit(MOST)
      .execute(),

  listActions: (db: Database): Promise<string[]> => distinctValues(db, 'action'),
  listKinds: (db: Database): Promise<string[]> => distinctValues(db, 'subject_kind'),
};
