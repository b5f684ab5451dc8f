import pg from 'pg';
import { API_BASE } from '@tessera/contract/addresses';

/** The password of every account of the development seed. */
export const SEED_PASSWORD = 'tessera for everyone';

export type CallOptions = { token?: string; method?: string; payload?: object };

/** What `fetch` needs for a request with JSON, and with the token of a session or a key. */
export const requestOf = ({ token, method, payload }: CallOptions): RequestInit => ({
  method: method ?? (payload ? 'POST' : 'GET'),
  headers: {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json' }),
  },
  ...(payload && { body: JSON.stringify(payload) }),
});

export type Key = { id: string; secret: string };

/** Calls of the API that must succeed. */
export function createShopCalls(origin: string) {
  const call = async <T>(path: string, o: CallOptions = {}): Promise<T> => {
    const response = await fetch(origin + API_BASE + path, requestOf(o));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    call,
    signIn: async (email: string): Promise<string> =>
      (
        await call<{ token: string }>('/auth/login', {
          payload: { email, password: SEED_PASSWORD },
        })
      ).token,
    /** Makes a key as the page does. */
    makeKey: async (
      token: string,
      scopes: readonly string[] = ['catalogue', 'code'],
    ): Promise<Key> => {
      const made = await call<{ key: { _id: string }; secret: string }>('/user/keys', {
        token,
        payload: { name: 'Proof', scopes, days: 30 },
      });
      return { id: made.key._id, secret: made.secret };
    },
    revokeKey: (token: string, id: string) => call(`/user/keys/${id}`, { method: 'DELETE', token }),
  };
}

/** The database of the shop, past the product. */
export function openShopDatabase() {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATE_URL'], max: 2 });
  return {
    query: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<T>(sql, values)).rows,
    close: () => pool.end(),
  };
}
