import { expect, test } from 'vitest';
import type { Item } from '../item.ts';
import { spoken } from './fault.ts';
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

const said = (of: Item): string => findSourceFaults(of).map(spoken).join('\n');

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
  expect(said(item(source))).toMatch(fault);
});

test('licence, price and tags follow the plan', () => {
  expect(said(item('', { plan: 'Pro' }))).toMatch(/MIT/);
  expect(said(item('', { priceRupees: 49 }))).toMatch(/price/);
  expect(said(item('', { tags: ['One', 'two'] }))).toMatch(/lower-case/);
});

test('imports are read over several lines', () => {
  expect(importsOf(`import {\n  useId,\n  useState,\n} from 'react';\nimport 'x.css';`)).toEqual([
    'react',
    'x.css',
  ]);
});
