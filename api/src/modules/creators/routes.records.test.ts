import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearer,
  get,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  signUp,
} from '../../../test/accounts.ts';
import { applied, decide, FIELDS, signUpAdmin } from '../../../test/applicants.ts';
import { newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: { token: string };
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const creatorsOf = (email: string) =>
  world.platform.db.selectFrom('creators').selectAll().where('email', '=', email).execute();
const approve = async (id: string) =>
  expect((await decide(world, admin.token, id, 'approve')).statusCode).toBe(200);

test('an approval makes a creator, tied to the account and the application', async () => {
  const { token, email, user } = await signUp(world);
  const { application } = await applied(world, {}, token);
  expect(await creatorsOf(email)).toEqual([]);
  await approve(application._id);
  expect(await creatorsOf(email)).toMatchObject([
    { applicationId: application._id, userId: user._id, name: FIELDS.name, endedAt: null },
  ]);
});

test('a rejection makes none', async () => {
  const { token, email } = await signUp(world);
  const { application } = await applied(world, {}, token);
  await decide(world, admin.token, application._id, 'reject');
  expect(await creatorsOf(email)).toEqual([]);
});

test('without a confirmed address the creator is made when it is confirmed', async () => {
  const email = newAddress();
  const { application, otp } = await applied(world, { email });
  await approve(application._id);
  expect(await creatorsOf(email)).toEqual([]);
  expect((await post(world, '/creator/confirm', { email, otp })).statusCode).toBe(200);
  expect(await creatorsOf(email)).toMatchObject([
    { applicationId: application._id, userId: null, name: FIELDS.name },
  ]);
});

test('whoever confirmed without an account is tied to the account that has the address', async () => {
  const email = newAddress();
  const { application, otp } = await applied(world, { email });
  await post(world, '/creator/confirm', { email, otp });
  const { user } = await signUp(world, { email });
  await approve(application._id);
  expect(await creatorsOf(email)).toMatchObject([{ userId: user._id }]);
});

test('a confirmation and an approval at the same moment make one creator', async () => {
  for (let i = 0; i < 5; i++) {
    const email = newAddress();
    const { application, otp } = await applied(world, { email });
    await Promise.all([
      decide(world, admin.token, application._id, 'approve'),
      post(world, '/creator/confirm', { email, otp }),
    ]);
    expect(await creatorsOf(email)).toHaveLength(1);
  }
});

test('a creator who left and is approved again is the same creator', async () => {
  const { db } = world.platform;
  const { token, email } = await signUp(world);
  const first = await applied(world, {}, token);
  await approve(first.application._id);
  const [before] = await creatorsOf(email);
  await db
    .updateTable('creators')
    .set({ endedAt: new Date() })
    .where('id', '=', before!.id)
    .execute();
  await db
    .updateTable('creatorApplications')
    .set({ status: 'rejected' })
    .where('id', '=', first.application._id)
    .execute();
  const second = await applied(world, {}, token);
  await approve(second.application._id);
  expect(await creatorsOf(email)).toMatchObject([
    { id: before!.id, applicationId: second.application._id, endedAt: null },
  ]);
});

test('the record is in the export; after the deletion of the account it names nobody', async () => {
  const { db } = world.platform;
  const { token, email } = await signUp(world);
  const { application } = await applied(world, {}, token);
  await approve(application._id);
  const { id } = (await creatorsOf(email))[0]!;
  const held = (await get(world, '/user/export', bearer(token))).json();
  expect(held.creator).toMatchObject({ id, name: FIELDS.name, email });
  await world.http.inject({
    method: 'DELETE',
    url: '/api/user/account',
    headers: bearer(token),
    payload: { password: PASSWORD },
  });
  expect(
    await db.selectFrom('creators').selectAll().where('id', '=', id).executeTakeFirst(),
  ).toMatchObject({
    applicationId: null,
    userId: null,
    email: null,
    name: null,
    endedAt: expect.any(Date),
  });
});

test('reversing the approval ends the creator, and a new approval continues the same one', async () => {
  const { token, email } = await signUp(world);
  const { application } = await applied(world, {}, token);
  await approve(application._id);
  const [first] = await creatorsOf(email);
  const reversed = await world.http.inject({
    method: 'PUT',
    url: `/api/creator/applications/${application._id}/reverse`,
    headers: bearer(admin.token),
    payload: { reason: 'The work was not theirs.' },
  });
  expect(reversed.statusCode).toBe(200);
  expect(await creatorsOf(email)).toMatchObject([{ id: first!.id, endedAt: expect.any(Date) }]);
  const again = await applied(world, {}, token);
  await approve(again.application._id);
  expect(await creatorsOf(email)).toMatchObject([{ id: first!.id, endedAt: null }]);
});

test('deleting an account that never proved the address leaves the creator of that address', async () => {
  const email = newAddress();
  const { application, otp } = await applied(world, { email });
  await approve(application._id);
  expect((await post(world, '/creator/confirm', { email, otp })).statusCode).toBe(200);
  await register(world, { email });
  const stranger = await world.services.users.find(email);
  await world.services.users.remove(stranger!.id);
  expect(await creatorsOf(email)).toMatchObject([
    { endedAt: null, applicationId: application._id },
  ]);
});
