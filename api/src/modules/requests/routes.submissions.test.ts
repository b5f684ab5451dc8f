import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RequestDetail } from '@tessera/contract/requests';
import { openAccountsWorld } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { plainPicture } from '../../../test/forms.ts';
import { holdLock } from '../../../test/lock-waits.ts';
import { mail, mailsTo } from '../../../test/mailbox.ts';
import {
  allowanceOf,
  requestAdminOf,
  memberWith,
  submit,
  submitted,
} from '../../../test/requests.ts';
import { connectTo, terminateBackend } from '../../../test/scratch-database.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { until } from '../../../test/until.ts';
import { adminUrl, environment, type World } from '../../../test/world.ts';

let world: World;
let store: S3Client;
let pictures: { bytes: Buffer }[];
beforeAll(async () => {
  world = await openAccountsWorld();
  pictures = [{ bytes: await plainPicture() }, { bytes: await plainPicture('jpeg') }];
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = world.config;
  store = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
  });
});
afterAll(async () => {
  store.destroy();
  await world.close();
});

/** The files of all requests. No other test writes to this bucket. */
const countFiles = async (): Promise<number> =>
  (
    await store.send(
      new ListObjectsV2Command({ Bucket: world.config.S3_PRIVATE_BUCKET, Prefix: 'requests/' }),
    )
  ).KeyCount!;
const FILES_OF_TWO_PICTURES = 4;

/** The requests, pictures and queued e-mails of a user. */
const keptOf = async (userId: string) =>
  (
    await sql<{ requests: number; pictures: number; letters: number }>`
      select count(*)::integer as requests,
        (select count(*)::integer from request_pictures p join requests r on r.id = p.request_id
          where r.user_id = ${userId}) as pictures,
        (select count(*)::integer from pgboss.job where name = 'request-letters'
          and data ->> 'requestId' in (select id::text from requests where user_id = ${userId})) as letters
      from requests where user_id = ${userId}`.execute(world.platform.db)
  ).rows[0];

test('the same form sent twice at the same moment is one request', async () => {
  const { token, user, email } = await memberWith(world, 3);
  const before = await countFiles();
  const submissionId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => submit(world, token, { submissionId }, pictures)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const ids = answers.map((answer) => answer.json<RequestDetail>()._id);
  expect(new Set(ids).size).toBe(1);
  expect(answers[3]!.json<RequestDetail>().pictures).toHaveLength(2);
  expect(await keptOf(user._id)).toEqual({ requests: 1, pictures: 2, letters: 1 });
  expect(await countFiles()).toBe(before + FILES_OF_TWO_PICTURES);
  expect(await allowanceOf(world, token)).toMatchObject({ left: 2 });
  await mail(email, /We have your request/);
  const letters = (await mailsTo(email)).filter(({ subject }) => /We have/.test(subject));
  expect(letters).toHaveLength(1);
});

test('the same form sent again later is answered with the request as it is by then', async () => {
  const adminApi = requestAdminOf(world, (await signUpAdmin(world)).token);
  const { token, user } = await memberWith(world, 1);
  const submissionId = randomUUID();
  const first = await submitted(world, token, { submissionId }, pictures);
  const before = await countFiles();
  await adminApi.move(first._id, 'accepted');
  // Its only slot is used by the request itself.
  const again = await submitted(world, token, { submissionId }, pictures);
  expect(again).toMatchObject({ _id: first._id, status: 'accepted' });
  // The e-mails that it was received and that it was accepted.
  expect(await keptOf(user._id)).toEqual({ requests: 1, pictures: 2, letters: 2 });
  expect(await countFiles()).toBe(before);
});

test('ten sendings of one form at once take the only slot once, and all are answered', async () => {
  const { token, user } = await memberWith(world, 1);
  const submissionId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => submit(world, token, { submissionId })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await keptOf(user._id)).toEqual({ requests: 1, pictures: 0, letters: 1 });
});

test('a form that has arrived is answered with its request even when too many others were sent', async () => {
  const strict = await openAccountsWorld({ fresh: false, overrides: { AUTH_LIMIT_FACTOR: '1' } });
  onTestFinished(strict.close);
  const { token } = await memberWith(world, 1);
  const submissionId = randomUUID();
  const first = await submitted(strict, token, { submissionId });
  for (let sent = 1; sent < 20; sent++)
    expect((await submit(strict, token, { submissionId: randomUUID() })).statusCode).toBe(409);
  expect((await submit(strict, token, { submissionId: randomUUID() })).statusCode).toBe(429);
  expect((await submitted(strict, token, { submissionId }))._id).toBe(first._id);
});

test('another form under the same name is refused, whether its words or its pictures differ', async () => {
  const { token, user } = await memberWith(world, 3);
  const submissionId = randomUUID();
  await submitted(world, token, { submissionId }, pictures);
  for (const [words, files] of [
    [{ title: 'Something else' }, pictures],
    [{ links: '["https://seats.example"]' }, pictures],
    [{}, pictures.toReversed()],
    [{}, pictures.slice(1)],
    [{}, []],
  ] as const) {
    const other = await submit(world, token, { submissionId, ...words }, [...files]);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
  }
  expect(await keptOf(user._id)).toMatchObject({ requests: 1 });
  expect((await submit(world, token, { submissionId: 'one' })).statusCode).toBe(400);
});

test('a form that was refused may be mended and sent under the same name', async () => {
  const { token } = await memberWith(world, 1);
  const submissionId = randomUUID();
  const broken = [{ bytes: Buffer.from('not a picture') }];
  expect((await submit(world, token, { submissionId }, broken)).statusCode).toBe(400);
  await submitted(world, token, { submissionId }, pictures);
});

test('two people may choose the same name, and the database itself lets one of them use it once', async () => {
  const [meera, ravi] = [await memberWith(world, 2), await memberWith(world, 2)];
  const submissionId = randomUUID();
  const hers = await submitted(world, meera.token, { submissionId });
  const his = await submitted(world, ravi.token, { submissionId });
  expect(his._id).not.toBe(hers._id);
  const another = await submitted(world, meera.token, { submissionId: randomUUID() });
  const takeAgain = sql`update request_idempotency_keys set submission_id = ${submissionId}
    where request_id = ${another._id}`;
  const owner = await connectTo(adminUrl());
  const { sql: text, parameters } = takeAgain.compile(world.platform.db);
  await expect(owner.query(text, [...parameters])).rejects.toThrow(/request_idempotency_keys_pkey/);
});

const COMMITS = 4_711;

/** Another process whose commits wait until they are released. Its connection can be cut. */
async function withHeldCommits() {
  const database = await withFaultProxy(environment()['DATABASE_URL']);
  const far = await openAccountsWorld({
    fresh: false,
    overrides: { DATABASE_URL: database.url },
  });
  onTestFinished(far.close);
  const owner = await connectTo(adminUrl());
  await owner.query(`
    create function hold_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${COMMITS}); return null; end $$;
    create constraint trigger hold_commit after insert on request_idempotency_keys
      deferrable initially deferred for each row execute function hold_commit()`);
  onTestFinished(
    async () => void (await owner.query('drop function if exists hold_commit() cascade')),
  );
  const { untilWaiting, release } = await holdLock('select pg_advisory_xact_lock($1)', [COMMITS]);
  steerTimers();
  const committing = async (): Promise<number | undefined> =>
    (
      await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
    ).rows[0]?.pid;
  return {
    far,
    database,
    untilWaiting,
    letCommit: release,
    waitForCommit: async (): Promise<number> => {
      await until(async () => (await committing()) !== undefined);
      return (await committing())!;
    },
  };
}

/** Sent again over a working connection, it is one request, with all its pictures. */
async function expectOneWhole(
  { token, user }: { token: string; user: { _id: string } },
  form: { submissionId: string },
) {
  const again = await submitted(world, token, form, pictures);
  for (const { url } of again.pictures) expect((await world.http.inject(url)).statusCode).toBe(200);
  expect(await keptOf(user._id)).toEqual({ requests: 1, pictures: 2, letters: 1 });
  expect(await allowanceOf(world, token)).toMatchObject({ left: 1 });
  return again;
}

describe('when the answer to a commit is lost', () => {
  test('after it, the request is told and keeps its pictures', async () => {
    const meera = await memberWith(world, 2);
    const { far, database, waitForCommit, letCommit } = await withHeldCommits();
    const form = { submissionId: randomUUID() };
    const answer = submit(far, meera.token, form, pictures);
    await waitForCommit();
    database.pause();
    await letCommit();
    await until(async () => (await keptOf(meera.user._id))?.pictures === 2);
    database.cut();
    await database.restore();
    expect((await answer).statusCode).toBe(200);
    const again = await expectOneWhole(meera, form);
    expect((await answer).json<RequestDetail>()._id).toBe(again._id);
  });

  test('while it is at work, its end is waited for', async () => {
    const meera = await memberWith(world, 2);
    const { far, database, waitForCommit, untilWaiting, letCommit } = await withHeldCommits();
    const form = { submissionId: randomUUID() };
    const answer = submit(far, meera.token, form, pictures);
    await waitForCommit();
    database.cut();
    // The commit, and the query for its outcome.
    await untilWaiting(2, answer);
    await letCommit();
    expect((await answer).statusCode).toBe(200);
    const again = await expectOneWhole(meera, form);
    expect((await answer).json<RequestDetail>()._id).toBe(again._id);
  });

  test('and nobody can be asked, the pictures stay for a request that comes yet', async () => {
    const meera = await memberWith(world, 2);
    const { far, database, waitForCommit, letCommit } = await withHeldCommits();
    const form = { submissionId: randomUUID() };
    const answer = submit(far, meera.token, form, pictures);
    await waitForCommit();
    await database.refuse();
    expect((await answer).statusCode).toBe(503);
    await letCommit();
    await until(async () => (await keptOf(meera.user._id))?.requests === 1);
    await expectOneWhole(meera, form);
  });

  test('and it was taken back, the pictures go', async () => {
    const { token, user } = await memberWith(world, 2);
    const { far, waitForCommit } = await withHeldCommits();
    const before = await countFiles();
    const answer = submit(far, token, { submissionId: randomUUID() }, pictures);
    await terminateBackend(await waitForCommit());
    expect((await answer).statusCode).toBe(503);
    expect(await keptOf(user._id)).toEqual({ requests: 0, pictures: 0, letters: 0 });
    expect(await countFiles()).toBe(before);
  });
});
