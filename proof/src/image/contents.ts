import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of the build that would help an intruder, and packages that only developers need. */
const PROGRAMS = ['sh', 'bash', 'dash', 'npm', 'npx', 'apt', 'dpkg', 'perl', 'curl', 'wget', 'gcc'];
const PACKAGES = ['vite', 'vitest', 'typescript', '@playwright/test', 'esbuild', 'oxlint', 'knip'];
const NO_SOURCE = [/\.test\.tsx?$/, /\/\.git\//, /\/\.env$/, /\/api\/test\//, /\/e2e\/.*\.ts$/];

/** What a secret looks like. The two words are the keys of the development services. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/=]{40}/,
  /_authToken\s*=\s*\S/,
  /rzp_live_[A-Za-z0-9]{14}/,
  /tessera-development-only/,
  /tsr_[A-Za-z0-9]{38}/,
];
const READ_MAX = 4 * 1024 * 1024;

export type Contents = {
  files: number;
  packages: number;
  unwanted: string[];
  secrets: string[];
};

/** Looks at every file below a folder that a layer or a whole image was unpacked to. */
export function lookInto(folder: string): Contents {
  const found: Contents = { files: 0, packages: 0, unwanted: [], secrets: [] };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(folder.length);
    found.files++;
    if (isPackage(inside)) found.packages++;
    if (isUnwanted(inside)) found.unwanted.push(inside);
    if (statSync(path).size <= READ_MAX) {
      const text = readFileSync(path, 'latin1');
      if (SECRETS.some((secret) => secret.test(text))) found.secrets.push(inside);
    }
  }
  return found;
}

/** `/app/node_modules/<name>/package.json`, also of a scope, and of a package inside another one. */
const isPackage = (path: string): boolean =>
  /\/node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path);

const isUnwanted = (path: string): boolean =>
  NO_SOURCE.some((pattern) => pattern.test(path) && !path.includes('/node_modules/')) ||
  PROGRAMS.some((name) => new RegExp(`/s?bin/${name}$`).test(path)) ||
  PACKAGES.some((name) => path.endsWith(`/node_modules/${name}/package.json`));
