import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

const proof = (passed: boolean): string => `
export const prove = async ({ full, report }) => {
  report('first a word');
  return { figure: full ? '200 of 2' : '2 of 2', bar: '2', passed: ${passed} };
};
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-proofs-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(`${import.meta.dirname}/prove.ts`, join(folder, 'prove.ts'));
  cpSync(`${import.meta.dirname}/runner`, join(folder, 'runner'), { recursive: true });
  writeFileSync(join(folder, 'above.ts'), proof(true));
  writeFileSync(join(folder, 'below.ts'), proof(false));
  writeFileSync(join(folder, 'above.test.ts'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

const runProof = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'prove.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout: stdout.trimEnd().split('\n'), stderr: stderr.trimEnd() };
};

test('the last line carries the figure, the bar and the verdict', () => {
  const { status, stdout } = runProof('above');
  expect(stdout).toEqual(['first a word', 'above: 2 of 2 (bar: 2) PASS']);
  expect(status).toBe(0);
});

test('a proof below its bar fails', () => {
  const { status, stdout } = runProof('below', '--full');
  expect(stdout.at(-1)).toBe('below: 200 of 2 (bar: 2) FAIL');
  expect(status).toBe(1);
});

test('under --json the verdict is all there is on standard output', () => {
  const { stdout, stderr } = runProof('above', '--json');
  expect(stdout).toEqual(['{"name":"above","figure":"2 of 2","bar":"2","passed":true}']);
  expect(stderr).toBe('first a word');
});

test('an unknown name is answered with those there are', () => {
  const { status, stderr } = runProof('beyond');
  expect(stderr).toBe("no proof called 'beyond'; there are: above, below");
  expect(status).toBe(2);
});
