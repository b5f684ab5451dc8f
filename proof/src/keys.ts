import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { registryPath } from '@tessera/contract/registry';
import { openCluster } from '../../tools/cluster/cluster.ts';
import { freePort } from '../../tools/free-port.ts';
import { collectClaims } from './runner/claims.ts';
import { median } from './runner/median.ts';
import { createShopCalls, openShopDatabase, requestOf } from './runner/shop-calls.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const QUOTA = 3;
const REVOCATIONS = 20;
const REVOKED_WITHIN_MS = 2_000;
const POLL_MS = 5;
const PARALLEL = 24;
const TIMED = 300;
/** A refusal of one kind must not be told from another by its time. The noise of a machine is far below this. */
const TIMING_MAX = 1.5;

type Answer = { status: number; text: string; milliseconds: number };

/** Keys in a shop of several processes: revocation, quota, copies, the time of refusals, and what the logs hold. */
export const prove: Prove = async ({ root, report }) => {
  freshShop(root);
  const directory = join(root, '.proof/keys');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const cluster = await openCluster({
    directory,
    edgePort: await freePort(),
    build: join(root, 'web/build'),
    environment: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      CODE_QUOTA_PER_DAY: String(QUOTA),
      AUTH_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_MINUTE: '10000000',
    },
  });
  const database = openShopDatabase();
  const { query } = database;
  const ports = cluster
    .members()
    .filter(({ kind }) => kind === 'http')
    .map(({ port }) => port);
  const secrets: string[] = [];
  const { claim, counted } = collectClaims(report);

  /** Asks one process, past the edge. */
  const ask = async (port: number, path: string, token: string): Promise<Answer> => {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, requestOf({ token }));
    const text = await response.text();
    return { status: response.status, text, milliseconds: performance.now() - started };
  };
  const [first, second] = ports as [number, number];
  const { signIn, revokeKey, ...calls } = createShopCalls(`http://127.0.0.1:${first}`);
  const makeKey = async (token: string) => {
    const key = await calls.makeKey(token);
    secrets.push(key.secret);
    return key;
  };

  try {
    const rows = await query<{ slug: string }>(
      `select slug from components join plans on plans.id = plan_id
       where plans.name = 'Pro' and status = 'published' order by slug`,
    );
    const paid = rows.map(({ slug }) => slug);
    const [item] = paid;
    if (!item || paid.length <= QUOTA) throw new Error('the catalogue has too few Pro components');
    const token = await signIn('pro@tessera.example');

    // Revoked in one process. Every process is asked until it refuses.
    const delays: number[] = [];
    for (let round = 0; round < REVOCATIONS; round++) {
      const key = await makeKey(token);
      for (const port of ports) {
        const { status } = await ask(port, registryPath(item), key.secret);
        claim(`a new key opens what its account has, round ${round}`, status === 200);
      }
      await revokeKey(token, key.id);
      const started = performance.now();
      await Promise.all(
        ports.map(async (port) => {
          while (
            (await ask(port, registryPath(item), key.secret)).status !== 401 &&
            performance.now() - started < 2 * REVOKED_WITHIN_MS
          )
            await new Promise((resolve) => setTimeout(resolve, POLL_MS));
          delays.push(performance.now() - started);
        }),
      );
    }
    const slowest = Math.max(...delays);
    claim('a revocation holds in every process in time', slowest <= REVOKED_WITHIN_MS);
    report(
      `revoked in one of ${ports.length} processes, refused in all: median ${median(delays).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    );

    // One account that fetches everything, through both processes at once.
    const eager = await makeKey(token);
    const answers = await Promise.all(
      [...paid, ...paid].map((slug, index) =>
        ask(ports[index % 2]!, registryPath(slug), eager.secret),
      ),
    );
    const taken = new Set(
      answers.flatMap(({ status }, index) => (status === 200 ? [paid[index % paid.length]] : [])),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    claim('the quota holds over all processes', taken.size === QUOTA, String(taken.size));
    claim(
      'everything beyond it is refused with its sentence',
      refused.length > 0 &&
        refused.every(({ status, text }) => status === 403 && text.includes('today')),
      refused[0]?.text,
    );
    report(
      `one account asked for ${paid.length} paid components: ${taken.size} delivered, quota ${QUOTA}`,
    );

    // Parallel requests of one command, in both processes, are one copy.
    const [open] = [...taken];
    const fresh = await makeKey(token);
    const before = new Date();
    await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        ask(ports[index % 2]!, registryPath(open!), fresh.secret),
      ),
    );
    const copies = await query(
      `select 1 from copy_events join components on components.id = component_id
       where components.slug = $1 and surface = 'registry' and occurred_at >= $2`,
      [open, before],
    );
    claim('parallel requests are one copy', copies.length === 1, `${copies.length} copies`);
    report(`${PARALLEL} parallel requests by one key: one copy`);

    // Refusals in turns: a key that nobody made, and one that was revoked.
    const gone = await makeKey(token);
    await revokeKey(token, gone.id);
    // Well formed, and nobody has it.
    const { id, secret: unknown } = await makeKey(token);
    await query('delete from api_keys where id = $1', [id]);
    const times: Record<'unknown' | 'revoked', number[]> = { unknown: [], revoked: [] };
    for (let turn = 0; turn < TIMED; turn++)
      for (const [kind, secret] of [
        ['unknown', unknown],
        ['revoked', gone.secret],
      ] as const)
        times[kind].push((await ask(second, registryPath(item), secret)).milliseconds);
    const ratio = median(times.revoked) / median(times.unknown);
    claim(
      'the time of a refusal does not tell keys apart',
      ratio <= TIMING_MAX && ratio >= 1 / TIMING_MAX,
      ratio.toFixed(2),
    );
    report(
      `a refusal: unknown ${median(times.unknown).toFixed(2)} ms, revoked ${median(times.revoked).toFixed(2)} ms, ${ratio.toFixed(2)} ×`,
    );

    const logs = ['http.log', 'jobs.log', 'edge/access.log', 'edge/error.log'].flatMap((name) => {
      try {
        return [readFileSync(join(directory, name), 'utf8')];
      } catch {
        return [];
      }
    });
    const found = secrets.filter((secret) => logs.some((log) => log.includes(secret.slice(4, 24))));
    claim('no key is in a log', found.length === 0 && logs.length >= 2, String(found.length));
    report(`${secrets.length} keys, ${found.length} in ${logs.length} logs`);

    const { held, failed } = counted();
    return {
      figure: `${held} claims hold, ${failed} do not; revocation at most ${slowest.toFixed(0)} ms in every process`,
      bar: `0 claims that do not hold, <= ${REVOKED_WITHIN_MS} ms`,
      passed: failed === 0,
    };
  } finally {
    await database.close();
    await cluster.close();
  }
};
