import { expect, test } from 'vitest';
import { BROWSER_CATEGORIES, COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { demoCode, demoItems } from './items.ts';
import { drawPicture, renderPicture } from './pictures.ts';

const categories = new Set(demoItems.map(({ category }) => category));

test('the shop opens with 40 free, 12 Pro and 8 Pro Plus items', () => {
  const count = (plan: string) => demoItems.filter((item) => item.plan === plan).length;
  expect([count('Free'), count('Pro'), count('Pro Plus')]).toEqual([40, 12, 8]);
  expect(demoItems).toHaveLength(60);
});

test('slugs and titles are unique and fit the catalogue', () => {
  expect(new Set(demoItems.map(({ slug }) => slug)).size).toBe(60);
  expect(new Set(demoItems.map(({ title }) => title)).size).toBe(60);
  for (const { slug, title } of demoItems) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Math.max(slug.length, title.length)).toBeLessThanOrEqual(80);
  }
  expect(demoItems.some(({ title }) => title.length === 60)).toBe(true);
});

test('every category is known and every chip of the browser finds something', () => {
  const known = new Set<string>(COMPONENT_CATEGORIES);
  expect([...categories].filter((category) => !known.has(category))).toEqual([]);
  expect(BROWSER_CATEGORIES.filter((category) => !categories.has(category))).toEqual([]);
});

test('no two neighbours on the wall share a category', () => {
  const repeats = demoItems.filter((item, i) => item.category === demoItems[i - 1]?.category);
  expect(repeats).toEqual([]);
});

test('only paid items have a single price, and tags are few and lower-case', () => {
  const priced = demoItems.filter(({ priceRupees }) => priceRupees !== null);
  expect(priced.filter(({ plan }) => plan === 'Free')).toEqual([]);
  expect(priced.filter(({ priceRupees: price }) => price! < 49 || price! > 299)).toEqual([]);
  for (const { tags } of demoItems) {
    expect(tags.length >= 2 && tags.length <= 5).toBe(true);
    expect(tags.join()).toBe(tags.join().toLowerCase());
  }
});

test('an item draws the same picture twice, in its own proportions', () => {
  for (const item of demoItems) {
    const picture = drawPicture(item);
    expect(drawPicture(item)).toEqual(picture);
    expect(picture.width).toBe(960);
    expect(picture.height / picture.width).toBeCloseTo(item.aspect[1] / item.aspect[0], 2);
  }
  expect(new Set(demoItems.map((item) => drawPicture(item).svg)).size).toBe(60);
});

test('a picture becomes a small WebP and the colours of its quarters', async () => {
  for (const item of demoItems.filter((_, index) => index % 6 === 0)) {
    const { svg, width, height } = drawPicture(item);
    const { webp, placeholder } = await renderPicture(svg, width, height);
    expect(placeholder).toMatch(/^[0-9a-f]{24}$/);
    expect(webp.length).toBeLessThan(25_000);
  }
});

test('the code is one named component', () => {
  for (const item of demoItems) {
    const code = demoCode(item);
    expect(code.match(/export function [A-Z]\w+\(/g)).toHaveLength(1);
    expect(code).not.toMatch(/export default|undefined,|NaN/);
  }
});
