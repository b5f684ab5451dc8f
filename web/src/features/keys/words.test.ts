import { expect, test } from 'vitest';
import type { ApiKey } from '@tessera/contract/keys';
import { endOf, formatAgo, lastUse } from './words.ts';

const NOW = new Date('2026-11-19T10:00:00Z');
const key = (o: Partial<ApiKey>) => ({ expiresAt: null, lastUsedAt: null, ...o }) as ApiKey;

test.each([
  ['2026-11-19T09:59:30Z', 'just now'],
  ['2026-11-19T09:59:00Z', '1 minute ago'],
  ['2026-11-19T09:56:00Z', '4 minutes ago'],
  ['2026-11-19T07:00:00Z', '3 hours ago'],
  ['2026-11-17T07:00:00Z', '17 Nov 2026'],
])('%s is %s', (moment, words) => {
  expect(formatAgo(new Date(moment), NOW)).toBe(words);
});

test('a key that was not used says so', () => {
  expect(lastUse(key({}), NOW)).toBe('Not yet');
});

test('a key ends never, on a day, or has ended', () => {
  expect(endOf(key({}), NOW)).toEqual({ words: 'never', isOver: false });
  expect(endOf(key({ expiresAt: '2027-02-06T10:00:00Z' }), NOW)).toEqual({
    words: '6 Feb 2027',
    isOver: false,
  });
  expect(endOf(key({ expiresAt: '2026-09-01T10:00:00Z' }), NOW)).toEqual({
    words: 'ended 1 Sept 2026',
    isOver: true,
  });
});
