import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import {
  ADMIN_COUNT_MAX,
  ADMIN_PAGE_MAX,
  ADMIN_SEARCH_MAX_LENGTH,
  adminPage,
} from './admin-list.ts';
import { PAGE_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';

export const TIMEFRAMES = ['all', 'month', 'week'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];
/** How many days a timeframe has, today included. */
export const TIMEFRAME_DAYS = { month: 30, week: 7 } as const;

export const ANALYTICS_RECENT = 10;
/** The chart of copies over time shows at most this many days. */
export const ANALYTICS_HISTORY_DAYS = 90;

const page = z.coerce.number().int().min(1).max(ADMIN_COUNT_MAX).default(1);
const limit = z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(PAGE_SIZE.analytics);

const listed = {
  timeframe: z.enum(TIMEFRAMES).default('all'),
  search: z.string().trim().max(ADMIN_SEARCH_MAX_LENGTH).optional(),
  category: z.string().max(40).optional(),
};

/** Spec 3. Unique counts include each user once per component. */
export const copiedComponent = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    category: z.string(),
    type: z.enum(['free', 'paid']),
    imageUrl: z.string().nullable(),
    uniqueCopies: z.int(),
  })
  .meta({ id: 'CopiedComponent' });

export type CopiedComponent = z.output<typeof copiedComponent>;

export const copyMoment = z
  .object({
    _id: z.uuid(),
    timestamp: z.iso.datetime(),
    component: z.object({
      title: z.string(),
      category: z.string(),
      imageUrl: z.string().nullable(),
    }),
    /** Without a name when the account was deleted. */
    user: z.object({ name: z.string() }),
  })
  .meta({ id: 'CopyMoment' });

export type CopyMoment = z.output<typeof copyMoment>;

const share = z.object({ category: z.string(), copies: z.int() });
const dayOfCopies = z.object({ day: z.iso.date(), free: z.int(), paid: z.int() });

export const componentAnalytics = endpoint(adminAddresses.componentAnalytics, {
  summary: 'What is copied, how often and by how many people',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...listed, page, limit }),
  response: z.object({
    /** One page of the filtered list, most copied first. */
    mostCopied: z.array(copiedComponent),
    total: z.int(),
    isMore: z.boolean(),
    /** The first of the filtered list, the same on every page. */
    topCopied: z.array(copiedComponent),
    /** The top of the whole timeframe, without filters. */
    topComponent: copiedComponent.nullable(),
    byCategory: z.array(share),
    overTime: z.array(dayOfCopies),
    copyHistory: z.array(copyMoment),
    totalCopies: z.int(),
    freeCopies: z.int(),
    paidCopies: z.int(),
    uniqueUsers: z.int(),
    /** Copies that are not counted in these figures yet. */
    waiting: z.int(),
  }),
});

export type ComponentAnalytics = z.output<typeof componentAnalytics.response>;

export const exportComponentAnalytics = endpoint(adminAddresses.exportComponentAnalytics, {
  summary: 'The filtered list of copied components as a table to keep',
  access: 'admin',
  cache: 'private',
  query: z.object(listed),
  response: z.string(),
});

export const userActivities = endpoint(adminAddresses.userActivities, {
  summary: 'How much each person has copied, the most active first',
  access: 'admin',
  cache: 'private',
  query: z.object({ page, limit: limit.default(PAGE_SIZE.users) }),
  response: adminPage(
    z
      .object({
        userId: z.uuid(),
        freeCopies: z.int(),
        paidCopies: z.int(),
        totalCopies: z.int(),
        lastActivity: z.iso.datetime(),
      })
      .meta({ id: 'UserActivity' }),
  ),
});

export const zeroResultSearches = endpoint(adminAddresses.zeroResultSearches, {
  summary: 'What people looked for and did not find',
  access: 'admin',
  cache: 'private',
  response: z.array(z.object({ query: z.string(), times: z.int(), lastAt: z.iso.datetime() })),
});
