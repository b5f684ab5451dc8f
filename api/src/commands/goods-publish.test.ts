import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../test/lock-waits.ts';
import { PRODUCTION } from '../../test/production.ts';
import { connectTo } from '../../test/scratch-database.ts';
import { until } from '../../test/until.ts';
import { adminUrl, environment, openWorld, type World } from '../../test/world.ts';
import { readGoods } from '../goods/components.ts';
import { readTemplates } from '../goods/template-records.ts';
import { demoPeople } from '../seed/people.ts';

const PUBLISH = fileURLToPath(new URL('goods-publish.ts', import.meta.url));
const SEED = fileURLToPath(new URL('seed.ts', import.meta.url));
const [components, templates] = [readGoods(), readTemplates()];
const ITEMS = components.length + templates.length;

/** Many processes start here. They load the same modules. */
const compiled = mkdtempSync(join(tmpdir(), 'tessera-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true }));

const env = (overrides: Record<string, string> = PRODUCTION) =>
  environment({
    ...overrides,
    PREVIEW_ORIGIN: 'https://previews.test',
    // A change makes jobs for each edge, so the command must be able to send jobs.
    EDGE_ORIGINS: 'http://127.0.0.1:9',
    EDGE_SECRET: 'a secret for the edge of this test',
    NODE_COMPILE_CACHE: compiled,
  });
// On a busy machine the log has lines of its own.
const linesOf = (stdout: string): string[] =>
  stdout.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
const start = (command: string[], variables: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: variables,
    encoding: 'utf8',
  });
  return { status, lines: linesOf(stdout), stderr: stderr.trim() };
};
const run = (...args: string[]) => start([PUBLISH, ...args], env());

test('an unknown option is refused', () => {
  expect(run('--dry')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run goods:publish -- [--dry-run]'),
  });
});

// A whole publication is slow, so there is one. Each test continues with the shop that the test before it left.
describe('a shop in production', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const countOf = async (
    table:
      | 'plans'
      | 'components'
      | 'componentVersions'
      | 'templates'
      | 'templateVersions'
      | 'images',
  ): Promise<number> => {
    const { count } = await world.platform.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const slugsOf = async (table: 'components' | 'templates') =>
    (
      await world.platform.db
        .selectFrom(table)
        .select('slug')
        .where('status', '=', 'published')
        .execute()
    )
      .map(({ slug }) => slug)
      .toSorted();
  const deleteComponent = (slug: string) =>
    world.platform.db.deleteFrom('components').where('slug', '=', slug).execute();

  const plansCreated = ['created plan Pro', 'created plan Pro Plus'];
  const created = [
    ...components.map(({ slug }) => `created component ${slug}`),
    ...templates.map(({ slug }) => `created template ${slug}`),
  ];
  /** What the killed runs printed. */
  const printedByKilled: string[] = [];

  const COMPONENT_LOCK = `select pg_advisory_xact_lock(hashtextextended('goods ' || $1, 0))`;
  const TEMPLATE_LOCK = `select pg_advisory_xact_lock(hashtextextended('template slugs', 0))`;

  /** Starts the command, waits until it wants a lock that the test holds, and kills it there. */
  async function killAtLock(
    statement: string,
    values: unknown[],
    passOn: (lock: Awaited<ReturnType<typeof holdLock>>) => Promise<() => Promise<void>>,
  ): Promise<void> {
    const lock = await holdLock(statement, values);
    const child = spawn(process.execPath, [PUBLISH], {
      env: env(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [ended, printed] = [once(child, 'exit'), text(child.stdout)];
    await lock.untilWaiting(1, ended);
    const release = await passOn(lock);
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    printedByKilled.push(...linesOf(await printed));
    await release();
    // The server notices the lost connection when the lock is free.
    await until(async () => (await lock.waiting()).length === 0);
  }

  const killBefore = (slug: string) =>
    killAtLock(COMPONENT_LOCK, [slug], (lock) => Promise.resolve(lock.release));

  /** Waits in line behind the first template, so that the run stops at the second. */
  const killBetweenTemplates = () =>
    killAtLock(TEMPLATE_LOCK, [], async (first) => {
      const second = await connectTo(adminUrl());
      await second.query('begin');
      const taken = second.query(TEMPLATE_LOCK);
      await first.untilWaiting(2);
      await first.release();
      await taken;
      await first.untilWaiting(1);
      return async () => void (await second.query('rollback'));
    });

  test('is told by a dry run that it gets the plans and the whole catalogue', async () => {
    expect(components.length).toBeGreaterThanOrEqual(30);
    expect(templates.length).toBeGreaterThanOrEqual(2);
    expect(run('--dry-run')).toEqual({
      status: 0,
      lines: [
        ...plansCreated,
        ...created,
        `The catalogue: ${ITEMS} created, 0 unchanged.`,
        'Nothing was changed: this was a dry run.',
      ],
      stderr: '',
    });
    for (const table of ['plans', 'components', 'templates', 'images'] as const)
      expect(await countOf(table)).toBe(0);
  });

  // The first killed run has made the plans, the others some components each.
  for (const whole of [0, 3, 6, 9, 12, 15, 18, 21, 24])
    test(
      `has ${whole} whole components when a publication is killed before the next`,
      { tags: whole % 12 === 0 ? [] : ['long'] },
      async () => {
        await killBefore(components[whole]!.slug);
        expect([await countOf('plans'), await countOf('components')]).toEqual([2, whole]);
      },
    );

  test('has only whole items when a publication is killed between two templates', async () => {
    await killBetweenTemplates();
    expect([await countOf('components'), await countOf('templates')]).toEqual([
      components.length,
      1,
    ]);
    expect([...plansCreated, ...created]).toEqual(expect.arrayContaining(printedByKilled));
  });

  test('is completed by the next run, with nothing missing and nothing twice', async () => {
    const present = new Set([...(await slugsOf('components')), ...(await slugsOf('templates'))]);
    const missing = created.filter((line) => !present.has(line.split(' ').at(-1)!));
    expect(run()).toEqual({
      status: 0,
      lines: [
        ...missing,
        `The catalogue: ${missing.length} created, ${ITEMS - missing.length} unchanged.`,
      ],
      stderr: '',
    });
    expect(new Set([...printedByKilled, ...missing]).size).toBe(
      printedByKilled.length + missing.length,
    );

    const { db, storage } = world.platform;
    expect(await slugsOf('components')).toEqual(components.map(({ slug }) => slug).toSorted());
    expect(await slugsOf('templates')).toEqual(templates.map(({ slug }) => slug).toSorted());
    expect(await countOf('plans')).toBe(2);
    expect(await countOf('components')).toBe(components.length);
    expect(await countOf('templates')).toBe(templates.length);
    expect(await countOf('componentVersions')).toBe(components.length);
    expect(await countOf('templateVersions')).toBe(templates.length);
    expect(await countOf('images')).toBe(components.flatMap(({ pictures }) => pictures).length);
    const audit = await db.selectFrom('auditLog').select(['action', 'subjectId']).execute();
    expect(audit.filter(({ action }) => action === 'publish')).toHaveLength(ITEMS);
    expect(new Set(audit.map(({ subjectId }) => subjectId)).size).toBe(ITEMS + 2);
    const lost: string[] = [];
    for (const { key } of await db.selectFrom('images').select('key').execute())
      if (!(await storage.has('public', key))) lost.push(key);
    expect(lost).toEqual([]);
  });

  test('is not changed by a further run', () => {
    expect(run()).toEqual({
      status: 0,
      lines: [`The catalogue: ${ITEMS} unchanged.`],
      stderr: '',
    });
  });

  test('hears of an item that fails, by its name and a failed command, and gets the rest', async () => {
    const [taken, other] = components;
    // As if an admin had published a component with this slug.
    await world.platform.db
      .updateTable('components')
      .set({ goodsFingerprint: null })
      .where('slug', '=', taken!.slug)
      .execute();
    await deleteComponent(other!.slug);
    expect(run()).toEqual({
      status: 1,
      lines: [
        `created component ${other!.slug}`,
        `The catalogue: 1 created, ${ITEMS - 2} unchanged.`,
      ],
      stderr: `Failed: ${taken!.slug} (Its slug belongs to a component that the catalogue did not publish.)`,
    });
    await deleteComponent(taken!.slug);
  });

  test('gets the missing item and the demo users from the seed, which publishes the same catalogue', async () => {
    const seed = () => start([SEED], env({}));
    expect(seed()).toEqual({
      status: 0,
      lines: [`The catalogue: 1 created, ${ITEMS - 1} unchanged.`],
      stderr: '',
    });
    expect(await slugsOf('components')).toEqual(components.map(({ slug }) => slug).toSorted());
    expect(seed()).toEqual({
      status: 0,
      lines: [`The catalogue: ${ITEMS} unchanged.`],
      stderr: '',
    });
    const { db } = world.platform;
    const users = await db.selectFrom('users').select('email').execute();
    expect(users).toHaveLength(demoPeople.length);
    expect(users).toEqual(expect.arrayContaining(demoPeople.map(({ email }) => ({ email }))));
    expect(await db.selectFrom('grants').select('id').execute()).toHaveLength(
      demoPeople.filter(({ plan }) => plan !== null).length,
    );
  });
});
