import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountsWorld, PASSWORD, post, signUp } from '../../../test/accounts.ts';
import { expectOurLook, mail, mailsTo, newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

test('registering brings a code in HTML and in plain text', async () => {
  const email = newAddress();
  const { otp } = (
    await post(world, '/auth/register', {
      name: 'Visit http://spam.example now',
      email,
      password: PASSWORD,
    })
  ).json<{ otp: string }>();
  const received = await mail(email, /is your Tessera code$/);
  expect(received.subject).toBe(`${otp} is your Tessera code`);
  expect(received.html).toContain(`>${otp}<`);
  expect(received.text).toContain(`\n${otp}\n`);
  expectOurLook(received, 'Welcome to Tessera');
  // Text of another person is not sent to an address that was never verified.
  expect(received.html + received.text).not.toContain('spam.example');
});

test('a forgotten password brings a code, and the change is told to the owner', async () => {
  const { email } = await signUp(world);
  const { otp } = (await post(world, '/auth/forgot-password', { email })).json<{ otp: string }>();
  const received = await mail(email, /code for a new password/);
  expect(received.subject).toBe(`${otp} is your code for a new password`);
  expect(received.text).toContain(`\n${otp}\n`);
  expectOurLook(received, 'A new password');
  await post(world, '/auth/reset-password', { email, otp, password: 'another password' });
  const told = await mail(email, /password was changed/);
  expectOurLook(told, 'Your password was changed');
  expect(told.html).toContain('href="http://shop.test/login"');
});

test('registering a known address writes to its owner, once per try, and changes nothing', async () => {
  const { email } = await signUp(world, { name: 'Asha' });
  await post(world, '/auth/register', { name: 'Mallory', email, password: 'of the attacker' });
  const received = await mail(email, /already have a Tessera account/);
  expectOurLook(received, 'You are already with us, Asha');
  expect(received.text).not.toMatch(/\b\d{6}\b/);
  expect(received.html + received.text).not.toContain('Mallory');
});

test('an address nobody has gets nothing', async () => {
  const [email, other] = [newAddress(), newAddress()];
  for (const path of ['/auth/forgot-password', '/auth/resend-otp'])
    expect((await post(world, path, { email })).statusCode).toBe(200);
  await post(world, '/auth/register', { name: 'A', email: other, password: PASSWORD });
  await mail(other, /Tessera code/);
  expect(await mailsTo(email)).toEqual([]);
});

test('no log line holds a password, a code, a token or what they are made from', async () => {
  const { email, token } = await signUp(world, { password: 'planted password' });
  const { otp } = (await post(world, '/auth/forgot-password', { email })).json<{ otp: string }>();
  await post(world, '/auth/login', { email, password: 'planted wrong password' });
  await mail(email, /code for a new password/);
  const all = world.logged.join('\n');
  expect(all).toContain('"path":"/api/auth/login"');
  for (const secret of ['planted', token, `"${otp}"`, ` ${otp} `, world.config.CODE_SECRET])
    expect(all).not.toContain(secret);
});
