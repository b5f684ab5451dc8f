import { expect, test } from 'vitest';
import { javascriptVariant, stripTypes } from './javascript-variant.ts';

test('types go, everything a reader sees stays', () => {
  const source = `import { type ReactNode, useState } from 'react';
import type { FC } from 'react';

/** What it is. */
type Props = { title?: string; children?: ReactNode };

/** Why it is. */
const LIST: string[] = ['a', 'b'];

export function Piece({ title = 'Hi', children }: Props) {
  // A comment that stays.
  const [at, setAt] = useState<number | null>(null);
  const first = LIST[0]!;
  const size = (value: number, unit?: string): string => \`\${value}\${unit}\`;

  return <p onClick={() => setAt(1)}>{title + first + size(at as number)}{children}</p>;
}
`;
  expect(javascriptVariant(source)).toBe(`import { useState } from 'react';

/** Why it is. */
const LIST = ['a', 'b'];

export function Piece({ title = 'Hi', children }) {
  // A comment that stays.
  const [at, setAt] = useState(null);
  const first = LIST[0];
  const size = (value, unit) => \`\${value}\${unit}\`;

  return (
    <p onClick={() => setAt(1)}>
      {title + first + size(at)}
      {children}
    </p>
  );
}
`);
});

test('nested types leave nothing behind', () => {
  const source = `const on = (each: (value: { a: number }) => void, of: Map<string, number[]>) => of;
const kinds = ['x'] as const satisfies readonly string[];
`;
  expect(stripTypes(source)).toBe(`const on = (each, of) => of;
const kinds = ['x'];
`);
});

test('a guard and an async function lose only their types', () => {
  const source = `const isOne = (value: unknown): value is 1 => value === 1;
export async function load<T>(read: () => Promise<T>): Promise<T> {
  return read();
}
`;
  expect(stripTypes(source)).toBe(`const isOne = (value) => value === 1;
export async function load(read) {
  return read();
}
`);
});
