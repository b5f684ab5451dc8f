import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a test of the server needs; packages are linked, not copied. */
const PARTS = [
  'api',
  'contract',
  'sandbox',
  'tools',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
];

export type Change = { file: string; from: string; to: string };

/** The source tree once more, with one thing wrong in it. */
export function copyTree(root: string, directory: string): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of PARTS)
    cpSync(join(root, part), join(directory, part), {
      recursive: true,
      filter: (source) => !relative(root, source).includes('node_modules'),
    });
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}

/** Makes the change and returns how to undo it. A text that is not there exactly once is an old mutant, not a killed one. */
export function plant(directory: string, changes: readonly Change[]): () => void {
  const originals = changes.map(({ file }) => {
    const path = join(directory, file);
    return { path, text: readFileSync(path, 'utf8') };
  });
  for (const { file, from, to } of changes) {
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2)
      throw new Error(`${file} holds this ${text.split(from).length - 1} times: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  return () => {
    for (const { path, text } of originals) writeFileSync(path, text);
  };
}
