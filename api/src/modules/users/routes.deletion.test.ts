import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld, register, signUp } from '../../../test/accounts.ts';
import { openFaultProxy, type FaultProxy } from '../../../test/fault-proxy.ts';
import { expectOurLook, mail, mailsTo } from '../../../test/mailbox.ts';
import { environment, type World } from '../../../test/world.ts';

const SUBJECT = /^Your Tessera account was deleted$/;

let world: World;
let smtp: FaultProxy;
let token: string;
beforeAll(async () => {
  smtp = await openFaultProxy(environment()['SMTP_URL']!);
  world = await openAccountsWorld({
    lookForJobsEverySeconds: 0.5,
    overrides: { SMTP_URL: smtp.url },
  });
  const admin = await signUp(world, { name: 'Ada Admin' });
  await world.services.users.makeAdmin(admin.email);
  ({ token } = admin);
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const remove = (id: string) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/admin/${id}`,
    headers: bearer(token),
  });
const jobsFor = async (email: string) =>
  (
    await sql<{ data: unknown; state: string; deletionSeconds: number }>`
      select data, state::text, deletion_seconds from pgboss.job
      where name = 'deletion-letters' and data ->> 'email' = ${email}`.execute(world.platform.db)
  ).rows;

test('whoever is deleted by an admin is told by mail what stays, without the reason and the admin', async () => {
  const person = await signUp(world, { name: 'Gone Soon' });
  expect((await remove(person.user._id)).statusCode).toBe(200);
  const told = await mail(person.email, SUBJECT);
  expectOurLook(told, 'Your account was deleted');
  for (const text of [
    'our team has deleted your account',
    'Invoices and credit notes for what you bought stay in our books, because the law asks us',
    'answer this mail',
    'Questions? Write to',
  ])
    expect(told.text.replaceAll(/\s+/g, ' ')).toContain(text);
  expect(told.text + told.html).not.toMatch(/Ada|Gone Soon/);
});

test('the mail leaves after the account is gone, and its job holds the address alone', async () => {
  const person = await signUp(world);
  await smtp.refuse();
  onTestFinished(smtp.restore);
  expect((await remove(person.user._id)).statusCode).toBe(200);
  await expect.poll(async () => (await jobsFor(person.email))[0]?.state).toBe('retry');
  const { rows } = await sql`select email from users where id = ${person.user._id}`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([{ email: null }]);
  expect(await jobsFor(person.email)).toEqual([
    { data: { email: person.email }, state: 'retry', deletionSeconds: 1 },
  ]);
  await smtp.restore();
  await mail(person.email, SUBJECT);
});

test('a deletion that fails, or is not by an admin, or of an address that was never verified, sends none', async () => {
  const [failed, own, last] = [await signUp(world), await signUp(world), await signUp(world)];
  const unverified = await register(world);
  const { id } = (await world.services.users.find(unverified.email))!;
  // The audit entry is written last, and its author has to be an id.
  await expect(world.services.users.remove(failed.user._id, 'nobody')).rejects.toThrow(/uuid/);
  await world.services.users.remove(own.user._id);
  expect((await remove(id)).statusCode).toBe(200);
  expect((await remove(last.user._id)).statusCode).toBe(200);
  await mail(last.email, SUBJECT);
  for (const { email } of [failed, own, unverified]) {
    expect(await jobsFor(email)).toEqual([]);
    expect((await mailsTo(email)).filter(({ subject }) => SUBJECT.test(subject))).toEqual([]);
  }
});
