import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import {
  DEFAULT_USER_SORT,
  DEFAULT_USER_SORT_DIRECTION,
  PAGE_SIZE,
  USER_FILTERS,
  USER_SORT_KEYS,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { pastOrder } from './payments.ts';
import { access } from './subscriptions-admin.ts';
import { session, user } from './users.ts';

/** One row of the admin's user list. */
export const userSummary = user
  .extend({
    /** Registered within the last thirty days. */
    isNew: z.boolean(),
    totalCopies: z.int(),
    freeCopies: z.int(),
    paidCopies: z.int(),
    /** The last visit or copy; null when there was none. */
    lastActivity: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UserSummary' });

export type UserSummary = z.output<typeof userSummary>;

const query = z.object({
  ...adminListQuery({
    sorts: USER_SORT_KEYS,
    sort: DEFAULT_USER_SORT,
    direction: DEFAULT_USER_SORT_DIRECTION,
    limit: PAGE_SIZE.users,
  }),
  filter: z.enum(USER_FILTERS).default('all'),
});

export const listUsers = endpoint(adminAddresses.listUsers, {
  summary:
    'The people of the shop, a numbered page at a time; terms of one or two letters match beginnings of words',
  access: 'admin',
  cache: 'private',
  query,
  response: adminPage(userSummary),
});

export const exportUsers = endpoint(adminAddresses.exportUsers, {
  summary: 'The same list as CSV, its first ten thousand rows',
  access: 'admin',
  cache: 'private',
  query: query.omit({ page: true, limit: true }),
  response: z.string(),
});

export const userStats = endpoint(adminAddresses.userStats, {
  summary: 'How many people there are, and how many signed in or copied in the last thirty days',
  access: 'admin',
  cache: 'private',
  response: z.object({ stats: z.object({ totalUsers: z.int(), activeUsers: z.int() }) }),
});

export const deleteUser = endpoint(adminAddresses.deleteUser, {
  summary: 'Deletes somebody and their personal data; admins are refused',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});

/** One user as an admin sees them, with the newest entries of each list. */
export const userFile = z
  .object({
    user: userSummary.extend({ lastCopiedAt: z.iso.datetime().nullable() }),
    access: z.array(access),
    orders: z.array(pastOrder),
    copies: z.array(
      z.object({
        component: z.object({ slug: z.string(), title: z.string() }),
        paid: z.boolean(),
        at: z.iso.datetime(),
      }),
    ),
    sessions: z.array(session),
  })
  .meta({ id: 'UserFile' });

export type UserFile = z.output<typeof userFile>;

export const getUserFile = endpoint(adminAddresses.getUserFile, {
  summary: 'One person: what they may use, paid for and copied last, and where they are signed in',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: userFile,
});
