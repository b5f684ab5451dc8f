import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import type { Item } from '../item.ts';
import { textOf } from './bundle.ts';
import { renderOnServer } from './server.ts';

/** The components that rival.tsx of a workhorse exports: the item and the obvious version, with the same content. */
export const VERSIONS = ['Ours', 'Rival'] as const;
export type Version = (typeof VERSIONS)[number];

/** What a browser shows of a version: a script that draws it, or the markup of a server. */
export type Shown = { script: string; css: string; markup: string };

const importing = (version: Version): string => `import { StrictMode } from 'react';
import { ${version} } from './rival.tsx';
const shown = <StrictMode><${version} /></StrictMode>;`;

const scriptOf = (version: Version, { folder }: Item): Promise<string> =>
  textOf({
    stdin: {
      contents: `${importing(version)}
import { createRoot } from 'react-dom/client';
createRoot(document.querySelector('#root')!).render(shown);`,
      resolveDir: folder,
      loader: 'tsx',
    },
    define: { 'process.env.NODE_ENV': '"development"' },
    jsxDev: true,
  });

/** What a server sends of a version. A version that throws there has no markup. */
async function markupOf(version: Version, { folder }: Item): Promise<string> {
  const server = await textOf({
    stdin: {
      contents: `${importing(version)}
import { renderToString } from 'react-dom/server';
export const render = () => renderToString(shown);`,
      resolveDir: folder,
      loader: 'tsx',
    },
    format: 'cjs',
    platform: 'node',
    packages: 'external',
  });
  const { markup, said } = renderOnServer(new Map([[version, server]])).get(version)!;
  if (markup === '') throw new Error(said.join(' ') || 'nothing was drawn on the server');
  return markup;
}

/** The stylesheet with the classes of the item and of both versions. */
async function stylesOf({ folder, source }: Item, rival: string): Promise<string> {
  const compiler = await compile('@import "tailwindcss";', {
    base: folder,
    onDependency: () => undefined,
  });
  const texts = [source, rival].map((content) => ({ content, extension: 'tsx' }));
  return compiler.build(new Scanner({}).scanFiles(texts));
}

/** Builds a version for a browser with scripts or for one without. */
export async function buildVersion(
  version: Version,
  item: Item,
  rival: string,
  hasScripts: boolean,
): Promise<Shown> {
  const [script, css, markup] = await Promise.all([
    hasScripts ? scriptOf(version, item) : '',
    stylesOf(item, rival),
    hasScripts ? '' : markupOf(version, item),
  ]);
  return { script, css, markup };
}
