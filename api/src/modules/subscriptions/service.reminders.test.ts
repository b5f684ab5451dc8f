import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPlan } from '../../../test/catalogue.ts';
import { expectOurLook, mail, mailsTo, newAddress } from '../../../test/mailbox.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { clockOf } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

/** Kolkata is five and a half hours ahead. */
const at = (text: string) => new Date(`${text}+05:30`);
const DAY_MS = 86_400_000;

let now = at('2026-12-07T10:00');
let world: World;
let pro: string;
let plus: string;
beforeAll(async () => {
  world = await openWorld({ jobs: true, clock: clockOf(() => now) });
  pro = await createPlan(world, 'Pro', 499);
  plus = await createPlan(world, 'Pro Plus', 999);
});
beforeEach(async () => {
  now = at('2026-12-07T10:00');
  // Grants of earlier tests must not affect this one.
  await world.platform.db.updateTable('grants').set({ revokedAt: now }).execute();
});
afterAll(() => world.close());

const post = () => world.services.reminders.post();

type Period = { endsAt: Date; days?: number; planId?: string; revoked?: boolean };

/** A user with these periods. Returns the address and the ids of the grants. */
async function holder(...periods: Period[]) {
  const { db } = world.platform;
  const [id, email] = [uuidv7(), newAddress()];
  await db.insertInto('users').values({ id, email, name: 'Asha Rao', verifiedAt: now }).execute();
  const grantIds = periods.map(() => uuidv7());
  for (const [index, { endsAt, days = 30, planId = pro, revoked = false }] of periods.entries())
    await db
      .insertInto('grants')
      .values({
        id: grantIds[index]!,
        holderId: id,
        kind: 'plan',
        planId,
        sourceKind: 'order',
        sourceId: uuidv7(),
        startsAt: new Date(endsAt.getTime() - days * DAY_MS),
        endsAt,
        revokedAt: revoked ? now : null,
        snapshot: JSON.stringify({
          name: planId === pro ? 'Pro' : 'Pro Plus',
          pricePaise: 49_900,
          durationDays: days,
          accessiblePlans: [],
        }),
      })
      .execute();
  return { id, email, grantIds };
}

/** When this e-mail has arrived, everything that was queued before has been sent. */
async function settled() {
  const { email } = await holder({ endsAt: at('2026-12-14T12:00') });
  await post();
  await mail(email, /ends on/);
  await expect
    .poll(
      async () =>
        (
          await sql<{ open: number }>`select count(*)::int as open from pgboss.job
            where name = 'plan-letters' and state < 'completed'`.execute(world.platform.db)
        ).rows[0]?.open,
    )
    .toBe(0);
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('seven days before, one day before and at the end, each once, in our look', async () => {
  const { email } = await holder({ endsAt: at('2026-12-14T23:30') });
  await post();
  const week = await mail(email, /ends on/);
  expect(week.subject).toBe('Your Pro plan ends on 14 December 2026');
  expectOurLook(week, 'Pro ends in 7 days');
  expect(week.text).toContain('Hello Asha Rao, your Pro plan ends on 14 December 2026.');
  const checkout = `http://shop.test/checkout/plan/${pro}`;
  expect(week.text).toContain(`Renew subscription: ${checkout}`);
  expect(week.html).toContain(`href="${checkout}"`);

  now = at('2026-12-13T09:00');
  await post();
  const day = await mail(email, /tomorrow/);
  expect(day.subject).toBe('Your Pro plan ends tomorrow');
  expectOurLook(day, 'Pro ends tomorrow');

  now = at('2026-12-15T09:00');
  await post();
  const ended = await mail(email, /has ended/);
  expectOurLook(ended, 'Pro has ended');
  expect(ended.text).toContain('ended on 14 December 2026. Nothing was charged.');
  expect(await subjectsTo(email)).toHaveLength(3);
});

test('a plan that is no longer sold is not offered for renewal', async () => {
  const gone = await createPlan(world, 'Gone', 499);
  await world.platform.db
    .updateTable('plans')
    .set({ withdrawnAt: now })
    .where('id', '=', gone)
    .execute();
  const { email } = await holder({ endsAt: at('2026-12-14T23:30'), planId: gone });
  await post();
  const letter = await mail(email, /ends on/);
  expect(letter.text).toContain('Renew subscription: http://shop.test/#pricing');
});

test('any number of runs at once and afterwards write one letter', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, () => holder({ endsAt: at('2026-12-08T15:00') })),
  );
  const posted = await Promise.all(Array.from({ length: 5 }, post));
  expect(posted.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(await post()).toBe(0);
  for (const { email } of people) await mail(email, /tomorrow/);
  await settled();
  for (const { email } of people) expect(await subjectsTo(email)).toHaveLength(1);
});

test('the database refuses a second letter of a kind for one period', async () => {
  const { grantIds } = await holder({ endsAt: at('2026-12-14T12:00') });
  const row = { grantId: grantIds[0]!, kind: 'week', postedAt: now };
  const insert = () => world.platform.db.insertInto('grantReminders').values(row).execute();
  await insert();
  await expect(insert()).rejects.toThrow(/duplicate key/);
  expect(await post()).toBe(0);
});

test('nothing is written about what was taken back or goes on', async () => {
  const ends = ['2026-12-14T12:00', '2026-12-08T12:00', '2026-12-06T12:00'].map(at);
  const revoked = await Promise.all(ends.map((endsAt) => holder({ endsAt, revoked: true })));
  const renewed = await Promise.all(
    ends.map((endsAt) => holder({ endsAt }, { endsAt: new Date(endsAt.getTime() + 30 * DAY_MS) })),
  );
  expect(await post()).toBe(0);
  await settled();
  for (const { email } of [...revoked, ...renewed]) expect(await subjectsTo(email)).toEqual([]);
});

test('a later period that was taken back, or of another plan, does not silence the letter', async () => {
  const later = at('2027-01-20T12:00');
  const people = [
    await holder({ endsAt: at('2026-12-14T12:00') }, { endsAt: later, revoked: true }),
    await holder({ endsAt: at('2026-12-14T12:00') }, { endsAt: later, planId: plus }),
  ];
  expect(await post()).toBe(2);
  for (const { email } of people) await mail(email, /Your Pro plan ends on/);
});

test('a plan for a week is not announced to end on the day it is bought, nor one for a day', async () => {
  const week = await holder({ endsAt: at('2026-12-14T10:00'), days: 7 });
  const day = await holder({ endsAt: at('2026-12-08T10:00'), days: 1 });
  expect(await post()).toBe(0);
  now = at('2026-12-08T11:00');
  expect(await post()).toBe(1);
  expect(await mail(day.email, /has ended/)).toBeDefined();
  now = at('2026-12-13T10:00');
  expect(await post()).toBe(1);
  expect(await mail(week.email, /tomorrow/)).toBeDefined();
});

test('who has gone is written to no more', async () => {
  const { id, email } = await holder({ endsAt: at('2026-12-14T12:00') });
  await world.platform.db
    .updateTable('users')
    .set({ deletedAt: now, email: null })
    .where('id', '=', id)
    .execute();
  await post();
  await settled();
  expect(await subjectsTo(email)).toEqual([]);
});

test('the round is made by the clock, in the shop’s zone and by day', async () => {
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(
    world.platform.db,
  );
  expect(rows).toContainEqual({
    name: 'plan-reminders',
    cron: '0,30 9-20 * * *',
    timezone: 'Asia/Kolkata',
  });
});
