import { expect, test } from 'vitest';
import type { Item } from '../item.ts';
import { spoken } from './fault.ts';
import { importsOf } from './imports-of.ts';
import { findSourceFaults } from './source.ts';

const PIECE = `type Props = {
  /** Classes of the buyer. */
  className?: string;
};
export function Piece({ className = '' }: Props) {
  return <p className={\`text-[var(--brand,red)] \${className}\`} />;
}`;

const item = (source: string, meta: Partial<Item['meta']> = {}): Item => ({
  slug: 'piece',
  folder: '',
  name: 'Piece',
  hasDemo: false,
  hash: '',
  source: `${source}\n${PIECE}`,
  meta: {
    kind: 'statement',
    title: 'A piece: What a check is given',
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
  expect(
    findSourceFaults(item(`import { useId } from 'react';\nconst side = 'ms-4 text-start';`)),
  ).toEqual([]);
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

test.each([
  'A piece',
  'Piece: what it is',
  'Piece: What it is: more',
  'A name of four words: What it is',
  'A piece: What it is in more words than fit on two lines',
])('the title “%s” has no short name with what the item is', (title) => {
  expect(said(item('', { title }))).toMatch(/Short name: What it is/);
});

test.each([
  ['--primary', 'var(--primary,red)', /^$/],
  ['the brand', 'var(--brand,red)', /no colour follows --primary\n.*follows --brand instead/],
  ['the brand and --primary', 'var(--brand,var(--primary,red))', /follows --brand instead/],
  ['the second brand in short', 'var(--primary,red)] bg-(--brand-2) p-[1px', /follows --brand/],
  [
    '--primary with a font of the brand',
    'var(--primary,red)] [font-family:var(--brand-font,inherit)',
    /^$/,
  ],
])('a workhorse whose colours follow %s', (_, value, fault) => {
  const source = PIECE.replace('var(--brand,red)', value);
  expect(said({ ...item('', { kind: 'workhorse' }), source })).toMatch(fault);
});

test('imports are read over several lines', () => {
  expect(importsOf(`import {\n  useId,\n  useState,\n} from 'react';\nimport 'x.css';`)).toEqual([
    'react',
    'x.css',
  ]);
});

const written = (source: string): string => said({ ...item(''), source });

test.each([
  ['a hook', `const id = useId();`, ''],
  ['a hook of a namespace', `const id = React.useId();`, ''],
  ['a handler', '', '<button onClick={go} />'],
  ['a context', `const Open = createContext(false);`, ''],
])("'use client' is asked for by %s, and only then", (_, before, body) => {
  const file = `${before}\n${PIECE.replace('/>;', `>${body}</p>;`)}`;
  expect(written(file)).toMatch(/does not begin with 'use client'/);
  expect(written(`'use client';\n${file}`)).toBe('');
  expect(written(`import x from 'react';\n'use client';\n${file}`)).toMatch(/does not begin/);
});

test('a word that only looks like a hook or a handler asks for nothing', () => {
  const text = `// useState() and onClick={} are not used\nconst user = userOf('use client');`;
  expect(written(`${text}\n${PIECE}`)).toBe('');
  expect(written(`'use client';\n${PIECE}`)).toMatch(/needs no browser/);
});

test.each([
  ['is missing', PIECE.replace('className?: string;', 'note?: string;'), /no prop className/],
  ['is required', PIECE.replace('className?:', 'className:'), /not an optional string/],
  ['has no default', PIECE.replace(`className = ''`, 'className'), /default of className/],
  [
    'is not on the root',
    PIECE.replace('<p ', '<div><p ').replace('/>;', '/></div>;'),
    /last of the classes of the root/,
  ],
  [
    'stands before other classes',
    PIECE.replace('${className}', '${className} p-4'),
    /last of the classes of the root/,
  ],
  [
    'is missing on one of two roots',
    PIECE.replace('return', 'if (!className) return <b />;\n  return'),
    /last of the classes of the root/,
  ],
])('className that %s is found', (_, source, fault) => {
  expect(written(source)).toMatch(fault);
});

test('className is followed through a condition, a name and nested functions', () => {
  const through = PIECE.replace('return', 'const root =').replace('}`;', '}`');
  expect(
    written(
      through.replace(
        /\n\}$/,
        '\n  const inner = [1].map(() => { return <b />; });\n  return className ? root : null;\n}',
      ),
    ),
  ).toBe('');
});

test('every prop has a comment of its own', () => {
  const two = PIECE.replace('className?: string;', 'className?: string;\n  note?: string;');
  expect(written(two)).toMatch(/the prop note has no comment/);
});

test.each([
  ['[font-family:Georgia,serif]', false],
  ['[font-family:var(--face)]', false],
  ['[font-family:inherit]', true],
  ['[font-family:var(--brand-font,Georgia,serif)]', true],
  ['[font-family:var(--brand-font-display,Georgia,serif)]', true],
  ['[font-family:var(--face)] [--face:var(--brand-font,Georgia)]', true],
])('the family of %s can be changed: %s', (classes, can) => {
  const faults = written(PIECE.replace('text-[', `${classes} text-[`));
  expect(faults).toMatch(can ? /^$/ : /does not follow --brand-font/);
});
