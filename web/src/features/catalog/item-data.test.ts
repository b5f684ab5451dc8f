import { expect, it } from 'vitest';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { structuredData, summaryOf } from './item-data.ts';

const free: ComponentDetail = {
  _id: 'id',
  slug: 'calm-hero',
  title: 'Calm hero',
  description: '',
  category: 'Hero',
  tags: ['hero', 'calm'],
  info: '',
  imageUrl: '/media/a.webp',
  image: { width: 1200, height: 900, placeholder: '' },
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 2,
  updatedAt: '2026-11-02T00:00:00.000Z',
  licence: 'MIT',
  hash: '0e6e690a1b2c',
  dependencies: {},
  stack: [],
  limits: [],
  props: [],
  tokens: [],
  checks: {},
  related: [],
};

const graphOf = (item: ComponentDetail) =>
  (structuredData(item, 'https://x.example', '/components/calm-hero') as { '@graph': object[] })[
    '@graph'
  ];

it('describes a free item as code that is accessible for free', () => {
  expect(graphOf(free)).toEqual([
    expect.objectContaining({
      '@type': 'SoftwareSourceCode',
      url: 'https://x.example/components/calm-hero',
      image: 'https://x.example/media/a.webp',
      isAccessibleForFree: true,
    }),
  ]);
  expect(graphOf(free)[0]).not.toHaveProperty('hasPart');
});

it('marks the paywall of a paid item and offers it for its price', () => {
  const [source, product] = graphOf({
    ...free,
    subscriptionPlan: { _id: 'pro', name: 'Pro', price: 499 },
    price: 149,
  });
  expect(source).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: '.paywalled' },
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: { price: '149.00', priceCurrency: 'INR' },
  });
});

it('finds words for an item that has none', () => {
  expect(summaryOf(free)).toBe('Calm hero: a copy-paste Hero component, ready to make your own.');
  expect(summaryOf({ ...free, description: 'Quiet.' })).toBe('Quiet.');
});
