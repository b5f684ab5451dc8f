import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.server.ts';

test('scripts that are fetched ahead wait for what is painted, and nothing else is touched', () => {
  const page = (priority: string) =>
    `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload"${priority} href="/a.js"/><link rel="preload" as="font" href="/a.woff2"/>`;
  expect(paintFirst(page(''))).toBe(page(' fetchpriority="low"'));
});
