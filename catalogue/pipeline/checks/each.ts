import type { BrowserContextOptions } from '@playwright/test';
import type { Batch, BatchOutcome, Outcome, Prepared } from './check.ts';
import { distinct, reasonOf } from './fault.ts';
import { readShapes } from './prop-shapes.ts';
import { clear, openStage, type Stage } from './stage.ts';

/** As many as the machine has use for. */
const AT_ONCE = 2;

/** Judges the items one after the other in windows that are opened once. */
export async function judgeEach(
  { browser, prepared }: Batch,
  check: string,
  windows: readonly BrowserContextOptions[],
  judgeOne: (prepared: Prepared, stages: readonly Stage[]) => Promise<Outcome>,
): Promise<BatchOutcome> {
  readShapes(prepared.map(({ item }) => item));
  const outcomes = new Map<string, Outcome>();
  const waiting = prepared.values();
  const open = () =>
    Promise.all(
      windows.map((options) => openStage(browser, { reducedMotion: 'reduce', ...options })),
    );
  const work = async (): Promise<void> => {
    let stages = await open();
    const close = () => Promise.all(stages.map((stage) => stage.close()));
    for (const one of waiting) {
      try {
        const { faults, figures } = await judgeOne(one, stages);
        outcomes.set(one.item.slug, { faults: distinct(faults), figures });
        await Promise.all(stages.map(clear));
      } catch (error) {
        const text = `could not be judged: ${reasonOf(error)}`;
        outcomes.set(one.item.slug, { faults: [{ check, text }], figures: {} });
        await close();
        stages = await open();
      }
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, prepared.length) }, work));
  return { outcomes, unplaced: [] };
}
