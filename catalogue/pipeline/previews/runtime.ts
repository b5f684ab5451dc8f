import { join } from 'node:path';
import { build } from 'esbuild';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { sha256Of } from '../seal.ts';

/** The packages that every preview shares, by the names that a component may import from them. */
const SHARED: readonly [string, object][] = [
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['react-dom', ReactDom],
];

/** Internal parts of a package are nobody's to import. */
const isPublic = (name: string): boolean => /^(?!__|default$)\w+$/.test(name);

/** React is written for another module system, so its names are listed for the bundler. */
function entryOf(): string {
  const taken = new Set<string>(['version']);
  const exported = SHARED.map(([name, module]) => {
    const names = Object.keys(module).filter((key) => isPublic(key) && !taken.has(key));
    for (const key of names) taken.add(key);
    return `export { ${names.join(', ')} } from '${name}';`;
  });
  return [
    `export { default } from 'react';`,
    ...exported,
    `export { mount } from './frame.ts';`,
  ].join('\n');
}

export type Runtime = {
  /** The path below the preview origin. It contains a hash of the content. */
  path: string;
  content: string;
};

/** React and the script of the frame in one file that every preview shares. */
export async function buildRuntime(): Promise<Runtime> {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(), resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: join(import.meta.dirname, '../../..'),
    legalComments: 'none',
    logLevel: 'silent',
  });
  const content = outputFiles[0]!.text;
  return { path: `items/runtime/${sha256Of(content).slice(0, 16)}/runtime.js`, content };
}
