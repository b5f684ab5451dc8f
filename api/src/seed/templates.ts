import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the catalogue's pipeline leaves beside a template that passed. */
type TemplateRecord = {
  slug: string;
  hash: string;
  title: string;
  subtitle: string;
  description: string;
  category: string;
  tags: string[];
  plan: 'Free' | 'Pro' | 'Pro Plus';
  priceRupees: number;
  licence: string;
  /** Of the built preview; the first is the one that opens. */
  pages: string[];
  dependencies: Record<string, string>;
  archive: { file: string; bytes: number; entries: number; sha256: string };
  preview: {
    folder: string;
    bytes: number;
    files: { path: string; bytes: number; type: string }[];
  };
  pictures: {
    theme: 'light' | 'dark';
    file: string;
    alt: string;
    width: number;
    height: number;
    bytes: number;
    placeholder: string;
  }[];
  checks: Record<string, unknown>;
  /** Of every file that the record names. */
  sha256: Record<string, string>;
  /** Of all the record says before it. */
  seal: string;
};

export type TemplateOnDisk = TemplateRecord & { folder: string };

const TEMPLATES = join(import.meta.dirname, '../../../catalogue/templates');
const RECORD = 'published.json';

/** Every template of the catalogue, by its record; the files it names are below `folder`. */
export const readTemplates = (root = TEMPLATES): TemplateOnDisk[] =>
  readdirSync(root)
    .map((slug) => join(root, slug, RECORD))
    .filter((path) => existsSync(path))
    .toSorted()
    .map((path) =>
      Object.assign(JSON.parse(readFileSync(path, 'utf8')) as TemplateRecord, {
        folder: dirname(path),
      }),
    );

const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What is not as the pipeline left it; only the pipeline may say that a template is sound. */
export function findStaleTemplatePart({ folder, ...record }: TemplateOnDisk): string | undefined {
  if (record.seal !== sha256Of(JSON.stringify({ ...record, seal: undefined }))) return RECORD;
  const { archive, preview, pictures } = record;
  const named = [
    'meta.ts',
    archive.file,
    ...pictures.map(({ file }) => file),
    ...preview.files.map(({ path }) => `${preview.folder}/${path}`),
  ];
  return named.find((file) => {
    const path = join(folder, file);
    return !existsSync(path) || sha256Of(readFileSync(path)) !== record.sha256[file];
  });
}
