import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, get, openAccountsWorld, post, register, signUp } from '../../../test/accounts.ts';
import { newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const roleOf = async (token: string) =>
  (await get(world, '/auth/me', bearer(token))).json<{ user: { role: string } }>().user.role;

const enterThroughGoogle = (email: string) =>
  world.services.users.enterByIdentity({
    issuer: 'https://accounts.example.test',
    subject: email,
    email,
    name: 'Asha Rao',
  });

test('an invited address becomes an admin when its code is entered, not before', async () => {
  const email = newAddress();
  expect(await world.services.users.inviteAdmin(email)).toBe('invited');
  const { otp } = await register(world, { email });
  expect(await world.services.users.find(email)).toMatchObject({ wire: { role: 'user' } });
  const answer = await post(world, '/auth/verify-otp', { email, otp });
  expect(await roleOf(answer.json<{ token: string }>().token)).toBe('admin');
});

test('an address that is verified already becomes an admin at once', async () => {
  const { token, user } = await signUp(world);
  expect(await world.services.users.inviteAdmin(user.email)).toBe('admin');
  expect(await roleOf(token)).toBe('admin');
  expect(await world.services.users.inviteAdmin(user.email)).toBe('admin');
});

test('an invitation that is repeated makes one admin, and no other address becomes one', async () => {
  const email = newAddress();
  await world.services.users.inviteAdmin(email);
  expect(await world.services.users.inviteAdmin(email)).toBe('invited');
  expect(await roleOf((await signUp(world)).token)).toBe('user');
  expect(await roleOf((await signUp(world, { email })).token)).toBe('admin');
});

test('an invited address that comes in through Google is an admin', async () => {
  const email = newAddress();
  await world.services.users.inviteAdmin(email);
  const account = await enterThroughGoogle(email);
  expect(account.wire.role).toBe('admin');
});

test('somebody else who registered the address first does not become an admin', async () => {
  const email = newAddress();
  await register(world, { email, password: 'the password of a stranger' });
  await world.services.users.inviteAdmin(email);
  const owner = await enterThroughGoogle(email);
  expect(owner.wire.role).toBe('admin');
  const stranger = await post(world, '/auth/login', {
    email,
    password: 'the password of a stranger',
  });
  expect(stranger.statusCode).toBe(401);
});

test('an invitation lasts a week', async () => {
  const email = newAddress();
  await world.services.users.inviteAdmin(email);
  await world.platform.db
    .updateTable('adminInvitations')
    .set({ expiresAt: new Date(world.platform.clock.now().getTime() - 1) })
    .where('email', '=', email)
    .execute();
  expect(await roleOf((await signUp(world, { email })).token)).toBe('user');
});

test('an invitation that was withdrawn makes nobody an admin', async () => {
  const email = newAddress();
  await world.services.users.inviteAdmin(email);
  expect(await world.services.users.withdrawInvitation(email)).toBe(true);
  expect(await world.services.users.withdrawInvitation(email)).toBe(false);
  expect(await roleOf((await signUp(world, { email })).token)).toBe('user');
});

test('the promotion is in the audit log', async () => {
  const email = newAddress();
  await world.services.users.inviteAdmin(email);
  const { user } = await signUp(world, { email });
  const entry = await world.platform.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('subjectId', '=', user._id)
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'promote', actorId: null });
});
