import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, get, openAccountsWorld, signUp } from '../../test/accounts.ts';
import { publishComponent } from '../../test/catalogue.ts';
import { giveComponent } from '../../test/library.ts';
import { withWorld, type World } from '../../test/world.ts';
import { readGoods } from './components.ts';
import { CATALOGUE_PLANS } from './plans.ts';
import { publishCatalogue } from './publish.ts';
import { lineOf } from './report.ts';
import { readTemplates } from './template-records.ts';

const free = readGoods().filter(({ plan }) => plan === 'Free');
const [kept, leaving, other] = free;
const [template, leavingTemplate] = readTemplates();

const ALL = { components: [kept!, leaving!], templates: [template!, leavingTemplate!] };
const FEWER = { components: [kept!], templates: [template!] };

const publish = async (
  { platform, services }: World,
  items: typeof ALL,
  o: { isDryRun?: boolean } = {},
) => {
  const report = await publishCatalogue(platform, services, { ...o, items });
  return { ...report, changes: report.changes.map(lineOf) };
};

const statusOf = async ({ platform }: World, slug: string, table: 'components' | 'templates') =>
  (await platform.db.selectFrom(table).select('status').where('slug', '=', slug).executeTakeFirst())
    ?.status;

/** Who did what with the item, in order. */
async function audited(
  { platform: { db } }: World,
  table: 'components' | 'templates',
  slug: string,
) {
  const rows = await db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('subjectId', '=', db.selectFrom(table).select('id').where('slug', '=', slug))
    .orderBy('id')
    .execute();
  return rows.map(({ action, actorId }) => (actorId === null ? `system: ${action}` : action));
}

test('a shop that never had a plan gets those of the catalogue, once', async () => {
  const world = await withWorld();
  const { changes } = await publish(world, ALL);
  expect(changes.slice(0, 2)).toEqual(['created plan Pro', 'created plan Pro Plus']);
  const plans = await world.services.plans.listOnSale({ fresh: true });
  expect(plans).toMatchObject([
    { name: 'Pro', price: 499, accessiblePlans: [] },
    { name: 'Pro Plus', price: 999, accessiblePlans: [plans[0]!._id] },
  ]);
  // A plan that was taken off sale is a decision too.
  await world.platform.db.updateTable('plans').set({ withdrawnAt: new Date() }).execute();
  const paid = readGoods().find(({ plan }) => plan === 'Pro')!;
  const again = await publish(world, { ...ALL, components: [...ALL.components, paid] });
  expect(again.changes).toEqual([]);
  expect(again.leftOut).toContain(`${paid.slug} (Pro)`);
  expect(await statusOf(world, paid.slug, 'components')).toBeUndefined();
});

test('a dry run says what would change, and changes nothing', async () => {
  const world = await withWorld();
  const wanted = [
    ...CATALOGUE_PLANS.map(({ name }) => `created plan ${name}`),
    ...ALL.components.map(({ slug }) => `created component ${slug}`),
    ...ALL.templates.map(({ slug }) => `created template ${slug}`),
  ];
  const dry = await publish(world, ALL, { isDryRun: true });
  expect(dry.changes).toEqual(wanted);
  for (const table of ['plans', 'components', 'templates', 'auditLog', 'templateFiles'] as const)
    expect(await world.platform.db.selectFrom(table).select('id').execute()).toEqual([]);
  expect((await publish(world, ALL)).changes).toEqual(wanted);

  const edited = { ...kept!, seal: 'stale' };
  const next = { components: [edited, other!], templates: [template!] };
  const again = await publish(world, next, { isDryRun: true });
  expect(again).toMatchObject({
    changes: [
      `created component ${other!.slug}`,
      `withdrawn component ${leaving!.slug}`,
      `withdrawn template ${leavingTemplate!.slug}`,
    ],
    unchanged: 1,
    stale: [`${kept!.slug} (published.json)`],
    failed: [],
  });
  expect(await statusOf(world, leaving!.slug, 'components')).toBe('published');
  expect(await statusOf(world, other!.slug, 'components')).toBeUndefined();
});

describe('an item that leaves the catalogue', () => {
  let world: World;
  let person: Awaited<ReturnType<typeof signUp>>;
  let ownId: string;
  beforeAll(async () => {
    world = await openAccountsWorld();
    person = await signUp(world);
    ownId = await publishComponent(world, { slug: 'fixture-own', title: 'Fixture of an admin' });
    await publish(world, ALL);
  });
  afterAll(() => world.close());

  const idOf = async (table: 'components' | 'templates', slug: string) =>
    (
      await world.platform.db
        .selectFrom(table)
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id;

  test('is withdrawn by the system, and whoever has it keeps it', async () => {
    const id = await idOf('components', leaving!.slug);
    await giveComponent(world, person.user._id, id);
    expect((await publish(world, FEWER)).changes).toEqual([
      `withdrawn component ${leaving!.slug}`,
      `withdrawn template ${leavingTemplate!.slug}`,
    ]);
    expect((await get(world, `/component/by-slug/${leaving!.slug}`)).statusCode).toBe(404);
    const code = await get(world, `/component/${id}/code`, bearer(person.token));
    expect(code.statusCode).toBe(200);
    expect(await audited(world, 'components', leaving!.slug)).toEqual([
      'system: publish',
      'system: withdraw',
    ]);
    expect(await audited(world, 'templates', leavingTemplate!.slug)).toEqual([
      'system: publish',
      'system: withdraw',
    ]);
    expect((await publish(world, FEWER)).changes).toEqual([]);
  });

  test('is put back when the catalogue has it again', async () => {
    expect((await publish(world, ALL)).changes).toEqual([
      `put back component ${leaving!.slug}`,
      `put back template ${leavingTemplate!.slug}`,
    ]);
    expect((await publish(world, ALL)).changes).toEqual([]);
    expect(await statusOf(world, leaving!.slug, 'components')).toBe('published');
    expect(await statusOf(world, leavingTemplate!.slug, 'templates')).toBe('published');
  });

  test('belongs to the admin who puts it back: neither withdrawn nor put back again', async () => {
    const { catalogAdmin, templatesAdmin } = world.services;
    const admin = { userId: person.user._id } as Parameters<typeof catalogAdmin.putBack>[0];
    const id = await idOf('components', leaving!.slug);
    const templateId = await idOf('templates', leavingTemplate!.slug);
    expect((await publish(world, FEWER)).changes).toHaveLength(2);
    await catalogAdmin.putBack(admin, id);
    await templatesAdmin.putBack(admin, templateId);
    expect((await publish(world, FEWER)).changes).toEqual([]);
    expect(await statusOf(world, leaving!.slug, 'components')).toBe('published');
    expect(await statusOf(world, leavingTemplate!.slug, 'templates')).toBe('published');

    await catalogAdmin.withdraw(admin, id);
    await templatesAdmin.withdraw(admin, templateId);
    expect((await publish(world, ALL)).changes).toEqual([
      `edited component ${leaving!.slug}`,
      `edited template ${leavingTemplate!.slug}`,
    ]);
    expect(await statusOf(world, leaving!.slug, 'components')).toBe('withdrawn');
    expect(await statusOf(world, leavingTemplate!.slug, 'templates')).toBe('withdrawn');
  });

  test('what an admin published is not touched', async () => {
    const { status } = await world.platform.db
      .selectFrom('components')
      .select('status')
      .where('id', '=', ownId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('published');
  });
});

test('what an admin withdrew stays withdrawn, also when the item changes', async () => {
  const world = await withWorld();
  await publish(world, ALL);
  for (const [table, { slug }] of [
    ['components', leaving!],
    ['templates', leavingTemplate!],
  ] as const)
    await world.platform.db
      .updateTable(table)
      .set({ status: 'withdrawn', goodsFingerprint: 'of an earlier state' })
      .where('slug', '=', slug)
      .execute();
  expect((await publish(world, ALL)).changes).toEqual([
    `edited component ${leaving!.slug}`,
    `edited template ${leavingTemplate!.slug}`,
  ]);
  expect(await statusOf(world, leaving!.slug, 'components')).toBe('withdrawn');
  expect(await statusOf(world, leavingTemplate!.slug, 'templates')).toBe('withdrawn');
  expect((await publish(world, ALL)).changes).toEqual([]);
});

test('what an admin changed in a template stays until the template changes', async () => {
  const world = await withWorld();
  await publish(world, ALL);
  const titles = () => world.platform.db.selectFrom('templates').select('title').execute();
  await world.platform.db.updateTable('templates').set({ title: 'By hand' }).execute();
  expect((await publish(world, ALL)).changes).toEqual([]);
  expect(new Set((await titles()).map(({ title }) => title))).toEqual(new Set(['By hand']));
});

test('a slug that an admin uses is refused, and the other items are published', async () => {
  const world = await withWorld();
  await publishComponent(world, { slug: kept!.slug, title: 'Fixture with a taken slug' });
  const report = await publish(world, ALL);
  expect(report.failed).toEqual([
    `${kept!.slug} (Its slug belongs to a component that the catalogue did not publish.)`,
  ]);
  expect(report.changes).toContain(`created component ${leaving!.slug}`);
  expect(report.changes).toContain(`created template ${template!.slug}`);
  const { title } = await world.platform.db
    .selectFrom('components')
    .select('title')
    .where('slug', '=', kept!.slug)
    .executeTakeFirstOrThrow();
  expect(title).toBe('Fixture with a taken slug');
});

test('without records nothing is withdrawn', async () => {
  const world = await withWorld();
  await publish(world, ALL);
  for (const missing of [{ components: [] }, { templates: [] }])
    await expect(publish(world, { ...ALL, ...missing })).rejects.toThrow(
      'The catalogue has no records.',
    );
  expect(await statusOf(world, kept!.slug, 'components')).toBe('published');
});

test('production without an origin for previews publishes the components and names the templates', async () => {
  const world = await withWorld();
  const platform = { ...world.platform, config: { ...world.config, PREVIEW_ORIGIN: undefined } };
  const report = await publish({ ...world, platform }, ALL);
  expect(report.failed).toEqual(
    ALL.templates.map(
      ({ slug }) => `${slug} (PREVIEW_ORIGIN is not set, so its preview has no address.)`,
    ),
  );
  expect(await statusOf(world, kept!.slug, 'components')).toBe('published');
});
