import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { openCluster, type Cluster } from '../../tools/cluster/cluster.ts';
import { freePort } from '../../tools/free-port.ts';
import { twoBuilds } from './load/builds.ts';
import { awaitMails } from './load/mailbox.ts';
import { startSteadyLoad, type Outcome, type SteadyLoad } from './load/steady-load.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const ROUNDS = 10;
/** The most mails that one worker sends at the same time. Only these may arrive twice when it is killed. */
const IN_FLIGHT_MAX = 6;
const BURST = 60;
const PER_SECOND = 20;
const MAIL_TIMEOUT_MS = 60_000;

/** The longest time that a request can have been running when its process was killed. */
const SLOWEST_MS = 1_000;

type Window = { from: number; to: number };

/**
 * Kills one server and one worker. Failures inside the returned window are caused by the crash, not by the replacement.
 */
async function crashOne(cluster: Cluster, load: SteadyLoad): Promise<Window> {
  const victim = (kind: 'http' | 'jobs') =>
    cluster.members().find((member) => member.kind === kind)!;
  const from = Date.now();
  await cluster.crash(victim('http'));
  const to = Date.now();
  await load.burst(BURST);
  await cluster.crash(victim('jobs'));
  return { from, to };
}

async function replaceAll(cluster: Cluster, build: string): Promise<(number | NodeJS.Signals)[]> {
  const exits: (number | NodeJS.Signals)[] = [];
  for (const member of cluster.members().slice()) exits.push(await cluster.replace(member, build));
  return exits;
}

/**
 * A page of build A that stays open. When every process serves build B, it must still load the chunk of a screen that
 * was not shown before.
 */
async function openOldPage(origin: string) {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage();
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  return {
    async stillLoads(): Promise<boolean> {
      const old = new Set(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      );
      await page.getByRole('navigation').getByRole('link', { name: 'Components' }).first().click();
      await page.locator('[data-page="browser"]').waitFor({ timeout: 15_000 });
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const stayed = await page.evaluate(() => 'stayed' in globalThis);
      const fresh = await page.locator('[data-release="b"]').count();
      return stayed && fresh === 0 && names.some((name) => name.endsWith('.js') && !old.has(name));
    },
    close: () => browser.close(),
  };
}

const split = (failures: readonly Outcome[], crash: Window) =>
  Map.groupBy(failures, ({ at }) =>
    at >= crash.from - SLOWEST_MS && at <= crash.to ? 'crash' : 'replacement',
  );

async function judgeMails(load: SteadyLoad, run: string) {
  const delivered = await awaitMails(run, load.acknowledged(), MAIL_TIMEOUT_MS);
  const bySubject = Map.groupBy(delivered, ({ subject }) => subject);
  const lost = load.acknowledged().filter((subject) => !bySubject.has(subject));
  const doubled = [...bySubject.values()].filter((copies) => copies.length > 1);
  const unstable = doubled.filter(
    (copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1,
  );
  return {
    delivered: bySubject.size,
    lost: lost.length,
    doubled: doubled.length,
    unstable: unstable.length,
  };
}

export const prove: Prove = async ({ root, report }) => {
  const directory = join(root, '.proof/rolling');
  const builds = twoBuilds(root, join(directory, 'builds'));
  freshShop(root);
  mkdirSync(directory, { recursive: true });
  const run = `rolling-${Date.now()}`;
  const cluster = await openCluster({
    directory: join(directory, 'cluster'),
    edgePort: await freePort(),
    build: builds.a,
    environment: {
      NODE_ENV: 'test',
      PROOF_ENDPOINTS: 'true',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const oldPage = await openOldPage(cluster.origin);
  const load = startSteadyLoad(cluster.origin, { perSecond: PER_SECOND, run });
  try {
    const exits: (number | NodeJS.Signals)[] = [];
    let oldPageLoads = false;
    for (let round = 1; round <= ROUNDS; round++) {
      // Alternates between the builds, so that every round changes the release.
      exits.push(...(await replaceAll(cluster, round % 2 === 1 ? builds.b : builds.a)));
      if (round === 1) oldPageLoads = await oldPage.stillLoads();
      report(`round ${round} of ${ROUNDS}: ${load.failures().length} failed so far`);
    }
    const crash = await crashOne(cluster, load);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await load.stop();

    const failures = split(load.failures(), crash);
    for (const failure of (failures.get('replacement') ?? []).slice(0, 10))
      report(JSON.stringify(failure));
    const mails = await judgeMails(load, run);
    const failed = failures.get('replacement')?.length ?? 0;
    const unclean = exits.filter((exit) => exit !== 0).length;
    report(`requests: ${JSON.stringify(load.counts())}`);
    report(
      `replacements: ${exits.length} by SIGTERM, ${unclean} with an exit code other than 0; 2 processes killed`,
    );
    report(`failed while killing: ${failures.get('crash')?.length ?? 0}`);
    report(
      `mails: ${load.acknowledged().length} acknowledged, ${mails.delivered} delivered, ${mails.lost} lost, ${mails.doubled} doubled, ${mails.unstable} of them with another Message-ID`,
    );
    report(`open page of the first build loads its chunks: ${oldPageLoads ? 'yes' : 'no'}`);
    return {
      figure: `${failed} failed requests and ${mails.lost} lost mails in ${exits.length} replacements`,
      bar: `0 and 0, each process replaced ${ROUNDS} times, old page alive`,
      passed:
        failed === 0 &&
        mails.lost === 0 &&
        mails.unstable === 0 &&
        mails.doubled <= IN_FLIGHT_MAX &&
        unclean === 0 &&
        oldPageLoads,
    };
  } finally {
    await load.stop();
    await oldPage.close();
    await cluster.close();
  }
};
