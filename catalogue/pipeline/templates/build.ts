import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Fault } from '../checks/fault.ts';
import { filesBelow, type SiteFile, type Template } from './template.ts';

export type Built = { dist: SiteFile[]; faults: Fault[] };

const STEPS_MAX_MS = 5 * 60_000;
const STEPS: { check: string; args: string[] }[] = [
  { check: 'source', args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund'] },
  { check: 'build', args: ['run', 'build'] },
];
const TAIL_CHARACTERS = 1_500;

/**
 * What Next writes and a preview does not serve: the data of each page that `next/link` would load, which the policy of
 * previews forbids, and copies of the page for lost links.
 */
const UNUSED = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$|^(?:404|_not-found)\//;

/** What the build of a Next project reads. With a name of its own, the same files give the same build. */
const environmentOf = (base: string): Record<string, string> => ({
  BASE_PATH: base,
  BUILD_ID: basename(base),
  NEXT_TELEMETRY_DISABLED: '1',
});

/** What `meta.ts` promises to the shop and the build has not made. */
export const findMissingPages = (pages: readonly string[], dist: readonly SiteFile[]): Fault[] => {
  const paths = new Set(dist.map(({ path }) => path));
  return pages
    .filter((page) => !paths.has(page))
    .map((page) => ({ check: 'build', text: `it makes no ${page}` }));
};

/**
 * Far from this house, as a buyer does it: nothing of ours can be found by looking upwards. A project whose pages have
 * absolute addresses reads in `BASE_PATH` where the preview will be.
 */
export function build({ slug, site, base }: Pick<Template, 'slug' | 'site' | 'base'>): Built {
  const home = mkdtempSync(join(tmpdir(), `template-${slug}-`));
  try {
    for (const { path, content } of site) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), content);
    }
    for (const { check, args } of STEPS) {
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: home,
        env: { ...process.env, ...environmentOf(base) },
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
    const dist = filesBelow(join(home, 'dist')).filter(({ path }) => !UNUSED.test(path));
    return { dist, faults: [] };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
