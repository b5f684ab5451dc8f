import { expect, test } from 'vitest';
import { findMissingPages } from './build.ts';

test('a page that the build has not made is named', () => {
  const dist = [{ path: 'index.html', content: Buffer.from('') }];
  expect(findMissingPages(['index.html'], dist)).toEqual([]);
  expect(findMissingPages(['index.html', 'docs/index.html'], dist)).toEqual([
    { check: 'build', text: 'it makes no docs/index.html' },
  ]);
});
