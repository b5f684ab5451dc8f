import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld } from '../../../test/accounts.ts';
import { applied, apply, signUpAdmin } from '../../../test/applicants.ts';
import { mail, newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const decide = (id: string, verb: 'approve' | 'reverse', payload?: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/creator/applications/${id}/${verb}`,
    headers: bearer(admin.token),
    ...(payload && { payload }),
  });

test('an approval is taken back with a reason: written down, mailed, and the person may apply again', async () => {
  const email = newAddress();
  const { application } = await applied(world, { email });
  await decide(application._id, 'approve');
  const answer = await decide(application._id, 'reverse', { reason: ' The work was not theirs. ' });
  expect(answer.json()).toMatchObject({
    application: { status: 'rejected', reason: 'The work was not theirs.' },
    message: 'Approval reversed',
  });
  const recorded = await world.platform.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'fields'])
    .where('subjectId', '=', application._id)
    .orderBy('id')
    .execute();
  expect(recorded.at(-1)).toEqual({
    actorId: admin.user._id,
    action: 'reverse',
    fields: ['status', 'reason'],
  });
  expect((await mail(email, /^Your place in the creator program$/)).text).toContain(
    'The work was not theirs.',
  );
  expect((await apply(world, { email })).statusCode).toBe(200);
});

test('a reason is needed, and only an approved application can be reversed', async () => {
  const { application } = await applied(world);
  const pending = await decide(application._id, 'reverse', { reason: 'No' });
  expect([pending.statusCode, pending.json().code]).toEqual([409, 'APPLICATION_NOT_APPROVED']);
  await decide(application._id, 'approve');
  for (const payload of [{}, { reason: ' ' }])
    expect((await decide(application._id, 'reverse', payload)).statusCode).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => decide(application._id, 'reverse', { reason: 'Once' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
});
