import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { hashOf, type Hashed, type Inputs, ON_DISK } from '../check-hash.ts';
import { openStage, settle, type Theme, THEMES } from '../checks/stage.ts';
import type { Item } from '../item.ts';
import { develop } from '../photographs.ts';
import { looksTheSame } from '../picture-difference.ts';
import type { Picture } from '../pictures.ts';
import { buildPreview, type PreviewFiles } from './build.ts';
import { buildRuntime, type Runtime } from './runtime.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Tools leave folders of this name alone. */
const FOLDER = 'build';
/** The file that all previews share. It is stored once. */
const RUNTIME_FILE = join(ROOT, 'catalogue/build/runtime.js');

/** What decides how the preview of an item is built. */
const PREVIEW: Hashed = {
  module: join(import.meta.dirname, 'preview.ts'),
  files: [join(import.meta.dirname, 'frame.ts'), join(ROOT, 'contract/src/preview-frame.ts')],
  tools: [
    '@babel/parser',
    '@playwright/test',
    '@tailwindcss/node',
    '@tailwindcss/oxide',
    'esbuild',
    'lightningcss',
    'lucide-react',
    'magic-string',
    'react',
    'react-dom',
    'sharp',
    'tailwindcss',
  ],
  readsMeta: true,
  isBuilt: false,
};

export const hashOfPreview = (item: Item, inputs: Inputs = ON_DISK): string =>
  hashOf(PREVIEW, item, inputs);

/** A preview as the record of an item names it. */
export type PreviewRecord = {
  hash: string;
  /** The path of the shared file below the preview origin. */
  runtime: string;
  files: string[];
  /** The height of the item, in pixels, at the widths that the shop's page gives it. */
  heights: [width: number, height: number][];
  /** The item on a phone. */
  pictures: Picture[];
};

/** The widths of the frame on the shop's page, one for each band of window widths. */
const FRAME_WIDTHS = [390, 636, 770, 1088, 1302, 1358];
const PHONE_WIDTH = 390;
const PHONE_SCALE = 2;
/** A phone shows the whole height of an item, so its picture may be larger than that of a list. */
export const PHONE_MAX_BYTES = 70_000;
const PHONE = {
  maxBytes: PHONE_MAX_BYTES,
  widths: [780, 640, 520],
  qualities: [82, 74, 66, 58],
};

const HOST = 'http://pasted.test/';
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Opens a preview in a page, from memory. */
export async function openPreview(
  browser: Browser,
  { files, runtime }: { files: PreviewFiles; runtime: Runtime },
  o: { width: number; scale?: number },
) {
  const stage = await openStage(browser, {
    viewport: { width: o.width, height: 900 },
    deviceScaleFactor: o.scale ?? 1,
  });
  const contents: Record<string, string> = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`item/${name}`, text])),
    [runtime.path]: runtime.content,
  };
  await stage.page.route(`${HOST}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'item/index.html';
    const body = contents[path === 'item/' ? 'item/index.html' : path];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: TYPES[path.split('.').at(-1)!] ?? TYPES['html']! });
  });
  const show = async (fragment: string): Promise<void> => {
    await stage.page.goto('about:blank');
    await stage.page.goto(`${HOST}item/${fragment}`);
    await stage.page.locator('#root > *').first().waitFor({ state: 'attached' });
    await settle(stage.page);
  };
  return { ...stage, show };
}

const heightOf = (): number =>
  Math.ceil(document.querySelector('#root')!.getBoundingClientRect().height);

async function measure(
  browser: Browser,
  made: { files: PreviewFiles; runtime: Runtime },
): Promise<PreviewRecord['heights']> {
  const { page, show, close } = await openPreview(browser, made, { width: FRAME_WIDTHS[0]! });
  await show('#motion=reduce');
  const heights: PreviewRecord['heights'] = [];
  for (const width of FRAME_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    heights.push([width, await page.evaluate(heightOf)]);
  }
  await close();
  return heights;
}

async function photographPhone(
  browser: Browser,
  made: { files: PreviewFiles; runtime: Runtime },
  theme: Theme,
) {
  const { page, show, close } = await openPreview(browser, made, {
    width: PHONE_WIDTH,
    scale: PHONE_SCALE,
  });
  await show(`#theme=${theme}&motion=reduce`);
  const height = await page.evaluate(heightOf);
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: PHONE_WIDTH, height },
  });
  await close();
  return develop({ png }, PHONE);
}

let runtime: Promise<Runtime> | undefined;

/** The shared file, built once and stored in the repository. */
async function storeRuntime(): Promise<Runtime> {
  runtime ??= buildRuntime();
  const built = await runtime;
  const isStored = existsSync(RUNTIME_FILE) && readFileSync(RUNTIME_FILE, 'utf8') === built.content;
  if (!isStored) {
    mkdirSync(join(RUNTIME_FILE, '..'), { recursive: true });
    writeFileSync(RUNTIME_FILE, built.content);
  }
  return built;
}

/** Builds the preview of an item, and stores its files and its pictures on a phone. */
export async function makePreview(
  browser: Browser,
  item: Item,
  stored: readonly Picture[],
): Promise<PreviewRecord> {
  const shared = await storeRuntime();
  const files = await buildPreview(item, shared);
  const made = { files, runtime: shared };
  mkdirSync(join(item.folder, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(item.folder, FOLDER, name), text);
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    const { webp, ...picture } = await photographPhone(browser, made, theme);
    const file = `${FOLDER}/${theme}-phone.webp`;
    const path = join(item.folder, file);
    const before = stored.find((one) => one.file === file);
    if (before && (await looksTheSame(readFileSync(path), webp))) pictures.push(before);
    else {
      writeFileSync(path, webp);
      pictures.push({ theme, file, ...picture });
    }
  }
  return {
    hash: hashOfPreview(item),
    runtime: shared.path,
    files: Object.keys(files).map((name) => `${FOLDER}/${name}`),
    heights: await measure(browser, made),
    pictures,
  };
}
