import { readFileSync } from 'node:fs';

/** Above this share of stolen CPU time a round is not representative, because other users of the host disturb it. */
const CALM_SHARE = 0.05;
/** The most rounds, as a multiple of the rounds that are wanted. */
const PATIENCE = 3;

/** The CPU time that the host has given to other machines, and the total CPU time. */
function processorTime(): { taken: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, iowait, irq, softirq, steal. The later columns are part of the first two.
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return { taken: ticks[7] ?? 0, all: ticks.reduce((sum, some) => sum + some, 0) };
}

/**
 * Measures rounds after a warm-up, until enough rounds were calm. The calmest are kept. They are chosen by the stolen
 * CPU time alone, never by their results.
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
