import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishGoodOf } from '../../../test/catalogue.ts';
import { expectOurLook, mail, mailsTo, newAddress } from '../../../test/mailbox.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { clockOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

/** Kolkata is five and a half hours ahead. */
const at = (text: string) => new Date(`${text}+05:30`);
const SUBJECT = /newer version/i;

let now = at('2026-12-01T09:00');
let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: true, clock: clockOf(() => now) });
});
beforeEach(async () => {
  now = at('2026-12-01T09:00');
  // Members of earlier tests must not affect this one.
  await world.platform.db.deleteFrom('mailSettings').execute();
});
afterAll(() => world.close());

const post = () => world.services.digests.post();
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.platform.db);

/** A component with this many versions, the last of them published at the given moment. */
async function item(o: { versions: number; publishedAt?: Date; note?: object; title?: string }) {
  const slug = `digest-${uuidv7()}`;
  let id = '';
  for (let number = 1; number <= o.versions; number++)
    id = await publishGoodOf(world, {
      slug,
      ...(o.title && { title: o.title }),
      files: [{ path: 'component.tsx', content: `export const N${number} = ${number};` }],
    });
  await run(sql`update component_versions set published_at = ${o.publishedAt ?? at('2026-11-20T10:00')}
    where component_id = ${id}`);
  if (o.note)
    await run(sql`update component_versions set change_note = ${JSON.stringify(o.note)}::jsonb
      where component_id = ${id} and number = ${o.versions}`);
  return { id, slug };
}

async function member(isOn = true) {
  const { db } = world.platform;
  const [id, email] = [uuidv7(), newAddress()];
  await db.insertInto('users').values({ id, email, name: 'Asha Rao', verifiedAt: now }).execute();
  if (isOn) await world.services.mails.choose(id, 'version-digest', true);
  return { id, email };
}

const copied = (userId: string, componentId: string, version: number) =>
  run(sql`insert into copied_versions (user_id, component_id, version_id, copied_at)
    select ${userId}, component_id, id, ${now} from component_versions
    where component_id = ${componentId} and number = ${version}
    on conflict (user_id, component_id) do update set version_id = excluded.version_id`);

const digestsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => SUBJECT.test(subject));

/** When no job is open, everything that was queued before has been sent. */
const settled = async () =>
  await expect
    .poll(async () => {
      const { rows } = await sql<{ open: number }>`select count(*)::int as open from pgboss.job
        where name = 'version-digests' and state < 'completed'`.execute(world.platform.db);
      return rows[0]?.open;
    })
    .toBe(0);

/** Gives the job of this member to a worker once more. */
const again = (userId: string) =>
  run(sql`update pgboss.job set state = 'retry', completed_on = null, start_after = now(), retry_count = 0
    where name = 'version-digests' and data ->> 'userId' = ${userId}`);

test('on the first day of a month, what is newer is told once, with what changed', async () => {
  const { id, email } = await member();
  const note = {
    breaks: true,
    notes: [
      { kind: 'mended', text: 'The menu closes on phones.' },
      { kind: 'added', text: 'A slot for an icon.' },
    ],
  };
  const menu = await item({ versions: 3, note, title: 'Menu' });
  const other = await item({ versions: 2, publishedAt: at('2026-11-10T10:00') });
  await copied(id, menu.id, 2);
  await copied(id, other.id, 1);
  expect(await post()).toBe(1);
  const sent = await mail(email, SUBJECT);
  expect(sent.subject).toBe('Newer versions of 2 components you copied');
  expectOurLook(sent, 'Newer versions of what you copied');
  expect(sent.text).toContain('Menu v2 → v3');
  expect(sent.text).toContain('- Mended: The menu closes on phones.');
  expect(sent.text).toContain('- Added: A slot for an icon.');
  expect(sent.text).toContain('- Needs a change in your code.');
  expect(sent.text).toContain(`/components/${menu.slug}/versions`);
  expect(sent.html).toContain(`/components/${other.slug}/versions`);
  expect(sent.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  // Later on the same day, and in the next month without anything new.
  now = at('2026-12-01T20:30');
  expect(await post()).toBe(0);
  now = at('2027-01-01T09:00');
  expect(await post()).toBe(0);

  // What was told is not told again, what came since is.
  await run(sql`update component_versions set published_at = ${at('2027-01-10T10:00')}
    where component_id = ${other.id}`);
  now = at('2027-02-01T09:00');
  expect(await post()).toBe(1);
  await settled();
  const all = await digestsTo(email);
  expect(all).toHaveLength(2);
  expect(all[1]!.text).toContain(other.slug);
  expect(all[1]!.text).not.toContain(menu.slug);
});

test('two processes at the same moment post one mail', async () => {
  const { id, email } = await member();
  const { id: itemId } = await item({ versions: 2 });
  await copied(id, itemId, 1);
  const posted = await Promise.all([post(), post(), post(), post()]);
  expect(posted.reduce((sum, count) => sum + count, 0)).toBe(1);
  await mail(email, SUBJECT);
  await settled();
  expect(await digestsTo(email)).toHaveLength(1);
});

test('after a crash before the commit the mail is posted once; a job that runs again sends nothing', async () => {
  const { id, email } = await member();
  const { id: itemId } = await item({ versions: 2 });
  await copied(id, itemId, 1);
  const claims = sql`insert into version_digests (user_id, month, posted_at) values (${id}, '2026-12-01', ${now})`;
  const crash = inTransaction(world.platform.db, async (tx) => {
    await claims.execute(tx);
    throw new Error('the process ended here');
  });
  await expect(crash).rejects.toThrow('ended here');
  expect(await post()).toBe(1);
  await mail(email, SUBJECT);
  await settled();
  // The queue gives the job of a process that died to another one.
  await again(id);
  await settled();
  expect(await digestsTo(email)).toHaveLength(1);
  // The database itself keeps one for each month.
  await expect(claims.execute(world.platform.db)).rejects.toThrow(/version_digests_pkey/);
});

test('nobody gets it who did not ask, or has nothing older, or holds what is withdrawn', async () => {
  const [off, newest, withdrawn, unverified, silent] = [
    await member(false),
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  const { id: itemId } = await item({ versions: 2 });
  const gone = await item({ versions: 2 });
  await run(sql`update components set status = 'withdrawn' where id = ${gone.id}`);
  await run(sql`update users set verified_at = null where id = ${unverified.id}`);
  await copied(off.id, itemId, 1);
  await copied(newest.id, itemId, 2);
  await copied(withdrawn.id, gone.id, 1);
  await copied(unverified.id, itemId, 1);
  expect(await post()).toBe(0);

  // On any other day of the month nothing is sent, in the time zone of the shop.
  await copied(silent.id, itemId, 1);
  for (const moment of ['2026-11-30T23:59', '2026-12-02T00:00', '2026-12-15T09:00']) {
    now = at(moment);
    expect(await post()).toBe(0);
  }
});

test('who switches it off, or copies anew, before the mail is sent gets none', async () => {
  const [left, renewed] = [await member(), await member()];
  const { id: itemId } = await item({ versions: 2 });
  for (const { id } of [left, renewed]) await copied(id, itemId, 1);
  expect(await post()).toBe(2);
  for (const { email } of [left, renewed]) await mail(email, SUBJECT);
  await settled();
  // The same jobs once more, as if they had not been done yet.
  await world.services.mails.choose(left.id, 'version-digest', false);
  await copied(renewed.id, itemId, 2);
  await run(
    sql`update version_digests set sent_at = null where user_id in (${left.id}, ${renewed.id})`,
  );
  for (const { id } of [left, renewed]) await again(id);
  await settled();
  expect(await digestsTo(left.email)).toHaveLength(1);
  expect(await digestsTo(renewed.email)).toHaveLength(1);
});

test('a mail has at most twenty items, and members come in batches', async () => {
  const { id, email } = await member();
  const { id: first } = await item({ versions: 2 });
  await copied(id, first, 1);
  for (let made = 0; made < 21; made++) await copied(id, (await item({ versions: 2 })).id, 1);
  await run(sql`with more as (
      insert into users (id, email, name, verified_at)
      select gen_random_uuid(), 'batch-' || gen_random_uuid() || '@example.test', 'Many', now()
      from generate_series(1, 230) returning id),
    wanted as (
      insert into mail_settings (user_id, kind, is_on, changed_at)
      select id, 'version-digest', true, now() from more)
    insert into copied_versions (user_id, component_id, version_id, copied_at)
    select more.id, v.component_id, v.id, now() from more, component_versions v
    where v.component_id = ${first} and v.number = 1`);
  expect(await post()).toBe(231);
  const { text } = await mail(email, SUBJECT);
  expect(text.match(/v1 → v2/g)).toHaveLength(20);
  expect(await post()).toBe(0);
});
