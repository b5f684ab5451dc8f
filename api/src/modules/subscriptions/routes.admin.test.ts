import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '@tessera/contract/subscriptions-admin';
import type { UserFile } from '@tessera/contract/users-admin';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { expectOurLook, mail, mailsTo } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

const DAY_MS = 24 * 3_600_000;
const SOME_ID = '00000000-0000-7000-8000-000000000000';

let world: World;
let admin: Awaited<ReturnType<typeof signUp>>;
let person: Awaited<ReturnType<typeof signUp>>;
let pro: string;
let component: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUp(world, { name: 'Ada Admin' });
  await world.services.users.makeAdmin(admin.email);
  pro = await createPlan(world, 'Pro', 499);
  component = await publishComponent(world, { slug: 'gift-item', title: 'Gift', planId: pro });
});
beforeEach(async () => {
  person = await signUp(world);
});
afterAll(() => world.close());

const plan = (days: number, o: object = {}) => ({
  kind: 'plan',
  planId: pro,
  days,
  reason: 'A long outage',
  requestId: randomUUID(),
  ...o,
});
const gift = (o: object = {}) => ({
  kind: 'component',
  slug: 'gift-item',
  reason: 'Won a prize',
  requestId: randomUUID(),
  ...o,
});
const give = (form: object, id = person.user._id, token = admin.token) =>
  post(world, `/user/admin/${id}/access`, form, bearer(token));
const given = async (form: object): Promise<Access[]> => {
  const response = await give(form);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ access: Access[] }>().access;
};
const revoke = (accessId: string, reason = 'A mistake', id = person.user._id) =>
  post(world, `/user/admin/${id}/access/${accessId}/revoke`, { reason }, bearer(admin.token));
const readCode = async () =>
  (await get(world, `/component/${component}/code`, bearer(person.token))).statusCode;
const auditOf = async (id: string) =>
  (
    await sql`select actor_id, action, fields from audit_log where subject_kind = 'grant' and subject_id = ${id} order by id`.execute(
      world.platform.db,
    )
  ).rows;

describe('access that an admin gives', () => {
  test('opens at once and says who gave it and why', async () => {
    expect(await readCode()).toBe(403);
    const [access] = await given(plan(10));
    expect(await readCode()).toBe(200);
    expect(access).toMatchObject({
      kind: 'plan',
      item: { _id: pro, name: 'Pro' },
      source: 'admin',
      state: 'running',
      canRevoke: true,
      notes: [{ action: 'grant', by: 'Ada Admin', reason: 'A long outage' }],
    });
    expect(Date.parse(access!.endsAt!) - Date.parse(access!.startsAt)).toBe(10 * DAY_MS);
    expect(await auditOf(access!._id)).toEqual([
      { actorId: admin.user._id, action: 'grant', fields: ['plan', 'endsAt'] },
    ]);
  });

  test('extends a plan that runs from its end', async () => {
    const [first] = await given(plan(10));
    const [second] = await given(plan(5));
    expect(second).toMatchObject({ state: 'upcoming', startsAt: first!.endsAt });
    expect(second!.notes[0]!.action).toBe('extend');
  });

  test('is given once, however often the same form arrives', async () => {
    const form = plan(10);
    const answers = await Promise.all([give(form), give(form), give(form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await given(form)).toHaveLength(1);
    const present = gift();
    await given(present);
    expect(await given(present)).toHaveLength(2);
  });

  test('can be one component, which is not given twice', async () => {
    const [access] = await given(gift());
    expect(access).toMatchObject({
      kind: 'component',
      item: { _id: component, name: 'Gift' },
      endsAt: null,
    });
    expect(await readCode()).toBe(200);
    const again = await give(gift());
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This person has that component already.',
    ]);
  });

  test.each([
    { days: 0 },
    { days: 3651 },
    { days: 1.5 },
    { reason: ' ' },
    { reason: 'x'.repeat(301) },
    { reason: 'a\u0000b' },
    { planId: 'pro' },
    { requestId: '1' },
  ])('%j is refused', async (o) => {
    expect((await give(plan(10, o))).statusCode).toBe(400);
  });

  test('needs somebody and something that is there', async () => {
    expect((await give(plan(1), SOME_ID)).statusCode).toBe(404);
    expect((await give(plan(1, { planId: SOME_ID }))).statusCode).toBe(404);
    expect((await give(gift({ slug: 'nothing' }))).statusCode).toBe(404);
  });

  test('is given by admins alone', async () => {
    expect((await give(plan(10), person.user._id, person.token)).statusCode).toBe(403);
    expect(await readCode()).toBe(403);
  });
});

describe('access that an admin takes', () => {
  test('closes at once, is written down, and ends only once', async () => {
    const [access] = await given(plan(10));
    const response = await revoke(access!._id);
    expect(response.json<{ access: Access[] }>().access).toMatchObject([
      {
        state: 'revoked',
        canRevoke: false,
        notes: [{ action: 'grant' }, { action: 'revoke', by: 'Ada Admin', reason: 'A mistake' }],
      },
    ]);
    expect(await readCode()).toBe(403);
    expect((await auditOf(access!._id)).map((row) => (row as { action: string }).action)).toEqual([
      'grant',
      'revoke',
    ]);
    expect((await revoke(access!._id)).statusCode).toBe(409);
  });

  test('leaves no gap before what comes after it', async () => {
    const [first] = await given(plan(10));
    await given(plan(5));
    await revoke(first!._id);
    expect(await readCode()).toBe(200);
  });

  test('is never what was paid for, nor what is somebody else’s', async () => {
    const [access] = await given(plan(10));
    const other = await signUp(world);
    expect((await revoke(access!._id, 'x', other.user._id)).statusCode).toBe(404);
    const { rows } = await sql<{ id: string }>`
      insert into grants (id, holder_id, kind, plan_id, source_kind, source_id, starts_at, ends_at)
      values (gen_random_uuid(), ${person.user._id}, 'plan', ${pro}, 'order', gen_random_uuid(), now(), now() + interval '1 day')
      returning id`.execute(world.platform.db);
    const refused = await revoke(rows[0]!.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'What was paid for is taken back by a refund.',
    ]);
  });
});

describe('GET /user/admin/:id', () => {
  const fileOf = async (id: string) => {
    const response = await get(world, `/user/admin/${id}`, bearer(admin.token));
    return { status: response.statusCode, file: response.json<UserFile>() };
  };

  test('gathers what an admin sees of one person', async () => {
    await given(gift());
    await post(world, '/analytics/track-copy', { componentId: component }, bearer(person.token));
    await world.services.sums.count();
    const { file } = await fileOf(person.user._id);
    expect(file).toMatchObject({
      user: { _id: person.user._id, totalCopies: 1, lastCopiedAt: expect.any(String) },
      access: [{ item: { name: 'Gift' } }],
      orders: [],
      copies: [{ component: { slug: 'gift-item', title: 'Gift' }, paid: true }],
      sessions: [{ current: false }],
    });
    expect(JSON.stringify(file)).not.toMatch(/argon2|sha256|token/i);
  });

  test('knows nobody who is not there', async () => {
    expect((await fileOf(SOME_ID)).status).toBe(404);
  });

  test('the reasons go with the person, the books stay', async () => {
    const [access] = await given(plan(10, { reason: 'Planted reason' }));
    const exported = await get(world, '/user/export', bearer(person.token));
    expect(exported.json()).toMatchObject({ accessNotes: [{ reason: 'Planted reason' }] });
    await world.services.users.remove(person.user._id, admin.user._id);
    const { rows } = await sql`
      select (select count(*) from grant_notes where grant_id = ${access!._id}) as notes,
        (select count(*) from grants where id = ${access!._id}) as grants`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([{ notes: 0, grants: 1 }]);
  });
});

test('the member is told by mail what was given, extended and taken back, without the reason', async () => {
  const { email } = person;
  await given(plan(10));
  const granted = await mail(email, /^You have the Pro plan until /);
  expectOurLook(granted, 'You were given access');
  const [later] = await given(plan(5));
  expect((await mail(email, /^Your Pro plan runs until /)).text).toContain(
    'extended your Pro plan',
  );
  expect((await revoke(later!._id)).statusCode).toBe(200);
  const revoked = await mail(email, /^Your access to the Pro plan has ended$/);
  expect(revoked.text).toContain('taken back the Pro plan');
  await given(gift());
  await mail(email, /^You have the Gift$/);
  for (const { text } of await mailsTo(email)) expect(text).not.toMatch(/outage|prize/);
});
