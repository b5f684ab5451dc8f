import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { build, type BuildOptions } from 'esbuild';
import type { Item } from '../item.ts';

/** A page of its own for one item: what the browser runs, and how heavy the item is without React. */
export type Bundle = {
  /** Draws the item, or takes it over where a server has drawn it. */
  script: string;
  /** Renders the item for a server. */
  server: string;
  css: string;
  sizes: { scriptBytes: number; styleBytes: number };
};

const COMMON = {
  bundle: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  target: 'es2022',
  logLevel: 'silent',
} satisfies BuildOptions;

/** The text of a bundle for the browser. */
export const textOf = async (options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({ ...COMMON, ...options, write: false });
  return outputFiles[0]!.text;
};

async function compileStyles(texts: string[], base: string): Promise<string> {
  const compiler = await compile('@import "tailwindcss";', { base, onDependency: () => undefined });
  const scanner = new Scanner({});
  return compiler.build(scanner.scanFiles(texts.map((content) => ({ content, extension: 'tsx' }))));
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

export async function bundle({ folder, name, hasDemo, source }: Item): Promise<Bundle> {
  const shown = hasDemo ? 'Demo' : name;
  const file = hasDemo ? './demo.tsx' : './component.tsx';
  const imports = `import { StrictMode } from 'react';
import { ${shown} } from '${file}';
const shown = <StrictMode><${shown} /></StrictMode>;`;
  const entry = `${imports}
import { createRoot, hydrateRoot } from 'react-dom/client';
const root = document.querySelector('#root')!;
if (root.firstChild) hydrateRoot(root, shown);
else createRoot(root).render(shown);`;
  const serverEntry = `${imports}
import { renderToString } from 'react-dom/server';
export const render = () => renderToString(shown);`;
  const texts = [source, ...(hasDemo ? [readFileSync(join(folder, 'demo.tsx'), 'utf8')] : [])];
  const [script, server, alone, css, utilities, bare] = await Promise.all([
    // The development build of React complains aloud about what production passes over.
    textOf({
      stdin: { contents: entry, resolveDir: folder, loader: 'tsx' },
      define: { 'process.env.NODE_ENV': '"development"' },
      jsxDev: true,
    }),
    textOf({
      stdin: { contents: serverEntry, resolveDir: folder, loader: 'tsx' },
      format: 'cjs',
      platform: 'node',
      packages: 'external',
    }),
    textOf({
      entryPoints: [join(folder, 'component.tsx')],
      minify: true,
      format: 'esm',
      external: ['react', 'react/jsx-runtime'],
    }),
    compileStyles(texts, folder),
    compileStyles([source], folder),
    compileStyles([], folder),
  ]);
  return {
    script,
    server,
    css,
    sizes: {
      scriptBytes: gzipped(alone),
      styleBytes: Math.max(0, gzipped(utilities) - gzipped(bare)),
    },
  };
}
