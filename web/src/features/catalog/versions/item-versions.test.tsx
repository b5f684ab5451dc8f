import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentDetail } from '@tessera/contract/catalog';
import type { ComponentVersion, VersionDiff } from '@tessera/contract/versions';
import { getQueryClient } from '../../../api/query-client.ts';
import { CODE_LANGUAGE_STORAGE_KEY } from '../../../lib/storage-keys.ts';
import { forgetLibrary } from '../../../state/library-store.ts';
import { enter, forget } from '../../../state/session-store.ts';
import { listenForNotices } from '../../../ui/notify.ts';
import { ItemVersions } from './item-versions.tsx';

const ID = '01890000-0000-7000-8000-000000000001';
const item = {
  _id: ID,
  slug: 'book-a-call',
  title: 'Book a call',
  version: 3,
  subscriptionPlan: { _id: 'pro', name: 'Pro', price: 499 },
} as ComponentDetail;

const version = (number: number, more: Partial<ComponentVersion>): ComponentVersion => ({
  number,
  publishedAt: '2026-10-02T06:00:00.000Z',
  note: null,
  linesAdded: null,
  linesRemoved: null,
  lines: 248,
  isCurrent: number === 3,
  ...more,
});
const VERSIONS = [
  version(3, {
    note: {
      breaks: false,
      notes: [
        { kind: 'mended', text: 'Summer time no longer loses a slot' },
        { kind: 'added', text: 'workdays, for a Friday weekend' },
      ],
    },
    linesAdded: 31,
    linesRemoved: 12,
    gzipBytes: 4_400,
  }),
  version(2, {
    note: { breaks: true, notes: [{ kind: 'changed', text: 'book answers with a word' }] },
    linesAdded: 88,
    linesRemoved: 40,
    gzipBytes: 4_200,
  }),
  version(1, { gzipBytes: 3_600 }),
];
const DIFF: VersionDiff = {
  from: 2,
  to: 3,
  added: 2,
  removed: 1,
  hunks: [
    {
      fromLine: 21,
      toLine: 21,
      lines: [
        { kind: 'same', text: 'dayCount?: number;' },
        { kind: 'removed', text: 'const wanted = 1;' },
        { kind: 'added', text: 'const wanted = 2;' },
      ],
    },
    { fromLine: 48, toLine: 48, lines: [{ kind: 'added', text: 'setGone();' }] },
  ],
};

const emptyShop = () => ({
  asked: [] as string[],
  versions: VERSIONS,
  outdated: [] as object[],
  isTooLarge: false,
  /** The JavaScript of every version. */
  script: {},
});
let shop = emptyShop();
async function serve(path: string): Promise<Response> {
  await Promise.resolve();
  shop.asked.push(path);
  if (path.endsWith('/book-a-call/versions')) return Response.json(shop.versions);
  if (path.includes('/diff'))
    return shop.isTooLarge
      ? Response.json({ code: 'DIFF_TOO_LARGE', message: 'They differ too much.' }, { status: 422 })
      : Response.json(DIFF);
  if (path.endsWith('/user/library'))
    return Response.json({
      savedIds: [],
      purchasedIds: [],
      activePlans: [],
      outdated: shop.outdated,
    });
  if (path.includes('/code'))
    return Response.json({
      _id: ID,
      slug: item.slug,
      code: 'const old = 1;',
      highlighted: null,
      version: 2,
      sha256: 'a'.repeat(64),
      ...shop.script,
    });
  return Response.json({ success: true });
}

beforeAll(() => import('../../../state/member-actions.ts'));
let isWide = true;
const notices: string[] = [];
let stopListening = () => {};
beforeEach(() => {
  isWide = true;
  shop = emptyShop();
  stopListening = listenForNotices(({ title }) => notices.push(title));
  getQueryClient().clear();
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  act(forget);
  forgetLibrary();
  localStorage.removeItem(CODE_LANGUAGE_STORAGE_KEY);
  stopListening();
  notices.length = 0;
  vi.unstubAllGlobals();
});

const signIn = () =>
  act(() =>
    enter({
      token: 'a'.repeat(43),
      user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
    } as Parameters<typeof enter>[0]),
  );

async function show(o: { isOpen?: boolean; isMember?: boolean; hasJs?: boolean } = {}) {
  const { isOpen = true, isMember = true, hasJs = false } = o;
  if (isMember) signIn();
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <ItemVersions item={{ ...item, hasJs }} isOpen={isOpen} isMember={isMember} />
      ),
    },
  ]);
  render(<Page />);
  return (await screen.findByRole('list', { name: /^Versions/ })).children;
}

test('each version says when it came, whether it breaks, what changed and how much', async () => {
  const [newest, second, first] = await show({ isOpen: false, isMember: false });
  expect(newest).toHaveTextContent(
    /^v32 Oct 2026Nothing breaksMended\. Summer time no longer loses a slotAdded\. workdays, for a Friday weekend\+31 −1231 lines added, 12 removed\+0\.2 kB$/,
  );
  expect(second).toHaveTextContent(/Breaks.*Changed\. book answers with a word/);
  expect(first).toHaveTextContent(/First version\.248 lines3\.6 kB/);
});

test('whoever may not read the code sees the list, and one sentence that says what opens it', async () => {
  await show({ isOpen: false, isMember: false });
  expect(screen.getByText('The code opens with Pro, in every version.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  expect(shop.asked.filter((path) => /diff|code/.test(path))).toEqual([]);
});

test('the newest version is compared with the one before, side by side or in one column', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'What differs between v2 and v3' });
  const rows = () => within(table).getAllByRole('row').slice(1);
  expect(shop.asked).toContain(`/api/component/${ID}/versions/3/diff?from=2`);
  expect(rows().map((row) => row.textContent)).toEqual([
    '20 lines the same',
    '21dayCount?: number;21dayCount?: number;',
    '22−Removed: const wanted = 1;22+Added: const wanted = 2;',
    '25 lines the same',
    'No line48+Added: setGone();',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'One column' }));
  expect(rows().map((row) => row.textContent)).toEqual([
    '20 lines the same',
    '2121dayCount?: number;',
    '22−Removed: const wanted = 1;',
    '22+Added: const wanted = 2;',
    '25 lines the same',
    '48+Added: setGone();',
  ]);
});

test('a narrow screen has one column and no switch', async () => {
  isWide = false;
  await show();
  await screen.findByRole('table');
  expect(screen.getByText('dayCount?: number;')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull();
});

test('buttons and the keys n and p go from change to change, while the focus is inside', async () => {
  await show();
  const [first, second] = [
    await screen.findByRole('row', { name: 'Change 1' }),
    await screen.findByRole('row', { name: 'Change 2' }),
  ];
  const group = screen.getByRole('group', { name: 'Changes' });
  expect(group).toHaveTextContent('2 changes');
  await userEvent.keyboard('n');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
  expect(first).toHaveFocus();
  expect(group).toHaveTextContent('Change 1 of 2');
  await userEvent.keyboard('n');
  expect(second).toHaveFocus();
  await userEvent.keyboard('n');
  expect(second).toHaveFocus();
  fireEvent.keyDown(second, { key: 'p', ctrlKey: true });
  expect(second).toHaveFocus();
  await userEvent.keyboard('p');
  expect(first).toHaveFocus();
});

test('versions that differ too much say so', async () => {
  shop.isTooLarge = true;
  await show();
  expect(await screen.findByText('They differ too much.')).toBeVisible();
});

test('one version alone has nothing to compare', async () => {
  shop.versions = VERSIONS.slice(2);
  await show();
  expect(screen.getByText(/nothing to compare/)).toBeVisible();
  expect(shop.asked.filter((path) => path.includes('diff'))).toEqual([]);
});

test('an older version is copied and counted as that version', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'Copy v2' }));
  await screen.findByRole('button', { name: 'Copied!' });
  expect(shop.asked).toContain(`/api/component/${ID}/versions/2/code`);
  expect(await navigator.clipboard.readText()).toMatch(
    /^\/\/ Book a call v2 · Tessera · sha256 a{12} · .*\/components\/book-a-call\nconst old = 1;$/,
  );
  expect(screen.getByRole('button', { name: 'Copy v3' })).toBeVisible();
});

test('a version is copied in the language of the switch, which is kept for all items', async () => {
  shop.script = { codeJs: 'const older = 1;', sha256Js: 'b'.repeat(64) };
  const user = userEvent.setup();
  await show({ hasJs: true });
  expect(screen.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'JavaScript' }));
  await user.click(screen.getByRole('button', { name: 'Copy v2' }));
  await screen.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toMatch(/ sha256 b{12} .*\nconst older = 1;$/);
  expect([localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY), notices]).toEqual(['js', []]);
});

test('a version without the chosen language says what was copied instead', async () => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  const user = userEvent.setup();
  await show({ hasJs: true });
  await user.click(screen.getByRole('button', { name: 'Copy v2' }));
  await screen.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toMatch(/\nconst old = 1;$/);
  expect(notices).toEqual(['v2 comes in TypeScript only. That is what was copied.']);
});

test.each([
  ['an item in one language', { hasJs: false }],
  ['whoever may not read the code', { hasJs: true, isOpen: false, isMember: false }],
])('there is no switch for %s', async (_, seen) => {
  await show(seen);
  expect(screen.queryByRole('radio', { name: 'JavaScript' })).toBeNull();
});

test('a member who copied an older version is told first, until the newest is copied', async () => {
  shop.outdated = [
    { componentId: ID, copied: 2, copiedAt: '2019-11-03T06:00:00.000Z', current: 3 },
  ];
  const [, second] = await show();
  const words = await screen.findByText(
    'You copied v2 on 3 Nov 2019. v3 is out: one mended, one added, nothing breaks.',
  );
  expect(words).toBeVisible();
  expect(second).toHaveTextContent('Yours');
});

test('a visitor compares what is free and downloads nothing', async () => {
  await show({ isMember: false });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});
