import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { Item } from '../item.ts';
import { BUYERS, type Buyer } from './buyers.ts';
import type { Check, Outcome } from './check.ts';
import { type Fault, onlyHere, reasonOf } from './fault.ts';
import { findLayoutFaults } from './layout.ts';
import { findAxeFaults } from './page-faults.ts';
import { openStage, THEMES, type Theme, untilQuiet } from './stage.ts';
import { findTypeFaults } from './types.ts';
import { emptyFolder } from './workshop.ts';

/** An item that is copied, and what was found in it. */
type Copied = { item: Item; javascript: string; faults: Fault[]; pages: number };

const VARIANTS = ['tsx', 'jsx'] as const;
const DRAWN_MS = 5_000;
const QUIET_MS = 100;
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const entry = ({ name }: Item, variant: string): string =>
  `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { ${name} } from './component.${variant}';

createRoot(document.getElementById('root')${variant === 'tsx' ? '!' : ''}).render(
  <StrictMode><${name} /></StrictMode>,
);
`;

/** Each component gets a page, a stylesheet that reads its file only, and nothing of its neighbours. */
function paste(folder: string, buyer: Buyer, { item, javascript }: Copied): void {
  for (const variant of VARIANTS) {
    const home = join(folder, item.slug, variant);
    mkdirSync(home, { recursive: true });
    const component = variant === 'tsx' ? item.source : javascript;
    writeFileSync(join(home, `component.${variant}`), component);
    writeFileSync(join(home, 'index.css'), `${buyer.css}\n@source "./component.${variant}";\n`);
    writeFileSync(join(home, `main.${variant}`), entry(item, variant));
    writeFileSync(
      join(home, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${item.slug}</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script type="module" src="./main.${variant}"></script></body></html>`,
    );
  }
}

async function buildPages(folder: string, copied: readonly Copied[], write = true): Promise<void> {
  const pages = copied.flatMap(({ item }) =>
    VARIANTS.map((variant) => join(folder, item.slug, variant, 'index.html')),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: write ? 'error' : 'silent',
    plugins: [tailwindcss()],
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      write,
      rolldownOptions: { input: pages },
    },
  });
}

type Found = (copied: Copied, situation: string, faults: readonly Fault[]) => void;

/** One build for all; when it fails, each alone shows whose fault it was, and the rest is built again. */
async function buildAll(folder: string, copied: readonly Copied[], found: Found) {
  try {
    await buildPages(folder, copied);
    return copied;
  } catch {
    const sound: Copied[] = [];
    for (const one of copied)
      try {
        await buildPages(folder, [one], false);
        sound.push(one);
      } catch (error) {
        found(one, '', [{ check: 'build', text: reasonOf(error) }]);
      }
    if (sound.length > 0) await buildPages(folder, sound);
    return sound;
  }
}

async function visit(page: Page, path: string, { dark }: Buyer, theme: Theme): Promise<string> {
  await page.goto(`http://pasted.test/${path}/index.html`);
  // Drawn, and what it fills in after its first effects too; what draws nothing is found below.
  await page
    .locator('#root > *')
    .first()
    .waitFor({ state: 'attached', timeout: DRAWN_MS })
    .catch(() => undefined);
  await untilQuiet(page, QUIET_MS, DRAWN_MS);
  if (dark === 'class')
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      theme === 'dark',
    );
  return page.locator('#root').innerText();
}

async function renderAll(
  browser: Browser,
  folder: string,
  buyer: Buyer,
  theme: Theme,
  copied: readonly Copied[],
  found: Found,
): Promise<void> {
  const { page, faults, close } = await openStage(browser, {
    // A site that turns dark by class must not care what the system says.
    colorScheme: buyer.dark === 'system' ? theme : 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await page.route('http://pasted.test/**', (route) => {
    const path = join(folder, 'dist', new URL(route.request().url()).pathname);
    return existsSync(path)
      ? route.fulfill({ body: readFileSync(path), contentType: KINDS[extname(path)] ?? '' })
      : route.abort();
  });
  for (const one of copied) {
    one.pages += theme === 'dark' ? 1 : VARIANTS.length;
    const here: Fault[] = [];
    const text = await visit(page, `${one.item.slug}/tsx`, buyer, theme);
    if (text === '') here.push({ check: 'console', text: 'nothing is shown' });
    here.push(...(await findLayoutFaults(page)));
    // A fresh project looks as the item does alone, where axe has been already.
    if (buyer.name !== 'fresh') here.push(...(await findAxeFaults(page)));
    await page.setViewportSize({ width: 390, height: 844 });
    here.push(...(await findLayoutFaults(page)), ...faults.splice(0));
    await page.setViewportSize({ width: 1280, height: 900 });
    found(one, `${theme}: `, here);
    // The other language has the same styles, so one theme shows it.
    if (theme === 'dark') continue;
    const same = (await visit(page, `${one.item.slug}/jsx`, buyer, theme)) === text;
    const fault = same ? faults[0]?.text : 'shows something else';
    faults.splice(0);
    if (fault !== undefined && here.length === 0)
      one.faults.push({ check: 'JavaScript variant', text: `in ${buyer.name}: ${fault}` });
  }
  await close();
}

/** Pastes every item, alone and in both languages, into both homes; types, build and browser judge it there. Says what belongs to no item. */
async function pasteAll(browser: Browser, copied: readonly Copied[]): Promise<string[]> {
  const unplaced: string[] = [];
  for (const buyer of BUYERS) {
    const found: Found = (one, situation, faults) =>
      one.faults.push(...onlyHere(`pasted into ${buyer.name}`, situation, faults, []));
    const folder = emptyFolder(buyer.name);
    for (const one of copied) paste(folder, buyer, one);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: buyer.compilerOptions,
        include: ['.'],
        exclude: ['dist'],
      }),
    );
    const slugs = copied.map(({ item }) => item.slug);
    const types = findTypeFaults(folder, slugs);
    for (const one of copied)
      found(
        one,
        '',
        (types.byFolder.get(one.item.slug) ?? []).map((text) => ({ check: 'types', text })),
      );
    unplaced.push(...types.unplaced.map((line) => `pasted into ${buyer.name}: ${line}`));
    const built = await buildAll(folder, copied, found);
    await Promise.all(
      THEMES.map((theme) => renderAll(browser, folder, buyer, theme, built, found)),
    );
  }
  return unplaced;
}

export const pasted: Check = {
  name: 'pasted',
  module: import.meta.filename,
  tools: [
    '@axe-core/playwright',
    '@playwright/test',
    '@tailwindcss/vite',
    '@types/react',
    '@types/react-dom',
    '@typescript/native',
    'react',
    'react-dom',
    'tailwindcss',
    'vite',
  ],
  judge: async ({ browser, prepared }) => {
    const copied = prepared.map(({ item, javascript }): Copied => ({
      item,
      javascript,
      faults: [],
      pages: 0,
    }));
    const unplaced = await pasteAll(browser, copied);
    const outcomes = new Map(
      copied.map(({ item, faults, pages }): [string, Outcome] => [
        item.slug,
        {
          faults,
          figures: {
            projects: BUYERS.map(({ name }) => `${name} Vite project`),
            languages: ['TypeScript', 'JavaScript'],
            pages,
          },
        },
      ]),
    );
    return { outcomes, unplaced };
  },
};
