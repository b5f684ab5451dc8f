import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishComponent } from '../../../test/catalogue.ts';
import { connectTo } from '../../../test/scratch-database.ts';
import { adminUrl, withWorld, type World } from '../../../test/world.ts';

let world: World;
beforeEach(async () => {
  world = await withWorld();
});

const list = (query: Record<string, string>) =>
  world.http.inject({ url: `/api/component/all?${String(new URLSearchParams(query))}` });

const found = async (search: string, more: Record<string, string> = {}) =>
  (await list({ search, ...more })).json<{ title: string }[]>().map(({ title }) => title);

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

/** Publishes the items on consecutive days of January. */
const publishAll = async (...items: Parameters<typeof publishComponent>[1][]) => {
  for (const [index, item] of items.entries())
    await publishComponent(world, { publishedAt: day(index + 1), tags: [], ...item });
};

const nextPath = (link: string | string[] | undefined): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(link?.toString() ?? '')?.[1];

/** Reads all pages of a search, by following their links. */
async function walk(query: Record<string, string>) {
  const titles: string[] = [];
  const totals = new Set<unknown>();
  let path: string | undefined = `/api/component/all?${String(new URLSearchParams(query))}`;
  for (let pages = 0; path && pages < 50; pages++) {
    const response = await world.http.inject({ url: path });
    titles.push(...response.json<{ title: string }[]>().map(({ title }) => title));
    totals.add(response.headers['x-total-count']);
    path = nextPath(response.headers.link);
  }
  return { titles, totals: [...totals] };
}

describe('a search', () => {
  test('looks at title, description, category and tags, in any case, and inside words [VA-16]', async () => {
    await publishAll(
      { title: 'In the Zebralike title', description: 'x', category: 'Blocks' },
      { title: 'B', description: 'Made of zeBRAs, mostly', category: 'Blocks' },
      { title: 'C', description: 'x', category: 'Zebra' },
      { title: 'D', description: 'x', category: 'Blocks', tags: ['striped', 'ZEBRA'] },
      { title: 'E', description: 'x', category: 'Blocks', tags: ['horse'], info: 'no zebra here' },
    );
    expect(await found('ZeBra')).toEqual(['In the Zebralike title', 'D', 'C', 'B']);
    expect(await found('ebr')).toHaveLength(4);
    expect(await found('zebrag')).toEqual([]);
  });

  test('wants every word, wherever it is', async () => {
    await publishAll(
      { title: 'Red card', description: 'with a slider' },
      { title: 'Slider', description: 'in blue' },
      { title: 'Slider', description: 'in red' },
    );
    expect(await found('slider red')).toHaveLength(2);
    expect(await found('slider red blue')).toEqual([]);
    expect(await found('s l i d e r r e d c a r d w t h a')).toEqual(['Red card']);
  });

  test('puts titles and whole phrases first, then the newest', async () => {
    await publishAll(
      { title: 'Table of prices', description: 'pricing' },
      { title: 'Old', description: 'a pricing table for you' },
      { title: 'Pricing with a table', description: 'x' },
      { title: 'Scattered', description: 'pricing in a table' },
      { title: 'Newest', description: 'a table, and its pricing' },
    );
    expect(await found('pricing table')).toEqual([
      'Pricing with a table',
      'Old',
      'Newest',
      'Scattered',
      'Table of prices',
    ]);
    expect(await found('cing tab')).toEqual([
      'Pricing with a table',
      'Old',
      'Newest',
      'Scattered',
      'Table of prices',
    ]);
    expect(await found('table')).toEqual([
      'Pricing with a table',
      'Table of prices',
      'Newest',
      'Scattered',
      'Old',
    ]);
  });

  test('finds one and two letters, signs, and other scripts', async () => {
    const long = '漢'.repeat(150) + '字料金表' + '文'.repeat(150);
    await publishAll(
      { title: 'मूल्य तालिका', description: 'सरल पृष्ठ' },
      { title: '料金表セクション', description: long },
      { title: 'ΟΔΟΣ', description: 'ÜBERSCHRIFT' },
      { title: 'Q & A, 50% off', description: 'C++ and UI_kit' },
    );
    expect(await found('तालि')).toEqual(['मूल्य तालिका']);
    expect(await found('料')).toEqual(['料金表セクション']);
    expect(await found('字料金表文')).toEqual(['料金表セクション']);
    expect(await found('οδοσ')).toEqual(['ΟΔΟΣ']);
    expect(await found('ΟΔΟΣ über')).toEqual(['ΟΔΟΣ']);
    for (const text of ['q', '&', '50%', 'c++', 'i_', 'ui_kit', 'q & a,'])
      expect(await found(text)).toEqual(['Q & A, 50% off']);
    for (const text of ['i%', 'z', 'ui-', 'अ', '\\', 'q\0zz'])
      expect(await found(text)).toEqual([]);
  });

  test('pages through both groups without losing or repeating anything, and knows the total', async () => {
    const at = day(1);
    for (let n = 0; n < 30; n++)
      await publishComponent(world, {
        title: n % 3 === 0 ? `Marble ${n}` : `Plain ${n}`,
        description: n % 5 === 4 ? 'nothing' : 'of marble',
        publishedAt: n < 12 ? at : day(n),
      });
    const all = await walk({ search: 'marble', limit: '60' });
    const paged = await walk({ search: 'marble', limit: '4' });
    expect(paged.titles).toEqual(all.titles);
    expect(new Set(paged.titles).size).toBe(26);
    expect(paged.totals).toEqual(['26']);
    expect(paged.titles.findIndex((title) => title.startsWith('Plain'))).toBe(10);
  });

  test('follows edits, withdrawals, dates and deletions', async () => {
    await publishAll({ title: 'One walrus' }, { title: 'Two walrus' }, { title: 'Three' });
    const admin = await connectTo(adminUrl());
    const change = async (statement: string) => {
      await admin.query(statement);
      await world.platform.freshness.changed('catalog');
    };
    await change("update components set description = 'a walrus too' where title = 'Three'");
    expect(await found('walrus')).toEqual(['Two walrus', 'One walrus', 'Three']);
    await change("update components set published_at = '2026-02-01' where title = 'One walrus'");
    expect(await found('walrus')).toEqual(['One walrus', 'Two walrus', 'Three']);
    await change("update components set status = 'withdrawn' where title = 'One walrus'");
    await change("update components set title = 'Two seals' where title = 'Two walrus'");
    expect(await found('walrus')).toEqual(['Three']);
    await change("update components set status = 'published' where title = 'One walrus'");
    expect(await found('walrus')).toEqual(['One walrus', 'Three']);
    await change('delete from components');
    expect(await found('walrus')).toEqual([]);
    const { rows } = await admin.query(
      'select (select count(*) from search_words) + (select count(*) from search_suffixes) + (select count(*) from search_postings) + (select count(*) from search_places) as left',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('keeps the order of dates however they arrive', async () => {
    const admin = await connectTo(adminUrl());
    for (const n of [15, 2, 9, 4, 3, 28, 10, 5, 6, 7, 8, 1, 11, 12])
      await publishComponent(world, { title: `Owl ${n}`, publishedAt: day(n) });
    const titles = [28, 15, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Owl ${n}`);
    expect(await found('owl')).toEqual(titles);
    await admin.query('select rebuild_search()');
    expect(await found('owl', { limit: '59' })).toEqual(titles);
  });

  test('counting a copy leaves the search alone', async () => {
    await publishComponent(world, { title: 'Otter' });
    const read = async () =>
      (await sql`select xmin::text from search_words order by id`.execute(world.platform.db)).rows;
    const before = await read();
    await world.platform.db
      .updateTable('components')
      .set((is) => ({ copyCount: is('copyCount', '+', 1) }))
      .execute();
    expect(await read()).toEqual(before);
  });
});

describe('the category filter', () => {
  test('finds what is filed there or says so in its title, newest first; Navbar also Navigation [VA-17]', async () => {
    await publishAll(
      { title: 'A', category: 'How It Works' },
      { title: 'See how it works', category: 'Blocks' },
      { title: 'How well it works', category: 'Blocks' },
      { title: 'B', category: 'Blocks', description: 'how it works' },
      { title: 'C', category: 'Navbar' },
      { title: 'D', category: 'Navigation' },
      { title: 'A navbar in its title', category: 'Blocks' },
      { title: 'Navigation in its title', category: 'Blocks' },
    );
    expect((await walk({ category: 'How It Works' })).titles).toEqual(['See how it works', 'A']);
    expect((await walk({ category: 'Navbar' })).titles).toEqual([
      'A navbar in its title',
      'D',
      'C',
    ]);
    expect(await walk({ category: 'Navbar', limit: '1' })).toEqual({
      titles: ['A navbar in its title', 'D', 'C'],
      totals: ['3'],
    });
    expect((await walk({ category: 'Nothing' })).titles).toEqual([]);
  });

  test('narrows a search', async () => {
    await publishAll(
      { title: 'Lamp', category: 'Hero' },
      { title: 'Lamp', category: 'FAQ' },
      { title: 'Hero lamp', category: 'FAQ' },
    );
    expect(await found('lamp', { category: 'Hero' })).toEqual(['Hero lamp', 'Lamp']);
  });
});

describe('GET /component/suggest', () => {
  const suggestion = async (search: string) =>
    (
      await world.http.inject({
        url: `/api/component/suggest?${String(new URLSearchParams({ search }))}`,
      })
    ).json<{ suggestion: string | null }>().suggestion;

  test('offers the likest name for a word nothing contains, if that finds something', async () => {
    await publishAll(
      { title: 'Pricing table', tags: ['testimonial'], description: 'An umbrella, perhaps' },
      { title: 'Animated button', tags: [] },
    );
    expect(await suggestion('priccing')).toBe('pricing');
    expect(await suggestion('Buton')).toBe('button');
    expect(await suggestion('testimonal')).toBe('testimonial');
    expect(await suggestion('pricing tabel')).toBe('pricing table');
    expect(await suggestion('animated tabel')).toBeNull();
    expect(await suggestion('umbrela')).toBeNull();
    expect(await suggestion('button')).toBeNull();
    expect(await suggestion('xyzzy')).toBeNull();
  });
});

describe('searches that found nothing', () => {
  const kept = async () =>
    (
      await sql`select query, times from zero_result_searches order by query`.execute(
        world.platform.db,
      )
    ).rows;

  test('are written down later, without anybody in them', async () => {
    await publishComponent(world, { title: 'Otter' });
    for (const search of [
      'Unicorn Card',
      'unicorn card',
      'otter',
      'ann@mail.example',
      '9876543210',
    ])
      await list({ search });
    expect(await kept()).toEqual([]);
    await world.services.zeroResults.flush();
    expect(await kept()).toEqual([{ query: 'unicorn card', times: 2 }]);
  });

  test('stay few, the frequent ones longest', async () => {
    const { zeroResults } = world.services;
    zeroResults.note(['often']);
    zeroResults.note(['often']);
    for (let n = 0; n < 1_300; n++) {
      zeroResults.note([`rare-${n}`]);
      if (n % 150 === 0) await zeroResults.flush();
    }
    for (let n = 0; n < 500; n++) zeroResults.note([`machine-${n}`]);
    await zeroResults.flush();
    const rows = await kept();
    expect(rows).toHaveLength(1_000);
    expect(rows).toContainEqual({ query: 'often', times: 2 });
  });
});
