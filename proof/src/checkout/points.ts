import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the crash points from the source code, so that new ones are tested too. */
export function listCrashPoints(root: string): string[] {
  const sources = ['ledger', 'orders', 'payments', 'refunds'].flatMap((module) => {
    const folder = join(root, 'api/src/modules', module);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const found = sources.join('\n').matchAll(/\bstep\(\s*'([^']+)'/g);
  const names = Array.from(found, ([, name]) => name ?? '');
  return [...new Set(names)].flatMap((name) => [`${name} before`, `${name} after`]);
}
