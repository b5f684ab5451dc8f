import { setTimeout as sleep } from 'node:timers/promises';
import type { Entity, Fault, FaultAction } from '../world/records.ts';
import type { World } from '../world/world.ts';

const HELD_LOOK_MS = 10;

/** The first fault that applies to this request, if any. */
export function strike(world: World, method: string, path: string): FaultAction | null {
  for (const fault of world.faults.all()) {
    const { match } = fault;
    if (match.method && match.method !== method) continue;
    if (match.path && !new RegExp(match.path).test(path)) continue;
    const counted = { ...fault, seen: fault.seen + 1 };
    const strikes = isStruck(world, counted);
    world.faults.save({ ...counted, struck: fault.struck + Number(strikes) });
    if (strikes) return fault.action;
  }
  return null;
}

function isStruck(world: World, { id, match, seen }: Fault): boolean {
  if (match.nth !== undefined) return seen === match.nth;
  if (match.probability !== undefined)
    return world.chance.happens(match.probability, `fault ${id} ${seen}`);
  return true;
}

/** Resolves when no fault holds requests any more. */
export async function released(world: World): Promise<void> {
  while (world.faults.all().some(({ action }) => action.kind === 'hold')) await sleep(HELD_LOOK_MS);
}

type Change = (world: World, entity: Entity, action: FaultAction) => Entity;

const CHANGES: Partial<Record<FaultAction['kind'], Change>> = {
  'wrong-amount': (_world, entity) =>
    typeof entity['amount'] === 'number' ? { ...entity, amount: entity['amount'] + 100 } : entity,
  'wrong-currency': (_world, entity) =>
    'currency' in entity ? { ...entity, currency: 'USD' } : entity,
  'clock-skew': (_world, entity, { seconds = 3_600 }) =>
    typeof entity['created_at'] === 'number'
      ? { ...entity, created_at: entity['created_at'] + seconds }
      : entity,
  // Simulates a replica that lags behind: a payment that was just captured is still shown as authorized.
  'stale-read': (world, entity, { seconds = 30 }) => {
    const payment = world.payments.find(String(entity['id']));
    const isFresh = payment?.capturedAt != null && world.seconds() - payment.capturedAt < seconds;
    return isFresh && entity['status'] === 'captured'
      ? { ...entity, status: 'authorized', captured: false, fee: null, tax: null }
      : entity;
  },
};

/** Changes a response as the fault requires, for one entity or for a list. */
export function distort(world: World, action: FaultAction, body: string): string {
  const change = CHANGES[action.kind];
  if (!change) return body;
  const parsed = JSON.parse(body) as Entity;
  const { items } = parsed;
  return JSON.stringify(
    Array.isArray(items)
      ? { ...parsed, items: items.map((item: Entity) => change(world, item, action)) }
      : change(world, parsed, action),
  );
}
