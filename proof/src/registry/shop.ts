import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_SECRET, openEdge } from '../../../tools/cluster/edge.ts';
import { startMember } from '../../../tools/cluster/member.ts';
import { freePort } from '../../../tools/free-port.ts';
import { createShopCalls, openShopDatabase } from '../runner/shop-calls.ts';
import { freshShop, run } from '../runner/with-services.ts';

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
  const database = openShopDatabase();
  const { query } = database;

  return {
    origin,
    log,
    query,
    ...createShopCalls(origin),
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
    close: async () => {
      await database.close();
      await edge.close();
      member.process.kill('SIGTERM');
      await member.ended;
    },
  };
}
