import { expect, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { expectOurLook, mail, mailsTo, newAddress } from '../../../test/mailbox.ts';
import { environment, withWorld } from '../../../test/world.ts';

const WORDS = 'The pricing table saved my Tuesday.\n\nCould it do yearly plans, too?';

test('what a visitor writes lies in the mailbox of the team, with an address to answer to', async () => {
  const mailbox = newAddress();
  const world = await withWorld({ overrides: { FEEDBACK_MAILBOX: mailbox } });
  const email = newAddress();
  const response = await post(world, '/feedback', { name: 'Asha Rao', email, message: WORDS });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: 'Thank you. Your words are in our mailbox.' });
  const letter = await mail(mailbox, /^Feedback on Tessera from Asha Rao$/);
  expectOurLook(letter, 'Somebody has a word for the team');
  for (const part of [...WORDS.split('\n\n'), email]) expect(letter.text).toContain(part);
  expect(letter).toMatchObject({ replyTo: [{ address: email }] });
});

test('without a mailbox of its own, feedback goes to the address of the shop; a name is not needed', async () => {
  const shop = newAddress();
  const world = await withWorld({ overrides: { COMPANY_EMAIL: shop } });
  expect((await post(world, '/feedback', { message: 'Short.' })).statusCode).toBe(200);
  expect((await mail(shop, /^Feedback on Tessera$/)).text).toContain('Short.');
});

test('markup in it stays text, and a line break in a name is refused', async () => {
  const mailbox = newAddress();
  const world = await withWorld({ overrides: { FEEDBACK_MAILBOX: mailbox } });
  const hostile = '<img src=x onerror=alert(1)>';
  expect((await post(world, '/feedback', { message: hostile })).statusCode).toBe(200);
  expect((await mail(mailbox, /Feedback/)).html).not.toContain('<img src=x');
  const injected = { name: 'A\r\nBcc: someone@example.test', message: 'Hello' };
  expect((await post(world, '/feedback', injected)).statusCode).toBe(400);
});

test('nothing, too much, or an address that is none is refused', async () => {
  const world = await withWorld();
  const refused = async (body: object) => (await post(world, '/feedback', body)).statusCode;
  expect(await refused({ message: '   ' })).toBe(400);
  expect(await refused({ message: 'x'.repeat(4_001) })).toBe(400);
  expect(await refused({ message: 'Hello', email: 'not an address' })).toBe(400);
});

test('one network writes five times an hour', async () => {
  const mailbox = newAddress();
  const world = await withWorld({ overrides: { FEEDBACK_MAILBOX: mailbox } });
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await post(world, '/feedback', { message: `Word ${i}` })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('while the mail server is away the visitor is told, and nothing is kept', async () => {
  const smtp = await withFaultProxy(environment()['SMTP_URL']);
  const mailbox = newAddress();
  const world = await withWorld({ overrides: { SMTP_URL: smtp.url, FEEDBACK_MAILBOX: mailbox } });
  await smtp.refuse();
  const response = await post(world, '/feedback', { message: 'Lost words' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    message: 'Your feedback could not be sent. Please try again in a moment.',
  });
  expect(world.logged.join('\n')).not.toContain('Lost words');
  await smtp.restore();
  expect(await mailsTo(mailbox)).toEqual([]);
});
