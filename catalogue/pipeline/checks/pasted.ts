import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { Item } from '../item.ts';
import { BUYERS, type Buyer } from './buyers.ts';
import { javascriptVariant } from './javascript-variant.ts';
import { findAxeFaults, findLayoutFaults } from './page-faults.ts';
import { openPage, THEMES, type Theme } from './rendering.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const VARIANTS = ['tsx', 'jsx'] as const;
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const entry = ({ name }: Item, variant: string): string =>
  `import { createRoot } from 'react-dom/client';
import './index.css';
import { ${name} } from './component.${variant}';

createRoot(document.getElementById('root')${variant === 'tsx' ? '!' : ''}).render(<${name} />);
`;

/** Each component gets a page, a stylesheet that reads its file only, and nothing of its neighbours. */
function paste(folder: string, buyer: Buyer, item: Item, variant: (typeof VARIANTS)[number]) {
  const home = join(folder, item.slug, variant);
  mkdirSync(home, { recursive: true });
  const component = variant === 'tsx' ? item.source : javascriptVariant(item.source);
  writeFileSync(join(home, `component.${variant}`), component);
  writeFileSync(join(home, 'index.css'), `${buyer.css}\n@source "./component.${variant}";\n`);
  writeFileSync(join(home, `main.${variant}`), entry(item, variant));
  writeFileSync(
    join(home, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${item.slug}</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script type="module" src="./main.${variant}"></script></body></html>`,
  );
}

function typeCheck(folder: string, buyer: Buyer): string[] {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    allowJs: true,
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: true,
    noEmit: true,
    ...buyer.compilerOptions,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['.'], exclude: ['dist'] }),
  );
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? [] : stdout.trim().split('\n');
}

async function buildAll(folder: string, items: readonly Item[]): Promise<void> {
  const pages = items.flatMap(({ slug }) =>
    VARIANTS.map((variant) => join(folder, slug, variant, 'index.html')),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { outDir: join(folder, 'dist'), emptyOutDir: true, rolldownOptions: { input: pages } },
  });
}

async function visit(page: Page, path: string, { dark }: Buyer, theme: Theme): Promise<void> {
  await page.goto(`http://pasted.test/${path}/index.html`);
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  if (dark === 'class')
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      theme === 'dark',
    );
}

async function renderAll(
  browser: Browser,
  folder: string,
  buyer: Buyer,
  items: readonly Item[],
  theme: Theme,
) {
  const { page, faults, close } = await openPage(browser, {
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
  const found = new Map<string, string[]>();
  for (const { slug } of items) {
    const here: string[] = [];
    await visit(page, `${slug}/tsx`, buyer, theme);
    const text = await page.locator('#root').innerText();
    here.push(...(await findLayoutFaults(page)));
    // A fresh project looks as the item does alone, where axe has been already.
    if (buyer.name !== 'fresh') here.push(...(await findAxeFaults(page)));
    await page.setViewportSize({ width: 390, height: 844 });
    here.push(...(await findLayoutFaults(page)));
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `${slug}/jsx`, buyer, theme);
    here.push(...(await findLayoutFaults(page)));
    if ((await page.locator('#root').innerText()) !== text)
      here.push('the JavaScript variant shows something else');
    here.push(...faults.splice(0));
    found.set(
      slug,
      here.map((fault) => `pasted into ${buyer.name}, ${theme}: ${fault}`),
    );
  }
  await close();
  return found;
}

/** Pastes every item, alone and in both languages, into both homes; then types, build and browser judge it there. */
export async function findPastedFaults(
  browser: Browser,
  items: readonly Item[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(items.map(({ slug }) => [slug, []]));
  for (const buyer of BUYERS) {
    const folder = join(ROOT, '.proof/pasted', buyer.name);
    rmSync(folder, { recursive: true, force: true });
    for (const item of items) for (const variant of VARIANTS) paste(folder, buyer, item, variant);
    for (const line of typeCheck(folder, buyer)) {
      const [slug = ''] = line.split('/');
      const place = found.get(slug) ?? found.get(items[0]!.slug)!;
      place.push(`pasted into ${buyer.name}: ${line}`);
    }
    await buildAll(folder, items);
    for (const theme of THEMES)
      for (const [slug, faults] of await renderAll(browser, folder, buyer, items, theme))
        found.get(slug)!.push(...faults);
  }
  return found;
}
