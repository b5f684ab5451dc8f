import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '@tessera/contract/audit';
import type { KnownFaults } from '@tessera/contract/faults';
import type { AdminCounts } from '@tessera/contract/overview';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { faultAdminOf, reported } from '../../../test/faults.ts';
import type { World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

const SENTENCE = 'The menu stays open on phones.';

let world: World;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let adminApi: ReturnType<typeof faultAdminOf>;
let member: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  adminApi = faultAdminOf(world, admin.token);
  member = await signUp(world);
});
afterAll(() => world.close());

const known = async (slug: string): Promise<KnownFaults> =>
  (await get(world, `/component/by-slug/${slug}/faults`)).json();
const waiting = async () =>
  (await get(world, '/admin/counts', bearer(admin.token))).json<AdminCounts>().waiting.faults;

describe('a decision', () => {
  test('confirming shows the sentence, and mending takes it away', async () => {
    const id = await publishComponent(world, { slug: 'decided' });
    const before = await waiting();
    const fault = await reported(world, member.token, id);
    expect(await waiting()).toBe(before + 1);
    expect(await known('decided')).toEqual({ version: 1, faults: [] });

    const confirmed = await adminApi.change(fault._id, 'confirmed', SENTENCE);
    expect(confirmed.json()).toMatchObject({ status: 'confirmed', sentence: SENTENCE });
    expect(await waiting()).toBe(before);
    await expect
      .poll(() => known('decided'))
      .toEqual({
        version: 1,
        faults: [{ _id: fault._id, sentence: SENTENCE, since: expect.any(String) }],
      });
    const { faults } = await known('decided');

    // Another sentence is shown, and it is known since the same moment.
    await adminApi.change(fault._id, 'confirmed', 'The menu stays open on iPhones.');
    await expect
      .poll(async () => (await known('decided')).faults)
      .toEqual([{ ...faults[0], sentence: 'The menu stays open on iPhones.' }]);

    const mended = await adminApi.change(fault._id, 'mended');
    expect(mended.json()).toMatchObject({ status: 'mended' });
    await expect.poll(async () => (await known('decided')).faults).toEqual([]);
  });

  test('is in the audit log, with the names of what changed and the title of the component', async () => {
    const id = await publishComponent(world, { title: 'Logged thing' });
    const fault = await reported(world, member.token, id);
    await adminApi.change(fault._id, 'confirmed', SENTENCE);
    await adminApi.change(fault._id, 'declined');
    // Nothing changes, so nothing is recorded.
    expect((await adminApi.change(fault._id, 'declined')).statusCode).toBe(200);
    const { rows } = await sql`
      select action, subject_kind, fields, actor_id from audit_log where subject_id = ${fault._id}
      order by id`.execute(world.platform.db);
    const entry = { action: 'update', subjectKind: 'fault', actorId: admin.user._id };
    expect(rows).toEqual([
      { ...entry, fields: ['status', 'sentence'] },
      { ...entry, fields: ['status'] },
    ]);
    const log = await get(world, '/audit/admin/all?kind=fault', bearer(admin.token));
    const { items } = log.json<{ items: AuditEntry[] }>();
    expect(items[0]).toMatchObject({ subject: { kind: 'fault', label: 'Logged thing' } });
  });

  test('confirming needs a sentence of one line, and an outdated decision is refused', async () => {
    const fault = await reported(world, member.token, await publishComponent(world));
    expect((await adminApi.change(fault._id, 'confirmed')).statusCode).toBe(400);
    expect((await adminApi.change(fault._id, 'confirmed', '  ')).statusCode).toBe(400);
    expect((await adminApi.change(fault._id, 'confirmed', 'x'.repeat(201))).statusCode).toBe(400);
    expect((await adminApi.change(fault._id, 'confirmed', 'one\ntwo')).statusCode).toBe(400);
    expect((await adminApi.change(fault._id, 'lost', SENTENCE)).statusCode).toBe(400);
    const { createdAt: updatedAt } = fault;
    await adminApi.change(fault._id, 'confirmed', SENTENCE);
    const late = await adminApi.put(fault._id, { status: 'declined', updatedAt });
    expect(late.json()).toMatchObject({ code: 'CONFLICT' });
    expect((await adminApi.put(uuidv7(), { status: 'new', updatedAt })).statusCode).toBe(404);
  });

  test('the database itself keeps no confirmed fault without a sentence', async () => {
    const fault = await reported(world, member.token, await publishComponent(world));
    const confirm = sql`update faults set status = 'confirmed' where id = ${fault._id}`;
    await expect(confirm.execute(world.platform.db)).rejects.toThrow(/check constraint/);
  });
});

describe('what the shop shows', () => {
  test('only faults of the current version, at most twenty, newest first', async () => {
    const id = await publishGoodOf(world, { slug: 'renewed' });
    const fault = await reported(world, member.token, id);
    await adminApi.change(fault._id, 'confirmed', SENTENCE);
    await sql`insert into faults (id, component_id, version_id, user_id, what, status, shown_as, confirmed_at,
        created_at, updated_at, sha256)
      select gen_random_uuid(), component_id, version_id, user_id, what, status, 'Sentence ' || n,
        confirmed_at - make_interval(mins => n), now(), now(), sha256
      from faults, generate_series(1, 25) n where id = ${fault._id}`.execute(world.platform.db);
    await world.platform.freshness.changed('catalog');
    await expect.poll(async () => (await known('renewed')).faults).toHaveLength(20);
    const { faults } = await known('renewed');
    expect(faults.slice(0, 2).map(({ sentence }) => sentence)).toEqual([SENTENCE, 'Sentence 1']);

    await publishGoodOf(world, {
      slug: 'renewed',
      files: [{ path: 'component.tsx', content: 'export const Renewed = 2;' }],
    });
    await expect.poll(() => known('renewed')).toEqual({ version: 2, faults: [] });
    const { items } = await adminApi.list('?search=Good&status=confirmed&limit=1');
    expect(items).toMatchObject([{ version: 1, isCurrentVersion: false }]);
  });

  test('a component that is not there has no faults to show', async () => {
    expect((await get(world, '/component/by-slug/nowhere/faults')).statusCode).toBe(404);
    const id = await publishComponent(world, { slug: 'withdrawn-faulty' });
    await sql`update components set status = 'withdrawn' where id = ${id}`.execute(
      world.platform.db,
    );
    expect((await get(world, '/component/by-slug/withdrawn-faulty/faults')).statusCode).toBe(404);
  });
});

describe('the list', () => {
  test('has a page at a time, a status filter, a search and counts', async () => {
    const id = await publishComponent(world, { title: 'Unlike any other' });
    const first = await reported(world, member.token, id);
    const second = await reported(world, member.token, id);
    await adminApi.change(first._id, 'declined');
    const all = await adminApi.list('?search=unlike any');
    expect(all.items.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(all).toMatchObject({ total: 2, isMore: false });
    const declined = await adminApi.list('?search=unlike any&status=declined');
    expect(declined.items.map(({ _id }) => _id)).toEqual([first._id]);
    const oldest = await adminApi.list('?search=unlike any&direction=asc&limit=1&page=2');
    expect(oldest.items.map(({ _id }) => _id)).toEqual([second._id]);
    const changed = await adminApi.list('?search=unlike any&sort=updatedAt');
    expect(changed.items.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    expect(all.counts.new).toBe(await waiting());
  });
});
