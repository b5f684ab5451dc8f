import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Batch, BatchOutcome, Check, Prepared } from './check.ts';
import { reasonOf } from './fault.ts';
import { Outcomes } from './outcomes.ts';
import { openStage, show, type Stage } from './stage.ts';
import { versionOf } from './tool.ts';
import { findTypeFaults } from './types.ts';
import { emptyFolder, ROOT } from './workshop.ts';

const DRAWN_MS = 5_000;
const WIDTH = 1280;

const scriptOf = async ({ item }: Prepared): Promise<string> => {
  const [name, file] = item.hasDemo ? ['Demo', './demo.tsx'] : [item.name, './component.tsx'];
  const { outputFiles } = await build({
    stdin: {
      contents: `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ${name} } from '${file}';
createRoot(document.querySelector('#root')!).render(<StrictMode><${name} /></StrictMode>);`,
      resolveDir: item.folder,
      loader: 'tsx',
    },
    absWorkingDir: ROOT,
    alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
    // The development build says more on the console.
    define: { 'process.env.NODE_ENV': '"development"' },
    jsxDev: true,
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
};

function findTypes(prepared: readonly Prepared[]) {
  const project = emptyFolder('react-18');
  for (const { item } of prepared) {
    mkdirSync(join(project, item.slug), { recursive: true });
    writeFileSync(join(project, item.slug, 'component.tsx'), item.source);
  }
  const types = join(ROOT, 'node_modules/@types/react-18');
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
        paths: { react: [types], 'react/*': [`${types}/*`] },
      },
      include: ['.'],
    }),
  );
  return findTypeFaults(
    project,
    prepared.map(({ item }) => item.slug),
  );
}

/** What the item shows with today's React and with React 18, and what the console said with React 18. */
async function compare({ page, faults }: Stage, one: Prepared): Promise<string[]> {
  const script = await scriptOf(one);
  await show(page, one.bundle, WIDTH);
  const today = await page.locator('#root').innerText();
  faults.splice(0);
  await show(page, { ...one.bundle, script }, WIDTH);
  const before = await page.locator('#root').innerText();
  const said = faults.splice(0).map(({ text }) => text);
  return before === today ? said : [...said, 'shows another text than with React 19'];
}

async function judge({ browser, prepared }: Batch): Promise<BatchOutcome> {
  const found = new Outcomes('react-18', prepared, { react: versionOf('react-18') });
  const { byFolder, unplaced } = findTypes(prepared);
  for (const one of prepared)
    for (const text of byFolder.get(one.item.slug) ?? []) found.fault(one, text);
  const stage = await openStage(browser, { reducedMotion: 'reduce' });
  stage.page.setDefaultTimeout(DRAWN_MS);
  for (const one of prepared) {
    try {
      for (const text of await compare(stage, one)) found.fault(one, text);
    } catch (error) {
      for (const { text } of stage.faults.splice(0)) found.fault(one, text);
      found.fault(one, `could not be shown: ${reasonOf(error)}`);
    }
    await stage.page.goto('about:blank');
  }
  await stage.close();
  return { outcomes: found.bySlug, unplaced: unplaced.map((line) => `react-18: ${line}`) };
}

export const react18: Check = {
  name: 'react-18',
  module: import.meta.filename,
  tools: ['react-18', 'react-dom-18', '@types/react-18', 'react', 'esbuild', '@typescript/native'],
  judge,
};
