import { z } from 'zod';
import { accountAddresses } from './account-addresses.ts';
import { endpoint } from './endpoint.ts';
import { KEY_LIFETIMES, KEY_NAME_MAX_LENGTH, KEY_SCOPES } from './key-rules.ts';

/** A key as its owner sees it. The key itself is shown once, when it is made. */
export const apiKey = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    /** The last characters of the key, to recognise it. */
    lastFour: z.string(),
    scopes: z.array(z.enum(KEY_SCOPES)),
    createdAt: z.iso.datetime(),
    /** Null: it does not end. */
    expiresAt: z.iso.datetime().nullable(),
    /** To the minute. Null: not used yet. */
    lastUsedAt: z.iso.datetime().nullable(),
    /** The component whose code was taken last with this key. */
    lastTaken: z.object({ slug: z.string(), title: z.string() }).nullable(),
  })
  .meta({ id: 'ApiKey' });

export type ApiKey = z.output<typeof apiKey>;

export const listKeys = endpoint(accountAddresses.listKeys, {
  summary: 'The keys of the signed-in person that were not revoked, the newest first',
  access: 'verified',
  cache: 'private',
  response: z.object({ keys: z.array(apiKey) }),
});

/** Without control characters, because names are shown in lists and messages. */
const keyName = z
  .string()
  .trim()
  .min(1)
  .max(KEY_NAME_MAX_LENGTH)
  .regex(/^\P{Cc}*$/u);

export const createKey = endpoint(accountAddresses.createKey, {
  summary:
    'Makes a key for the registry and the MCP server; the answer is the only place that has it',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({
    name: keyName,
    scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
    /** Null: it does not end. */
    days: z.literal([...KEY_LIFETIMES]).nullable(),
  }),
  response: z.object({ key: apiKey, secret: z.string() }).meta({ id: 'CreatedKey' }),
});

export const revokeKey = endpoint(accountAddresses.revokeKey, {
  summary: 'Ends one of the own keys at once',
  access: 'verified',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});
