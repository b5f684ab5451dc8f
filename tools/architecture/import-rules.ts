import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findModuleCycles, type Imports } from './module-cycles.ts';
import type { Breach } from './source-file.ts';

type CruiseReport = {
  modules: Imports[];
  summary: {
    violations: {
      rule: { name: string };
      from: string;
      to: string;
      cycle?: { name: string }[];
    }[];
  };
};

const CRUISER = join(
  import.meta.dirname,
  '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
);

const cruise = (root: string, paths: string[]): CruiseReport => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--output-type', 'json', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run: ${stderr}`);
  const report: CruiseReport = JSON.parse(stdout);
  return report;
};

/** Applies the rules of .dependency-cruiser.cjs to the given files. Also returns the files that could not be read. */
export const findImportBreaches = (
  root: string,
  paths: string[],
): { breaches: Breach[]; unread: string[] } => {
  const { modules, summary } = cruise(root, paths);
  const read = new Set(modules.map(({ source }) => source));
  return {
    breaches: [
      ...summary.violations.map(({ rule, from, to, cycle }) => ({
        rule: rule.name,
        file: from,
        detail: `imports ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`,
      })),
      ...findModuleCycles(modules),
    ],
    unread: paths.filter((path) => !read.has(path)),
  };
};
