import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CODE_LANGUAGE_STORAGE_KEY } from '../lib/storage-keys.ts';
import { type Copyable, useCopy } from './copy-code.ts';
import { enter, forget } from './session-store.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const both = { _id: ID, code: 'const a: number = 1;', codeJs: 'const a = 1;' };
const tracked: unknown[] = [];
const missed: string[] = [];
let served: object = both;

beforeAll(() => import('./member-actions.ts'));
beforeEach(() => {
  served = both;
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
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
  expect(await copied()).toBe('const a: number = 1;');
  expect(tracked).toEqual([{ componentId: ID, language: 'ts' }]);
});

test.each([
  ['that the page has', both],
  ['that the server sends', {}],
])('JavaScript %s is copied by choice', async (_, item) => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  expect(await copied(item)).toBe('const a = 1;');
  expect(tracked).toEqual([{ componentId: ID, language: 'js' }]);
  expect(missed).toEqual([]);
});

test('an item without JavaScript is copied as TypeScript, and that is said', async () => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  served = { _id: ID, code: 'const a: number = 1;' };
  expect(await copied()).toBe('const a: number = 1;');
  expect(tracked).toEqual([{ componentId: ID, language: 'ts' }]);
  expect(missed).toEqual(['Hero']);
});
