import { join } from 'node:path';
import pg from 'pg';
import { API_BASE } from '@tessera/contract/addresses';
import { startGoogle } from '../../../sandbox/google/start.ts';
import { startMember, type Member } from '../../../tools/cluster/member.ts';
import { run } from '../runner/with-services.ts';

export const ORIGIN = 'http://shop.test';
export const PASSWORD = 'a password of the proof';
/** The address of account owners. Attackers use all other addresses. */
const HOME = '198.51.100.1';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };
type Call = { from?: string; token?: string; cookie?: string; method?: string };

export type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * A real server and a real worker on an empty database. The sandbox replaces Google, and the rate limits are too high
 * to matter.
 */
export async function openShop(root: string) {
  run(root, process.execPath, [join(root, 'api/src/commands/reset.ts')]);
  const directory = join(root, '.proof/accounts');
  const google = await startGoogle([`${ORIGIN}${API_BASE}/auth/google/callback`]);
  const start = (kind: Member['kind']) =>
    startMember({
      kind,
      build: '',
      olderBuilds: [],
      log: join(directory, `${kind}.log`),
      environment: {
        NODE_ENV: 'test',
        WEB: 'none',
        ORIGIN,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
        AUTH_LIMIT_FACTOR: '100000',
        RATE_LIMIT_PER_MINUTE: '10000000',
        ...google.environment,
      },
    });
  const [http, jobs] = [await start('http'), await start('jobs')];
  const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 2 });
  const site = `http://127.0.0.1:${http.port}`;

  const call = async (path: string, payload?: object, o: Call = {}): Promise<Answer> => {
    const response = await fetch(`${site}${API_BASE}${path}`, {
      method: o.method ?? (payload ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        'x-forwarded-for': o.from ?? HOME,
        ...(payload && { 'content-type': 'application/json' }),
        ...(o.token && { authorization: `Bearer ${o.token}` }),
        ...(o.cookie && { cookie: o.cookie }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const text = await response.text();
    const body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
    return { status: response.status, body, headers: response.headers };
  };

  let hash: string | undefined;
  const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await database.query<T>(sql, values)).rows;

  return {
    site,
    pid: http.process.pid!,
    call,
    query,
    /** Inserts verified users who share one password hash. Hashing a password for each would take minutes. */
    async people(group: string, count: number): Promise<string[]> {
      // The mailbox may contain mails of an earlier run.
      const prefix = `${group}-${process.pid}`;
      hash ??= (
        await query<{ hash: string }>(
          'select password_hash as hash from users where password_hash is not null limit 1',
        )
      )[0]!.hash;
      await query(
        `insert into users (id, email, name, password_hash, verified_at)
         select gen_random_uuid(), $1 || '-' || n || '@proof.example', 'Somebody', $2, now()
         from generate_series(1, $3::int) n`,
        [prefix, hash, count],
      );
      return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}@proof.example`);
    },
    signIn: async (email: string, password = PASSWORD, from = HOME): Promise<string> => {
      const { status, body } = await call('/auth/login', { email, password }, { from });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return String(body['token']);
    },
    statusOf: async (token: string) => (await call('/auth/me', undefined, { token })).status,
    async close() {
      await database.end();
      for (const member of [http, jobs]) {
        member.process.kill('SIGTERM');
        await member.ended;
      }
      await google.stop();
    },
  };
}

type Mail = { subject: string; to: { address: string }[] };

/** Waits for a mail with a matching subject and returns the code in the newest one. */
export async function codeFromMail(email: string, subject: RegExp, after = 0): Promise<string> {
  for (let i = 0; i < 150; i++) {
    const response = await fetch(
      `${process.env['MAILBOX_URL']}/email?to.address=${encodeURIComponent(email)}`,
    );
    const mails = ((await response.json()) as Mail[]).filter(
      (mail) => subject.test(mail.subject) && mail.to.some(({ address }) => address === email),
    );
    const code = mails.length > after ? /\d{6}/.exec(mails.at(-1)!.subject)?.[0] : undefined;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no code came for ${email}`);
}

export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
