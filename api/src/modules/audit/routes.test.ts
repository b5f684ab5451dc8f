import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminPage } from '@tessera/contract/admin-list';
import type { AuditEntry } from '@tessera/contract/audit';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

const clock = movingClock();
let world: World;
let admin: { authorization: string };
let adminId: string;
let email: string;
let plan: string;
let component: string;

const record = (entry: Parameters<World['services']['audit']['record']>[1]) =>
  inTransaction(world.platform.db, (tx) => world.services.audit.record(tx, entry));

beforeAll(async () => {
  world = await openAccountsWorld({ clock });
  const person = await signUp(world, { name: '=Asha' });
  ({ email } = person);
  await world.services.users.makeAdmin(email);
  admin = bearer(person.token);
  adminId = person.user._id;
  plan = await createPlan(world, 'Pro', 499);
  component = await publishComponent(world, { slug: 'a-hero', title: '@SUM(1), "quoted"' });
  for (const [action, kind, id] of [
    ['update', 'plan', plan],
    ['update', 'component', component],
    ['withdraw', 'component', component],
  ] as const)
    await record({ actorId: adminId, action, subject: { kind, id }, fields: ['name', 'price'] });
  await record({ actorId: null, action: 'revoke', subject: { kind: 'settings', id: null } });
});
afterAll(() => world.close());

const list = async (query = ''): Promise<AdminPage<AuditEntry>> =>
  (await get(world, `/audit/admin/all${query}`, admin)).json();
const told = async (query = '') =>
  (await list(query)).items.map(({ action, subject }) => `${action} ${subject.kind}`);

describe('the log', () => {
  test('says who did what to which record and which fields, newest first', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 5, isMore: false });
    expect(page.items.map(({ action }) => action)).toEqual([
      'revoke',
      'withdraw',
      'update',
      'update',
      'promote',
    ]);
    expect(page.items[0]).toMatchObject({ actor: null, subject: { _id: null, label: null } });
    expect(page.items[3]).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      actor: { _id: adminId, name: '=Asha', email },
      action: 'update',
      subject: { kind: 'plan', _id: plan, label: 'Pro' },
      fields: ['name', 'price'],
    });
    expect(page.items[1]?.subject.label).toBe('@SUM(1), "quoted"');
    expect(page.items[4]?.subject.label).toBe(email);
  });

  test('is narrowed by who, what and which kind, alone and together', async () => {
    expect(await told('?actor=system')).toEqual(['revoke settings', 'promote user']);
    expect(await told(`?actor=${adminId}&action=update`)).toEqual([
      'update component',
      'update plan',
    ]);
    expect(await told('?kind=component')).toEqual(['withdraw component', 'update component']);
    expect(await told(`?actor=${adminId}&kind=component&action=update`)).toEqual([
      'update component',
    ]);
    expect(await told(`?actor=${uuidv7()}`)).toEqual([]);
    expect(await told('?direction=asc&kind=component')).toEqual([
      'update component',
      'withdraw component',
    ]);
  });

  test('finds a record by its id, address, slug or name', async () => {
    for (const search of [component, 'A-Hero'])
      expect(await told(`?search=${search}`)).toEqual(['withdraw component', 'update component']);
    expect(await told('?search=pro')).toEqual(['update plan']);
    expect(await told(`?search=${encodeURIComponent(email.toUpperCase())}`)).toEqual([
      'promote user',
    ]);
    for (const search of ['%', '_', "' or 1=1 --", 'nothing'])
      expect(await told(`?search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  test('is paged, and its pages hold everything once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=2&page=${page}`)));
    const ids = pages.flatMap(({ items }) => items.map(({ _id }) => _id));
    expect(ids).toHaveLength(5);
    expect(ids).toEqual((await list()).items.map(({ _id }) => _id));
  });

  test('says what it can be narrowed to', async () => {
    const { actors, actions, kinds } = (await get(world, '/audit/admin/filters', admin)).json();
    expect(actors).toEqual([{ _id: adminId, name: '=Asha', email }]);
    expect(actions).toEqual(['promote', 'revoke', 'update', 'withdraw']);
    expect(kinds).toEqual(['component', 'plan', 'settings', 'user']);
  });

  test('H163 is taken along as a table of what is shown, in which nothing can run', async () => {
    const response = await get(world, '/audit/admin/export?kind=component&action=update', admin);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'private, no-store',
    });
    const lines = response.body.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('When (IST),Who,Email,Action,Kind,Record,Record id,Fields');
    expect(lines[1]).toContain(`,'=Asha,${email},update,component,"'@SUM(1), ""quoted""",`);
    expect(lines[1]).toContain(',"name, price"');
    expect(lines).toHaveLength(3);
  });

  test('goes back a day, a week or further', async () => {
    clock.advance({ seconds: 3 * 24 * 3_600 });
    await record({ actorId: null, action: 'extend', subject: { kind: 'settings', id: null } });
    expect(await told('?period=day')).toEqual(['extend settings']);
    expect((await list('?period=week')).total).toBe(6);
    expect((await get(world, '/audit/admin/all?period=ever', admin)).statusCode).toBe(400);
  });
});
