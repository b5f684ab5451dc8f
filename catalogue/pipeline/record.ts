import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Fault } from './checks/fault.ts';
import type { Judgement } from './checks/judgement.ts';
import { photograph } from './checks/photograph.ts';
import { WIDTHS } from './checks/rendering.ts';
import { importsOf } from './checks/source.ts';
import { THEMES } from './checks/stage.ts';
import type { Item } from './item.ts';
import { develop, PHOTOGRAPH_MAX_BYTES } from './photographs.ts';
import { sealOf, sha256OfFile } from './seal.ts';

/** The record of an item that passed, stored beside its source. Publishing reads only this record. */
export type ItemRecord = Omit<Item['meta'], 'photoWidth'> & {
  slug: string;
  hash: string;
  files: string[];
  dependencies: Record<string, string>;
  pictures: { theme: string; file: string; width: number; height: number; placeholder: string }[];
  checks: Record<string, unknown>;
  /** The hashes of all files in the folder, so that a later change of a file is detected. */
  sha256: Record<string, string>;
  seal: string;
};

const RECORD = 'published.json';

function findRecord({ folder }: Item): ItemRecord | undefined {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ItemRecord) : undefined;
}

const contentsOf = ({ hasDemo }: Item, pictures: ItemRecord['pictures']): string[] => [
  'component.tsx',
  'component.jsx',
  'meta.ts',
  ...(hasDemo ? ['demo.tsx'] : []),
  ...pictures.map(({ file }) => file),
];

/** Checks that the record still matches what a run would write today. */
export function findStaleParts(item: Item): Fault[] {
  const written = findRecord(item);
  const stale = (text: string): Fault => ({ check: 'record', text });
  if (written?.hash !== item.hash) return [stale('changed since it was judged: npm run catalogue')];
  if (written.seal !== sealOf(written)) return [stale(`${RECORD} was edited by hand`)];
  const faults: Fault[] = [];
  const themes = written.pictures.map(({ theme }) => theme);
  if (themes.join() !== THEMES.join()) faults.push(stale('not photographed in both themes'));
  for (const file of contentsOf(item, written.pictures)) {
    const path = join(item.folder, file);
    if (!existsSync(path)) faults.push(stale(`${file} is missing`));
    else if (sha256OfFile(path) !== written.sha256[file])
      faults.push(stale(`${file} is not the one that was judged`));
    else if (file.endsWith('.webp') && readFileSync(path).length > PHOTOGRAPH_MAX_BYTES)
      faults.push(stale(`${file} is above ${PHOTOGRAPH_MAX_BYTES} bytes`));
  }
  return faults;
}

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

/** Stores the record of an item that passed: its images, its JavaScript variant and its measurements. */
export async function record(browser: Browser, judgement: Judgement): Promise<void> {
  const { item, bundle, javascript } = judgement;
  const { photoWidth: _, ...meta } = item.meta;
  writeFileSync(join(item.folder, 'component.jsx'), javascript!);
  const pictures = await takePictures(browser, judgement);
  const written: Omit<ItemRecord, 'seal'> = {
    slug: item.slug,
    ...meta,
    hash: item.hash,
    files: ['component.tsx', 'component.jsx'],
    dependencies: Object.fromEntries(importsOf(item.source).map((name) => [name, versions[name]!])),
    pictures,
    checks: {
      ...bundle!.sizes,
      types: 'strict',
      axe: 'WCAG 2.2 AA, light and dark, at rest and in the states its controls lead to',
      widths: [360, ...WIDTHS, 1920],
      themes: [...THEMES],
      consoleErrors: 0,
      horizontalScroll: false,
      textCut: false,
      reducedMotion: true,
      rightToLeft: true,
      hydration: true,
      pasted: ['fresh Vite project', 'settled Vite project'],
      languages: ['TypeScript', 'JavaScript'],
    },
    sha256: Object.fromEntries(
      contentsOf(item, pictures).map((file) => [file, sha256OfFile(join(item.folder, file))]),
    ),
  };
  const sealed: ItemRecord = { ...written, seal: sealOf(written) };
  writeFileSync(join(item.folder, RECORD), `${JSON.stringify(sealed, null, 2)}\n`);
}
