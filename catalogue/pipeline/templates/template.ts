import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../checks/workshop.ts';
import { sha256Of } from '../seal.ts';
import { pinnedVersions } from '../tools.ts';
import type { TemplateMeta } from './meta.ts';

export type SiteFile = { path: string; content: Buffer };

export type Template = {
  slug: string;
  folder: string;
  meta: TemplateMeta;
  /** The files that a buyer downloads, sorted by path. */
  site: SiteFile[];
  /** The path that its build is served below. It is known before the build and changes with the files. */
  base: string;
  /** Changes with the template, the source of the checks, and the versions of their tools. */
  hash: string;
};

const TEMPLATES = join(ROOT, 'catalogue/templates');
const PIPELINE = join(ROOT, 'catalogue/pipeline');
/** The source files that affect a verdict. Some also judge components. */
const RULES = [
  ...['build', 'links', 'photograph', 'rendering', 'source', 'visit'].map(
    (name) => `templates/${name}.ts`,
  ),
  ...['layout', 'page-faults', 'stage', 'states'].map((name) => `checks/${name}.ts`),
];
const JUDGING = new Set(['@playwright/test', '@axe-core/playwright', 'sharp']);
const MADE_BY_TOOLS = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts']);
const BASE_DIGITS = 16;

const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);

/** All files below a folder, with their paths relative to it. */
export const filesBelow = (folder: string): SiteFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE_BY_TOOLS.has(name))
    .flatMap((entry): SiteFile[] => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [{ path: entry.name, content: readFileSync(path) }];
      return filesBelow(path).map((file) => ({
        path: `${entry.name}/${file.path}`,
        content: file.content,
      }));
    })
    .toSorted(byPath);

/** The source texts and tool versions that affect the verdict on a template. */
const judgedBy = (): string[] => [
  ...RULES.map((file) => readFileSync(join(PIPELINE, file), 'utf8')),
  ...Object.entries(pinnedVersions())
    .filter(([name]) => JUDGING.has(name))
    .map(([name, version]) => `${name} ${version}`)
    .toSorted(),
];

export async function loadTemplate(
  slug: string,
  root = TEMPLATES,
  judges: readonly string[] = judgedBy(),
): Promise<Template> {
  const folder = join(root, slug);
  const written = join(folder, 'meta.ts');
  const { meta } = (await import(pathToFileURL(written).href)) as { meta: TemplateMeta };
  const site = filesBelow(join(folder, 'site'));
  const files = site.flatMap(({ path, content }) => [path, sha256Of(content)]);
  const base = `/${slug}/${sha256Of(files.join('\0')).slice(0, BASE_DIGITS)}`;
  const parts = [readFileSync(written, 'utf8'), ...files, ...judges];
  return { slug, folder, meta, site, base, hash: sha256Of(parts.join('\0')) };
}

export const loadTemplates = (root = TEMPLATES): Promise<Template[]> =>
  Promise.all(
    readdirSync(root)
      .filter((slug) => existsSync(join(root, slug, 'meta.ts')))
      .toSorted()
      .map((slug) => loadTemplate(slug, root)),
  );
