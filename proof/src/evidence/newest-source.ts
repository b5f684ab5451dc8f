import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const JUDGED = ['contract', 'api', 'web', 'e2e', 'sandbox', 'catalogue'];
const MADE_BY_TOOLS = /^(\..*|node_modules|build|coverage|test-results|playwright-report)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE_BY_TOOLS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** The source file that changed last. A test run that began before that change says nothing about it. */
export const findNewestSource = (root: string): { path: string; changedAt: Date } | undefined =>
  JUDGED.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesIn)
    .map((path) => ({ path, changedAt: statSync(path).mtime }))
    .reduce<{ path: string; changedAt: Date } | undefined>(
      (newest, file) => (newest && newest.changedAt >= file.changedAt ? newest : file),
      undefined,
    );
