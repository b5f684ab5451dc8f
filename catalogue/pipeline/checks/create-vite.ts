import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { buildSound } from './build-sound.ts';
import type { Batch, BatchOutcome, Check, Prepared } from './check.ts';
import { APP_CSS } from './create-vite-app-css.ts';
import { INDEX_CSS } from './create-vite-index-css.ts';
import {
  type Difference,
  findDifferences,
  looksOf,
  type Looks,
  summarise,
} from './element-looks.ts';
import { reasonOf } from './fault.ts';
import { Outcomes } from './outcomes.ts';
import { findAxeFaults } from './page-faults.ts';
import { serveFolder } from './served-folder.ts';
import { openStage, settle, type Stage, type Theme, THEMES, untilQuiet } from './stage.ts';
import { emptyFolder } from './workshop.ts';

const TEMPLATE = 'create-vite 9.3.0, react-ts';
const DRAWN_MS = 5_000;
const QUIET_MS = 100;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** The template's stylesheets as they are, below what the Tailwind guide adds on top. */
const KEPT = `@import "tailwindcss" source(none);
@source "../component.tsx";
${INDEX_CSS}`;

/** Only the room, the font and the size of the root element's text are the template's. An item may follow these. */
const PLAIN = `@import "tailwindcss" source(none);
@source "../component.tsx";
html { font-size: 18px; }
#root { width: 1124px; max-width: calc(100% - 2px); margin: 0 auto; font-family: system-ui, 'Segoe UI', Roboto, sans-serif; }
@media (max-width: 1024px) { html { font-size: 16px; } }
`;

const MAIN = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import App from './App.tsx';

createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
`;

const PAGES = ['kept', 'plain'] as const;
type PageName = (typeof PAGES)[number];

function paste(folder: string, { item }: Prepared): void {
  const home = join(folder, item.slug);
  for (const name of PAGES) {
    const place = join(home, name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.css'), name === 'kept' ? KEPT : PLAIN);
    writeFileSync(join(place, 'App.css'), name === 'kept' ? APP_CSS : '');
    writeFileSync(join(place, 'main.tsx'), MAIN);
    writeFileSync(
      join(place, 'App.tsx'),
      `import { ${item.name} } from '../component.tsx';
import './App.css';

function App() {
  return <${item.name} />;
}

export default App;
`,
    );
    writeFileSync(
      join(place, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="UTF-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1.0"><title>Vite + React + TS</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`,
    );
  }
  writeFileSync(join(home, 'component.tsx'), item.source);
}

async function buildPages(folder: string, items: readonly Prepared[]): Promise<string | null> {
  try {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [tailwindcss()],
      build: {
        outDir: join(folder, 'dist'),
        emptyOutDir: true,
        rolldownOptions: {
          input: items.flatMap(({ item }) =>
            PAGES.map((name) => join(folder, item.slug, name, 'index.html')),
          ),
        },
      },
    });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

type Seen = { looks: Looks[]; faults: string[] };

async function visit({ page, faults }: Stage, slug: string, name: PageName): Promise<Seen> {
  const seen: Seen = { looks: [], faults: [] };
  await page.setViewportSize(SIZES[0]!);
  await page.goto(`http://pasted.test/${slug}/${name}/index.html`);
  await page
    .locator('#root > *')
    .first()
    .waitFor({ state: 'attached', timeout: DRAWN_MS })
    .catch(() => undefined);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await untilQuiet(page, QUIET_MS, DRAWN_MS);
    await settle(page);
    const looks = await looksOf(page);
    seen.looks.push(looks);
    // Text on a ground of its own has the colours that other checks have seen.
    if (name === 'kept' && looks.hasBareText)
      seen.faults.push(
        ...(await findAxeFaults(page))
          .filter(({ text }) => text.startsWith('color-contrast'))
          .map(({ text }) => `on the template's ground: ${text}`),
      );
  }
  seen.faults.push(...faults.splice(0).map(({ text }) => text));
  return seen;
}

type Situation = { name: string; differences: Difference[]; faults: string[] };

/** An item in one theme, in every size. */
async function compare(stage: Stage, slug: string, theme: Theme): Promise<Situation[]> {
  const plain = await visit(stage, slug, 'plain');
  const kept = await visit(stage, slug, 'kept');
  return SIZES.map(({ width }, at) => ({
    name: `${theme} ${width}`,
    differences: findDifferences(plain.looks[at]!.elements, kept.looks[at]!.elements),
    faults: at === 0 ? kept.faults : [],
  }));
}

/** What the situations show, each property of an element once. */
function reportOf(situations: readonly Situation[]): string[] {
  const known = new Set<string>();
  return situations.flatMap(({ name, differences, faults }) => {
    const added = differences.filter(({ at, property }) => !known.has(`${at} ${property}`));
    for (const { at, property } of added) known.add(`${at} ${property}`);
    return [...faults, ...summarise(added)].map((text) => `${name}: ${text}`);
  });
}

/** The item in place of the template's own content, compared with the item in a project without those stylesheets. */
async function judge({ browser, prepared, report }: Batch): Promise<BatchOutcome> {
  const found = new Outcomes('create-vite', prepared, {
    template: TEMPLATE,
    themes: [...THEMES],
    widths: SIZES.map(({ width }) => width),
  });
  const folder = emptyFolder('create-vite');
  for (const one of prepared) paste(folder, one);
  const sound = await buildSound(prepared, (items) => buildPages(folder, items), found.fault);
  report(`create-vite: ${sound.length * PAGES.length} pages are built`);
  const seen = await Promise.all(
    THEMES.map(async (theme) => {
      const stage = await openStage(browser, { colorScheme: theme, reducedMotion: 'reduce' });
      await serveFolder(stage.page, join(folder, 'dist'));
      const situations: Situation[][] = [];
      for (const { item } of sound) situations.push(await compare(stage, item.slug, theme));
      await stage.close();
      return situations;
    }),
  );
  for (const [at, one] of sound.entries())
    for (const text of reportOf(seen.flatMap((situations) => situations[at]!)))
      found.fault(one, text);
  return { outcomes: found.bySlug, unplaced: [] };
}

export const createVite: Check = {
  name: 'create-vite',
  module: import.meta.filename,
  tools: [
    '@axe-core/playwright',
    'vite',
    '@tailwindcss/vite',
    'tailwindcss',
    'react',
    'react-dom',
    '@playwright/test',
  ],
  judge,
};
