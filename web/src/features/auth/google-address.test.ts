import { expect, test } from 'vitest';
import { googleAddress } from './google-address.ts';

test('who came for nothing in particular just goes', () => {
  expect(googleAddress({})).toBe('/api/auth/google');
});

test('what somebody wanted to do goes along, beside what their address already said', () => {
  const redirectTo = '/dashboard?category=Hero#top';
  expect(googleAddress({ redirectTo, action: 'copy', componentId: 'c1' })).toBe(
    `/api/auth/google?redirectTo=${encodeURIComponent('/dashboard?category=Hero&action=copy&componentId=c1#top')}`,
  );
});
