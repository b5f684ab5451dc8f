import { expect, test } from 'vitest';
import type { ComponentCard } from '@tessera/contract/catalog';
import { arrange } from './front.ts';

let made = 0;
const card = (category: string, ratio = 0.6): ComponentCard => ({
  _id: `id-${++made}`,
  slug: `item-${made}`,
  title: `Item ${made}`,
  description: 'Words the front page does not show.',
  category,
  tags: [],
  info: '',
  imageUrl: `/media/${made}.webp`,
  image: { width: 1_000, height: 1_000 * ratio, placeholder: '' },
  createdAt: '2026-11-15T00:00:00.000Z',
});

test('the hero shows three kinds of things whose pictures fit a frame', () => {
  const goods = [
    card('Hero'),
    card('Hero'),
    card('Navbar', 0.1),
    card('FAQ'),
    card('Team', 2),
    card('CTA'),
  ];
  expect(arrange(goods).inlays.map(({ category }) => category)).toEqual(['Hero', 'FAQ', 'CTA']);
});

test('the wall repeats nothing of the hero, and no kind more than twice while there are others', () => {
  const goods = [
    'Hero',
    'FAQ',
    'CTA',
    'Hero',
    'Hero',
    'Hero',
    'Team',
    'FAQ',
    'CTA',
    'Blogs',
    'Footer',
    'Blocks',
  ].map((category) => card(category));
  const { inlays, wall } = arrange(goods);
  expect(wall).toHaveLength(8);
  expect(wall.filter(({ category }) => category === 'Hero')).toHaveLength(2);
  expect(wall.some(({ _id }) => inlays.some((tile) => tile._id === _id))).toBe(false);
});

test('a small shop shows what it has, and an empty one nothing', () => {
  expect(arrange([card('Hero', 3)]).inlays).toHaveLength(1);
  expect(arrange([])).toEqual({ inlays: [], wall: [] });
});

test('what the page does not show does not travel', () => {
  expect(arrange([card('Hero')]).inlays[0]).not.toHaveProperty('description');
});
