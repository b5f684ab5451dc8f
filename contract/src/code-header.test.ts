import { describe, expect, test } from 'vitest';
import { withHeader, withLastLine, withoutHeader } from './code-header.ts';

const HEADER = {
  title: 'Quiet hero',
  version: 3,
  sha256: '0123456789abcdef'.repeat(4),
  url: 'https://tessera.test/components/quiet-hero',
};
const LINE =
  '// Quiet hero v3 · Tessera · sha256 0123456789ab · https://tessera.test/components/quiet-hero';

describe('the line is the first one', () => {
  test('of code without a directive', () => {
    expect(withHeader('export const A = 1;\n', HEADER)).toBe(`${LINE}\nexport const A = 1;\n`);
  });

  test.each(["'use client';\n", '"use client"\n', "'use client';\r\n", "'use client' \n"])(
    'after %j',
    (directive) => {
      const code = `${directive}\nexport const A = 1;`;
      expect(withHeader(code, HEADER)).toBe(`${directive}${LINE}\n\nexport const A = 1;`);
    },
  );
});

test.each([
  '',
  'export const A = 1;',
  "'use client';\n\nexport const A = 1;\n",
  '// A comment of its own\nexport const A = 1;\n',
  "'use client';\r\nconst a = 1;\r\n",
  "'use client'",
])('taking it away gives exactly what was published: %j', (code) => {
  expect(withoutHeader(withHeader(code, HEADER))).toBe(code);
  expect(withoutHeader(code)).toBe(code);
});

test.each(['const a = 1;\n', "'use client';\n\nconst a = 1;\n", ''])(
  'the line may be the last one, and is taken away from there: %j',
  (code) => {
    const marked = withLastLine(code, HEADER);
    expect(marked.split('\n').at(-2)).toBe(LINE);
    expect(withoutHeader(marked).trim()).toBe(code.trim());
  },
);

test('only one line is taken away', () => {
  const twice = withHeader(withHeader('const a = 1;', HEADER), HEADER);
  expect(withoutHeader(twice)).toBe(`${LINE}\nconst a = 1;`);
});

test.each([
  'Two\nlines',
  'Two\r\nlines',
  'Two\u2028lines',
  'Two\u2029lines',
  ' */ alert(1) /* ',
  'A title v2 · Tessera · sha256 000000000000 · x',
])('a title cannot end the comment: %j', (title) => {
  const code = withHeader('const a = 1;', { ...HEADER, title });
  expect(code.split(/[\n\r\u2028\u2029]/)).toHaveLength(2);
  expect(code.startsWith('// ')).toBe(true);
  expect(withoutHeader(code)).toBe('const a = 1;');
});
