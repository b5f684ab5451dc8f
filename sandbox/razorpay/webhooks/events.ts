import { disputeEntity, orderEntity, paymentEntity, refundEntity } from '../api/entities.ts';
import type { Dispute, Entity, Order, Payment, Refund } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { encodeBody, inAlphabeticalOrder } from './encoding.ts';

/**
 * Changes a card payment to match its documented sample: sorted keys, `captured` true too early, empty texts for no
 * error, no fee.
 */
const asCardSample = (entity: Entity): Entity =>
  inAlphabeticalOrder({
    ...entity,
    captured: entity['status'] !== 'failed',
    error_code: entity['error_code'] ?? '',
    error_description: entity['error_description'] ?? '',
    fee: null,
    tax: null,
  }) as Entity;

function snapshot(world: World, payment: Payment): Entity {
  const entity = paymentEntity(world, payment, { card: true });
  return payment.method === 'card' ? asCardSample(entity) : entity;
}

/** Stores an event with the current state, and plans a delivery to every webhook that subscribed to it. */
export function emit(
  world: World,
  account: string,
  name: string,
  things: Record<string, Entity>,
  forged: { accountId?: string; createdAt?: number } = {},
) {
  const id = world.chance.letters(14, `event${world.count('event')}`);
  const createdAt = forged.createdAt ?? world.seconds();
  const body = encodeBody(
    {
      entity: 'event',
      account_id: forged.accountId ?? account,
      event: name,
      contains: Object.keys(things),
      payload: Object.fromEntries(Object.entries(things).map(([key, entity]) => [key, { entity }])),
      created_at: createdAt,
    },
    world.chance,
    id,
  );
  world.events.save({ id, account, name, body, createdAt });
  planDeliveries(world, { id, account, name });
}

function planDeliveries(
  world: World,
  { id, account, name }: { id: string; account: string; name: string },
) {
  const { chance } = world;
  const knobs = world.settings.webhooks;
  const nth = world.count(`event ${name}`);
  const scripted = knobs.script.find((line) => line.event === name && line.nth === nth)?.mangle;
  for (const webhook of world.webhooks.all()) {
    if (webhook.account !== account || (webhook.events && !webhook.events.includes(name))) continue;
    const label = `${id} ${webhook.id}`;
    const damage = Object.entries(knobs.mangle).find(([kind, probability]) =>
      chance.happens(probability, `${kind} ${label}`),
    )?.[0];
    const isDropped = scripted === 'drop' || chance.happens(knobs.drop, `drop ${label}`);
    const copies =
      scripted === 'duplicate' || chance.happens(knobs.duplicate, `duplicate ${label}`)
        ? 1 + knobs.copies
        : 1;
    for (let copy = 1; copy <= copies; copy++) {
      const delivery = `${id}-${webhook.id}-${copy}`;
      world.deliveries.save({
        id: delivery,
        event: id,
        name,
        webhook: webhook.id,
        url: webhook.url,
        secret: webhook.secret,
        state: webhook.active ? (isDropped ? 'dropped' : 'waiting') : 'not sent',
        mangle: scripted ?? damage ?? null,
        attempts: [],
      });
      if (!webhook.active || isDropped) continue;
      const late = chance.happens(knobs.reorder, `reorder ${delivery}`)
        ? chance.fraction(`late ${delivery}`) * knobs.reorderSeconds
        : 0;
      const [least, most] = knobs.delaySeconds;
      const wait = least + chance.fraction(`wait ${delivery}`) * (most - least) + late;
      world.agenda.plan('deliver', delivery, world.now() + Math.round(wait * 1_000));
    }
  }
}

export const emitPayment = (world: World, name: string, payment: Payment) =>
  emit(world, payment.account, name, { payment: snapshot(world, payment) });

export const emitOrderPaid = (world: World, payment: Payment, order: Order) =>
  emit(world, payment.account, 'order.paid', {
    payment: snapshot(world, payment),
    order: orderEntity(world, order),
  });

export const emitRefund = (world: World, name: string, refund: Refund, payment: Payment) =>
  emit(world, refund.account, name, {
    refund: refundEntity(world, refund),
    payment: snapshot(world, payment),
  });

export const emitDispute = (world: World, name: string, dispute: Dispute, payment: Payment) =>
  emit(world, dispute.account, name, {
    payment: snapshot(world, payment),
    dispute: disputeEntity(world, dispute),
  });
