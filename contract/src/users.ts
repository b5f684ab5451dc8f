import { z } from 'zod';
import { accountAddresses } from './account-addresses.ts';
import { BRAND_COLOUR, BRAND_RADII, isFontName } from './brand.ts';
import { endpoint } from './endpoint.ts';

/** Spec 3: the eight fields of a user in the API. */
export const user = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['admin', 'user']),
    avatar: z.string().nullable(),
    isVerified: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof user>;

export const FULL_NAME_MAX_LENGTH = 120;

/** Without control characters: PostgreSQL refuses NUL, and a mail header a line break. */
export const fullName = z
  .string()
  .trim()
  .min(1)
  .max(FULL_NAME_MAX_LENGTH)
  .regex(/^\P{Cc}*$/u);

export const updateProfile = endpoint(accountAddresses.updateProfile, {
  summary: 'Changes the name of the signed-in person',
  access: 'user',
  cache: 'private',
  body: z.object({ name: fullName }),
  response: z.object({ user }),
});

/** The visitor's brand, and whether copied code carries it. */
export const brandChoice = z
  .object({
    colour: z.string().regex(BRAND_COLOUR).nullable(),
    radius: z.enum(BRAND_RADII).nullable(),
    font: z.string().refine(isFontName).nullable(),
    isInCode: z.boolean(),
  })
  .meta({ id: 'BrandChoice' });

export type BrandChoice = z.output<typeof brandChoice>;

export const getBrand = endpoint(accountAddresses.getBrand, {
  summary: 'The brand of the signed-in person; null if none was chosen',
  access: 'user',
  cache: 'private',
  response: z.object({ brand: brandChoice.nullable() }),
});

export const saveBrand = endpoint(accountAddresses.saveBrand, {
  summary: 'Stores the brand of the signed-in person, for all their browsers',
  access: 'user',
  cache: 'private',
  body: brandChoice,
  response: z.object({ brand: brandChoice }),
});

export const session = z
  .object({
    _id: z.uuid(),
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

export type Session = z.output<typeof session>;

export const listSessions = endpoint(accountAddresses.listSessions, {
  summary: 'Where the signed-in person is signed in',
  access: 'user',
  cache: 'private',
  response: z.array(session),
});

export const revokeSession = endpoint(accountAddresses.revokeSession, {
  summary: 'Signs one of the own sessions out',
  access: 'user',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});

export const exportAccount = endpoint(accountAddresses.exportAccount, {
  summary: 'Everything the shop holds about the signed-in person',
  access: 'user',
  cache: 'private',
  response: z.record(z.string(), z.unknown()),
});

/** What the account holds, and how its owner confirms a deletion. */
export const holdings = z
  .object({
    /** Without a password the owner types the address. */
    hasPassword: z.boolean(),
    plans: z.array(z.object({ name: z.string(), expiresAt: z.iso.datetime() })),
    /** Components that were bought, and components that were made for this person alone. */
    purchases: z.int(),
    privateComponents: z.int(),
    saved: z.int(),
  })
  .meta({ id: 'Holdings' });

export type Holdings = z.output<typeof holdings>;

export const accountHoldings = endpoint(accountAddresses.accountHoldings, {
  summary: 'What the signed-in person would lose with the account',
  access: 'user',
  cache: 'private',
  response: holdings,
});

export const deleteAccount = endpoint(accountAddresses.deleteAccount, {
  summary: 'Deletes the own account and its personal data, after the password or the address again',
  access: 'user',
  cache: 'private',
  body: z
    .strictObject({
      password: z.string().max(1_000).optional(),
      /** For an account without a password. */
      email: z.string().max(254).optional(),
    })
    .default({}),
  response: z.object({ success: z.literal(true) }),
});
