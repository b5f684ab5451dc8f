import { expect, test } from 'vitest';
import { filterPath, readFilter } from './filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('category or search, never both: an address with both searches', () => {
  expect(read('category=Hero')).toEqual({ category: 'Hero' });
  expect(read('search=pill')).toEqual({ search: 'pill' });
  expect(read('category=Hero&search=pill')).toEqual({ search: 'pill' });
});

test('unknown parameters and categories change nothing', () => {
  expect(read('utm_source=mail&token=x&category=Spaceships&page=3')).toEqual({});
  expect(read('')).toEqual({});
});

test('a search is trimmed and bounded, an empty one is none', () => {
  expect(read('search=%20%20')).toEqual({});
  expect(read(`search=%20${'a'.repeat(300)}`)).toEqual({ search: 'a'.repeat(100) });
});

test('a cursor is kept as it is, an impossible one dropped', () => {
  expect(read('category=Hero&cursor=a%2Bb')).toEqual({ category: 'Hero', cursor: 'a+b' });
  expect(read(`cursor=${'a'.repeat(301)}`)).toEqual({});
});

test('a filter reads back from its own address', () => {
  for (const filter of [
    {},
    { category: 'How It Works' as const },
    { search: 'a & b', cursor: 'x/+=' },
  ]) {
    const { pathname, searchParams } = new URL(filterPath(filter), 'http://site');
    expect(pathname).toBe('/dashboard');
    expect(readFilter(searchParams)).toEqual(filter);
  }
});
