import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from '../checks/fault.ts';
import { filesBelow, type SiteFile, type Template } from './template.ts';

export type Built = { dist: SiteFile[]; faults: Fault[] };

const STEPS_MAX_MS = 5 * 60_000;
const STEPS: { check: string; args: string[] }[] = [
  { check: 'source', args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund'] },
  { check: 'build', args: ['run', 'build'] },
];
const TAIL_CHARACTERS = 1_500;

/** Far from this house, as a buyer does it: nothing of ours can be found by looking upwards. */
export function build({ slug, site }: Pick<Template, 'slug' | 'site'>): Built {
  const home = mkdtempSync(join(tmpdir(), `template-${slug}-`));
  try {
    for (const { path, content } of site) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), content);
    }
    for (const { check, args } of STEPS) {
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: home,
        encoding: 'utf8',
        timeout: STEPS_MAX_MS,
      });
      if (status !== 0) {
        const said = `${stdout}\n${stderr}`.trim().slice(-TAIL_CHARACTERS);
        return {
          dist: [],
          faults: [{ check, text: `npm ${args[0]} ended with ${status}: ${said}` }],
        };
      }
    }
    return { dist: filesBelow(join(home, 'dist')), faults: [] };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
