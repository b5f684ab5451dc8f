import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { openCluster } from '../../tools/cluster/cluster.ts';
import { freePort } from '../../tools/free-port.ts';
import { calmRounds } from './load/calm-rounds.ts';
import { serveFile } from './load/nginx-file.ts';
import { press, pressInTurns } from './load/pressure.ts';
import { settledAnswer } from './load/settled-answer.ts';
import { timePreviews } from './pages/alive.ts';
import { visit, type Device, type Visit } from './pages/lighthouse.ts';
import { PUBLIC_PAGES, UNLISTED_PAGES } from './pages/routes.ts';
import { weighPages } from './pages/weigh.ts';
import { median } from './runner/median.ts';
import type { Prove, Verdict } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const CACHED_SHARE = 0.7;
/** Consecutive seconds differ by a fifth or more, so the full form takes the median of many. */
const ROUNDS = { quick: 7, full: 21 };
const PREVIEW_ROUNDS = { usual: 5, full: 15 };
const PERFECT = 100;

type Report = (line: string) => void;

/** The Lighthouse result of every page. The quick form visits each page once, on desktop only. */
async function judge(origin: string, full: boolean, report: Report): Promise<Verdict> {
  const devices: Device[] = full ? ['desktop', 'mobile'] : ['desktop'];
  const worst = { accessibility: PERFECT, 'best-practices': PERFECT, seo: PERFECT };
  const performance = new Map<Device, number[]>();
  for (const device of devices)
    for (const path of PUBLIC_PAGES) {
      const visits: Visit[] = [];
      for (let time = 0; time < (full ? 5 : 1); time++)
        visits.push(await visit(origin + path, device));
      const fast = median(visits.map(({ scores }) => scores.performance));
      performance.set(device, [...(performance.get(device) ?? []), fast]);
      for (const name of ['accessibility', 'best-practices', 'seo'] as const)
        worst[name] = Math.min(worst[name], ...visits.map(({ scores }) => scores[name]));
      const middle = (name: 'firstPaintMs' | 'largestPaintMs' | 'blockingMs') =>
        median(visits.map((one) => one[name])).toFixed(0);
      report(
        `${path} on a ${device}: performance ${fast}, first paint ${middle('firstPaintMs')} ms, largest ${middle('largestPaintMs')} ms, blocked ${middle('blockingMs')} ms`,
      );
      const repeated = visits.reduce((sum, { tries }) => sum + tries - 1, 0);
      if (repeated > 0) report(`  visited ${repeated} times more: nothing was painted in time`);
      for (const fault of new Set(visits.flatMap(({ faults }) => faults))) report(`  ${fault}`);
    }
  const speeds = [...performance].map(([device, scores]) => `${Math.min(...scores)} ${device}`);
  return {
    figure: `Lighthouse accessibility ${worst.accessibility}, best practices ${worst['best-practices']}, SEO ${worst.seo}, performance ${speeds.join(' and ')}`,
    bar: '100, 100, 100, goals 95 desktop and 90 mobile',
    passed: Object.values(worst).every((score) => score === PERFECT),
  };
}

/** Compares a page from the edge's cache with the same bytes served from a file, in turns. */
async function compareEdge(
  origin: string,
  members: readonly string[],
  directory: string,
  rounds: number,
  report: Report,
): Promise<Verdict> {
  const url = `${origin}/`;
  const page = await settledAnswer([url]);
  if (page.headers['x-edge'] !== 'HIT') throw new Error('the edge keeps no copy of the page');
  const file = await serveFile(join(directory, 'nginx'), page);
  const twice = (target: string) => [target, target];
  const measure = async () => {
    const body = await press(twice(file.bareUrl), { seconds: 1 });
    const [sent = 0, read = 0, edge = 0] = await pressInTurns(
      [twice(file.url), twice(file.readUrl), twice(url)],
      { seconds: 1 },
    );
    return { ofSent: edge / sent, ofRead: edge / read, ofBody: edge / body };
  };
  let shares: Awaited<ReturnType<typeof measure>>[];
  try {
    shares = await calmRounds(rounds, report, measure);
  } finally {
    await file.close();
  }
  const middle = (share: keyof (typeof shares)[number]) => median(shares.map((one) => one[share]));
  const uncached = await press(
    members.map((member) => `${member}/`),
    { seconds: 2 },
  );
  report(
    `rounds ${shares.map(({ ofSent }) => ofSent.toFixed(2)).join(' ')}; ${page.bytes.length} bytes`,
  );
  return {
    figure: `a cached page ${middle('ofSent').toFixed(2)} of a file with the same headers (${middle('ofRead').toFixed(2)} of that file sent without sendfile, as the edge sends the page; ${middle('ofBody').toFixed(2)} of a file without those headers), ${uncached.toFixed(0)} pages a second past the edge`,
    bar: `≥ ${CACHED_SHARE} of the file as nginx sends files, with sendfile`,
    passed: middle('ofSent') >= CACHED_SHARE,
  };
}

export const prove: Prove = async ({ root, full, report }) => {
  freshShop(root);
  const directory = join(root, '.proof/pages');
  mkdirSync(directory, { recursive: true });
  const build = join(root, 'web/build');
  const cluster = await openCluster({
    directory,
    edgePort: await freePort(),
    build,
    edge: 'steady',
    environment: { RATE_LIMIT_PER_MINUTE: '1000000000' },
  });
  try {
    const members = cluster
      .members()
      .filter(({ kind }) => kind === 'http')
      .map(({ port }) => `http://127.0.0.1:${port}`);
    const browser = await chromium.launch(CHROMIUM);
    const weight = await weighPages({
      browser,
      origin: cluster.origin,
      client: join(build, 'client'),
      paths: [...PUBLIC_PAGES, ...UNLISTED_PAGES],
      report,
    });
    await browser.close();
    const verdicts = [
      weight,
      await timePreviews({
        origin: cluster.origin,
        rounds: full ? PREVIEW_ROUNDS.full : PREVIEW_ROUNDS.usual,
        report,
      }),
      await judge(cluster.origin, full, report),
      await compareEdge(
        cluster.origin,
        members,
        directory,
        full ? ROUNDS.full : ROUNDS.quick,
        report,
      ),
    ];
    return {
      figure: verdicts.map(({ figure }) => figure).join('; '),
      bar: verdicts.map(({ bar }) => bar).join('; '),
      passed: verdicts.every(({ passed }) => passed),
    };
  } finally {
    await cluster.close();
  }
};
