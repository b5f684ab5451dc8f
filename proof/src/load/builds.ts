import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../runner/with-services.ts';

const PATCHED = 'src/features/catalog/browser-page.tsx';

/**
 * Two real builds: the current one, and one of a copy with a changed browser page, so that its chunks have other names.
 */
export function twoBuilds(root: string, directory: string): { a: string; b: string } {
  if (!existsSync(join(root, 'web/build/server/index.js'))) run(root, 'npm', ['run', 'build']);
  rmSync(directory, { recursive: true, force: true });
  const [a, copy] = [join(directory, 'a'), join(directory, 'web-b')];
  cpSync(join(root, 'web/build'), a, { recursive: true });
  cpSync(join(root, 'web'), copy, {
    recursive: true,
    filter: (path) => !/\/web\/(build|node_modules|\.react-router)(\/|$)/.test(path),
  });
  cpSync(join(root, 'tsconfig.base.json'), join(directory, 'tsconfig.base.json'));
  const file = join(copy, PATCHED);
  const source = readFileSync(file, 'utf8');
  const patched = source.replaceAll('data-page="browser"', 'data-page="browser" data-release="b"');
  if (patched === source)
    throw new Error(`${PATCHED} no longer has the mark the second build changes`);
  writeFileSync(file, patched);
  run(copy, 'npm', ['run', 'build']);
  return { a, b: join(copy, 'build') };
}
