import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Item } from '../item.ts';
import { sha256Of } from '../seal.ts';
import { mangleClasses } from './mangle.ts';
import type { Runtime } from './runtime.ts';
import { compileStyles } from './styles.ts';

/** The files of a preview by name. */
export type PreviewFiles = { 'index.html': string; 'item.js': string; 'item.css': string };

const FRAME = 'tessera-frame';

/** Imports of React and of the frame's script lead to the file that all previews share. */
const sharedRuntime = (path: string): Plugin => ({
  name: 'shared-runtime',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^(?:react(?:-dom)?(?:\/.+)?|tessera-frame)$/ }, () => ({
      path: `/${path}`,
      external: true,
    }));
  },
});

async function buildScript({ folder, name, hasDemo }: Item, runtime: Runtime): Promise<string> {
  const shown = hasDemo ? 'Demo' : name;
  const file = hasDemo ? './demo.tsx' : './component.tsx';
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from '${FRAME}';
import { ${shown} } from '${file}';
mount(${shown});`,
      resolveDir: folder,
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [sharedRuntime(runtime.path)],
  });
  return outputFiles[0]!.text;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const documentOf = (title: string, runtime: Runtime): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="item.css">
<link rel="modulepreload" href="/${runtime.path}">
<script type="module" src="item.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** A preview whose code is as the buyer's, only minified. */
export async function buildPlainPreview(item: Item, runtime: Runtime): Promise<PreviewFiles> {
  const { folder, source, hasDemo, meta } = item;
  const demo = hasDemo ? [readFileSync(join(folder, 'demo.tsx'), 'utf8')] : [];
  const [script, css] = await Promise.all([
    buildScript(item, runtime),
    compileStyles([source, ...demo], folder),
  ]);
  return { 'index.html': documentOf(meta.title, runtime), 'item.js': script, 'item.css': css };
}

/** The preview that visitors get. The classes of a paid item say nothing about its source. */
export async function buildPreview(item: Item, runtime: Runtime): Promise<PreviewFiles> {
  const plain = await buildPlainPreview(item, runtime);
  if (item.meta.plan === 'Free') return plain;
  const key = sha256Of(`classes of the preview\0${item.source}`);
  const { script, css } = mangleClasses({ script: plain['item.js'], css: plain['item.css'], key });
  return { ...plain, 'item.js': script, 'item.css': css };
}
