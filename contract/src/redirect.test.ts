import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

test('paths of our own pass', () => {
  for (const path of ['/', '/dashboard', '/dashboard/saved?x=1#y', '/#pricing'])
    expect(safeRedirect(path)).toBe(path);
});

test('G145: everything that leads elsewhere is refused', () => {
  const bad = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil',
    'javascript:alert(1)',
    '\t//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example/',
    `/${'x'.repeat(10_240)}`,
    '',
    'dashboard',
  ];
  for (const value of bad) expect([value, safeRedirect(value)]).toEqual([value, null]);
  expect(safeRedirect(null)).toBeNull();
});
