import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/addresses';
import { startMember } from '../../../tools/cluster/member.ts';
import { openShopDatabase, SEED_PASSWORD } from '../runner/shop-calls.ts';
import { freshShop, run } from '../runner/with-services.ts';

export type Planted = {
  id: string;
  slug: string;
  plan: 'Free' | 'Pro' | 'Pro Plus';
  marker: string;
};

/** A decoded response: its status, and its headers and body as one text. */
export type Seen = { status: number; text: string; etag: string | null };

/** The host of the previews. Only its name counts. */
export const PREVIEW_HOST = 'previews.tessera.test';

export type LeakShop = Awaited<ReturnType<typeof openLeakShop>>;

/** A seeded shop on the built product. The code of every item contains its own marker, in both languages. */
export async function openLeakShop(root: string, log: string) {
  freshShop(root);
  const member = await startMember({
    kind: 'http',
    build: join(root, 'web/build'),
    olderBuilds: [],
    log,
    environment: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      ORIGIN: 'http://127.0.0.1',
      CODE_QUOTA_PER_DAY: '100000',
      PREVIEW_ORIGIN: `http://${PREVIEW_HOST}`,
      AUTH_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_MINUTE: '10000000',
    },
  });
  const site = `http://127.0.0.1:${member.port}`;
  const database = openShopDatabase();
  const { query } = database;

  type Ask = {
    token?: string | null;
    method?: string;
    payload?: object;
    form?: FormData;
    etag?: string;
    accept?: string;
  };
  const send = (path: string, o: Ask): Promise<Response> =>
    fetch(site + path, {
      method: o.method ?? (o.payload || o.form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        ...(o.token && { authorization: `Bearer ${o.token}` }),
        ...(o.etag && { 'if-none-match': o.etag }),
        ...(o.accept && { accept: o.accept }),
        ...(o.payload && { 'content-type': 'application/json' }),
      },
      ...(o.payload && { body: JSON.stringify(o.payload) }),
      ...(o.form && { body: o.form }),
      signal: AbortSignal.timeout(20_000),
    });
  const ask = async (path: string, o: Ask = {}): Promise<Seen> => {
    const response = await send(path, o);
    const headers = JSON.stringify([...response.headers]);
    return {
      status: response.status,
      text: headers + (await response.text()),
      etag: response.headers.get('etag'),
    };
  };
  const call = async <T>(path: string, o: Ask = {}): Promise<T> => {
    const response = await send(API_BASE + path, o);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  const signIn = async (email: string): Promise<string> =>
    (await call<{ token: string }>('/auth/login', { payload: { email, password: SEED_PASSWORD } }))
      .token;

  return {
    port: member.port,
    ask,
    call,
    query,
    signIn,
    grant: (...args: string[]) =>
      run(root, process.execPath, [join(root, 'api/src/commands/grant.ts'), ...args]),

    /** Adds a verified user with the password of the seed. */
    async add(email: string): Promise<void> {
      await query(
        `insert into users (id, email, name, password_hash, verified_at)
         select gen_random_uuid(), $1, 'Somebody', password_hash, now()
         from users where email = 'free@tessera.example'`,
        [email],
      );
    },

    /** Uses the admin endpoint, so that highlighting and versions are included. */
    async plant(admin: string): Promise<Planted[]> {
      const rows = await query<{
        id: string;
        slug: string;
        title: string;
        category: string;
        plan_id: string | null;
        plan: Planted['plan'];
        price: number | null;
      }>(
        `select components.id, slug, title, category, plan_id, coalesce(plans.name, 'Free') as plan,
           (components.price_paise / 100)::int as price
         from components left join plans on plans.id = plan_id where status = 'published' order by slug`,
      );
      const planted: Planted[] = [];
      for (const [index, row] of rows.entries()) {
        const marker = `Leaked${String(index).padStart(4, '0')}x${row.id.slice(-6)}`;
        await call(`/component/${row.id}`, {
          method: 'PUT',
          token: admin,
          payload: {
            title: row.title,
            category: row.category,
            code: `export const ${marker} = () => <p>{'${marker}'}</p>;`,
            subscriptionPlan: row.plan_id,
            price: row.price,
          },
        });
        // Only the catalogue adds JavaScript, so it is written directly.
        await query(
          `update component_versions version
           set files = files || jsonb_build_array(jsonb_build_object('path', 'component.jsx', 'content', $2::text)),
             highlighted_js_html = $2
           from components where components.current_version_id = version.id and components.id = $1`,
          [row.id, `export const Js = () => <p>{'${marker}'}</p>;`],
        );
        // The first version is that of the seed.
        await query(
          `update component_versions set files = jsonb_set(files, '{0,content}', to_jsonb($2::text))
           where component_id = $1 and number = 1`,
          [row.id, `export const ${marker} = () => <b>{'${marker}'}</b>;`],
        );
        planted.push({ id: row.id, slug: row.slug, plan: row.plan, marker });
      }
      return planted;
    },

    async close() {
      await database.close();
      member.process.kill('SIGTERM');
      await member.ended;
    },
  };
}
