import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/addresses';
import { WEBHOOK_PATH } from '@tessera/contract/payments';
import { startRazorpay } from '../../../sandbox/razorpay/start.ts';
import { openCluster } from '../../../tools/cluster/cluster.ts';
import { openEdge } from '../../../tools/cluster/edge.ts';
import { startMember, type Member } from '../../../tools/cluster/member.ts';
import { freePort } from '../../../tools/free-port.ts';
import { run } from '../runner/with-services.ts';
import { openBooks, type Books } from './database.ts';

const WEBHOOK_SECRET = 'a webhook secret of the proof';
const TIMEOUT_MS = 15_000;
const ITEMS = 40;

export type Answer = { status: number; body: Record<string, unknown> };
export type Goods = { components: string[]; plans: string[]; free: string };
export type Shop = Awaited<ReturnType<typeof openShop>>;
export type LoneShop = Awaited<ReturnType<typeof openLoneShop>>;
/** What both shops have: customers, the control API of the provider, and the database. */
export type Counter = Pick<Shop, 'books' | 'goods' | 'control' | 'webhook' | 'provider' | 'call'>;

const tokenOf = (person: number): string => String(person).padStart(43, 'p');

/** Inserts verified users with a session each, and items to buy. */
async function plant(books: Books, people: number): Promise<Goods> {
  await books.query(
    `with made as (
       insert into users (id, email, name, verified_at)
       select gen_random_uuid(), 'person-' || n || '@proof.example', 'Somebody', now()
       from generate_series(0, $1::int - 1) n returning id, email)
     insert into sessions (id, user_id, token_sha256, device, expires_at)
     select gen_random_uuid(), id,
       sha256(convert_to(lpad(substring(email from '\\d+'), 43, 'p'), 'UTF8')),
       'a proof', now() + interval '1 day' from made`,
    [people],
  );
  const plans = await books.query<{ id: string; paise: number }>(
    `insert into plans (id, name, price_paise, duration_days)
     select gen_random_uuid(), 'Plan ' || n, 49901 * n, 30 from generate_series(0, 3) n
     returning id, price_paise::int as paise`,
  );
  const ids = plans.toSorted((a, b) => a.paise - b.paise).map(({ id }) => id);
  // The plan that includes the components is not sold. Its owners could not buy the components any more.
  const [free, including, ...sold] = ids as [string, string, ...string[]];
  const components = await books.query<{ id: string }>(
    `with made as (
       insert into components (id, slug, status, current_version_id, plan_id, price_paise, title, category, published_at)
       select gen_random_uuid(), 'thing-' || n, 'published', gen_random_uuid(), $2, 9900 + 137 * n,
         'Thing ' || n, 'Heroes', now() from generate_series(1, $1::int) n returning id, current_version_id),
     versions as (
       insert into component_versions (id, component_id, number, files, licence, sha256)
       select current_version_id, id, 1, '[{"path":"component.tsx","content":"export {}"}]', 'MIT', repeat('0', 64) from made)
     select id from made`,
    [ITEMS, including],
  );
  return { free, plans: sold, components: components.map(({ id }) => id) };
}

/** An empty database with users and items, the Razorpay sandbox, and the environment of a server that uses both. */
async function openGround(root: string, o: { name: string; seed: string; people: number }) {
  run(root, process.execPath, [join(root, 'api/src/commands/reset.ts')]);
  const directory = join(root, '.proof', o.name);
  const books = await openBooks();
  const goods = await plant(books, o.people);
  const razorpay = await startRazorpay({ seed: o.seed, clock: 'running' });
  const edgePort = await freePort();
  const origin = `http://127.0.0.1:${edgePort}`;
  const webhook = { url: `${origin}${API_BASE}${WEBHOOK_PATH}`, secret: WEBHOOK_SECRET };
  await razorpay.control('webhook/config', { urls: [webhook.url], secret: webhook.secret });

  return {
    directory,
    edgePort,
    environment: {
      NODE_ENV: 'test',
      WEB: 'none',
      LOG_LEVEL: 'warn',
      ORIGIN: origin,
      TRUSTED_PROXIES: '1',
      AUTH_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_MINUTE: '10000000',
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SELLER_STATE: '29',
      SELLER_GSTIN: '29AAAAA0000A1ZY',
      ...razorpay.environment,
    },
    shop: {
      books,
      goods,
      control: razorpay.control,
      webhook,

      /** A request that stands for an action on the provider's dashboard. */
      provider: async (path: string, body: object): Promise<void> => {
        const { api, keyId, keySecret } = razorpay;
        const response = await fetch(`${api}/v1${path}`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      },

      /** Sends a request as the browser of a user. Status 0 means that there was no response. */
      call: async (person: number, path: string, payload: object): Promise<Answer> => {
        try {
          const response = await fetch(`${origin}${API_BASE}${path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${tokenOf(person)}`,
            },
            body: JSON.stringify(payload),
            signal: AbortSignal.timeout(TIMEOUT_MS),
          });
          const text = await response.text();
          return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
        } catch {
          return { status: 0, body: {} };
        }
      },
    },
    async close() {
      await razorpay.stop();
      await books.close();
    },
  };
}

/** Two servers and a worker behind nginx. */
export async function openShop(root: string, o: { name: string; seed: string; people: number }) {
  const ground = await openGround(root, o);
  const { shop, directory, edgePort, environment } = ground;
  const cluster = await openCluster({
    directory,
    edgePort,
    build: '',
    root,
    environment,
  });
  return {
    ...shop,
    cluster,
    async close() {
      await cluster.close();
      await ground.close();
    },
  };
}

/** A shop in one process with all roles. The process can be given a crash point. */
export async function openLoneShop(
  root: string,
  o: { name: string; seed: string; people: number },
) {
  const ground = await openGround(root, o);
  const { shop, directory, edgePort, environment } = ground;
  const edge = await openEdge(join(directory, 'edge'), edgePort, [edgePort + 1]);
  let member: Member | null = null;
  return {
    ...shop,
    /** Returns null when the process died before it was ready. */
    async start(crashAt?: string): Promise<Member | null> {
      const starting = startMember({
        kind: 'http,jobs',
        build: '',
        olderBuilds: [],
        log: join(directory, 'server.log'),
        environment: { ...environment, ...(crashAt && { CRASH_AT: crashAt }) },
      });
      member = crashAt ? await starting.catch(() => null) : await starting;
      if (member) await edge.route([member.port]);
      return member;
    },
    async close() {
      member?.process.kill('SIGKILL');
      await member?.ended;
      await edge.close();
      await ground.close();
    },
  };
}
