import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_FEATURE_WORDS } from '@tessera/contract/browser-features';
import { propsOf, slotsOf } from './checks/props.ts';
import { factsOf, featuresOf, tokensOf } from './facts.ts';
import type { Item } from './item.ts';

const SOURCE = `'use client';

import { Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Step = {
  /** A word. */
  title: string;
  /** A drawing beside it. */
  icon?: ReactNode;
};

type Props = {
  /** Classes of the buyer. */
  className?: string;
  /** The steps, in order. */
  steps: Step[];
  /** Beside the title;
   *  null leaves it out. */
  media?: ReactNode | ((open: boolean) => ReactNode);
  size?: 'small' | 'large';
};

export function Steps({ className = '', steps, media = <Star />, size: scale = 'small' }: Props) {
  const [open] = useState(false);
  return (
    <ol className={\`[font-family:var(--brand-font,ui-serif,Georgia)] text-balance text-[oklch(from_var(--brand,oklch(.5_.2_30))_min(l,.52)_c_h)] @2xl:p-4 \${className}\`}>
      {steps.map(({ title, icon }) => <li key={title}>{icon}{title}{scale}{String(open)}{typeof media === 'function' ? media(open) : media}</li>)}
    </ol>
  );
}
`;

const item = (category: Item['meta']['category']): Item => ({
  slug: 'some-steps',
  folder: '',
  name: 'Steps',
  source: SOURCE,
  hasDemo: false,
  hash: '',
  meta: {
    kind: 'workhorse',
    family: 'plain-site',
    title: 'Steps',
    description: '',
    category,
    tags: ['one', 'two'],
    plan: 'Free',
    priceRupees: null,
    usage: '',
    character: 'Swiss',
    situation: '',
    reason: '',
    licence: 'MIT',
    variants: [{ name: 'Large', props: 'size="large"' }],
  },
});

test('props have their type, default and comment', () => {
  expect(propsOf(SOURCE)).toEqual([
    {
      name: 'className',
      type: 'string',
      required: false,
      default: "''",
      comment: 'Classes of the buyer.',
    },
    {
      name: 'steps',
      type: 'Step[]',
      required: true,
      default: null,
      comment: 'The steps, in order.',
    },
    {
      name: 'media',
      type: 'ReactNode | ((open: boolean) => ReactNode)',
      required: false,
      default: '<Star />',
      comment: 'Beside the title; null leaves it out.',
    },
    {
      name: 'size',
      type: "'small' | 'large'",
      required: false,
      default: "'small'",
      comment: '',
    },
  ]);
});

test('slots are found in props and in their entries', () => {
  expect(slotsOf(SOURCE)).toEqual(['steps[].icon', 'media']);
});

test('variables of the brand come with the whole default', () => {
  expect(tokensOf(SOURCE)).toEqual([
    { name: '--brand', default: 'oklch(.5 .2 30)', purpose: 'The main colour.' },
    { name: '--brand-font', default: 'ui-serif,Georgia', purpose: 'The font of running text.' },
  ]);
});

test('only a workhorse reads the variables of a project with shadcn', () => {
  const source =
    'p-[var(--own,1px)] ring-[var(--ring)] bg-[var(--ring,var(--primary,_#8a1c10))] rounded-[var(--radius,.5rem)] text-[var(--brand,red)]';
  expect(tokensOf(source).map(({ name }) => name)).toEqual(['--brand']);
  expect(tokensOf(source, 'workhorse')).toEqual([
    { name: '--brand', default: 'red', purpose: 'The main colour.' },
    { name: '--primary', default: '#8a1c10', purpose: expect.stringMatching(/main colour/) },
    { name: '--radius', default: '.5rem', purpose: expect.stringMatching(/corners/) },
    {
      name: '--ring',
      default: 'var(--primary, #8a1c10)',
      purpose: expect.stringMatching(/focus/),
    },
  ]);
});

test.each([
  ['oklch(from_var(--brand)_l_c_h)', 'relative colours (oklch from)'],
  ['<div popover="auto" />', 'popover'],
  ['className="has-[input:checked]:bg-white"', ':has()'],
  ['className="@xl:px-8"', 'container queries'],
  ['<dialog ref={dialog}>', 'dialog'],
  ['className="field-sizing-content"', 'field-sizing'],
  ['className="[animation-timeline:view()]"', 'scroll-driven animations'],
  ['className="text-balance"', 'text-wrap balance'],
  ['className="text-pretty"', 'text-wrap pretty'],
  ['color-mix(in_oklch,red,blue)', 'color-mix()'],
  ['light-dark(#fff,#000)', 'light-dark()'],
  ['className="[anchor-name:--menu]"', 'anchor positioning'],
  ['<details name="questions">', 'exclusive details'],
  ['document.startViewTransition(', 'view transitions'],
  ['className="starting:opacity-0"', 'starting-style'],
  ['className="grid-rows-subgrid"', 'subgrid'],
])('%s needs %s, which has words for buyers', (text, feature) => {
  expect(featuresOf(text)).toEqual([feature]);
  expect(Object.keys(BROWSER_FEATURE_WORDS)).toContain(feature);
});

test('every browser feature that a record names has words for buyers', () => {
  const cwd = join(import.meta.dirname, '../components');
  const named = globSync('*/*/published.json', { cwd }).flatMap((path) => {
    const { requires } = JSON.parse(readFileSync(join(cwd, path), 'utf8')) as {
      requires: { browser: string[] };
    };
    return requires.browser;
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in BROWSER_FEATURE_WORDS))).toEqual([]);
});

test('words that only look like a feature need nothing', () => {
  expect(featuresOf(`a person who has-been; mail@xl.example; a dialogue; balance`)).toEqual([]);
});

test('a registry gets the file, its place and the packages with their ranges', () => {
  const facts = factsOf(item('How It Works'));
  expect(facts.registry).toEqual({
    type: 'registry:block',
    files: [
      {
        path: 'component.tsx',
        type: 'registry:component',
        target: '@components/tessera/some-steps.tsx',
      },
    ],
    dependencies: [expect.stringMatching(/^lucide-react@\^\d+\.\d+\.\d+$/)],
  });
  expect(factsOf(item('Buttons')).registry.type).toBe('registry:component');
  expect(facts).toMatchObject({
    client: true,
    family: 'plain-site',
    expressive: null,
    limits: [],
    variants: [{ name: 'Large', props: 'size="large"' }],
    requires: { react: '18 || 19', tailwindcss: '4' },
  });
  expect(facts.requires.browser).toEqual([
    'relative colours (oklch from)',
    'container queries',
    'text-wrap balance',
  ]);
});
