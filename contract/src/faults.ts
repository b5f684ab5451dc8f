import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faultAddresses } from './fault-addresses.ts';
import {
  FAULT_BROWSER_MAX_LENGTH,
  FAULT_PICTURE_MAX_BYTES,
  FAULT_PLACE_MAX_LENGTH,
  FAULT_STATUSES,
  FAULT_TEXT_MAX_LENGTH,
  FAULT_TEXTS,
} from './fault-rules.ts';

/** A fault that the shop has confirmed, as any visitor sees it. */
export const knownFault = z
  .object({
    _id: z.uuid(),
    /** Written by the shop. */
    sentence: z.string(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'KnownFault' });

export type KnownFault = z.output<typeof knownFault>;

export const knownFaults = z
  .object({ version: z.int(), faults: z.array(knownFault) })
  .meta({ id: 'KnownFaults' });

export type KnownFaults = z.output<typeof knownFaults>;

export const listKnownFaults = endpoint(faultAddresses.listKnownFaults, {
  summary: 'The confirmed faults of the current version of a component, newest first, at most 20',
  access: 'public',
  cache: 'public',
  tags: ['catalog'],
  params: z.object({ slug: z.string().min(1).max(80) }),
  response: knownFaults,
});

/** Line breaks are allowed. Other control characters are not, because PostgreSQL refuses NUL. */
const LINES = /^(\P{Cc}|[\t\n\r])*$/u;
export const faultLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);

/** The report as the member who sent it gets it back. */
export const fault = z
  .object({
    _id: z.uuid(),
    version: z.int(),
    what: z.string(),
    place: z.string(),
    browser: z.string(),
    status: z.enum(FAULT_STATUSES),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Fault' });

export type Fault = z.output<typeof fault>;

export const reportFault = endpoint(faultAddresses.reportFault, {
  summary: 'Reports a fault of a version of a component to the team',
  access: 'verified',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** An idempotency key made by the form. A repeated submission gets the response of the first. */
    submissionId: z.uuid().optional(),
    version: z.coerce.number().int().min(1).max(999_999),
    what: z.string().trim().min(1).max(FAULT_TEXT_MAX_LENGTH).regex(LINES),
    /** Where it was seen, such as 'Next.js 16, Safari on iPhone'. */
    place: faultLine(FAULT_PLACE_MAX_LENGTH).default(''),
    browser: faultLine(FAULT_BROWSER_MAX_LENGTH).default(''),
  }),
  files: {
    field: 'picture',
    max: 1,
    maxBytes: FAULT_PICTURE_MAX_BYTES,
    totalMaxBytes: FAULT_PICTURE_MAX_BYTES,
    messages: FAULT_TEXTS,
  },
  response: fault,
});
