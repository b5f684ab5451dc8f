import { expect, test } from 'vitest';
import { readView, writeView } from './view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

test('an address without a view shows everything as usual', () => {
  expect(read('')).toEqual({ width: null, theme: null, direction: 'ltr', isStill: false });
});

test('a view survives the address, and other parameters stay', () => {
  const view = { width: 768, theme: 'dark', direction: 'rtl', isStill: true } as const;
  const written = writeView(new URLSearchParams('tab=props'), view);
  expect(read(written.toString())).toEqual(view);
  expect(written.get('tab')).toBe('props');
  expect(writeView(written, read('')).toString()).toBe('tab=props');
});

test.each([
  'width=100',
  'width=99999',
  'width=12.5',
  'width=wide',
  'theme=red',
  'dir=up',
  'motion=1',
])('what nobody can choose is ignored: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});
