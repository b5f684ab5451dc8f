import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Fault } from '../checks/fault.ts';
import { THEMES } from '../checks/stage.ts';
import { sealOf, sha256Of, sha256OfFile } from '../seal.ts';
import { archiveOf } from './archive.ts';
import type { TemplateMeta } from './meta.ts';
import { photograph } from './photograph.ts';
import { EXTREME_WIDTHS, WIDTHS } from './rendering.ts';
import { pinsOf } from './source.ts';
import type { SiteFile, Template } from './template.ts';
import { contentTypeOf } from './visit.ts';

/** The record of a template that passed, stored beside its source. Publishing reads only this record. */
export type TemplateRecord = Omit<TemplateMeta, 'photographs'> & {
  slug: string;
  hash: string;
  dependencies: Record<string, string>;
  /** The zip that a buyer downloads. */
  archive: { file: string; bytes: number; entries: number; sha256: string };
  /** The built site in `folder`. Its pages are listed in `pages`. A site with absolute addresses names its path as `base`. */
  preview: {
    folder: string;
    base?: string;
    bytes: number;
    files: { path: string; bytes: number; type: string }[];
  };
  pictures: {
    theme: string;
    file: string;
    alt: string;
    width: number;
    height: number;
    bytes: number;
    placeholder: string;
  }[];
  checks: Record<string, unknown>;
  /** The hashes of all files that the record names, so that a later change of a file is detected. */
  sha256: Record<string, string>;
  seal: string;
};

const RECORD = 'published.json';
/** Other tools of the repository treat a folder with this name as generated. */
const PREVIEW = 'build';
const MAX_BYTES = { archive: 1_000_000, preview: 2_000_000 };

const totalOf = (files: readonly { content: Buffer }[]): number =>
  files.reduce((sum, { content }) => sum + content.length, 0);

export const findWeightFaults = (archive: Buffer, dist: readonly SiteFile[]): Fault[] =>
  Object.entries({ archive: archive.length, preview: totalOf(dist) })
    .filter(([part, bytes]) => bytes > MAX_BYTES[part as keyof typeof MAX_BYTES])
    .map(([part, bytes]) => ({ check: 'weight', text: `the ${part} has ${bytes} bytes` }));

const namedIn = ({ archive, preview, pictures }: Omit<TemplateRecord, 'seal'>): string[] => [
  'meta.ts',
  archive.file,
  ...pictures.map(({ file }) => file),
  ...preview.files.map(({ path }) => `${preview.folder}/${path}`),
];

/** Checks that the record still matches what a run would write today. */
export function findStaleParts({ folder, slug, site, hash }: Template): Fault[] {
  const stale = (text: string): Fault => ({ check: 'record', text });
  const path = join(folder, RECORD);
  const written = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as TemplateRecord)
    : undefined;
  if (written?.hash !== hash)
    return [stale('changed since it was judged: npm run catalogue -- templates')];
  if (written.seal !== sealOf(written)) return [stale(`${RECORD} was edited by hand`)];
  if (written.archive.sha256 !== sha256Of(archiveOf(slug, site)))
    return [stale(`${written.archive.file} would be packed differently today`)];
  return namedIn(written).flatMap((file) => {
    const at = join(folder, file);
    if (!existsSync(at)) return [stale(`${file} is missing`)];
    return sha256OfFile(at) === written.sha256[file]
      ? []
      : [stale(`${file} is not the one that was judged`)];
  });
}

/** Whether the built pages name the path that they were built for. Relative ones can be served anywhere. */
export const namesBase = (dist: readonly SiteFile[], base: string): boolean =>
  dist.some(({ path, content }) => path.endsWith('.html') && content.includes(`"${base}/`));

function writePreview(
  { folder, base }: Pick<Template, 'folder' | 'base'>,
  dist: readonly SiteFile[],
): TemplateRecord['preview'] {
  const home = join(folder, PREVIEW);
  rmSync(home, { recursive: true, force: true });
  for (const { path, content } of dist) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  return {
    folder: PREVIEW,
    ...(namesBase(dist, base) && { base }),
    bytes: totalOf(dist),
    files: dist.map(({ path, content }) => ({
      path,
      bytes: content.length,
      type: contentTypeOf(path),
    })),
  };
}

/** Stores the record of a template that passed: its archive, its built preview, its images and its measurements. */
export async function record(
  browser: Browser,
  { slug, folder, meta, site, base, hash }: Template,
  dist: readonly SiteFile[],
): Promise<void> {
  const { photographs, ...said } = meta;
  const zip = archiveOf(slug, site);
  const archive = {
    file: `${slug}.zip`,
    bytes: zip.length,
    entries: site.length,
    sha256: sha256Of(zip),
  };
  writeFileSync(join(folder, archive.file), zip);
  const preview = writePreview({ folder, base }, dist);
  const pictures: TemplateRecord['pictures'] = [];
  for (const sight of photographs) {
    const { webp, ...size } = await photograph(browser, { dist, base }, sight);
    const { name, alt, theme } = sight;
    const file = `${name}.webp`;
    writeFileSync(join(folder, file), webp);
    pictures.push({ theme, file, alt, ...size, bytes: webp.length });
  }
  const unsealed = {
    slug,
    ...said,
    hash,
    dependencies: pinsOf(site),
    archive,
    preview,
    pictures,
    checks: {
      installs: 'npm ci, in a folder of its own',
      types: 'strict',
      builds: true,
      axe: 'WCAG 2.2 AA, light and dark, at rest and in the states its controls lead to',
      widths: [...EXTREME_WIDTHS, ...WIDTHS].toSorted((a, b) => a - b),
      themes: [...THEMES],
      consoleErrors: 0,
      foreignRequests: 0,
      deadLinks: 0,
      previewPolicy: 'no complaint',
      horizontalScroll: false,
      textCut: false,
      reducedMotion: true,
    },
    sha256: {} as Record<string, string>,
  };
  for (const file of namedIn(unsealed)) unsealed.sha256[file] = sha256OfFile(join(folder, file));
  const sealed: TemplateRecord = { ...unsealed, seal: sealOf(unsealed) };
  writeFileSync(join(folder, RECORD), `${JSON.stringify(sealed, null, 2)}\n`);
}
