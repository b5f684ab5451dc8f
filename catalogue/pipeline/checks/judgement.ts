import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import { bundle, type Bundle } from './bundle.ts';
import { findPastedFaults } from './pasted.ts';
import { findRenderFaults } from './rendering.ts';
import { findSourceFaults } from './source.ts';

export type Judgement = { item: Item; bundle: Bundle | null; faults: string[] };

const CATALOGUE = join(import.meta.dirname, '../..');
const TSC = join(CATALOGUE, '../node_modules/@typescript/native/bin/tsc');

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function findTypeFaults(): string[] {
  const { status, stdout } = spawnSync(
    process.execPath,
    [TSC, '-p', CATALOGUE, '--pretty', 'false'],
    {
      cwd: CATALOGUE,
      encoding: 'utf8',
    },
  );
  return status === 0 ? [] : stdout.trim().split('\n');
}

async function judgeAlone(browser: Browser, item: Item): Promise<Judgement> {
  const faults = findSourceFaults(item);
  try {
    const made = await bundle(item);
    return { item, bundle: made, faults: [...faults, ...(await findRenderFaults(browser, made))] };
  } catch (error) {
    return { item, bundle: null, faults: [...faults, reasonOf(error)] };
  }
}

/** Everything that is asked of an item before it may be sold. */
export async function judge(
  browser: Browser,
  items: readonly Item[],
  report: (line: string) => void = () => undefined,
): Promise<Judgement[]> {
  if (items.length === 0) return [];
  const types = findTypeFaults();
  const judged: Judgement[] = [];
  for (const item of items) {
    const judgement = await judgeAlone(browser, item);
    const folder = item.folder.slice(CATALOGUE.length + 1);
    judgement.faults.push(...types.filter((line) => line.startsWith(`${folder}/`)));
    judged.push(judgement);
    report(`${item.slug}: ${judgement.faults.length === 0 ? 'sound' : 'faults'}`);
  }
  const whole = judged.filter(({ bundle: made }) => made !== null);
  const pasted = await findPastedFaults(
    browser,
    whole.map(({ item }) => item),
  );
  for (const { item, faults } of whole) faults.push(...pasted.get(item.slug)!);
  return judged;
}
