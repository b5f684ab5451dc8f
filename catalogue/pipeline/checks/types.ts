import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workshop.ts';

const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** The compiler's complaints by the folder they are about; what belongs to no folder belongs to the run. */
export function findTypeFaults(
  project: string,
  folders: readonly string[],
): { byFolder: Map<string, string[]>; unplaced: string[] } {
  const byFolder = new Map<string, string[]>();
  const unplaced: string[] = [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [TSC, '-p', project, '--pretty', 'false'],
    { cwd: project, encoding: 'utf8' },
  );
  if (status === 0) return { byFolder, unplaced };
  let place = unplaced;
  for (const line of `${stdout}\n${stderr}`.split('\n').filter((text) => text.trim() !== '')) {
    // A line that is set in goes on about the one before it.
    if (!/^\s/.test(line)) {
      const folder = folders.find((one) => line.startsWith(`${one}/`));
      place = folder === undefined ? unplaced : (byFolder.get(folder) ?? []);
      if (folder !== undefined) byFolder.set(folder, place);
    }
    place.push(line.trim());
  }
  if (byFolder.size === 0 && unplaced.length === 0)
    unplaced.push(`the compiler ended with ${status} and no word`);
  return { byFolder, unplaced };
}
