import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishComponent } from '../../test/catalogue.ts';
import { PRODUCTION } from '../../test/production.ts';
import { until } from '../../test/until.ts';
import { environment, openWorld, type World } from '../../test/world.ts';
import { readGoods } from '../goods/components.ts';
import { readTemplates } from '../goods/template-records.ts';

const COMMAND = fileURLToPath(new URL('goods-publish.ts', import.meta.url));
const [components, templates] = [readGoods(), readTemplates()];
const ITEMS = components.length + templates.length;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const env = () => environment({ ...PRODUCTION, PREVIEW_ORIGIN: 'https://previews.test' });
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    env: env(),
    encoding: 'utf8',
  });
  // On a busy machine the log has lines of its own.
  const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  return { status, lines, stderr: stderr.trim() };
};

const countOf = async (
  table: 'plans' | 'components' | 'componentVersions' | 'templates' | 'templateVersions' | 'images',
): Promise<number> => {
  const { count } = await world.platform.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test('an empty shop in production gets the plans and the whole catalogue, and a second run changes nothing', async () => {
  const dry = run('--dry-run');
  expect([dry.status, dry.stderr]).toEqual([0, '']);
  expect(dry.lines.at(-1)).toBe('Nothing was changed: this was a dry run.');
  expect(await countOf('components')).toBe(0);

  const first = run();
  expect([first.status, first.stderr]).toEqual([0, '']);
  expect(first.lines.at(-1)).toBe(`The catalogue: ${ITEMS} created, 0 unchanged.`);
  expect(first.lines).toEqual([...dry.lines.slice(0, -2), first.lines.at(-1)]);
  expect(await countOf('plans')).toBe(2);
  expect(await countOf('components')).toBe(components.length);
  expect(await countOf('templates')).toBe(templates.length);
  expect(components.length).toBeGreaterThanOrEqual(30);
  expect(templates.length).toBeGreaterThanOrEqual(2);

  const second = run();
  expect(second).toEqual({
    status: 0,
    lines: [`The catalogue: ${ITEMS} unchanged.`],
    stderr: '',
  });
});

/** Starts the command and kills it as soon as the condition holds. */
async function killWhen(isSo: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, [COMMAND], { env: env(), stdio: 'ignore' });
  const ended = once(child, 'exit');
  await until(isSo);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
}

test('a publication that is killed ten times is completed by the next run, with nothing missing and nothing twice', async () => {
  await killWhen(async () => (await countOf('plans')) > 0);
  for (let kill = 0; kill < 8; kill++) {
    const before = await countOf('components');
    await killWhen(async () => (await countOf('components')) >= before + 1);
  }
  expect(await countOf('components')).toBeLessThan(components.length);
  await killWhen(async () => (await countOf('templates')) > 0);
  expect(await countOf('templates')).toBeLessThan(templates.length);

  const last = run();
  expect([last.status, last.stderr]).toEqual([0, '']);
  expect(run().lines).toEqual([`The catalogue: ${ITEMS} unchanged.`]);

  const { db, storage } = world.platform;
  const slugs = async (table: 'components' | 'templates') =>
    (await db.selectFrom(table).select('slug').where('status', '=', 'published').execute())
      .map(({ slug }) => slug)
      .toSorted();
  expect(await slugs('components')).toEqual(components.map(({ slug }) => slug).toSorted());
  expect(await slugs('templates')).toEqual(templates.map(({ slug }) => slug).toSorted());
  expect(await countOf('plans')).toBe(2);
  expect(await countOf('componentVersions')).toBe(components.length);
  expect(await countOf('templateVersions')).toBe(templates.length);
  expect(await countOf('images')).toBe(components.flatMap(({ pictures }) => pictures).length);
  const audit = await db.selectFrom('auditLog').select(['action', 'subjectId']).execute();
  expect(audit.filter(({ action }) => action === 'publish')).toHaveLength(ITEMS);
  expect(new Set(audit.map(({ subjectId }) => subjectId)).size).toBe(ITEMS + 2);
  const missing: string[] = [];
  for (const { key } of await db.selectFrom('images').select('key').execute()) {
    const stored = await storage.find('public', key);
    if (!stored) missing.push(key);
    stored?.body.destroy();
  }
  expect(missing).toEqual([]);
});

test('an item that fails is named and makes the command fail, and the rest is published', async () => {
  const [taken] = components;
  await publishComponent(world, { slug: taken!.slug, title: 'Fixture with a taken slug' });
  const { status, lines, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Failed: ${taken!.slug} (Its slug belongs to a component that the catalogue did not publish.)`,
  );
  expect(lines.at(-1)).toBe(`The catalogue: ${ITEMS - 1} created, 0 unchanged.`);
});

test('an unknown option is refused', () => {
  expect(run('--dry')).toMatchObject({
    status: 2,
    stderr: 'usage: npm run goods:publish [-- --dry-run]',
  });
});
