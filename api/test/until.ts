import { setTimeout as sleep } from 'node:timers/promises';

/** Only against hanging: a busy machine is no failure. */
const CEILING_MS = 120_000;
const LOOK_MS = 20;

/** Waits until it is so. Unlike `expect.poll` it leaves timers alone that a test steers. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + CEILING_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`never came true: ${isSo.toString()}`);
    await sleep(LOOK_MS);
  }
}
