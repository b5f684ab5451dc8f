import type { MeasuredServer } from './measured-server.ts';
import { median } from './median.ts';

/** The small shop and the large one. */
type Pair = readonly [MeasuredServer, MeasuredServer];

/** The CPU time of the calls in the database and the server. It does not depend on other load of the machine. */
async function costOf(server: MeasuredServer, paths: readonly string[], token: string) {
  let sum = 0;
  for (const path of paths) {
    const { databaseMs, serverMs } = await server.measure(path, {
      authorization: `Bearer ${token}`,
    });
    sum += databaseMs + serverMs;
  }
  return sum;
}

export type Compared = { small: number; large: number; ratio: number };
type Calls = { paths: readonly string[]; token: string; rounds: number };

/** Sends the same calls to both servers in turn, several times. */
async function ask([small, large]: Pair, o: Calls): Promise<Compared> {
  const costs: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round <= o.rounds; round++) {
    const one = await costOf(small, o.paths, o.token);
    const other = await costOf(large, o.paths, o.token);
    // The first round is a warm-up.
    if (round === 0) continue;
    costs.small.push(one);
    costs.large.push(other);
  }
  const [smallMs, largeMs] = [median(costs.small), median(costs.large)];
  return { small: smallMs, large: largeMs, ratio: largeMs / smallMs };
}

/** When the growth seems too large, it is measured again with three times as many rounds. */
export async function compare(pair: Pair, o: Calls & { growth: number }): Promise<Compared> {
  const first = await ask(pair, o);
  return first.ratio > o.growth ? ask(pair, { ...o, rounds: o.rounds * 3 }) : first;
}
