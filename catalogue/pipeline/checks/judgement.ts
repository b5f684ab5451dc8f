import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import type { Bundle } from './bundle.ts';
import type { AnyCheck, BatchOutcome, Figures, Prepared } from './check.ts';
import { distinct, type Fault, reasonOf } from './fault.ts';
import { prepare } from './prepare.ts';
import { CHECKS, STAGES } from './registry.ts';

export type Judgement = {
  item: Item;
  bundle: Bundle | null;
  javascript: string | null;
  faults: Fault[];
  /** The figures of each check that the item passed, by the name of the check. */
  passed: Map<string, Figures>;
};

/** What was found in each item, and what went wrong without being any item's fault. */
export type Verdict = { judged: Judgement[]; unplaced: string[] };

type Options = {
  report?: (line: string) => void;
  /** The checks that an item needs; all of them unless told. */
  checksOf?: (item: Item) => readonly AnyCheck[];
};

type Asked = { judgement: Judgement; prepared: Prepared | null };

const isBuilt = (check: AnyCheck): boolean => 'judge' in check;

/** Builds the items of a stage that asks for it, once. */
async function prepareAll(asked: readonly Asked[]): Promise<void> {
  await Promise.all(
    asked.map(async (one) => {
      const { prepared, faults } = await prepare(one.judgement.item);
      one.prepared = prepared;
      one.judgement.bundle = prepared?.bundle ?? null;
      one.judgement.javascript = prepared?.javascript ?? null;
      one.judgement.faults.push(...faults);
    }),
  );
}

async function run(
  check: AnyCheck,
  asked: readonly Asked[],
  browser: Browser,
  report: (line: string) => void,
): Promise<BatchOutcome & { hasEnded: boolean }> {
  try {
    const prepared = asked.flatMap((one) => one.prepared ?? []);
    const found =
      'judgeText' in check
        ? await check.judgeText(asked.map(({ judgement }) => judgement.item))
        : await check.judge({ browser, prepared, report });
    return { ...found, hasEnded: true };
  } catch (error) {
    const unplaced = [`${check.name} failed: ${reasonOf(error)}`];
    return { outcomes: new Map(), unplaced, hasEnded: false };
  }
}

/** Everything that is asked of an item before it may be sold. */
export async function judge(
  browser: Browser,
  items: readonly Item[],
  { report = () => undefined, checksOf = () => CHECKS }: Options = {},
): Promise<Verdict> {
  const all = items.map((item): Asked => {
    const judgement: Judgement = {
      item,
      bundle: null,
      javascript: null,
      faults: [],
      passed: new Map(),
    };
    return { judgement, prepared: null };
  });
  const needs = new Map(items.map((item) => [item, new Set(checksOf(item))]));
  const unplaced: string[] = [];
  for (const stage of STAGES) {
    const sound = all.filter(({ judgement }) => judgement.faults.length === 0);
    const isAsked = ({ judgement }: Asked, check: AnyCheck): boolean =>
      needs.get(judgement.item)!.has(check);
    await prepareAll(
      sound.filter(
        (one) => !one.prepared && stage.some((check) => isBuilt(check) && isAsked(one, check)),
      ),
    );
    for (const check of stage) {
      const asked = sound.filter(
        (one) => isAsked(one, check) && (one.prepared !== null || !isBuilt(check)),
      );
      if (asked.length === 0) continue;
      const startedAt = performance.now();
      const { outcomes, unplaced: lines, hasEnded } = await run(check, asked, browser, report);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      report(`${check.name}: ${asked.length} items in ${seconds} s`);
      unplaced.push(...lines);
      for (const { judgement } of asked) {
        const { faults = [], figures = {} } = outcomes.get(judgement.item.slug) ?? {};
        judgement.faults.push(...faults);
        if (faults.length === 0 && hasEnded) judgement.passed.set(check.name, figures);
      }
    }
  }
  for (const { judgement } of all) {
    judgement.faults = distinct(judgement.faults);
    report(`${judgement.item.slug}: ${judgement.faults.length === 0 ? 'sound' : 'faults'}`);
  }
  return { judged: all.map(({ judgement }) => judgement), unplaced };
}
