import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import {
  APPLICATION_TEXTS,
  WORK_SAMPLE_MAX_BYTES,
  WORK_SAMPLES_MAX,
  WORK_SAMPLES_TOTAL_MAX_BYTES,
} from './application-rules.ts';
import { OTP_LENGTH, PAGE_SIZE } from './constants.ts';
import { creatorAddresses } from './creator-addresses.ts';
import { endpoint } from './endpoint.ts';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const REJECTION_REASON_MAX_LENGTH = 500;

/** Spec 3: a creator application, and what became of it. */
export const application = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    /** Signed links that run out after a few minutes. */
    workSamples: z.array(z.string()),
    /** The same pictures, small. */
    thumbnails: z.array(z.string()),
    status: z.enum(APPLICATION_STATUSES),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    /** Why it was rejected, if that was said. */
    reason: z.string().nullable(),
    /** False while nobody has proved that the address is theirs. */
    isConfirmed: z.boolean(),
  })
  .meta({ id: 'CreatorApplication' });

export type Application = z.output<typeof application>;

export const userApplication = endpoint(creatorAddresses.userApplication, {
  summary: 'The newest application of the signed-in person; 404 when there is none',
  access: 'verified',
  cache: 'private',
  response: z.object({ application }),
});

/** Lenient here, because the service says in the words of the spec what is missing. */
const field = z
  .string()
  .trim()
  .max(300)
  .regex(/^\P{Cc}*$/u)
  .default('');

export const applyAsCreator = endpoint(creatorAddresses.applyAsCreator, {
  summary: 'Applies to sell work, signed in or not; the address is then confirmed by a code',
  access: 'optional',
  cache: 'private',
  body: z.object({
    name: field,
    email: field.pipe(z.string().toLowerCase()),
    phone: field,
    city: field,
  }),
  files: {
    field: 'workSamples',
    max: WORK_SAMPLES_MAX,
    maxBytes: WORK_SAMPLE_MAX_BYTES,
    totalMaxBytes: WORK_SAMPLES_TOTAL_MAX_BYTES,
    messages: APPLICATION_TEXTS,
  },
  /** In development the code comes along. */
  response: z.object({ application, message: z.string(), otp: z.string().optional() }),
});

const email = z.string().trim().toLowerCase().min(3).max(254);

export const confirmApplication = endpoint(creatorAddresses.confirmApplication, {
  summary: 'Confirms by the code of a mail that an application belongs to its address',
  access: 'public',
  cache: 'private',
  body: z.object({ email, otp: z.string().regex(new RegExp(`^\\d{${OTP_LENGTH}}$`)) }),
  response: z.object({ message: z.string() }),
});

export const resendApplicationCode = endpoint(creatorAddresses.resendApplicationCode, {
  summary: 'Mails another code to the address of an unconfirmed application, at most once a minute',
  access: 'public',
  cache: 'private',
  body: z.object({ email }),
  response: z.object({ message: z.string(), otp: z.string().optional() }),
});

const admin = { access: 'admin', cache: 'private' } as const;

export const APPLICATION_FILTERS = ['all', ...APPLICATION_STATUSES] as const;
export const APPLICATION_SORTS = ['createdAt', 'name'] as const;

export const listApplications = endpoint(adminAddresses.listApplications, {
  summary:
    'The applications, newest first, a numbered page at a time, and how many there are of each status',
  ...admin,
  query: z.object({
    ...adminListQuery({
      sorts: APPLICATION_SORTS,
      sort: 'createdAt',
      limit: PAGE_SIZE.applications,
    }),
    status: z.enum(APPLICATION_FILTERS).default('all'),
  }),
  response: adminPage(application).extend({
    counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  }),
});

export type ApplicationPage = z.output<typeof listApplications.response>;

/** Lines may break, but the database takes no NUL and a mail no other control characters. */
const reason = z
  .string()
  .trim()
  .max(REJECTION_REASON_MAX_LENGTH)
  .regex(/^(\P{Cc}|[\t\n\r])*$/u);

const decided = z.object({ application, message: z.string() });

export const approveApplication = endpoint(adminAddresses.approveApplication, {
  summary: 'Approves a pending application and writes to the applicant',
  ...admin,
  params: z.object({ id: z.uuid() }),
  response: decided,
});

export const rejectApplication = endpoint(adminAddresses.rejectApplication, {
  summary:
    'Rejects a pending application and writes to the applicant, with the reason if there is one',
  ...admin,
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: reason.optional() }),
  response: decided,
});
