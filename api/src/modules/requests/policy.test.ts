import { describe, expect, test } from 'vitest';
import { faultsOfRequest, isLink, linksOf } from '@tessera/contract/request-rules';
import { findPlace, leftInAll, mayBecome, takesMessages } from './policy.ts';

const period = (grantId: string, requestQuota: number | null, day = 1) => ({
  grantId,
  name: grantId,
  endsAt: new Date(Date.UTC(2026, 10, day)),
  requestQuota,
});

describe('where a request counts', () => {
  test('in the lowest slot that is free, also one that was given back', () => {
    const two = [period('pro', 2)];
    expect(findPlace(two, [])).toEqual({ grantId: 'pro', slot: 1 });
    expect(findPlace(two, [{ grantId: 'pro', slot: 1 }])).toEqual({ grantId: 'pro', slot: 2 });
    expect(findPlace(two, [{ grantId: 'pro', slot: 2 }])).toEqual({ grantId: 'pro', slot: 1 });
  });

  test('nowhere when every slot is taken', () => {
    const taken = [1, 2].map((slot) => ({ grantId: 'pro', slot }));
    expect(findPlace([period('pro', 2)], taken)).toBeNull();
    expect(leftInAll([period('pro', 2)], taken)).toBe(0);
  });

  test('in a period without a bound first, then in the one that ends first', () => {
    const late = period('late', 1, 20);
    const soon = period('soon', 1, 10);
    expect(findPlace([late, soon, period('any', null)], [])).toEqual({
      grantId: 'any',
      slot: null,
    });
    expect(findPlace([late, soon], [])).toEqual({ grantId: 'soon', slot: 1 });
    expect(leftInAll([late, soon], [])).toBe(2);
    expect(leftInAll([late, period('any', null)], [])).toBeNull();
  });
});

test('a request goes forward only, and ends delivered or declined', () => {
  expect(mayBecome('submitted', 'accepted')).toBe(true);
  expect(mayBecome('submitted', 'delivered')).toBe(false);
  expect(mayBecome('accepted', 'in-progress')).toBe(true);
  expect(mayBecome('in-progress', 'delivered')).toBe(true);
  expect(mayBecome('in-progress', 'accepted')).toBe(false);
  for (const ended of ['delivered', 'declined'] as const)
    expect(mayBecome(ended, 'accepted')).toBe(false);
  expect(takesMessages('delivered')).toBe(true);
  expect(takesMessages('declined')).toBe(false);
});

test('links are https, a line each, and carry no password', () => {
  expect(linksOf('https://a.example/x\n\n  https://b.example ')).toEqual([
    'https://a.example/x',
    'https://b.example',
  ]);
  expect(isLink('https://a.example/x?y=1#z')).toBe(true);
  for (const wrong of [
    'http://a.example',
    'javascript:alert(1)',
    'https://user:secret@a.example',
    'https://localhost/',
    'a.example',
    `https://a.example/${'x'.repeat(500)}`,
  ])
    expect(isLink(wrong)).toBe(false);
});

test('a form tells what is missing, field by field', () => {
  expect(
    Object.keys(faultsOfRequest({ title: ' ', category: null, purpose: '', links: [] })),
  ).toEqual(['title', 'category', 'purpose']);
  const links = Array.from({ length: 6 }, (_, index) => `https://a.example/${index}`);
  const whole = { title: 'A wall', category: 'Hero', purpose: 'For a page', links: [] };
  expect(faultsOfRequest(whole)).toEqual({});
  expect(Object.keys(faultsOfRequest({ ...whole, links }))).toEqual(['links']);
});
