import { readFileSync } from 'node:fs';

/** More than this of the processors' time away, and a second tells of whoever else uses the machine. */
const CALM_SHARE = 0.05;
/** So many times the rounds that are wanted, and no more. */
const PATIENCE = 3;

/** What the host of this machine has kept of its processors' time for others, and all of that time. */
function processorTime(): { taken: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, waiting, two kinds of interrupts, taken; what follows is counted in the first two.
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return { taken: ticks[7] ?? 0, all: ticks.reduce((sum, some) => sum + some, 0) };
}

/**
 * Measures so many rounds after some that warm everything up. Rounds go on until enough were calm, and the calmest are
 * kept: chosen by what the host took alone, never by what was measured.
 */
export async function calmRounds<T>(
  wanted: number,
  report: (line: string) => void,
  measure: () => Promise<T>,
  warmUp = 1,
): Promise<T[]> {
  for (let n = 0; n < warmUp; n++) {
    await measure();
    report('  to warm up, not counted');
  }
  const rounds: { taken: number; measured: T }[] = [];
  const calm = () => rounds.filter(({ taken }) => taken <= CALM_SHARE).length;
  while (rounds.length < wanted * PATIENCE && calm() < wanted) {
    const before = processorTime();
    const measured = await measure();
    const after = processorTime();
    const taken = (after.taken - before.taken) / (after.all - before.all);
    rounds.push({ taken, measured });
    report(`  others had ${(taken * 100).toFixed(1)} % of the processors`);
  }
  const kept = rounds.toSorted((a, b) => a.taken - b.taken).slice(0, wanted);
  const most = Math.max(...kept.map(({ taken }) => taken));
  report(
    `the calmest ${kept.length} of ${rounds.length} rounds: others had up to ${(most * 100).toFixed(1)} % of the processors`,
  );
  return kept.map(({ measured }) => measured);
}
