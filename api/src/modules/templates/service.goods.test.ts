import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateDetail } from '@tessera/contract/templates';
import { get } from '../../../test/accounts.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { TemplateGood } from './service.goods.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const picture = (name: string) => ({
  key: `templates/${name}.webp`,
  width: 1440,
  height: 900,
  placeholder: 'c93a1d2b4c9be0a11b1f7a5c',
  widths: [],
});
const archive = (letter: string) => ({
  key: `templates/${letter}.zip`,
  fileName: 'two-drum.zip',
  bytes: 34_000,
  entries: 30,
  sha256: letter.repeat(64),
  stack: ['React 19', 'Vite'],
  pages: ['Home', 'Prices'],
});

const good: TemplateGood = {
  slug: 'two-drum',
  title: 'Two Drum',
  subtitle: 'A print studio',
  description: 'Four pages.',
  category: 'Creative',
  tags: ['print'],
  previewUrl: 'https://preview.example.com/two-drum/',
  planId: null,
  pricePaise: 0,
  archive: archive('a'),
  pictures: [picture('one'), picture('two')],
};

let outcome = '';
const publish = async (changes: Partial<TemplateGood> = {}): Promise<TemplateDetail> => {
  outcome = await world.services.templateGoods.publish({ ...good, ...changes }, new Date());
  await world.services.templateGoods.changed();
  return (await get(world, '/template/by-slug/two-drum')).json<TemplateDetail>();
};

test('a template of the catalogue is published once, edited in place, and versioned by its zip', async () => {
  const first = await publish();
  expect(first).toMatchObject({
    title: 'Two Drum',
    version: 1,
    images: ['/media/templates/one.webp', '/media/templates/two.webp'],
    archive: { bytes: 34_000, sha256: 'a'.repeat(64) },
    licence: 'MIT',
    stack: ['React 19', 'Vite'],
    pages: ['Home', 'Prices'],
  });
  expect(outcome).toBe('created');
  expect(await publish()).toEqual(first);
  expect(outcome).toBe('unchanged');
  const edited = await publish({ title: 'Two Drums', pictures: [picture('three')] });
  expect(edited).toMatchObject({ _id: first._id, title: 'Two Drums', version: 1 });
  expect(edited.images).toEqual(['/media/templates/three.webp']);
  expect(outcome).toBe('edited');
  expect(await publish({ archive: archive('b') })).toMatchObject({ _id: first._id, version: 2 });
  expect(outcome).toBe('new version');
});
