import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { changeNote } from '@tessera/contract/change-note';
import { hashesOf, type Inputs, ON_DISK } from './check-hash.ts';
import { bundle } from './checks/bundle.ts';
import type { AnyCheck, Figures } from './checks/check.ts';
import type { Fault } from './checks/fault.ts';
import type { Judgement } from './checks/judgement.ts';
import { CHECKS } from './checks/registry.ts';
import { THEMES } from './checks/stage.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Item } from './item.ts';
import { PHOTOGRAPH_MAX_BYTES } from './photographs.ts';
import { hashOfPictures, PICTURES, type Picture, takePictures } from './pictures.ts';
import {
  hashOfPreview,
  makePreview,
  PHONE_MAX_BYTES,
  type PreviewRecord,
} from './previews/preview.ts';
import { PROMISE_FILES } from './promise.ts';
import { sealOf, sha256OfFile } from './seal.ts';
import { versionsOf } from './tools.ts';

/** The last time that a check passed: what it was, and what it measured. */
type CheckRecord = {
  hash: string;
  date: string;
  tools: Record<string, string>;
  figures: Figures;
};

/** The record of an item that passed, stored beside its source. Publishing reads only this record. */
export type ItemRecord = Omit<Item['meta'], 'photoWidth' | keyof Facts> &
  Facts & {
    slug: string;
    hash: string;
    files: string[];
    pictures: Picture[];
    photographed: Omit<CheckRecord, 'figures'>;
    preview: PreviewRecord;
    /** By the name of the check. */
    checks: Record<string, CheckRecord>;
    /** The hashes of all files in the folder, so that a later change of a file is detected. */
    sha256: Record<string, string>;
    seal: string;
  };

const RECORD = 'published.json';

function findRecord({ folder }: Item): ItemRecord | undefined {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ItemRecord) : undefined;
}

/** A record that somebody edited says nothing about its item. */
function findSoundRecord(item: Item): ItemRecord | undefined {
  const written = findRecord(item);
  return written && written.seal === sealOf(written) ? written : undefined;
}

type Stored = Pick<ItemRecord, 'pictures' | 'preview'>;

const contentsOf = ({ hasDemo, meta }: Item, { pictures, preview }: Stored): string[] => [
  'component.tsx',
  'component.jsx',
  'meta.ts',
  ...(hasDemo ? ['demo.tsx'] : []),
  ...(meta.kind === 'workhorse' ? PROMISE_FILES : []),
  ...pictures.map(({ file }) => file),
  ...preview.files,
  ...preview.pictures.map(({ file }) => file),
];

/** The checks that have not passed since they, their tools or their part of the item changed. */
export function findStaleChecks(item: Item, inputs: Inputs = ON_DISK): AnyCheck[] {
  const written = findSoundRecord(item);
  const hashes = hashesOf(CHECKS, item, inputs);
  return CHECKS.filter(({ name }) => written?.checks[name]?.hash !== hashes[name]);
}

const isIntact = ({ folder }: Item, { sha256 }: ItemRecord, file: string): boolean => {
  const path = join(folder, file);
  return existsSync(path) && sha256OfFile(path) === sha256[file];
};

const maxBytesOf = (file: string): number =>
  file.startsWith('build/') ? PHONE_MAX_BYTES : PHOTOGRAPH_MAX_BYTES;

/** Checks that the record still matches what a run would write today. */
export function findStaleParts(item: Item, inputs: Inputs = ON_DISK): Fault[] {
  const written = findRecord(item);
  const stale = (text: string): Fault => ({ check: 'record', text });
  if (!written) return [stale('never judged: npm run catalogue')];
  if (written.seal !== sealOf(written)) return [stale(`${RECORD} was edited by hand`)];
  const names = findStaleChecks(item, inputs).map(({ name }) => name);
  if (names.length > 0) return [stale(`out of date: ${names.join(', ')}: npm run catalogue`)];
  const faults: Fault[] = [];
  const themes = written.pictures.map(({ theme }) => theme);
  if (themes.join() !== THEMES.join()) faults.push(stale('not photographed in both themes'));
  if (written.photographed.hash !== hashOfPictures(item, inputs))
    faults.push(stale('its photographs are out of date: npm run catalogue'));
  if (written.preview?.hash !== hashOfPreview(item, inputs))
    return [...faults, stale('its preview is out of date: npm run catalogue')];
  for (const file of contentsOf(item, written)) {
    const path = join(item.folder, file);
    if (!existsSync(path)) faults.push(stale(`${file} is missing`));
    else if (!isIntact(item, written, file))
      faults.push(stale(`${file} is not the one that was judged`));
    else if (file.endsWith('.webp') && readFileSync(path).length > maxBytesOf(file))
      faults.push(stale(`${file} is above ${maxBytesOf(file)} bytes`));
  }
  return faults;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** What each check measured: now, or when it passed last. */
function checksOf({ item, passed }: Judgement, before: ItemRecord | undefined) {
  const hashes = hashesOf(CHECKS, item);
  return Object.fromEntries(
    CHECKS.map(({ name, tools }): [string, CheckRecord] => {
      const figures = passed.get(name);
      if (figures)
        return [
          name,
          { hash: hashes[name]!, date: today(), tools: versionsOf(tools, ON_DISK.pins), figures },
        ];
      const known = before?.checks[name];
      if (known?.hash !== hashes[name]) throw new Error(`${item.slug}: ${name} was not run`);
      return [name, known!];
    }),
  );
}

/** Photographs that are as recorded stay; others are taken anew. */
async function picturesOf(
  browser: Browser,
  { item, bundle: made }: Judgement,
  before: ItemRecord | undefined,
): Promise<Pick<ItemRecord, 'pictures' | 'photographed'>> {
  const hash = hashOfPictures(item);
  const intact = (before?.pictures ?? []).filter(({ file }) => isIntact(item, before!, file));
  if (before?.photographed?.hash === hash && intact.length === THEMES.length)
    return { pictures: before.pictures, photographed: before.photographed };
  return {
    pictures: await takePictures(browser, item, made ?? (await bundle(item)), intact),
    photographed: { hash, date: today(), tools: versionsOf(PICTURES.tools, ON_DISK.pins) },
  };
}

/** A preview that is as recorded stays; another is built anew. */
async function previewOf(
  browser: Browser,
  item: Item,
  before: ItemRecord | undefined,
): Promise<PreviewRecord> {
  const { preview } = before ?? {};
  const stored = [...(preview?.files ?? []), ...(preview?.pictures ?? []).map(({ file }) => file)];
  const intact = stored.filter((file) => isIntact(item, before!, file));
  if (preview?.hash === hashOfPreview(item) && intact.length === stored.length) return preview;
  const pictures = (preview?.pictures ?? []).filter(({ file }) => intact.includes(file));
  return makePreview(browser, item, pictures);
}

/** Stores the record of an item that passed: its images, its preview, its JavaScript variant and its measurements. */
export async function record(browser: Browser, judgement: Judgement): Promise<void> {
  const { item, javascript } = judgement;
  const before = findSoundRecord(item);
  const { photoWidth: _, ...meta } = item.meta;
  if (meta.changes !== undefined && !changeNote.safeParse(meta.changes).success)
    throw new Error(`${item.slug}: changes in meta.ts is not a note of at most 12 short changes`);
  const checks = checksOf(judgement, before);
  if (javascript !== null) writeFileSync(join(item.folder, 'component.jsx'), javascript);
  const { pictures, photographed } = await picturesOf(browser, judgement, before);
  const preview = await previewOf(browser, item, before);
  const written: Omit<ItemRecord, 'seal'> = {
    slug: item.slug,
    ...meta,
    hash: item.hash,
    ...factsOf(item),
    files: ['component.tsx', 'component.jsx'],
    pictures,
    photographed,
    preview,
    checks,
    sha256: Object.fromEntries(
      contentsOf(item, { pictures, preview }).map((file) => [
        file,
        sha256OfFile(join(item.folder, file)),
      ]),
    ),
  };
  const sealed: ItemRecord = { ...written, seal: sealOf(written) };
  writeFileSync(join(item.folder, RECORD), `${JSON.stringify(sealed, null, 2)}\n`);
}
