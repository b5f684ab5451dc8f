import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlan } from '../../../test/catalogue.ts';
import { adminUrl, openWorld, type World } from '../../../test/world.ts';
import { searchRepository, type SearchFilter } from './repository.search.ts';

/**
 * Enough rows for lists in several chunks, and for words that are too frequent to be collected but do not occur
 * everywhere.
 */
const COUNT = 22_000;
const PAGES_MAX = 30;

type Item = { id: string; title: string; text: string; category: string; planId: string | null };
type Filter = Omit<SearchFilter, 'limit'>;

let world: World;
let items: Item[];
let plans: string[];

const EIGHT = ['alphas', 'bravos', 'charlie', 'deltas', 'echoes', 'foxtrot', 'golfer', 'hotels'];

const when = (is: boolean, words: string) => (is ? ` ${words}` : '');
const titleOf = (n: number) =>
  `Item${when(n % 3 === 0, 'Third')}${when(n % 5 === 0, 'Fifth')}${when(n % 40 === 0, 'Fortieth')}` +
  `${when(n % 220 === 8, 'Rarity')}${when(n % 17 < 4, 'Leading')}${when(n % 13 < 3, 'Following')}` +
  `${when(n % 50 === 3, 'for a navbar')}${when(n % 3 === 1, `model-${n % 900}`)}` +
  `${when(n % 2 === 0, `c-${n}`)}${when(n % 100 === 50, EIGHT.join(' '))}`;
const descriptionOf = (n: number) =>
  `Number${when(n % 2 === 1, `c-${n}`)}${when(n % 3 === 2, `model-${n % 900}`)}${when(n % 6 === 1, 'sixfold')}` +
  `${when(n % 7 === 2, 'seven dwarfs')}${when(n % 14 === 10, 'dwarfs of seven')}${when(n % 37 === 0, 'sparse')}` +
  `${when(n % 200 === 7, 'sparser')}${when(n % 9 === 4, 'like the fifth')}${when(n % 8 === 1, 'fortieth')}` +
  `${when(n % 300 === 17, 'rarity')}${when(n % 11 === 1, 'and following')}${when(n % 200 === 50, 'xi')}` +
  `${when(n % 17 > 4 && n % 17 < 9, 'upper lower')}${when(n % 13 > 4 && n % 13 < 8, 'lower upper')}`;
const categoryOf = (n: number) =>
  n % 20 === 0
    ? 'Navbar'
    : n % 20 === 1
      ? 'Navigation'
      : n % 25 === 2
        ? 'Footer'
        : n % 500 === 9
          ? 'Team'
          : 'Hero';
const planAt = (n: number) => [null, plans[0]!, plans[1]!, plans[1]!][n % 4]!;

beforeAll(async () => {
  world = await openWorld();
  plans = [await createPlan(world, 'Pro', 499), await createPlan(world, 'Pro Plus', 999)];
  const numbers = Array.from({ length: COUNT }, (_, n) => n);
  const admin = new pg.Client(adminUrl());
  await admin.connect();
  await admin.query('begin');
  const { rows } = await admin.query<{ id: string }>(
    `insert into components (id, slug, status, title, description, category, plan_id, created_at, published_at, current_version_id)
     select md5('item' || n)::uuid, 'item-' || n, 'published', title, description, category, plan, at, at, md5('version' || n)::uuid
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::uuid[]) new (n, title, description, category, plan)
     cross join lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) t
     order by n returning id`,
    [
      numbers,
      numbers.map(titleOf),
      numbers.map(descriptionOf),
      numbers.map(categoryOf),
      numbers.map(planAt),
    ],
  );
  await admin.query(
    `insert into component_versions (id, component_id, number, files, licence, sha256)
     select current_version_id, id, 1, '[{"path":"component.tsx","content":""}]', 'MIT', repeat('0', 64) from components`,
  );
  await admin.query(
    `insert into images (id, component_id, theme, width, height, key, placeholder)
     select md5('image' || id)::uuid, id, 'light', 800, 500, 'components/' || id, repeat('0', 24) from components`,
  );
  await admin.query('commit');
  await admin.query('analyze');
  await admin.end();
  items = rows.map(({ id }, n) => ({
    id,
    title: titleOf(n).toLowerCase(),
    text: [titleOf(n), descriptionOf(n), categoryOf(n)].join('\n').toLowerCase(),
    category: categoryOf(n),
    planId: planAt(n),
  }));
});
afterAll(() => world.close());

/** The specification as plain code: group 0 first, then the others, each newest first. */
function define({ words, category, filed }: Filter): string[] {
  const fits = items
    .toReversed()
    .filter(
      (item) =>
        words.every((word) => item.text.includes(word)) &&
        (!category ||
          category.names.includes(item.category) ||
          item.title.includes(category.inTitle.toLowerCase())) &&
        (filed?.category === undefined || item.category === filed.category) &&
        (filed?.planId === undefined || item.planId === filed.planId),
    );
  const leads = ({ title, text }: Item) =>
    words.every((word) => title.includes(word)) ||
    (words.length > 1 && text.includes(words.join(' ')));
  const [first, others] = [fits.filter(leads), fits.filter((item) => !leads(item))];
  return [...first, ...others].map(({ id }) => id);
}

/** Reads page after page, each from the last row of the previous one. */
async function read(filter: Filter, limit: number) {
  const ids: string[] = [];
  const totals = new Set<number | null>();
  let after = filter.after;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { rows, next, total } = await searchRepository.findCards(world.platform.db, {
      ...filter,
      after,
      limit,
    });
    ids.push(...rows.map(({ id }) => id));
    totals.add(total);
    if (!next) break;
    after = next;
  }
  return { ids, totals: [...totals] };
}

async function expectDefined(filter: Filter, limit: number) {
  const expected = define(filter);
  const { ids, totals } = await read(filter, limit);
  expect(ids).toEqual(expected.slice(0, limit * PAGES_MAX));
  expect([expected.length, null]).toEqual(expect.arrayContaining(totals));
}

const chip = (...names: string[]) => ({ names, inTitle: names[0]! });

describe('among thousands of components a search finds what the definition says', () => {
  test.each([
    ['a word that is nowhere', ['zebra']],
    ['so few that each is looked at', ['rarity']],
    ['some hundred, in two words', ['sparse']],
    ['titles and others', ['fortieth']],
    ['more than are collected', ['sixfold']],
    ['more titles than are collected, and others', ['fifth']],
    ['nearly everything', ['third']],
    ['part of a hundred words', ['c-219']],
    ['part of a thousand words', ['c-1']],
    ['part of hundreds of words, frequent in titles', ['model-']],
    ['part of thousands of words', ['c-']],
    ['one letter', ['c']],
    ['two that are collected', ['sparse', 'fortieth']],
    ['two, one of them part of a thousand words', ['sparse', 'c-1']],
    ['two, one of them everywhere', ['sixfold', 'item']],
    ['two titles, one of them everywhere', ['third', 'fifth']],
    ['two titles, neither of them collected, and others', ['leading', 'following']],
    ['a phrase, and its words in another order', ['seven', 'dwarfs']],
    ['a phrase over the border of two words', ['ven', 'dwa']],
    ['a phrase of words that are everywhere', ['upper', 'lower']],
    ['a phrase of four words', ['like', 'the', 'fifth', 'c-2']],
    ['a phrase of titles and texts', ['fifth', 'fortieth']],
    ['more words than are looked up', [...EIGHT, 'xi']],
  ])('%s: %j', async (_, words) => {
    await expectDefined({ words }, 45);
    await expectDefined({ words }, 1_001);
  });

  test.each([
    { words: ['zebra'] },
    { words: ['rarity'] },
    { words: ['c-219'] },
    { words: ['sparse'] },
    { words: ['fortieth'] },
    { words: ['sixfold'] },
    { words: ['fifth'] },
    { words: ['seven', 'dwarfs'] },
    { words: ['sparse', 'sixfold'] },
  ])('and how many there are: $words', async ({ words }) => {
    const { totals } = await read({ words }, 50);
    expect(totals).toEqual([define({ words }).length]);
  });

  test.each([
    ['too many to be collected', chip('Navbar', 'Navigation')],
    ['some hundred', chip('Footer')],
    ['few', chip('Team')],
    ['none, and in no title', chip('Nothing')],
    ['none, and in many titles', chip('Leading')],
    ['none, and in few titles', chip('Rarity')],
    ['none, and in titles with both words', chip('leading following')],
    ['none, and frequent in titles', chip('Fifth')],
    ['none, and in all titles, a space', chip(' ')],
  ])('in a category: %s', async (_, category) => {
    for (const words of [
      [],
      ['rarity'],
      ['sparse'],
      ['fifth'],
      ['third', 'model-'],
      ['seven', 'dwarfs'],
    ])
      await expectDefined({ words, category }, 70);
  });

  test.each([true, false])('a word that is nowhere is known to be: %s', async (isAll) => {
    const { rows } = await sql<{ textUses: number; titleUses: number }>`
      select text_uses, title_uses from search_look_up(array['zebra'], 0::smallint, ${COUNT}, 26, ${isAll})`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([{ textUses: 0, titleUses: 0 }]);
  });

  test('and how many a chip finds', async () => {
    const category = chip('Navbar', 'Navigation');
    const { totals } = await read({ words: [], category }, 70);
    expect(totals).toEqual([define({ words: [], category }).length]);
  });

  test.each([['rarity'], ['sparse'], ['fifth'], ['third']])(
    'filed in one category and sold with one plan or none: %s',
    async (word) => {
      for (const filed of [
        { category: 'Navbar' },
        { category: 'Team' },
        { planId: null },
        { planId: plans[0]! },
        { category: 'Navigation', planId: plans[0]! },
        { category: 'Footer', planId: null },
      ]) {
        const filter = { words: [word], filed };
        expect(
          await searchRepository.findIds(world.platform.db, { ...filter, limit: 5_000 }),
        ).toEqual(define(filter).slice(0, 5_000));
      }
    },
  );

  test('a card that cannot be shown neither ends the pages nor moves the groups', async () => {
    const filter = { words: ['rarity'] };
    const expected = define(filter);
    const admin = new pg.Client(adminUrl());
    await admin.connect();
    await admin.query(`delete from images where component_id = any($1::uuid[])`, [
      expected.slice(3, 5),
    ]);
    await admin.end();
    for (const limit of [1, 2, 7]) {
      const { ids } = await read(filter, limit);
      expect(ids).toEqual(expected.slice(0, PAGES_MAX * limit).toSpliced(3, 2));
    }
  });
});
