import { expect, test } from 'vitest';
import { buildSound } from './build-sound.ts';
import type { Prepared } from './check.ts';

const items = ['one', 'one-more', 'two', 'three', 'four'].map(
  (slug) => ({ item: { slug } }) as Prepared,
);
const slugsOf = (some: readonly Prepared[]): string[] => some.map(({ item }) => item.slug);

/** A build that fails with these items, and says what `say` makes of their names. */
async function run(faulty: readonly string[], say: (slugs: readonly string[]) => string) {
  const builds: string[][] = [];
  const blamed = new Map<string, string>();
  const sound = await buildSound(
    items,
    (some) => {
      builds.push(slugsOf(some));
      const here = slugsOf(some).filter((slug) => faulty.includes(slug));
      return Promise.resolve(here.length === 0 ? null : say(here));
    },
    ({ item }, text) => blamed.set(item.slug, text),
  );
  return { sound: slugsOf(sound), builds, blamed };
}

test('a build that passes is the only one', async () => {
  const { sound, builds, blamed } = await run([], () => '');
  expect(builds).toEqual([slugsOf(items)]);
  expect(sound).toEqual(slugsOf(items));
  expect(blamed.size).toBe(0);
});

test('the items that the message names are at fault, and the rest is built again', async () => {
  const { sound, builds, blamed } = await run(['one', 'three'], (slugs) =>
    slugs.map((slug) => `Warning\n\u001B[31mapp/${slug}/component.tsx:1:2\nno ${slug}`).join('\n'),
  );
  expect(blamed.get('three')).toBe('app/three/component.tsx:1:2 / no three');
  expect(blamed.get('one')).toMatch(/^app\/one\/component/);
  expect(builds).toHaveLength(2);
  expect(sound).toEqual(['one-more', 'two', 'four']);
});

test('a message that names nobody is traced by halves', async () => {
  const { sound, builds, blamed } = await run(['two'], () => 'something is wrong');
  expect([...blamed]).toEqual([['two', 'something is wrong']]);
  expect(builds.at(-1)).toEqual(sound);
  expect(sound).toEqual(['one', 'one-more', 'three', 'four']);
});

test('a failure of all together that no half shows is nobody’s', async () => {
  await expect(
    buildSound(
      items,
      (some) => Promise.resolve(some.length === items.length ? 'out of memory' : null),
      () => undefined,
    ),
  ).rejects.toThrow(/only with all items: out of memory/);
});
