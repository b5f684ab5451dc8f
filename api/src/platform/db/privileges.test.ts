import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectTo } from '../../../test/scratch-database.ts';
import { inDatabase, required } from '../../../test/template-database.ts';
import { adminUrl, environment, openWorld } from '../../../test/world.ts';

const FORBIDDEN = '42501';
const SOME_ID = '00000000-0000-7000-8000-000000000000';

const asRole = (role: 'api' | 'api_read') => {
  const { DATABASE_URL } = environment();
  const url = new URL(DATABASE_URL!);
  url.username = role;
  return connectTo(url.href); // through PgBouncer, as the product connects
};

const codeOf = async (client: pg.Client, statement: string): Promise<string | undefined> => {
  try {
    await client.query(statement);
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

const valueOf = async (client: pg.Client, query: string): Promise<unknown> =>
  (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows[0]?.[0];

beforeAll(async () => {
  const world = await openWorld({ hasLimits: true });
  await world.close();
});

describe('the role of the server', () => {
  test.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'alter table plans add column mine int',
    'alter table audit_log disable trigger all',
    'drop table audit_log',
    'truncate components cascade',
    'create index mine on plans (name)',
    'create role mine',
    'set role migrator',
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'truncate audit_log',
    'update category_counts set count = 0',
    'delete from category_counts',
    "update ledger_entries set account = 'bank'",
    'delete from ledger_entries',
    'delete from purchase_orders',
    'delete from provider_payments',
    'update invoices set amount_paise = 1',
    'delete from invoices',
    'truncate invoices',
    'delete from invoice_series',
    'delete from invoice_deliveries',
    'select * from migrations',
    'select * from function_files',
    "copy plans to program 'true'",
  ])('cannot %s', async (statement) => {
    expect(await codeOf(await asRole('api'), statement)).toBe(FORBIDDEN);
  });

  test('can add to the audit log and read it', async () => {
    const api = await asRole('api');
    await api.query(
      `insert into audit_log (id, action, subject_kind) values ('${SOME_ID}', 'approve', 'component')`,
    );
    expect(await valueOf(api, 'select count(*)::int from audit_log')).toBe(1);
  });

  test('owns nothing', async () => {
    const admin = await connectTo(adminUrl());
    const owned =
      "select count(*)::int from pg_class where pg_get_userbyid(relowner) in ('api', 'api_read')";
    expect(await valueOf(admin, owned)).toBe(0);
  });
});

describe('the role of anonymous readers', () => {
  test.each([
    'select files from component_versions',
    'select highlighted_html from component_versions',
    'select highlighted_js_html from component_versions',
    'select * from component_versions',
    'select component_versions from component_versions',
    'select what from faults',
    'select place, browser from faults',
    'select user_id from faults',
    'select picture_key from faults',
    'select * from audit_log',
    'select * from pgboss.job',
    'select * from migrations',
  ])('cannot %s', async (statement) => {
    expect(await codeOf(await asRole('api_read'), statement)).toBe(FORBIDDEN);
  });

  test('sees versions without their code', async () => {
    const reader = await asRole('api_read');
    expect(
      await codeOf(
        reader,
        'select id, component_id, number, licence, sha256, has_javascript from component_versions',
      ),
    ).toBe(undefined);
    expect(await codeOf(reader, 'select * from components')).toBe(undefined);
    expect(
      await codeOf(reader, 'select id, version_id, status, shown_as, confirmed_at from faults'),
    ).toBe(undefined);
  });

  test.each([
    `insert into plans (id, name, price_paise, duration_days) values ('${SOME_ID}', 'Mine', 0, 1)`,
    "update components set title = 'Mine'",
    'delete from images',
    'update category_counts set count = 0',
    "insert into slug_redirects values ('mine', null)",
    'create table mine (id int)',
    'select * from plans for update',
  ])('cannot %s, even after lifting read-only', async (statement) => {
    const reader = await asRole('api_read');
    await reader.query('begin read write');
    expect(await codeOf(reader, statement)).toBe(FORBIDDEN);
    await reader.query('rollback');
  });

  test('holds no right to write on any table of the product', async () => {
    const admin = await connectTo(adminUrl());
    const { rows } = await admin.query(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text in ('public', 'pgboss')
         and (has_table_privilege('api_read', oid, 'insert, update, delete, truncate, references, trigger')
              or has_any_column_privilege('api_read', oid, 'insert, update, references'))`,
    );
    expect(rows).toEqual([]);
  });
});

test('timeouts are in force through PgBouncer, where a client could not set them', async () => {
  const api = await asRole('api');
  expect(await valueOf(api, 'show statement_timeout')).toBe('5s');
  expect(await valueOf(api, 'show lock_timeout')).toBe('3s');
  expect(await valueOf(api, 'show idle_in_transaction_session_timeout')).toBe('10s');
  const reader = await connectTo(required('DATABASE_READ_URL'));
  expect(await valueOf(reader, 'show statement_timeout')).toBe('2s');
  expect(await valueOf(reader, 'show default_transaction_read_only')).toBe('on');
  expect(await valueOf(reader, 'select pg_is_in_recovery()')).toBe(true);
});

test('a statement that runs too long is ended by the server', async () => {
  const reader = await connectTo(inDatabase(required('DATABASE_STANDBY_URL'), 'tessera'));
  expect(await codeOf(reader, 'select pg_sleep(10)')).toBe('57014');
});
