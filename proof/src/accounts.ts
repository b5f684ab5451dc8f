import { endSessions } from './accounts/endings.ts';
import { floodSignIns } from './accounts/flood.ts';
import { guessCodes, register } from './accounts/guesses.ts';
import { tryHandoffs } from './accounts/handoffs.ts';
import { openShop } from './accounts/shop.ts';
import { compareAddresses } from './accounts/timing.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const TRIES_PER_CODE = 5;
const DIFFERENCE_MS = 20;
const LIVE_P99_MS = 250;
const GROWTH_MEGABYTES = 200;
const FLOOD = 200;

export const prove: Prove = async ({ root, full, report }) => {
  const [guesses, tries] = full ? [10_000, 200] : [1_000, 40];
  const shop = await openShop(root);
  try {
    const email = `owner-${Date.now()}@proof.example`;
    await register(shop, email);

    const handoffs = await tryHandoffs(shop);
    const endings = await endSessions(shop);
    report(`sessions after their end: ${JSON.stringify(endings)}`);

    const attack = await guessCodes(shop, email, guesses);
    report(
      `${guesses} guesses at one code: ${JSON.stringify(attack.statuses)}, ${attack.evaluated} evaluated, code dead afterwards: ${attack.codeIsDead}, owner signed in meanwhile: ${attack.ownerMeanwhile}`,
    );

    const flood = await floodSignIns(shop, FLOOD);
    report(
      `${FLOOD} sign-ins at once: ${JSON.stringify(flood.statuses)} in ${flood.seconds.toFixed(1)} s; /health/live p99 ${flood.liveP99Ms.toFixed(0)} ms of ${flood.probes}; memory +${flood.grownMegabytes.toFixed(0)} MB`,
    );

    const timing = await compareAddresses(shop, tries);
    for (const { name, median, differenceMs, same } of timing)
      report(
        `${name}: known ${median.known.toFixed(1)} ms, unknown ${median.unknown.toFixed(1)} ms, difference ${differenceMs.toFixed(1)} ms over ${tries}; same answer: ${same}`,
      );

    // A new code can be requested after one real minute. Only the full form waits for it.
    const ownerAfterwards = full ? await attack.ownerAfterwards() : attack.ownerMeanwhile;
    const { used, replayed, elsewhere, withoutCookie } = handoffs;
    const late = await handoffs.tooLate({ wait: full });
    report(
      `hand-offs: used ${used}; replayed ${replayed}, other browser ${elsewhere}, no cookie ${withoutCookie}, after 61 s ${late}; owner in ${full ? 'with a new code' : 'meanwhile'}: ${ownerAfterwards}`,
    );

    const worst = Math.max(...timing.map(({ differenceMs }) => differenceMs));
    const refused = [replayed, elsewhere, withoutCookie, late];
    const dead = [endings['afterReset'], endings['afterRevocation'], endings['afterDeletion']];
    const codes =
      attack.evaluated <= TRIES_PER_CODE &&
      attack.codeIsDead &&
      attack.statuses[400] === guesses &&
      attack.ownerMeanwhile &&
      ownerAfterwards;
    const tokens = dead.every((status) => status === 401) && endings['roles'] === 'admin → user';
    return {
      figure: `${attack.evaluated} of ${guesses} guesses evaluated, owner ${codes ? 'in' : 'out'}; medians ${worst.toFixed(1)} ms apart; ${refused.filter((status) => status === 401).length} of 4 hand-offs refused; old tokens ${tokens ? 'dead' : 'ALIVE'}; live p99 ${flood.liveP99Ms.toFixed(0)} ms, +${flood.grownMegabytes.toFixed(0)} MB`,
      bar: `≤ ${TRIES_PER_CODE}, in; ≤ ${DIFFERENCE_MS} ms and same answers; 4 of 4; dead; < ${LIVE_P99_MS} ms, < ${GROWTH_MEGABYTES} MB`,
      passed:
        codes &&
        worst <= DIFFERENCE_MS &&
        timing.every(({ same }) => same) &&
        used === 200 &&
        refused.every((status) => status === 401) &&
        tokens &&
        flood.liveP99Ms < LIVE_P99_MS &&
        flood.grownMegabytes < GROWTH_MEGABYTES,
    };
  } finally {
    await shop.close();
  }
};
