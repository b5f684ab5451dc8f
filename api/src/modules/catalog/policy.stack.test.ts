import { expect, test } from 'vitest';
import { readFacts, readKind, readRequirements, stackOf } from './policy.stack.ts';

const NOTHING = { checks: {}, dependencies: {}, hasJavascript: false };

test('a record that says all gives the whole row', () => {
  expect(
    stackOf({
      checks: {
        requires: { react: '18 || ^19.2', tailwindcss: '4', browser: ['popover'] },
        pasted: ['fresh Vite project', 'settled Vite project', 'Next.js project'],
      },
      dependencies: { react: '19.3.1' },
      hasJavascript: true,
    }),
  ).toEqual(['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite']);
});

test('a record with a check for each project gives the whole row', () => {
  const check = { hash: 'x', date: '2026-11-18', tools: {}, figures: {} };
  expect(
    stackOf({
      checks: {
        requires: { react: '18 || 19', tailwindcss: '4' },
        pasted: check,
        next: check,
        'create-vite': check,
      },
      dependencies: {},
      hasJavascript: true,
    }),
  ).toEqual(['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite']);
});

test('an older record gives what its dependencies, files and projects say', () => {
  const checks = { pasted: ['fresh Vite project'] };
  const dependencies = { react: '19.3.1' };
  expect(stackOf({ checks, dependencies, hasJavascript: true })).toEqual([
    'React 19',
    'TypeScript and JavaScript',
    'Vite',
  ]);
  expect(stackOf({ ...NOTHING, checks })).toEqual(['React', 'TypeScript', 'Vite']);
});

test('what nobody has checked says only its language', () => {
  expect(stackOf(NOTHING)).toEqual(['TypeScript']);
});

test.each([
  { checks: null },
  { checks: 'text' },
  { checks: [] },
  { checks: { requires: 'React', pasted: 7, limits: { a: 1 }, expressive: 3 } },
])('a record of another shape, $checks, is left out and breaks nothing', ({ checks }) => {
  expect(stackOf({ ...NOTHING, checks })).toEqual(['TypeScript']);
  expect(readFacts(checks)).toMatchObject({ limits: [], requires: {} });
  expect(readFacts(checks).expressive).toBeUndefined();
});

test.each([
  [
    { tailwindcss: '4', browser: ['popover'] },
    { tailwindcss: ['4'], browser: ['popover'] },
  ],
  [{ tailwindcss: '^3.4 || 4' }, { tailwindcss: ['3', '4'], browser: [] }],
  [{ browser: ['dialog'] }, { tailwindcss: [], browser: ['dialog'] }],
  [
    { tailwindcss: '4', browser: 'dialog' },
    { tailwindcss: ['4'], browser: [] },
  ],
])('a record that requires %j needs %j', (requires, needs) => {
  expect(readRequirements(readFacts({ requires }))).toEqual({ requires: needs });
});

test('a record that requires nothing of browsers and Tailwind CSS says nothing about them', () => {
  for (const checks of [
    null,
    {},
    { requires: 'React' },
    { requires: { react: '19', browser: [] } },
  ])
    expect(readRequirements(readFacts(checks))).toEqual({});
});

test('only known kinds are shown', () => {
  expect(readKind('statement')).toEqual({ kind: 'statement' });
  expect(readKind('workhorse')).toEqual({ kind: 'workhorse' });
  expect([readKind('other'), readKind(null), readKind(undefined)]).toEqual([{}, {}, {}]);
});
