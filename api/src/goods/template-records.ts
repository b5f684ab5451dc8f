import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Of } from '../platform/sha256.ts';

/** The record that the catalogue's pipeline writes for a template that passed its checks. */
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
  /** The pages of the built preview. The first one is opened. */
  pages: string[];
  dependencies: Record<string, string>;
  archive: { file: string; bytes: number; entries: number; sha256: string };
  preview: {
    folder: string;
    /** The path that the pages were built for, when their addresses are absolute. */
    base?: string;
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
  /** The hashes of all files that the record names. */
  sha256: Record<string, string>;
  /** The hash of all other fields. */
  seal: string;
};

export type TemplateOnDisk = TemplateRecord & { folder: string };

const TEMPLATES = join(import.meta.dirname, '../../../catalogue/templates');
const RECORD = 'published.json';

/** The templates of the catalogue that have a record. Their files are in `folder`. */
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

/** The first file that differs from the one that the pipeline checked. Only the pipeline may approve a template. */
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
