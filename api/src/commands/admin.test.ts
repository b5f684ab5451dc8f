import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, get, openAccountsWorld, register, signUp } from '../../test/accounts.ts';
import { newAddress } from '../../test/mailbox.ts';
import { environment, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const ADMIN = fileURLToPath(new URL('admin.ts', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, [ADMIN, ...args], { env: environment(), encoding: 'utf8' });

test('the command makes a verified account an admin, and the very next request knows [S1-17]', async () => {
  const { email, token, user } = await signUp(world);
  const { status, stdout, stderr } = run(email.toUpperCase());
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('is an admin now');
  const me = await get(world, '/auth/me', bearer(token));
  expect(me.json()).toEqual({ user: { ...user, role: 'admin' } });
  const audited = await world.platform.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'fields'])
    .where('subjectId', '=', user._id)
    .execute();
  expect(audited).toEqual([{ action: 'promote', actorId: null, fields: ['role'] }]);
});

test('nobody becomes an admin by registering an address that is not theirs', async () => {
  const { email } = await register(world);
  const { status, stderr } = run(email);
  expect([status, stderr.trim()]).toEqual([1, `${email} has not been verified yet.`]);
});

test('an unknown address and a missing one are told so', () => {
  const email = newAddress();
  expect(run(email)).toMatchObject({ status: 1, stderr: `Nobody is registered as ${email}.\n` });
  expect(run()).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^usage: npm run admin -- <email>\n.*tessera admin <email>\n$/),
  });
});
