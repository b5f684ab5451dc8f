import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { PAGE_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { REQUEST_MESSAGE_MAX_LENGTH, REQUEST_STATUSES } from './request-rules.ts';
import { customRequest, requestDetail, requestText, requestWords } from './requests.ts';

const requester = z.object({ _id: z.uuid(), name: z.string(), email: z.string() });

const asAdminsSeeIt = {
  requester,
  /** The name of the plan whose quota it counts against. */
  plan: z.string(),
  /** True until the team has answered the member's last message. */
  needsReply: z.boolean(),
};

export const requestRecord = customRequest.extend(asAdminsSeeIt).meta({ id: 'RequestRecord' });
export type RequestRecord = z.output<typeof requestRecord>;

export const requestFile = requestDetail.extend(asAdminsSeeIt).meta({ id: 'RequestFile' });
export type RequestFile = z.output<typeof requestFile>;

const admin = { access: 'admin', cache: 'private' } as const;
const byId = z.object({ id: z.uuid() });

/** `open` means neither delivered nor declined. */
export const REQUEST_FILTERS = ['all', 'open', ...REQUEST_STATUSES] as const;
export const REQUEST_SORTS = ['createdAt', 'updatedAt', 'title'] as const;

export const listRequestsForAdmin = endpoint(adminAddresses.listRequestsForAdmin, {
  summary: 'The custom component requests, newest first, a numbered page at a time',
  ...admin,
  query: z.object({
    ...adminListQuery({ sorts: REQUEST_SORTS, sort: 'createdAt', limit: PAGE_SIZE.applications }),
    status: z.enum(REQUEST_FILTERS).default('all'),
  }),
  response: adminPage(requestRecord).extend({
    counts: z.object({ open: z.int(), waiting: z.int() }),
  }),
});

export type RequestPage = z.output<typeof listRequestsForAdmin.response>;

export const getRequestForAdmin = endpoint(adminAddresses.getRequestForAdmin, {
  summary: 'One request with its history, pictures and requester',
  ...admin,
  params: byId,
  response: requestFile,
});

const updatedAt = z.iso.datetime();
const text = requestText(REQUEST_MESSAGE_MAX_LENGTH).optional();

export const moveRequest = endpoint(adminAddresses.moveRequest, {
  summary: 'Accepts, begins or declines a request and writes to its requester',
  ...admin,
  params: byId,
  body: z.object({ status: z.enum(['accepted', 'in-progress', 'declined']), text, updatedAt }),
  response: requestFile,
});

export const replyToRequest = endpoint(adminAddresses.replyToRequest, {
  summary: 'Adds words of the team to a request and mails them to its requester',
  ...admin,
  params: byId,
  body: requestWords,
  response: requestFile,
});

export const deliverRequest = endpoint(adminAddresses.deliverRequest, {
  summary:
    'Gives the requester a component; a private one stays theirs alone unless it is published',
  ...admin,
  params: byId,
  body: z.object({
    componentId: z.uuid(),
    publish: z.boolean().default(false),
    text,
    updatedAt,
  }),
  response: requestFile,
});

export const publishDelivered = endpoint(adminAddresses.publishDelivered, {
  summary: 'Publishes a private component that was delivered, for everybody',
  ...admin,
  params: byId,
  response: requestFile,
});
