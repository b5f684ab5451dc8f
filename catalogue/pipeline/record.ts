import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { javascriptVariant } from './checks/javascript-variant.ts';
import type { Judgement } from './checks/judgement.ts';
import { photograph, THEMES, WIDTHS } from './checks/rendering.ts';
import { importsOf } from './checks/source.ts';
import type { Item } from './item.ts';
import { develop } from './photographs.ts';

/** What a judged item leaves beside its source; publishing reads nothing else. */
export type ItemRecord = Omit<Item['meta'], 'photoWidth'> & {
  slug: string;
  hash: string;
  files: string[];
  dependencies: Record<string, string>;
  pictures: { theme: string; file: string; width: number; height: number; placeholder: string }[];
  checks: Record<string, unknown>;
};

const RECORD = 'published.json';

export function findRecord({ folder }: Item): ItemRecord | undefined {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ItemRecord) : undefined;
}

export const isUnchanged = (item: Item): boolean => findRecord(item)?.hash === item.hash;

const { dependencies: versions } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { dependencies: Record<string, string> };

async function takePictures(browser: Browser, { item, bundle }: Judgement) {
  const pictures: ItemRecord['pictures'] = [];
  for (const theme of THEMES) {
    const { webp, ...picture } = await develop(await photograph(browser, item, bundle!, theme));
    const file = `${theme}.webp`;
    writeFileSync(join(item.folder, file), webp);
    pictures.push({ theme, file, ...picture });
  }
  return pictures;
}

/** Writes down that an item passed: its pictures, its JavaScript variant and what was measured. */
export async function record(browser: Browser, judgement: Judgement): Promise<void> {
  const { item, bundle } = judgement;
  const { photoWidth: _, ...meta } = item.meta;
  writeFileSync(join(item.folder, 'component.jsx'), javascriptVariant(item.source));
  const written: ItemRecord = {
    slug: item.slug,
    ...meta,
    hash: item.hash,
    files: ['component.tsx', 'component.jsx'],
    dependencies: Object.fromEntries(importsOf(item.source).map((name) => [name, versions[name]!])),
    pictures: await takePictures(browser, judgement),
    checks: {
      ...bundle!.sizes,
      types: 'strict',
      axe: 'WCAG 2.2 AA, light and dark',
      widths: [360, ...WIDTHS, 1920],
      themes: [...THEMES],
      consoleErrors: 0,
      horizontalScroll: false,
      reducedMotion: true,
      rightToLeft: true,
      pasted: ['fresh Vite project', 'settled Vite project'],
      languages: ['TypeScript', 'JavaScript'],
    },
  };
  writeFileSync(join(item.folder, RECORD), `${JSON.stringify(written, null, 2)}\n`);
}
