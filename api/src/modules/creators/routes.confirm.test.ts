import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearer,
  get,
  openAccountsWorld,
  post,
  reopen,
  signUp,
  wrongOf,
} from '../../../test/accounts.ts';
import { applied, decide, FIELDS, signUpAdmin } from '../../../test/applicants.ts';
import { expectOurLook, mail, mailsTo, newAddress } from '../../../test/mailbox.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

let world: World;
const clock = movingClock();
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
});
afterAll(() => world.close());

const confirm = async (email: string, otp: string): Promise<number> =>
  (await post(world, '/creator/confirm', { email, otp })).statusCode;

const applyAnonymously = async () => {
  const email = newAddress();
  const { application, otp } = await applied(world, { email, name: 'Buy cheap watches' });
  return { email, otp: otp!, id: application._id };
};

test('a code by mail confirms the address once, and then the receipt follows', async () => {
  const { email, otp } = await applyAnonymously();
  const letter = await mail(email, /confirms your Tessera application/);
  expectOurLook(letter, 'Is this application yours\\?');
  expect(letter.subject).toContain(otp);
  // Another person may have chosen the name, to send their text through us.
  expect(letter.html).not.toContain('watches');
  expect(await confirm(email, wrongOf(otp))).toBe(400);
  expect(await confirm(email, otp)).toBe(200);
  expect(await confirm(email, otp)).toBe(400);
  expectOurLook(await mail(email, /We have your application/), 'Your application is with us');
});

test('five wrong answers kill the code, and it is good for ten minutes', async () => {
  const guessed = await applyAnonymously();
  for (let i = 0; i < 5; i++) expect(await confirm(guessed.email, wrongOf(guessed.otp))).toBe(400);
  expect(await confirm(guessed.email, guessed.otp)).toBe(400);
  const late = await applyAnonymously();
  clock.advance({ seconds: 601 });
  expect(await confirm(late.email, late.otp)).toBe(400);
});

test("somebody else's code is worth nothing", async () => {
  const [asha, ravi] = [await applyAnonymously(), await applyAnonymously()];
  const foreign = ravi.otp === asha.otp ? wrongOf(asha.otp) : ravi.otp;
  expect(await confirm(asha.email, foreign)).toBe(400);
  expect(await confirm(newAddress(), asha.otp)).toBe(400);
});

test('another code comes after a minute, and the one before is dead', async () => {
  const { email, otp } = await applyAnonymously();
  expect((await post(world, '/creator/resend-code', { email })).statusCode).toBe(429);
  clock.advance({ seconds: 61 });
  world = await reopen(world);
  const again = await post(world, '/creator/resend-code', { email });
  const { otp: second } = again.json<{ otp: string }>();
  expect(await confirm(email, otp === second ? wrongOf(otp) : otp)).toBe(400);
  expect(await confirm(email, second)).toBe(200);
});

test('asking for a code tells nothing about an address', async () => {
  const known = await applyAnonymously();
  await confirm(known.email, known.otp);
  const signed = await signUp(world);
  const answers = await Promise.all(
    [newAddress(), signed.email].map((email) => post(world, '/creator/resend-code', { email })),
  );
  for (const answer of answers)
    expect(answer.json()).toEqual({
      message: 'If there is an application of this address, a code is on its way.',
    });
});

const askAgain = async (email: string) => {
  clock.advance({ seconds: 61 });
  world = await reopen(world);
  const answer = await post(world, '/creator/resend-code', { email });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ message: string; otp?: string }>();
};
const standing = async (email: string, otp: string) =>
  (await post(world, '/creator/confirm', { email, otp })).json();

test('an applicant without an account finds the status again by a code, and nothing else of the form', async () => {
  const admin = await signUpAdmin(world);
  const { email, otp, id } = await applyAnonymously();
  expect((await standing(email, otp)).standing).toEqual({
    status: 'pending',
    createdAt: expect.any(String),
    decidedAt: null,
    reason: null,
  });
  const second = (await askAgain(email)).otp!;
  const letter = await mail(email, /shows your Tessera application/);
  expectOurLook(letter, 'See where your application stands');
  expect(letter.subject).toContain(second);
  await decide(world, admin.token, id, 'reject', { reason: 'Too few pages.' });
  expect((await standing(email, second)).standing).toMatchObject({
    status: 'rejected',
    decidedAt: expect.any(String),
    reason: 'Too few pages.',
  });
  expect(await standing(email, second)).toMatchObject({ code: 'INVALID_OTP' });
});

test('an approved applicant who never confirmed is told to, and does it by asking for the status', async () => {
  const admin = await signUpAdmin(world);
  const { email, id } = await applyAnonymously();
  await decide(world, admin.token, id, 'approve');
  expect((await mail(email, /You are in/)).text).toContain(
    'First we need to know that this address is yours',
  );
  const { otp } = await askAgain(email);
  expect((await standing(email, otp!)).standing).toMatchObject({ status: 'approved' });
  const { db } = world.platform;
  expect(
    await db.selectFrom('creators').select('applicationId').where('email', '=', email).execute(),
  ).toEqual([{ applicationId: id }]);
});

const jobsOf = async (): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'creator-letters'`.execute(
      world.platform.db,
    )
  ).rows[0]!.count;

test('an unknown address gets the same answer and the same work, and no mail', async () => {
  const { email, otp } = await applyAnonymously();
  await confirm(email, otp);
  const stranger = newAddress();
  const { otp: sent, ...known } = await askAgain(email);
  expect(sent).toBeDefined();
  const before = await jobsOf();
  expect(await askAgain(stranger)).toEqual(known);
  expect((await jobsOf()) - before).toBe(1);
  expect(await mailsTo(stranger)).toEqual([]);
});

test('a signed-in person gets the receipt at once and no code', async () => {
  const { email, token } = await signUp(world);
  expect((await applied(world, {}, token)).otp).toBeUndefined();
  const letter = await mail(email, /We have your application/);
  expect(letter.text).toContain(`Hello ${FIELDS.name}`);
  expect((await mailsTo(email)).some(({ subject }) => subject.includes('confirms your'))).toBe(
    false,
  );
});

test('the decision comes by mail: approved, or rejected with the reason and how to apply again', async () => {
  const [{ email, token }, admin] = [await signUp(world), await signUpAdmin(world)];
  const first = await applied(world, {}, token);
  await decide(world, admin.token, first.application._id, 'reject', {
    reason: 'Please show us <b>two</b> finished pages.',
  });
  const rejected = await mail(email, /About your application/);
  expectOurLook(rejected, 'Not this time');
  expect(rejected.text).toContain('Please show us <b>two</b> finished pages.');
  expect(rejected.html).not.toContain('<b>two</b>');
  expect(rejected.text).toContain('Apply again: http://shop.test/creator-program');
  const second = await applied(world, {}, token);
  await decide(world, admin.token, second.application._id, 'approve');
  const approved = await mail(email, /You are in/);
  expectOurLook(approved, 'Welcome to the creator program');
  // The same promise as on the page of the program: it is about single sales.
  expect(approved.text).toContain('You keep 100% of every single sale of your components');
  expect(approved.text).toContain('What subscribers of plans pay is not shared');
  expect(approved.text).not.toContain('of what your components earn');
  const own = await get(world, '/creator/user-application', bearer(token));
  expect(own.json()).toMatchObject({ application: { status: 'approved' } });
});

test('a decision about an unconfirmed application carries no word of the stranger who sent it', async () => {
  const { email, id } = await applyAnonymously();
  await decide(world, (await signUpAdmin(world)).token, id, 'reject');
  expect((await mail(email, /About your application/)).html).not.toContain('watches');
});
