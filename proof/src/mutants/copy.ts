import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { Change } from './mutant.ts';

/** Workspaces that faults may be added to. */
const WORKSPACES = ['api', 'contract', 'sandbox', 'web'];
const PARTS = [...WORKSPACES, 'tools', 'package.json', 'tsconfig.base.json'];
const UNCOPIED = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

/** Links to the installed packages. Our own packages must lead to this copy. */
function linkPackages(root: string, directory: string): void {
  const installed = join(root, 'node_modules');
  const linked = join(directory, 'node_modules');
  mkdirSync(join(linked, '@tessera'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@tessera' && !name.startsWith('.vite'))
      symlinkSync(join(installed, name), join(linked, name));
  for (const workspace of WORKSPACES) {
    symlinkSync(join(directory, workspace), join(linked, '@tessera', workspace));
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(directory, workspace, 'node_modules'));
  }
}

/** Creates a copy of the source tree, to which faults can be added. */
export function copyTree(root: string, directory: string): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of PARTS)
    cpSync(join(root, part), join(directory, part), {
      recursive: true,
      filter: (source) => !UNCOPIED.test(relative(root, source)),
    });
  // The tests read it, and it is too large to copy.
  symlinkSync(join(root, 'catalogue'), join(directory, 'catalogue'));
  linkPackages(root, directory);
  return directory;
}

/**
 * Makes the changes and returns a function that undoes them. Each `from` text must occur exactly once. Otherwise the
 * fault is out of date.
 */
export function plant(directory: string, changes: readonly Change[]): () => void {
  const originals = new Map<string, string>();
  const undo = () => {
    for (const [path, text] of originals) writeFileSync(path, text);
  };
  for (const { file, from, to } of changes) {
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8');
    const times = text.split(from).length - 1;
    if (times !== 1) {
      undo();
      throw new Error(`${file} holds this ${times} times instead of once: ${from}`);
    }
    if (!originals.has(path)) originals.set(path, text);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  return undo;
}
