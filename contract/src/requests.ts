import { z } from 'zod';
import { componentCard } from './catalog.ts';
import { COMPONENT_CATEGORIES } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { jsonText } from './form-fields.ts';
import { publicPage } from './paging.ts';
import { requestAddresses } from './request-addresses.ts';
import {
  isLink,
  REQUEST_LINKS_MAX,
  REQUEST_MESSAGE_MAX_LENGTH,
  REQUEST_PICTURE_MAX_BYTES,
  REQUEST_PICTURES_MAX,
  REQUEST_PURPOSE_MAX_LENGTH,
  REQUEST_STATUSES,
  REQUEST_TEXTS,
  REQUEST_TITLE_MAX_LENGTH,
} from './request-rules.ts';

/** Null means unlimited. */
const quota = z.int().nullable();

export const allowance = z
  .object({
    /** The running plan periods that include requests. */
    periods: z.array(z.object({ plan: z.string(), quota, left: quota, endsAt: z.iso.datetime() })),
    /** The sum of all periods. */
    left: quota,
    /** Plans on sale that include requests, cheapest first. */
    offers: z.array(
      z.object({
        _id: z.uuid(),
        name: z.string(),
        price: z.number(),
        duration: z.int(),
        requestQuota: quota,
      }),
    ),
  })
  .meta({ id: 'RequestAllowance' });

export type Allowance = z.output<typeof allowance>;

/** The component that was made for the request. */
const delivered = componentCard
  .pick({ _id: true, slug: true, title: true, imageUrl: true, image: true })
  .extend({
    /** False while only the member who requested it can see it. */
    isPublic: z.boolean(),
  });

export const customRequest = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    category: z.string(),
    status: z.enum(REQUEST_STATUSES),
    createdAt: z.iso.datetime(),
    /** An admin's decision sends it back, so that a decision on outdated data is refused. */
    updatedAt: z.iso.datetime(),
    component: delivered.nullable(),
  })
  .meta({ id: 'CustomRequest' });

export type CustomRequest = z.output<typeof customRequest>;

/** One entry of the history: a status change, a message, or both. */
export const requestMessage = z.object({
  _id: z.uuid(),
  by: z.enum(['requester', 'team']),
  status: z.enum(REQUEST_STATUSES).nullable(),
  text: z.string().nullable(),
  at: z.iso.datetime(),
});

export type RequestMessage = z.output<typeof requestMessage>;

export const requestDetail = customRequest
  .extend({
    purpose: z.string(),
    links: z.array(z.string()),
    /** The name of the plan whose quota it counts against. */
    plan: z.string(),
    /** Signed links that expire after a few minutes, each with a thumbnail. */
    pictures: z.array(z.object({ url: z.string(), thumbnail: z.string() })),
    messages: z.array(requestMessage),
  })
  .meta({ id: 'CustomRequestDetail' });

export type RequestDetail = z.output<typeof requestDetail>;

const verified = { access: 'verified', cache: 'private' } as const;
const byId = z.object({ id: z.uuid() });

export const requestAllowance = endpoint(requestAddresses.requestAllowance, {
  summary:
    'How many custom component requests the signed-in person has left, and which plans give some',
  ...verified,
  response: allowance,
});

export const listRequests = endpoint(requestAddresses.listRequests, {
  summary:
    'The custom component requests of the signed-in person, newest first, a page at a time (`Link: rel="next"`)',
  ...verified,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: publicPage.cursor,
  }),
  response: z.array(customRequest),
});

export const getRequest = endpoint(requestAddresses.getRequest, {
  summary: 'One request of the signed-in person, with its history',
  ...verified,
  params: byId,
  response: requestDetail,
});

/** Line breaks are allowed. Other control characters are not: PostgreSQL refuses NUL and a mail all of them. */
const LINES = /^(\P{Cc}|[\t\n\r])*$/u;
export const requestText = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).regex(LINES);

export const submitRequest = endpoint(requestAddresses.submitRequest, {
  summary: 'Asks for a component to be made; it counts against the plan period that runs now',
  ...verified,
  body: z.object({
    /** An idempotency key made by the form. A repeated submission gets the response of the first. */
    submissionId: z.uuid().optional(),
    title: z
      .string()
      .trim()
      .min(1)
      .max(REQUEST_TITLE_MAX_LENGTH)
      .regex(/^\P{Cc}*$/u),
    category: z.enum(COMPONENT_CATEGORIES),
    purpose: requestText(REQUEST_PURPOSE_MAX_LENGTH),
    links: jsonText(
      z
        .array(z.string().trim().refine(isLink, REQUEST_TEXTS.links))
        .max(REQUEST_LINKS_MAX)
        .transform((list) => [...new Set(list)]),
    ).default([]),
  }),
  files: {
    field: 'pictures',
    max: REQUEST_PICTURES_MAX,
    maxBytes: REQUEST_PICTURE_MAX_BYTES,
    totalMaxBytes: REQUEST_PICTURES_MAX * REQUEST_PICTURE_MAX_BYTES,
    messages: REQUEST_TEXTS,
  },
  response: requestDetail,
});

export const requestWords = z.object({ text: requestText(REQUEST_MESSAGE_MAX_LENGTH) });

export const writeToTeam = endpoint(requestAddresses.writeToTeam, {
  summary: 'Adds words of the requester to a request',
  ...verified,
  params: byId,
  body: requestWords,
  response: requestDetail,
});
