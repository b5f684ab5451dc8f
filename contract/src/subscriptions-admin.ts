import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { GRANT_DAYS_MAX, GRANT_REASON_MAX_LENGTH } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Without control characters, because it is shown on one line beside the access. */
const reason = z
  .string()
  .trim()
  .min(1)
  .max(GRANT_REASON_MAX_LENGTH)
  .regex(/^\P{Cc}*$/u);

/** One item that a user has access to, and the source of that access. */
export const access = z
  .object({
    _id: z.uuid(),
    kind: z.enum(['plan', 'component']),
    item: z.object({ _id: z.uuid(), name: z.string() }),
    source: z.enum(['order', 'admin', 'free']),
    state: z.enum(['running', 'upcoming', 'ended', 'revoked']),
    startsAt: z.iso.datetime(),
    /** Null when it has no end. */
    endsAt: z.iso.datetime().nullable(),
    /** False for paid access, which is taken back with a refund. */
    canRevoke: z.boolean(),
    notes: z.array(
      z.object({
        action: z.enum(['grant', 'extend', 'revoke']),
        by: z.string(),
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Access' });

export type Access = z.output<typeof access>;

const common = {
  reason,
  /** An idempotency key that the client makes for each grant. The same key twice grants once. */
  requestId: z.uuid(),
};

export const grantAccess = endpoint(adminAddresses.grantAccess, {
  summary: 'Gives somebody a plan for some days, after its present end if it runs, or a component',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('plan'),
      planId: z.uuid(),
      days: z.int().min(1).max(GRANT_DAYS_MAX),
      ...common,
    }),
    z.object({ kind: z.literal('component'), slug: z.string().min(1).max(200), ...common }),
  ]),
  response: z.object({ access: z.array(access) }),
});

export type GrantForm = z.output<typeof grantAccess.body>;

export const revokeAccess = endpoint(adminAddresses.revokeAccess, {
  summary: 'Takes back what an admin gave or what was free; later periods of the plan move forward',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid(), accessId: z.uuid() }),
  body: z.object({ reason }),
  response: z.object({ access: z.array(access) }),
});
