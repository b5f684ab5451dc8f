import { expect, test } from 'vitest';
import { findDeadLinks } from './links.ts';
import { fileAt, ORIGIN } from './visit.ts';

const BASE = '/start/0123456789abcdef';
const AT = `${ORIGIN}${BASE}`;
const dist = ['index.html', 'pricing/index.html', 'favicon.svg'].map((path) => ({
  path,
  content: Buffer.from(''),
}));

const deadOn = (addresses: string[]): string[] =>
  findDeadLinks(
    [
      { path: 'index.html', addresses, ids: ['main'] },
      { path: 'pricing/index.html', addresses: [], ids: ['questions'] },
    ],
    { dist, base: BASE },
  ).map(({ text }) => text);

test.each([
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['pricing/', 'pricing/index.html'],
  ['pricing/?from=shop#questions', 'pricing/index.html'],
  ['favicon.svg', 'favicon.svg'],
])('below the path of the build /%s is %s', (path, file) => {
  expect(fileAt(BASE, `${AT}/${path}`)).toBe(file);
});

test.each([`${ORIGIN}/pricing/`, AT, 'https://example.com/', 'mailto:a@example.com'])(
  '%s is outside of the build',
  (address) => {
    expect(fileAt(BASE, address)).toBeUndefined();
  },
);

test('links to files and places of the build are alive, and other sites are not looked at', () => {
  expect(
    deadOn([
      `${AT}/`,
      `${AT}/#main`,
      `${AT}/pricing/#questions`,
      `${AT}/favicon.svg`,
      'https://example.com/x',
      'mailto:a@example.com',
    ]),
  ).toEqual([]);
});

test('a link to a missing page, to a missing place and out of the build is named once', () => {
  expect(
    deadOn([
      `${AT}/prices/`,
      `${AT}/prices/`,
      `${AT}/#nowhere`,
      `${AT}/pricing/#nowhere`,
      `${ORIGIN}/pricing/`,
    ]),
  ).toEqual([
    `index.html leads to ${BASE}/prices/`,
    `index.html leads to ${BASE}/#nowhere`,
    `index.html leads to ${BASE}/pricing/#nowhere`,
    'index.html leads to /pricing/',
  ]);
});
