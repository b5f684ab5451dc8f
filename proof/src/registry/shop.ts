import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { API_BASE } from '@tessera/contract/addresses';
import { EDGE_SECRET, openEdge } from '../../../tools/cluster/edge.ts';
import { startMember } from '../../../tools/cluster/member.ts';
import { freePort } from '../../../tools/free-port.ts';
import { freshShop, run } from '../runner/with-services.ts';

const SEED_PASSWORD = 'tessera for everyone';

export type Key = { id: string; secret: string };
export type DeliveryShop = Awaited<ReturnType<typeof openDeliveryShop>>;

/** The built product with its goods, behind the edge, for programs that take components. */
export async function openDeliveryShop(root: string, environment: Record<string, string> = {}) {
  freshShop(root);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(root, '.proof/delivery.log');
  rmSync(log, { force: true });
  const member = await startMember({
    kind: 'http,jobs',
    build: join(root, 'web/build'),
    olderBuilds: [],
    log,
    environment: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      ORIGIN: origin,
      EDGE_ORIGINS: origin,
      EDGE_SECRET,
      TRUSTED_PROXIES: '1',
      AUTH_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_MINUTE: '10000000',
      ...environment,
    },
  });
  const edge = await openEdge(join(root, '.proof/delivery-edge'), port, [member.port]);
  const database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATE_URL'], max: 2 });
  const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await database.query<T>(sql, values)).rows;

  const call = async <T>(
    path: string,
    o: { token?: string; method?: string; payload?: object } = {},
  ): Promise<T> => {
    const response = await fetch(origin + API_BASE + path, {
      method: o.method ?? (o.payload ? 'POST' : 'GET'),
      headers: {
        ...(o.token && { authorization: `Bearer ${o.token}` }),
        ...(o.payload && { 'content-type': 'application/json' }),
      },
      ...(o.payload && { body: JSON.stringify(o.payload) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  return {
    origin,
    log,
    query,
    call,
    signIn: async (email: string): Promise<string> =>
      (
        await call<{ token: string }>('/auth/login', {
          payload: { email, password: SEED_PASSWORD },
        })
      ).token,
    /** Adds a verified member with the password of the seed, with a plan or a bought component. */
    add: async (name: string, goods?: string): Promise<string> => {
      const email = `${name}@proof.example`;
      await query(
        `insert into users (id, email, name, password_hash, verified_at)
         select gen_random_uuid(), $1, 'Somebody', password_hash, now()
         from users where email = 'free@tessera.example'`,
        [email],
      );
      if (goods)
        run(root, process.execPath, [join(root, 'api/src/commands/grant.ts'), email, goods]);
      return email;
    },
    /** Makes a key as the page does. */
    makeKey: async (token: string, scopes = ['catalogue', 'code']): Promise<Key> => {
      const made = await call<{ key: { _id: string }; secret: string }>('/user/keys', {
        token,
        payload: { name: 'Proof', scopes, days: 30 },
      });
      return { id: made.key._id, secret: made.secret };
    },
    close: async () => {
      await database.end();
      await edge.close();
      member.process.kill('SIGTERM');
      await member.ended;
    },
  };
}
