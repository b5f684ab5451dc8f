import { expect, test } from 'vitest';
import { readQuery } from './query.ts';

test.each([
  ['search=a&limit=2', { search: 'a', limit: '2' }],
  ['search=a&limit=2', { search: 'a', limit: '2' }],
  ['', {}],
  ['search=a+b%26c&search=d', { search: ['a b&c', 'd'] }],
  ['search=%E0%A4%A', { search: '%E0%A4%A' }],
  ['', {}],
])('%j is read for what it says, whatever was read before', (text, query) => {
  expect({ ...readQuery(text) }).toEqual(query);
});

test('nobody can change what the next one is given', () => {
  const query = readQuery('search=a&limit=1&limit=2') as { search: string; limit: string[] };
  expect(() => (query.search = 'b')).toThrow(/read only/);
  expect(() => query.limit.push('3')).toThrow(/not extensible/);
  expect({ ...readQuery('search=a&limit=1&limit=2') }).toEqual({ search: 'a', limit: ['1', '2'] });
});
