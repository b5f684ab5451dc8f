import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { idsIn } from './evidence/checklist.ts';
import { parseTestRun } from './evidence/test-results.ts';
import type { Verdict } from './runner/verdict.ts';
import { prove } from './spec.ts';

const fixture = (name: string): string =>
  readFileSync(`${import.meta.dirname}/evidence/fixtures/${name}`, 'utf8');

const VITEST_SHOWS = ['CP-01', 'RT-16', 'RT-17', 'RT-18', 'RT-19', 'GD-01'];
const PLAYWRIGHT_SHOWS = ['HM-01', 'HM-05', 'HM-08', 'NV-01', 'NV-02'];
const NOT_SHOWN = ['SV-01', 'SV-02', 'SV-03', 'SV-05', 'SV-06'].concat([
  'HM-02',
  'HM-03',
  'HM-04',
  'HM-06',
  'HM-07',
]);
const BEFORE_THE_RUNS = new Date('2026-11-01');
const AFTER_THE_RUNS = new Date('2026-12-01');

let root: string;
let lines: string[];

const put = (path: string, text: string, changedAt = BEFORE_THE_RUNS): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), changedAt, changedAt);
};
const putChecklist = (ids: string[]): void => {
  const rows = ids.map(
    (id) => `${id}\t1 product\tSays ${id}\t${id < 'N' ? 'library' : 'accounts'}`,
  );
  put('proof/spec-checklist.tsv', `${['id\tsection\trequirement\towner', ...rows].join('\n')}\n`);
};
const putFloor = (shown: number): void => put('proof/spec-floor.json', JSON.stringify({ shown }));
const run = async (options: { full?: boolean; raise?: boolean } = {}): Promise<Verdict> =>
  prove({
    root,
    full: false,
    quick: false,
    raise: false,
    report: (line) => lines.push(line),
    ...options,
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-spec-'));
  lines = [];
  putChecklist([...VITEST_SHOWS, ...PLAYWRIGHT_SHOWS, ...NOT_SHOWN]);
  putFloor(10);
  put('.proof/results/vitest.json', fixture('vitest.json'));
  put('.proof/results/playwright.json', fixture('playwright.json'));
  put('api/src/main.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

// No test title in this file may contain an id, because this run counts as evidence too.
test.each([
  { case: 'one id', title: 'shows a thing [RT-16]', ids: ['RT-16'] },
  { case: 'two in a row', title: 'shows two [RT-16][S1-17]', ids: ['RT-16', 'S1-17'] },
  { case: 'two in one bracket', title: 'shows two [RT-16, NC2-01]', ids: ['RT-16', 'NC2-01'] },
  { case: 'other brackets', title: 'reads list[0], [brackets] and [a-1]', ids: [] },
])('ids are read from a title with $case', ({ title, ids }) => {
  expect(idsIn(title)).toEqual(ids);
});

test('a report of an unknown kind is refused', () => {
  expect(() => parseTestRun('{}')).toThrow('neither a vitest nor a Playwright report');
});

describe('with fresh results of both runners', () => {
  test('counts the ids on passing tests, and no id that fails or is skipped', async () => {
    expect(await run()).toEqual({
      figure: '11 of 21',
      bar: '≥ 10, never down',
      passed: true,
    });
    expect(lines).toEqual([
      'accounts: 6/11',
      '  SV-01 SV-02 SV-03 SV-05 SV-06',
      'library: 5/10',
      '  HM-02 HM-03 HM-04 HM-06 HM-07',
    ]);
  });

  test('says what is missing in words under --full', async () => {
    await run({ full: true });
    expect(lines).toContain('  SV-01  Says SV-01');
  });

  test('fails below the floor', async () => {
    putFloor(12);
    expect(await run()).toMatchObject({ bar: '≥ 12, never down', passed: false });
  });

  test('raises the floor when asked, and never lowers it', async () => {
    putFloor(3);
    expect(await run({ raise: true })).toMatchObject({ bar: '≥ 11, never down', passed: true });
    putFloor(12);
    expect(await run({ raise: true })).toMatchObject({ bar: '≥ 12, never down', passed: false });
  });
});

test('an id that is not in the checklist is an error', async () => {
  putChecklist([...VITEST_SHOWS, ...PLAYWRIGHT_SHOWS, ...NOT_SHOWN].filter((id) => id !== 'SV-01'));
  expect(await run()).toMatchObject({ passed: false });
  expect(lines).toContain('SV-01 is not in the checklist: is broken [SV-01]');
});

test('a missing result file is named, and the floor stays', async () => {
  putFloor(3);
  rmSync(join(root, '.proof/results/playwright.json'));
  expect(await run({ raise: true })).toMatchObject({ bar: '≥ 3, never down', passed: false });
  expect(lines.at(-1)).toMatch(/^\.proof\/results\/playwright\.json is missing/);
});

test('results older than a source file are named', async () => {
  put('web/src/root.tsx', '', AFTER_THE_RUNS);
  expect(await run()).toMatchObject({ passed: false });
  expect(lines.slice(-2)).toEqual([
    expect.stringContaining('.proof/results/playwright.json is older than web/src/root.tsx'),
    expect.stringContaining('.proof/results/vitest.json is older than web/src/root.tsx'),
  ]);
});

test('what tools leave behind does not make results stale', async () => {
  put('web/build/client.js', '', AFTER_THE_RUNS);
  put('web/.react-router/types/root.ts', '', AFTER_THE_RUNS);
  expect(await run()).toMatchObject({ passed: true });
});
