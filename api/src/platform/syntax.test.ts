import { expect, it } from 'vitest';
import { findSyntaxProblems } from './syntax.ts';

const WHOLE = `'use client';
import { useState, type ReactNode } from 'react';

type Props<T> = { items: readonly T[]; render: (item: T) => ReactNode };

export function List<T,>({ items, render }: Props<T>) {
  const [open, setOpen] = useState<boolean>(false);
  return <>{open && items.map((item) => <li key={String(item)}>{render(item)}</li>)}</>;
}
`;

it('finds nothing wrong with TSX that can be read', async () => {
  expect(await findSyntaxProblems(WHOLE)).toEqual([]);
});

it('says where a mistake is, counted as editors count', async () => {
  expect(await findSyntaxProblems('const a = 1;\nexport const B = () => <p>{</p>;')).toEqual([
    { line: 2, column: 29, message: 'Unexpected token' },
  ]);
});

it('goes on after a mistake that leaves the rest readable', async () => {
  const problems = await findSyntaxProblems('const a = 1;\nconst a = 2;\nlet b = 1;\nlet b = 2;');
  expect(problems).toEqual([
    { line: 2, column: 7, message: "Identifier 'a' has already been declared." },
    { line: 4, column: 5, message: "Identifier 'b' has already been declared." },
  ]);
});

it('outlives code that is nested without end', async () => {
  const [problem] = (await findSyntaxProblems('('.repeat(50_000))) ?? [];
  expect(problem?.message).toBe('This is nested too deeply to be read.');
  expect(await findSyntaxProblems(WHOLE)).toEqual([]);
});
