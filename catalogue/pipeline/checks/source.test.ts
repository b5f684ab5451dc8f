import { expect, test } from 'vitest';
import type { Item } from '../item.ts';
import { findSourceFaults, importsOf } from './source.ts';

const item = (source: string, meta: Partial<Item['meta']> = {}): Item => ({
  slug: 'piece',
  folder: '',
  name: 'Piece',
  hasDemo: false,
  hash: '',
  source: `${source}\n// var(--brand, red)`,
  meta: {
    title: 'A piece',
    description: '',
    category: 'Hero',
    tags: ['one', 'two'],
    plan: 'Free',
    priceRupees: null,
    usage: '',
    character: 'Swiss',
    situation: '',
    reason: '',
    licence: 'MIT',
    ...meta,
  },
});

test('a file that keeps to the rules has no faults', () => {
  expect(findSourceFaults(item(`import { useId } from 'react';\n'ms-4 text-start'`))).toEqual([]);
});

test.each([
  ['an import', `import x from 'clsx';`, /imports clsx/],
  ['a side by name', `<p className="flex ml-4" />`, /ml-/],
  ['a side behind a breakpoint', `<p className="md:text-left" />`, /text-left/],
  ['a picture from elsewhere', `<img src="https://cdn.example/a.png" />`, /network/],
  ['filler', `'Lorem ipsum dolor'`, /filler/],
])('%s is found', (_, source, fault) => {
  expect(findSourceFaults(item(source)).join('\n')).toMatch(fault);
});

test('licence, price and tags follow the plan', () => {
  expect(findSourceFaults(item('', { plan: 'Pro' })).join()).toMatch(/MIT/);
  expect(findSourceFaults(item('', { priceRupees: 49 })).join()).toMatch(/price/);
  expect(findSourceFaults(item('', { tags: ['One', 'two'] })).join()).toMatch(/lower-case/);
});

test('imports are read over several lines', () => {
  expect(importsOf(`import {\n  useId,\n  useState,\n} from 'react';\nimport 'x.css';`)).toEqual([
    'react',
    'x.css',
  ]);
});
