import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Inside the repository, because what is built there looks for its packages upwards; by process, so that two runs never share one. */
const WORKSHOP = join(ROOT, '.proof/catalogue', String(process.pid));

process.once('exit', () => rmSync(WORKSHOP, { recursive: true, force: true }));

/** An empty folder to build in; it is gone when the process ends. */
export function emptyFolder(name: string): string {
  const folder = join(WORKSHOP, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
