import { z } from 'zod';
import { dispute, order, payment, refund } from './entities.ts';

const within = <T extends z.ZodType>(entity: T) =>
  z
    .object({ entity })
    .transform((one) => (one as { entity: z.output<T> }).entity)
    .nullish()
    .transform((value) => value ?? null);

const envelope = z.object({
  entity: z.literal('event'),
  account_id: z.string(),
  event: z.string().min(1).max(100),
  created_at: z.int().transform((value) => new Date(value * 1_000)),
  payload: z.object({
    payment: within(payment),
    order: within(order),
    refund: within(refund),
    dispute: within(dispute),
  }),
});

/**
 * Reads an event from a body whose signature is verified. The event describes a past moment, the current state must be
 * requested.
 * Throws when the event is not understood. It is then stored and not processed.
 */
export function readWebhook(raw: Uint8Array) {
  const parsed: unknown = JSON.parse(Buffer.from(raw).toString('utf8'));
  const { account_id: accountId, event, created_at: createdAt, payload } = envelope.parse(parsed);
  return { accountId, event, createdAt, ...payload };
}

export type ProviderEvent = ReturnType<typeof readWebhook>;
