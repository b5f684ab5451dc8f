import { setTimeout as sleep } from 'node:timers/promises';

/** Only prevents a test from hanging. It is long, because a slow machine is no failure. */
const CEILING_MS = 120_000;
const LOOK_MS = 20;

/** Waits until the condition holds. Unlike `expect.poll` it does not touch fake timers. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + CEILING_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`never came true: ${isSo.toString()}`);
    await sleep(LOOK_MS);
  }
}
