import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { mailsTo, newAddress } from '../../../test/mailbox.ts';
import { environment, withWorld, type World } from '../../../test/world.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../db/database.ts';
import { createMailer } from './mailer.ts';

const message = (to: string) => ({
  to,
  subject: 'Receipt for ₹1,499 – धन्यवाद',
  text: 'You paid ₹1,499.',
  html: '<p>You paid <b>₹1,499</b>.</p>',
});

const jobFor = async (world: World, to: string) => {
  const { rows } = await sql<{ id: string; state: string; retryCount: number }>`
    select id, state::text, retry_count from pgboss.job where name = 'mail' and data ->> 'to' = ${to}`.execute(
    world.platform.db,
  );
  return rows[0];
};

const post = (world: World, to: string) =>
  inTransaction(world.platform.db, (tx) => world.platform.outbox.post(tx, message(to)));

test('a message leaves after the commit and arrives as it was written', async () => {
  const world = await withWorld({ jobs: true });
  const to = newAddress();
  await post(world, to);
  await expect.poll(() => mailsTo(to)).toHaveLength(1);
  const [mail] = await mailsTo(to);
  expect(mail).toMatchObject({ subject: 'Receipt for ₹1,499 – धन्यवाद' });
  expect(mail!.text.trim()).toBe('You paid ₹1,499.');
  expect(mail!.html.trim()).toBe('<p>You paid <b>₹1,499</b>.</p>');
  const job = await jobFor(world, to);
  expect(mail!.messageId.replaceAll(/[<>]/g, '')).toBe(`${job!.id}@shop.test`);
});

test('a message of a transaction that is rolled back is never sent', async () => {
  const world = await withWorld({ jobs: true });
  const [lost, kept] = [newAddress(), newAddress()];
  const rolledBack = inTransaction(world.platform.db, async (tx) => {
    await world.platform.outbox.post(tx, message(lost));
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await post(world, kept);
  await expect.poll(() => mailsTo(kept)).toHaveLength(1);
  expect(await mailsTo(lost)).toEqual([]);
});

test('a message waits while the mail server is away and is delivered once it is back', async () => {
  const smtp = await withFaultProxy(environment()['SMTP_URL']);
  const world = await withWorld({
    jobs: true,
    lookForJobsEverySeconds: 0.5,
    overrides: { SMTP_URL: smtp.url },
  });
  const [before, during] = [newAddress(), newAddress()];
  await post(world, before);
  await expect.poll(() => mailsTo(before)).toHaveLength(1);

  await smtp.refuse();
  await post(world, during);
  await expect.poll(async () => (await jobFor(world, during))?.state).toBe('retry');
  expect(await mailsTo(during)).toEqual([]);
  await smtp.restore();
  await expect.poll(async () => (await jobFor(world, during))?.state).toBe('completed');
  await expect.poll(() => mailsTo(during)).toHaveLength(1);
});

test('a mail server that accepts and says nothing is given up while it is silent', async () => {
  const smtp = await withFaultProxy(environment()['SMTP_URL']);
  const mailer = createMailer(readConfig(environment({ SMTP_URL: smtp.url })), {
    connectTimeoutMs: 500,
  });
  const to = newAddress();
  smtp.pause();
  await expect(mailer.send(message(to), 'some-id')).rejects.toThrow(/ETIMEDOUT/);
  await smtp.restore();
  // On a busy machine the SMTP greeting may be late. In that case nothing was sent and a retry is safe.
  await expect
    .poll(() => mailer.send(message(to), 'some-id').then(() => 'sent', String))
    .toBe('sent');
  await expect.poll(() => mailsTo(to)).toHaveLength(1);
  mailer.close();
});

test('messages sent one after another share a connection', async () => {
  const smtp = await withFaultProxy(environment()['SMTP_URL']);
  const mailer = createMailer(readConfig(environment({ SMTP_URL: smtp.url })));
  const to = newAddress();
  for (let i = 0; i < 3; i++) await mailer.send(message(to), `message-${i}`);
  expect(smtp.accepted()).toBe(1);
  smtp.cut();
  await mailer.send(message(to), 'message-after-a-cut');
  await expect.poll(() => mailsTo(to)).toHaveLength(4);
  mailer.close();
});
