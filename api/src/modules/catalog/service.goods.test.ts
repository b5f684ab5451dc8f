import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishGoodOf } from '../../../test/catalogue.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MARK = 'highlighted before';
const COLOURED = expect.stringContaining('tok-keyword');
const TSX = { path: 'component.tsx', content: 'export const A: number = 1;' };
const JSX = { path: 'component.jsx', content: 'export const A = 1;' };

const currentOf = (id: string) =>
  world.platform.db
    .selectFrom('components')
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .select(['version.id', 'version.number', 'version.highlightedHtml as html'])
    .select('version.highlightedJsHtml as jsHtml')
    .where('components.id', '=', id)
    .executeTakeFirstOrThrow();

/** Publishes an item whose stored highlighting can be told apart from a later one. */
async function publishMarked(slug: string, highlightedJsHtml: string | null = MARK): Promise<void> {
  const id = await publishGoodOf(world, { slug, title: slug, files: [TSX, JSX] });
  await world.platform.db
    .updateTable('componentVersions')
    .set({ highlightedHtml: MARK, highlightedJsHtml })
    .where('id', '=', (await currentOf(id)).id)
    .execute();
}

const publishAgain = async (slug: string, o: Parameters<typeof publishGoodOf>[1]) => {
  const { number, html, jsHtml } = await currentOf(
    await publishGoodOf(world, { slug, title: slug, files: [TSX, JSX], ...o }),
  );
  return { number, html, jsHtml };
};

describe('code is highlighted once', () => {
  test('an edit highlights nothing', async () => {
    await publishMarked('edited');
    const edited = await publishAgain('edited', { description: 'Other words.' });
    expect(edited).toEqual({ number: 1, html: MARK, jsHtml: MARK });
  });

  test('a version with the same code under another licence highlights nothing', async () => {
    await publishMarked('relicensed');
    const relicensed = await publishAgain('relicensed', { licence: 'A licence of tomorrow' });
    expect(relicensed).toEqual({ number: 2, html: MARK, jsHtml: MARK });
  });

  test('a version with another file highlights this file', async () => {
    await publishMarked('changed');
    const typed = [{ ...TSX, content: 'export const B: number = 1;' }, JSX];
    const first = await publishAgain('changed', { files: typed });
    expect(first).toEqual({ number: 2, html: COLOURED, jsHtml: MARK });
    const both = [typed[0]!, { ...JSX, content: 'export const B = 1;' }];
    const second = await publishAgain('changed', { files: both });
    expect(second).toEqual({ number: 3, html: first.html, jsHtml: COLOURED });
  });

  test('code that was stored without highlighting gets it with the next edit', async () => {
    await publishMarked('plain', null);
    const edited = await publishAgain('plain', { description: 'Other words.' });
    expect(edited).toEqual({ number: 1, html: MARK, jsHtml: COLOURED });
  });
});
