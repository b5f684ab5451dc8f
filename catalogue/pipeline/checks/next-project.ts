import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prepared } from './check.ts';
import { runTool } from './tool.ts';
import { ROOT } from './workshop.ts';

const NEXT = 'next/dist/bin/next';
const READY_MS = 30_000;
/** No report to the makers, no change of our lock file, and another zone and language than the browser's. */
const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  NODE_ENV: 'production',
  NO_COLOR: '1',
  TZ: 'America/New_York',
  LC_ALL: 'de_DE.UTF-8',
};

/** A project with the App Router as the Tailwind guide for Next leaves it. It has no tsconfig, so that Next writes one. */
const FILES: Record<string, string> = {
  'package.json': '{ "name": "buyer", "private": true }\n',
  // The types are the work of the check `loose`, with the options that Next writes.
  'next.config.mjs': `export default {
  turbopack: { root: ${JSON.stringify(ROOT)} },
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
};
`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } };\n`,
  'app/globals.css': '@import "tailwindcss" source(none);\n@source "./*/component.tsx";\n',
  'app/layout.tsx': `import './globals.css';

export const metadata = { title: 'Buyer', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body><div id="root">{children}</div></body></html>;
}
`,
};

const page = (name: string): string =>
  `import { ${name} } from './component';

export default function Page() {
  return <${name} />;
}
`;

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function writeProject(folder: string, prepared: readonly Prepared[]): void {
  rmSync(join(folder, 'app'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) write(folder, file, text);
  for (const { item, javascript } of prepared) {
    const home = `app/${item.slug}`;
    write(folder, `${home}/component.tsx`, item.source);
    write(folder, `${home}/page.tsx`, page(item.name));
    write(folder, `${home}/js/component.jsx`, javascript);
    write(folder, `${home}/js/page.jsx`, page(item.name));
  }
}

/** Builds the project for production; returns what Next said when it failed. */
export async function buildProject(
  folder: string,
  prepared: readonly Prepared[],
): Promise<string | null> {
  writeProject(folder, prepared);
  const { status, output } = await runTool(NEXT, ['build'], folder, ENVIRONMENT);
  return status === 0 ? null : output;
}

/** The compiler options that Next has written. */
export const writtenOptions = (folder: string): Record<string, unknown> =>
  (
    JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: Record<string, unknown>;
    }
  ).compilerOptions;

export type Started = { origin: string; stop: () => Promise<void> };

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill();
  });

/** `next start` on a free port. */
export function startProject(folder: string): Promise<Started> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules', NEXT), 'start', '-H', '127.0.0.1', '-p', '0'],
    { cwd: folder, env: { ...process.env, ...ENVIRONMENT }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    const refuse = (why: string): void => {
      child.kill();
      reject(new Error(`next start ${why}: ${said}`));
    };
    const timer = setTimeout(() => refuse('did not answer'), READY_MS);
    const listen = (part: Buffer): void => {
      said += part.toString();
      const [origin] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said) ?? [];
      if (origin === undefined || !said.includes('Ready')) return;
      clearTimeout(timer);
      resolve({ origin, stop: () => stopped(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => {
      clearTimeout(timer);
      refuse('ended');
    });
  });
}
