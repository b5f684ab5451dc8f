import { randomBytes } from 'node:crypto';
import {
  GetBucketCorsCommand,
  ListBucketsCommand,
  PutBucketCorsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { createPlan } from '../test/catalogue.ts';
import { startChild } from '../test/child-server.ts';
import { mailsTo, newAddress } from '../test/mailbox.ts';
import { connectTo } from '../test/scratch-database.ts';
import { adminUrl, environment, withWorld, type World } from '../test/world.ts';
import type { Config } from './platform/config.ts';
import { inTransaction } from './platform/db/database.ts';

const ERROR = 50;
/** More than the buffers of a connection can hold. */
const PICTURE = Buffer.alloc(32 * 1024 * 1024);

/** The storage itself, to see what a process changed there. */
function s3Of(config: Config) {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  });
  onTestFinished(() => client.destroy());
  return client;
}

/** The public address and the ops address of a process that has not started yet. */
async function addresses() {
  const [PORT, OPS_PORT] = [String(await freePort()), String(await freePort())];
  return {
    env: { PORT, OPS_PORT, LOG_LEVEL: 'info' },
    site: `http://127.0.0.1:${PORT}`,
    ops: `http://127.0.0.1:${OPS_PORT}`,
  };
}

const statusOf = async (url: string): Promise<number | 'refused'> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'refused';
  }
};

const postMail = async (world: World) => {
  const to = newAddress();
  await inTransaction(world.platform.db, (tx) =>
    world.platform.outbox.post(tx, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
  );
  return to;
};

describe('a process for requests', () => {
  test('leaves without losing one: not ready first, then what is running, then the door', async () => {
    const world = await withWorld();
    await createPlan(world, 'Pro', 499);
    const key = `${randomBytes(8).toString('hex')}.webp`;
    await world.platform.storage.put('public', key, PICTURE, 'image/webp');

    const { env, site, ops } = await addresses();
    const child = startChild(environment({ ...env, ROLES: 'http', DRAIN_SECONDS: '10' }));
    expect(await child.said('ready')).toMatchObject({ roles: ['http'], address: site });
    expect(await statusOf(`${site}/health/ready`)).toBe(200);
    expect(await (await fetch(`${site}/api/subscription-plan`)).json()).toMatchObject([
      { name: 'Pro', price: 499 },
    ]);
    expect(await (await fetch(`${ops}/metrics`)).text()).toContain('http_request_seconds_count');

    // The client does not read the body yet.
    const slow = await fetch(`${site}/media/${key}`);
    child.signal('SIGTERM');
    await child.said('leaving');
    expect(
      await Promise.all([
        statusOf(`${ops}/health/ready`),
        statusOf(`${site}/health/live`),
        statusOf(`${site}/api/component/all`),
      ]),
    ).toEqual([503, 200, 200]);
    await expect.poll(() => statusOf(`${site}/health/live`)).not.toBe(200);
    expect(child.isRunning()).toBe(true);

    expect([slow.status, (await slow.arrayBuffer()).byteLength]).toEqual([200, PICTURE.length]);
    expect(await child.exited).toBe(0);
    expect(child.lines.at(-1)).toMatchObject({ msg: 'left' });
    expect(child.lines.filter(({ level }) => level >= ERROR)).toEqual([]);
    expect(child.complaints()).toBe('');
  });

  test('survives the loss of every database connection it has, and goes on answering', async () => {
    const world = await withWorld({ jobs: true, overrides: { ROLES: 'http' } });
    const { env, site, ops } = await addresses();
    const child = startChild(environment(env));
    expect(await child.said('ready')).toMatchObject({ roles: ['http', 'jobs'] });
    expect(await statusOf(`${site}/api/component/all`)).toBe(200);

    const admin = await connectTo(adminUrl());
    const killed = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename in ('api', 'api_read')`,
    );
    expect(killed.rowCount).toBeGreaterThan(2);
    await expect.poll(() => statusOf(`${ops}/health/ready`)).toBe(200);
    expect(await statusOf(`${site}/api/component/all?search=nobody-asked-before`)).toBe(200);
    const to = await postMail(world);
    await expect.poll(() => mailsTo(to)).toHaveLength(1);

    child.signal('SIGTERM');
    expect(await child.exited).toBe(0);
  });
});

test('a process for jobs works on them, has no public address, and reports to machines', async () => {
  const world = await withWorld({ jobs: true, overrides: { ROLES: 'http' } });
  const { env, site, ops } = await addresses();
  const child = startChild(environment({ ...env, ROLES: 'jobs' }));
  const ready = await child.said('ready');
  expect(ready.roles).toEqual(['jobs']);
  expect(ready).not.toHaveProperty('address');
  expect(await statusOf(`${site}/health/live`)).toBe('refused');
  expect(await statusOf(`${ops}/health/ready`)).toBe(200);
  expect(await statusOf(`${ops}/metrics`)).toBe(200);

  const to = await postMail(world);
  await expect.poll(() => mailsTo(to)).toHaveLength(1);
  child.signal('SIGTERM');
  expect(await child.exited).toBe(0);
  expect(child.lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  expect(child.complaints()).toBe('');
});

test('a start changes no bucket: rules that were set by hand stay', async () => {
  const { config } = await withWorld();
  const client = s3Of(config);
  const rules = [
    { AllowedOrigins: ['https://elsewhere.test'], AllowedMethods: ['GET'], MaxAgeSeconds: 7 },
  ];
  const Bucket = config.S3_PRIVATE_BUCKET;
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: rules } }));
  const child = startChild(environment((await addresses()).env));
  await child.said('ready');
  const { CORSRules } = await client.send(new GetBucketCorsCommand({ Bucket }));
  expect(CORSRules).toMatchObject(rules);
  child.signal('SIGTERM');
  expect(await child.exited).toBe(0);
});

test('without its buckets a process starts, says which command creates them, and is degraded', async () => {
  const { config } = await withWorld();
  const { env, ops } = await addresses();
  const missing = {
    S3_PUBLIC_BUCKET: 'test-nobody-made-this',
    S3_PRIVATE_BUCKET: 'test-nor-this',
  };
  const child = startChild(environment({ ...env, ...missing }));
  await child.said('ready');
  expect(child.lines.filter(({ level }) => level >= ERROR)).toMatchObject([
    { msg: 'storage: a bucket is missing, run "npm run prepare-release" to create it' },
  ]);
  // On a busy machine another service may answer late and be named for a moment.
  const readiness = async () => {
    const ready = await fetch(`${ops}/health/ready`);
    return [ready.status, await ready.json()];
  };
  await expect.poll(readiness).toEqual([200, { status: 'ready', degraded: ['storage'] }]);
  const names = await s3Of(config).send(new ListBucketsCommand({}));
  expect(names.Buckets?.map(({ Name }) => Name)).not.toContain(missing.S3_PUBLIC_BUCKET);
  child.signal('SIGTERM');
  expect(await child.exited).toBe(0);
});

test('a wrong environment stops the start with names and no values', async () => {
  const { DATABASE_URL: _missing, ...rest } = environment({ REDIS_URL: 'hunter2 hunter2' });
  const child = startChild(rest);
  expect(await child.exited).toBe(1);
  expect(child.complaints()).toMatch(/DATABASE_URL: [\s\S]*REDIS_URL: /);
  expect(child.complaints()).not.toContain('hunter2');
});

test('production does not start with the endpoints that only proofs use', async () => {
  const child = startChild(environment({ NODE_ENV: 'production', PROOF_ENDPOINTS: 'true' }));
  expect(await child.exited).toBe(1);
  expect(child.complaints()).toContain('PROOF_ENDPOINTS must not be on in production');
});
