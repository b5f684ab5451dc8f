import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { PAGE_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { FAULT_SENTENCE_MAX_LENGTH, FAULT_STATUSES } from './fault-rules.ts';
import { fault, faultLine } from './faults.ts';

export const faultRecord = fault
  .extend({
    /** Null when its member deleted the account. Then only the sentence of the shop is left. */
    what: z.string().nullable(),
    member: z.object({ _id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    component: z.object({ _id: z.uuid(), slug: z.string(), title: z.string() }),
    /** Whether it is about the version on sale. Only then does the shop show it. */
    isCurrentVersion: z.boolean(),
    /** Signed links that expire after a few minutes. */
    picture: z.object({ url: z.string(), thumbnail: z.string() }).nullable(),
    /** The sentence that the shop shows while it is confirmed. Empty before. */
    sentence: z.string(),
    /** A change sends it back, so that a change of outdated data is refused. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FaultRecord' });

export type FaultRecord = z.output<typeof faultRecord>;

const admin = { access: 'admin', cache: 'private' } as const;
const FAULT_FILTERS = ['all', ...FAULT_STATUSES] as const;
const FAULT_SORTS = ['createdAt', 'updatedAt'] as const;

export const listFaults = endpoint(adminAddresses.listFaults, {
  summary: 'The faults that members reported, newest first, a numbered page at a time',
  ...admin,
  query: z.object({
    ...adminListQuery({ sorts: FAULT_SORTS, sort: 'createdAt', limit: PAGE_SIZE.applications }),
    status: z.enum(FAULT_FILTERS).default('all'),
  }),
  response: adminPage(faultRecord).extend({
    counts: z.object({ new: z.int(), confirmed: z.int() }),
  }),
});

export type FaultPage = z.output<typeof listFaults.response>;

export const changeFault = endpoint(adminAddresses.changeFault, {
  summary: 'Sets the status of a fault and the sentence that the shop shows for it',
  ...admin,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status: z.enum(FAULT_STATUSES),
    sentence: faultLine(FAULT_SENTENCE_MAX_LENGTH).optional(),
    updatedAt: z.iso.datetime(),
  }),
  response: faultRecord,
});
