import { expect, test } from 'vitest';
import { publishComponent } from '../../../test/catalogue.ts';
import { withWorld } from '../../../test/world.ts';
import { isPlainlySpelled } from './shared-answers.ts';

test('addresses that a cache would file under another name are told apart', () => {
  for (const url of ['/', '/dashboard?search=a&category=b', '/x?utm_source=%73', '/x?search=a%26b'])
    expect(isPlainlySpelled(url)).toBe(true);
  for (const url of [
    '/x?%73earch=a',
    '/x?SEARCH=a',
    '/x?search=a&search=b',
    '/x?a=1&%6cimit=2',
    '/x?search=a&Search=b',
  ])
    expect(isPlainlySpelled(url)).toBe(false);
});

test('an oddly spelled list is answered and kept by nobody', async () => {
  const world = await withWorld();
  await publishComponent(world, { title: 'Only one' });
  const plain = await world.http.inject({ url: '/api/component/all?search=zzz' });
  expect(plain.headers['cache-control']).toMatch(/^public/);
  for (const query of ['%73earch=zzz', 'SEARCH=zzz', 'search=zzz&search=one'])
    expect(
      (await world.http.inject({ url: `/api/component/all?${query}` })).headers['cache-control'],
    ).toBe('no-store');
});
