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
  const query = readQuery('search=a') as Record<string, string>;
  expect(() => (query['search'] = 'b')).toThrow(/read only/);
  expect({ ...readQuery('search=a') }).toEqual({ search: 'a' });
});
