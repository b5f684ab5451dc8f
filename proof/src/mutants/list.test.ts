import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plant } from './copy.ts';
import { MUTANTS } from './list.ts';

const root = join(import.meta.dirname, '../../..');

const withFile = (text: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'tessera-mutants-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'a.ts'), text);
  return { directory, read: () => readFileSync(join(directory, 'a.ts'), 'utf8') };
};

test.each(MUTANTS.map(({ name, changes }) => [name, changes] as const))(
  'the tree still holds the text of the fault: %s',
  (_name, changes) => {
    for (const { file, from, to } of changes) {
      expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
      expect(to).not.toBe(from);
    }
  },
);

test('the tests that must notice a fault exist', () => {
  const named = MUTANTS.flatMap(({ tests }) => tests);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('no two faults have one name', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

test('a fault is planted and undone', () => {
  const { directory, read } = withFile('if (a < b) stop();');
  const undo = plant(directory, [
    { file: 'a.ts', from: 'a < b', to: 'a <= b' },
    { file: 'a.ts', from: 'stop()', to: 'go()' },
  ]);
  expect(read()).toBe('if (a <= b) go();');
  undo();
  expect(read()).toBe('if (a < b) stop();');
});

test.each(['nothing of the kind', 'a < b; a < b'])(
  'a fault whose text is not there once is refused: %s',
  (text) => {
    const { directory, read } = withFile(text);
    expect(() => plant(directory, [{ file: 'a.ts', from: 'a < b', to: '' }])).toThrow(
      /instead of once/,
    );
    expect(read()).toBe(text);
  },
);
