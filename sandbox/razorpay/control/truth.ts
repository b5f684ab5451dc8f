import { createHash } from 'node:crypto';
import type { World } from '../world/world.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Everything that happened at the provider, to be compared with a merchant's data. */
export function tellTruth(world: World) {
  const bodies = new Map(world.events.all().map(({ id, body }) => [id, sha256(body)]));
  const state = {
    seed: world.seed,
    now: world.seconds(),
    accounts: world.accounts.all().map(({ id, keyId }) => ({ id, keyId })),
    orders: world.orders.all(),
    payments: world.payments.all(),
    refunds: world.refunds.all(),
    settlements: world.settlements.all(),
    recon: world.recon.all(),
    disputes: world.disputes.all(),
    alerts: world.alerts.all(),
    deliveries: world.deliveries
      .all()
      .map(({ secret: _secret, ...delivery }) =>
        Object.assign(delivery, { body: bodies.get(delivery.event) ?? null }),
      ),
  };
  // The seed and the accounts are inputs. With them, two equal runs would have different digests.
  const { seed: _seed, accounts, ...story } = state;
  const withoutAccounts = (text: string) =>
    accounts.reduce((rest, { id }) => rest.replaceAll(id, ''), text);
  const eventBodies = new Map(
    world.events.all().map(({ id, body }) => [id, sha256(withoutAccounts(body))]),
  );
  // Addresses and latencies depend on the run, not on the seed.
  const stable = JSON.stringify({
    ...story,
    deliveries: state.deliveries.map(({ url: _url, attempts, ...delivery }) =>
      Object.assign(delivery, {
        body: eventBodies.get(delivery.event) ?? null,
        attempts: attempts.map(({ at, status, mangled }) => ({ at, status, mangled })),
      }),
    ),
  });
  return { ...state, digest: sha256(withoutAccounts(stable)) };
}

/** The number of rows of each kind: `payments.captured`, `orders.paid`, `deliveries.waiting`, `alerts`. */
export function countTruth(world: World): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (key: string) => (counts[key] = (counts[key] ?? 0) + 1);
  for (const name of ['orders', 'payments', 'refunds', 'disputes'] as const)
    for (const { status } of world[name].all()) {
      add(name);
      add(`${name}.${status}`);
    }
  for (const { state } of world.deliveries.all()) {
    add('deliveries');
    add(`deliveries.${state.replace(' ', '-')}`);
  }
  for (const name of ['settlements', 'alerts', 'events'] as const)
    counts[name] = world[name].all().length;
  for (const { excess } of world.payments.all()) if (excess) add('payments.excess');
  return counts;
}

/** The counts that differ from what a test expects. */
export function findDifferences(world: World, expected: URLSearchParams) {
  const counts = countTruth(world);
  return [...expected]
    .map(([name, wanted]) => ({ name, wanted: Number(wanted), found: counts[name] ?? 0 }))
    .filter(({ wanted, found }) => wanted !== found);
}
