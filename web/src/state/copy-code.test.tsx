import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_STORAGE_KEY, CODE_LANGUAGE_STORAGE_KEY } from '../lib/storage-keys.ts';
import { adoptBrand } from './brand.ts';
import { type Copyable, useCopy } from './copy-code.ts';
import { enter, forget } from './session-store.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const both = {
  _id: ID,
  slug: 'quiet-hero',
  code: 'const a: number = 1;',
  codeJs: 'const a = 1;',
  version: 2,
  sha256: 'a'.repeat(64),
  sha256Js: 'b'.repeat(64),
};
const lineOf = (hash: string, version = 2) =>
  `// Hero v${version} · Tessera · sha256 ${hash} · ${location.origin}/components/quiet-hero\n`;
const TS = `${lineOf('a'.repeat(12))}const a: number = 1;`;
const JS = `${lineOf('b'.repeat(12))}const a = 1;`;
const fetched: string[] = [];
const tracked: unknown[] = [];
const missed: string[] = [];
let served: object = both;

beforeAll(() => Promise.all([import('./member-actions.ts'), import('./code-text.ts')]));
beforeEach(() => {
  served = both;
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path.endsWith('/code')) fetched.push(path);
    if (path.endsWith('/track-copy')) tracked.push(JSON.parse(body as string));
    return Promise.resolve(Response.json(path.endsWith('/code') ? served : { success: true }));
  });
  enter({
    token: 'a'.repeat(43),
    user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
  } as Parameters<typeof enter>[0]);
});
afterEach(() => {
  tracked.length = 0;
  fetched.length = 0;
  missed.length = 0;
  localStorage.removeItem(CODE_LANGUAGE_STORAGE_KEY);
  forget();
  vi.unstubAllGlobals();
});

function Sample({ item }: { item: Copyable }) {
  const { copy, copiedId } = useCopy({
    onLocked: () => undefined,
    onFailure: () => undefined,
    onOtherLanguage: ({ title }) => missed.push(title),
  });
  return <button onClick={() => copy(item)}>{copiedId === null ? 'Copy' : 'Copied!'}</button>;
}

async function copied(item: Partial<Copyable> = {}): Promise<string> {
  const user = userEvent.setup();
  const Page = createRoutesStub([
    { path: '*', Component: () => <Sample item={{ _id: ID, title: 'Hero', ...item }} /> },
  ]);
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied!' });
  await vi.waitFor(() => expect(tracked).toHaveLength(1));
  return navigator.clipboard.readText();
}

test('TypeScript is copied, and counted as such, until something else is chosen', async () => {
  expect(await copied()).toBe(TS);
  expect(tracked).toEqual([{ componentId: ID, language: 'ts', version: 2 }]);
});

test.each([
  ['that the page has', both, 0],
  ['that the server sends', {}, 1],
  ['that the page has without its hash', { ...both, sha256Js: undefined }, 1],
])('JavaScript %s is copied by choice', async (_, item, requests) => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  expect(await copied(item)).toBe(JS);
  expect(tracked).toEqual([{ componentId: ID, language: 'js', version: 2 }]);
  expect(missed).toEqual([]);
  expect(fetched).toHaveLength(requests);
});

test('another version is copied, and counted as such', async () => {
  const older = { ...both, code: 'old', codeJs: undefined, version: 1 };
  const text = await copied({ fetchCode: () => Promise.resolve(older) });
  expect(text).toBe(`${lineOf('a'.repeat(12), 1)}old`);
  expect(tracked).toEqual([{ componentId: ID, language: 'ts', version: 1 }]);
  expect(fetched).toEqual([]);
});

test('the line stands above the code that carries the brand', async () => {
  adoptBrand({ brand: { colour: '#123456', radius: null, font: null }, isInCode: true });
  served = { ...both, code: 'var(--brand,#ffffff)' };
  expect(await copied()).toBe(`${lineOf('a'.repeat(12))}var(--brand,#123456)`);
  localStorage.removeItem(BRAND_STORAGE_KEY);
});

test('an item without JavaScript is copied as TypeScript, and that is said', async () => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  const { codeJs: _, sha256Js: __, ...typed } = both;
  served = typed;
  expect(await copied()).toBe(TS);
  expect(tracked).toEqual([{ componentId: ID, language: 'ts', version: 2 }]);
  expect(missed).toEqual(['Hero']);
});
