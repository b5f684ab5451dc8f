import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { build, type BuildOptions } from 'esbuild';
import type { Item } from '../item.ts';

/** A page of its own for one item: what the browser runs, and how heavy the item is without React. */
export type Bundle = {
  script: string;
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

const textOf = async (options: BuildOptions): Promise<string> => {
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
  const entry = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ${shown} } from '${file}';
createRoot(document.querySelector('#root')!).render(<StrictMode><${shown} /></StrictMode>);`;
  const texts = [source, ...(hasDemo ? [readFileSync(join(folder, 'demo.tsx'), 'utf8')] : [])];
  const [script, alone, css, utilities, bare] = await Promise.all([
    // The development build of React complains aloud about what production passes over.
    textOf({
      stdin: { contents: entry, resolveDir: folder, loader: 'tsx' },
      define: { 'process.env.NODE_ENV': '"development"' },
      jsxDev: true,
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
    css,
    sizes: {
      scriptBytes: gzipped(alone),
      styleBytes: Math.max(0, gzipped(utilities) - gzipped(bare)),
    },
  };
}
