import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeNote } from '@tessera/contract/change-note';
import { createPlan } from '../../test/catalogue.ts';
import { openWorld, type World } from '../../test/world.ts';
import { itemsRepository } from '../modules/catalog/repository.items.ts';
import { inTransaction } from '../platform/db/database.ts';
import { sha256Of } from '../platform/sha256.ts';
import { readGoods, type GoodOnDisk } from './components.ts';
import { publishCatalogue } from './publish.ts';
import { readTemplates } from './template-records.ts';

let world: World;
let planIds: Map<string, string>;
const copy = mkdtempSync(join(tmpdir(), 'tessera-goods-'));

/** Changes a copy of an item as the pipeline would, with the hashes of all files and a valid seal. */
function rejudge(
  { folder, ...before }: GoodOnDisk,
  change: Partial<GoodOnDisk> = {},
  texts: Record<string, string> = {},
): void {
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  const { seal: _, ...record } = { ...before, ...change };
  const named = [...record.files, 'meta.ts', ...record.pictures.map(({ file }) => file)];
  record.sha256 = Object.fromEntries(
    named.map((file) => [file, sha256Of(readFileSync(join(folder, file)))]),
  );
  const sealed = { ...record, seal: sha256Of(JSON.stringify(record)) };
  writeFileSync(join(folder, 'published.json'), JSON.stringify(sealed, null, 2));
}

let notes = 0;
/** A note that no version has yet. */
const changed = () => ({
  changes: { breaks: false, notes: [{ kind: 'changed' as const, text: `Change ${++notes}` }] },
});

// A few items are enough: the others would only be compared each time.
for (const { folder, slug } of readGoods().slice(0, 7))
  cpSync(folder, join(copy, slug), { recursive: true });
for (const good of readGoods(copy)) rejudge(good);
const catalogue = readGoods(copy);
const templates = readTemplates().slice(0, 1);

const copied = (slug: string): GoodOnDisk => readGoods(copy).find((good) => good.slug === slug)!;
/** Publishes the copy. Returns the number of components that changed. */
async function publish(components = readGoods(copy)) {
  const items = { components, templates };
  const { changes, stale, failed } = await publishCatalogue(world.platform, world.services, {
    items,
  });
  expect(failed).toEqual([]);
  return { published: changes.filter(({ kind }) => kind === 'component').length, stale };
}

beforeAll(async () => {
  world = await openWorld();
  const pro = await createPlan(world, 'Pro', 499);
  planIds = new Map([
    ['Pro', pro],
    ['Pro Plus', await createPlan(world, 'Pro Plus', 999, [pro])],
  ]);
});
afterAll(async () => {
  rmSync(copy, { recursive: true });
  await world.close();
});

const publishedOf = async (slug: string) =>
  world.platform.db
    .selectFrom('components')
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .selectAll('components')
    .select(['version.number', 'version.files', 'version.checks'])
    .select(['version.licence', 'version.dependencies'])
    .where('components.slug', '=', slug)
    .executeTakeFirstOrThrow();

const versionsOf = (slug: string) =>
  world.platform.db
    .selectFrom('componentVersions as version')
    .innerJoin('components', 'components.id', 'version.componentId')
    .select(['version.changeNote', 'version.linesAdded', 'version.linesRemoved'])
    .where('components.slug', '=', slug)
    .orderBy('version.number', 'desc')
    .execute();

/** What fails in a dry run and in a real one. */
async function listRefusals(): Promise<string[]> {
  const items = { components: readGoods(copy), templates };
  const { platform, services } = world;
  const dry = await publishCatalogue(platform, services, { items, isDryRun: true });
  const { failed } = await publishCatalogue(platform, services, { items });
  expect(dry.failed).toEqual(failed);
  return failed;
}

// The next tests change the items that this one has published.
test('the first publication has every item', async () => {
  expect(await publish()).toEqual({ published: catalogue.length, stale: [] });
});

test('figures by check become facts of the page, and what a buyer can change is stored with them', async () => {
  const good = copied(catalogue[2]!.slug);
  const entry = (figures: object) => ({ hash: '', date: '2026-11-18', tools: {}, figures });
  const shown = {
    kind: 'workhorse',
    family: 'plain-site',
    client: true,
    limits: ['The number of hours is fixed at 24.'],
    props: [{ name: 'className', type: 'string', required: false, default: "''", comment: 'C.' }],
    tokens: [{ name: '--brand', default: '#000', purpose: 'The main colour.' }],
    slots: ['logo'],
    variants: [],
    requires: { react: '>=18', tailwindcss: '>=4', browser: ['dialog'] },
  };
  const checks = {
    size: entry({ scriptBytes: 1_234 }),
    rendering: entry({
      themes: ['light', 'dark'],
      widths: [360, 1920],
      axeViolations: 0,
      motionFaults: 0,
      rightToLeftFaults: 0,
    }),
    pasted: entry({ pages: 6 }),
  };
  rejudge(good, { ...shown, checks });
  expect(await publish()).toEqual({ published: 1, stale: [] });
  expect((await publishedOf(good.slug)).checks).toMatchObject({
    ...shown,
    ...checks,
    bundleGzipBytes: 1_234,
    accessible: true,
    darkMode: true,
    reducedMotion: true,
    rightToLeft: true,
    widths: [360, 1920],
    worksWhenPasted: true,
  });
  rejudge(good);
  await publish();
});

describe('what a buyer takes home becomes a further version', () => {
  const slug = catalogue[0]!.slug;
  let number = 1;
  const becomesVersion = async () => {
    expect(await publish()).toEqual({ published: 1, stale: [] });
    expect(await publish()).toEqual({ published: 0, stale: [] });
    const row = await publishedOf(slug);
    number++;
    expect(row.number).toBe(number);
    return row;
  };

  test.each(['component.tsx', 'component.jsx'])('a change of %s', async (file) => {
    const good = copied(slug);
    const text = `${readFileSync(join(good.folder, file), 'utf8')}// changed\n`;
    rejudge(good, changed(), { [file]: text });
    expect((await becomesVersion()).files).toContainEqual({ path: file, content: text });
  });

  test('another licence', async () => {
    rejudge(copied(slug), { ...changed(), licence: 'A licence of tomorrow' });
    expect((await becomesVersion()).licence).toBe('A licence of tomorrow');
  });

  test('another dependency', async () => {
    const dependencies = { react: '99.0.0', 'lucide-react': '1.0.0' };
    rejudge(copied(slug), { ...changed(), dependencies });
    expect((await becomesVersion()).dependencies).toEqual(dependencies);
  });

  test('which is refused without a note of its own, and published with one', async () => {
    const good = copied(slug);
    const [before] = await versionsOf(slug);
    const text = `${readFileSync(join(good.folder, 'component.tsx'), 'utf8')}// once more\n`;
    rejudge({ ...good, changes: undefined! }, {}, { 'component.tsx': text });
    expect(await listRefusals()).toEqual([expect.stringContaining('Write changes: { breaks')]);
    rejudge(copied(slug), { changes: before!.changeNote as ChangeNote });
    expect(await listRefusals()).toEqual([expect.stringContaining('Write what changed since')]);
    expect((await publishedOf(slug)).number).toBe(number);
    const note = changed();
    rejudge(copied(slug), note);
    await becomesVersion();
    const [newest] = await versionsOf(slug);
    expect(newest).toEqual({ changeNote: note.changes, linesAdded: 1, linesRemoved: 0 });
  });

  test('and whose note may be put right later', async () => {
    const note = changed();
    rejudge(copied(slug), note);
    expect(await publish()).toEqual({ published: 1, stale: [] });
    expect((await publishedOf(slug)).number).toBe(number);
    expect((await versionsOf(slug))[0]?.changeNote).toEqual(note.changes);
  });
});

test('the note of a first version is not kept, because nothing was before it', async () => {
  const { slug } = catalogue[5]!;
  rejudge(copied(slug), changed());
  await publish();
  expect(await versionsOf(slug)).toEqual([
    { changeNote: null, linesAdded: null, linesRemoved: null },
  ]);
});

describe('what the shop says is edited without a new version', () => {
  const slug = catalogue[1]!.slug;

  test.each([
    ['title', { title: 'Another title' }, { title: 'Another title' }],
    ['description', { description: 'Other words.' }, { description: 'Other words.' }],
    ['category', { category: 'Cards' }, { category: 'Cards' }],
    ['tags', { tags: ['new', 'tags'] }, { tags: ['new', 'tags'] }],
    ['usage', { usage: 'Do it so.' }, { info: 'Do it so.' }],
    ['price', { plan: 'Pro' as const, priceRupees: 7 }, { pricePaise: 700 }],
  ])('%s', async (_, change, expected) => {
    rejudge(copied(slug), change);
    expect(await publish()).toEqual({ published: 1, stale: [] });
    expect(await publishedOf(slug)).toMatchObject({ ...expected, number: 1 });
    expect(await publish()).toEqual({ published: 0, stale: [] });
  });

  test('the plan that opens it', async () => {
    rejudge(copied(slug), { plan: 'Pro Plus' });
    await publish();
    expect(await publishedOf(slug)).toMatchObject({ planId: planIds.get('Pro Plus'), number: 1 });
  });

  test('a photograph', async () => {
    const good = copied(slug);
    appendFileSync(join(good.folder, 'light.webp'), ' ');
    rejudge(good);
    expect(await publish()).toEqual({ published: 1, stale: [] });
    const { id } = await publishedOf(slug);
    const rows = world.platform.db.selectFrom('images').select('key').where('componentId', '=', id);
    const key = `components/${sha256Of(readFileSync(join(good.folder, 'light.webp'))).slice(0, 32)}.webp`;
    expect((await rows.execute()).map((row) => row.key)).toContain(key);
  });
});

test('what an admin changed stays until the item itself changes', async () => {
  const { slug } = catalogue[2]!;
  const { id } = await publishedOf(slug);
  await sql`update components set title = 'By hand' where id = ${id}`.execute(world.platform.db);
  expect(await publish()).toEqual({ published: 0, stale: [] });
  expect(await publishedOf(slug)).toMatchObject({ title: 'By hand' });
});

test.each([
  ['a record that was edited', 'published.json'],
  ['a photograph that was painted over', 'dark.webp'],
  ['code that was changed after it was judged', 'component.tsx'],
  ['a description that was changed after it was judged', 'meta.ts'],
])('%s is left out and named', async (_, file) => {
  const { slug, folder } = copied(catalogue[3]!.slug);
  const before = readFileSync(join(folder, file));
  if (file === 'published.json')
    writeFileSync(join(folder, file), before.toString().replace('"hash"', '"usage2":"","hash"'));
  else appendFileSync(join(folder, file), ' ');
  expect(await publish()).toEqual({ published: 0, stale: [`${slug} (${file})`] });
  writeFileSync(join(folder, file), before);
  expect(await publish()).toEqual({ published: 0, stale: [] });
});

test('an edit that holds one item neither stops the others nor ends in a deadlock', async () => {
  const [first, held] = [catalogue[4]!.slug, catalogue[5]!.slug].map(copied);
  const { id, category } = await publishedOf(held!.slug);
  const counted = (await publishedOf(first!.slug)).category;
  rejudge(first!, { category: 'Cards', title: 'Moved' });
  rejudge(held!, { title: 'Edited by the catalogue' });
  let publishing: ReturnType<typeof publish> | undefined;
  await inTransaction(world.platform.db, async (tx) => {
    await itemsRepository.lock(tx, id);
    // The item that nobody holds comes first.
    const isHeld = ({ slug }: GoodOnDisk) => slug === held!.slug;
    publishing = publish(readGoods(copy).toSorted((a, b) => Number(isHeld(a)) - Number(isHeld(b))));
    await expect.poll(async () => (await publishedOf(first!.slug)).title).toBe('Moved');
    // A publication of all items in one transaction would still lock the counts of both categories.
    await sql`update components set category = ${category === counted ? 'Cards' : counted} where id = ${id}`.execute(
      tx,
    );
  });
  expect(await publishing).toEqual({ published: 2, stale: [] });
  expect(await publishedOf(held!.slug)).toMatchObject({ title: 'Edited by the catalogue' });
});

test('two who publish at once publish once', async () => {
  const { slug, id } = await publishedOf(catalogue[6]!.slug);
  await sql`delete from components where id = ${id}`.execute(world.platform.db);
  const results = await Promise.all([publish(), publish()]);
  expect(results.map(({ stale }) => stale)).toEqual([[], []]);
  expect(await publishedOf(slug)).toMatchObject({ number: 1 });
});
