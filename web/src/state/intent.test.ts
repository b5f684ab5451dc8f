import { expect, test } from 'vitest';
import { intentPath, intentQuery, readIntent } from './intent.ts';

const read = (query: string) => readIntent(new URLSearchParams(query));

test('an intent survives from one address to the next', () => {
  const query = '?redirectTo=%2Fdashboard%3Fcategory%3DHero&action=copy&componentId=0199-ab_c';
  expect(read(query)).toEqual({
    redirectTo: '/dashboard?category=Hero',
    action: 'copy',
    componentId: '0199-ab_c',
  });
  expect(intentQuery(read(query))).toBe(query);
  expect(read('templateId=t1&planId=p1&action=download')).toEqual({
    action: 'download',
    templateId: 't1',
    planId: 'p1',
  });
});

test.each([
  'redirectTo=https://evil.example',
  'redirectTo=//evil.example',
  'redirectTo=/\\evil.example',
  'action=explode',
  'componentId=<script>',
  `planId=${'a'.repeat(65)}`,
  '',
])('%j asks for nothing', (query) => {
  expect(read(query)).toEqual({});
  expect(intentQuery(read(query))).toBe('');
});

test('the way back carries what is to be done there', () => {
  expect(intentPath({}, '/dashboard')).toBe('/dashboard');
  expect(intentPath({ redirectTo: '/#pricing', action: 'subscribe', planId: 'p1' }, '/x')).toBe(
    '/?action=subscribe&planId=p1#pricing',
  );
  expect(
    intentPath({ redirectTo: '/dashboard?search=a', action: 'save', componentId: 'c1' }, '/x'),
  ).toBe('/dashboard?search=a&action=save&componentId=c1');
});
