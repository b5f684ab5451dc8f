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
import { monthQuery } from './revenue.ts';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const REJECTION_REASON_MAX_LENGTH = 500;

/** Whether plans may open the components of a person: the answer, its time, and the version of the question. */
const plansConsent = z.object({
  agrees: z.boolean(),
  at: z.iso.datetime(),
  version: z.string(),
});

/** Spec 3: a creator application and the decision on it. */
export const application = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    /** A link that starts with https, chosen by the applicant. */
    portfolioUrl: z.string().nullable(),
    /** Signed links that expire after a few minutes. */
    workSamples: z.array(z.string()),
    /** The same pictures as thumbnails. */
    thumbnails: z.array(z.string()),
    status: z.enum(APPLICATION_STATUSES),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    /** The reason of a rejection, if the admin gave one. */
    reason: z.string().nullable(),
    /** False until the applicant has proved to own the email address. */
    isConfirmed: z.boolean(),
    /** Null: never asked. */
    plansConsent: plansConsent.nullable(),
  })
  .meta({ id: 'CreatorApplication' });

export type Application = z.output<typeof application>;

export const userApplication = endpoint(creatorAddresses.userApplication, {
  summary: 'The newest application of the signed-in person; 404 when there is none',
  access: 'verified',
  cache: 'private',
  response: z.object({ application }),
});

/** Lenient here, because the service reports missing fields with the wording of the spec. */
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
    portfolio: field,
    /** The form asks for it. Left out, the answer is unknown, which counts as no. */
    opensPlans: z.enum(['yes', 'no']).optional(),
    /** The version of the question that was answered. */
    plansText: z.string().max(20).optional(),
  }),
  files: {
    field: 'workSamples',
    max: WORK_SAMPLES_MAX,
    maxBytes: WORK_SAMPLE_MAX_BYTES,
    totalMaxBytes: WORK_SAMPLES_TOTAL_MAX_BYTES,
    messages: APPLICATION_TEXTS,
  },
  /** In development the response has the code. */
  response: z.object({ application, message: z.string(), otp: z.string().optional() }),
});

const email = z.string().trim().toLowerCase().min(3).max(254);

/** What becomes of an application, for somebody who proved to own its address. Nothing else of the form is repeated. */
const standing = application.pick({
  status: true,
  createdAt: true,
  decidedAt: true,
  reason: true,
});
export type Standing = z.output<typeof standing>;

export const confirmApplication = endpoint(creatorAddresses.confirmApplication, {
  summary:
    'Confirms by the code of a mail that an application belongs to its address, and says where it stands',
  access: 'public',
  cache: 'private',
  body: z.object({ email, otp: z.string().regex(new RegExp(`^\\d{${OTP_LENGTH}}$`)) }),
  response: z.object({ message: z.string(), standing }),
});

export const resendApplicationCode = endpoint(creatorAddresses.resendApplicationCode, {
  summary:
    'Mails a code to the address of an application, at most once a minute; the same answer for other addresses',
  access: 'public',
  cache: 'private',
  body: z.object({ email }),
  response: z.object({ message: z.string(), otp: z.string().optional() }),
});

export const answerPlansQuestion = endpoint(creatorAddresses.answerPlansQuestion, {
  summary: 'A creator says whether plans may open components that join them from now on',
  access: 'verified',
  cache: 'private',
  body: z.object({ opensPlans: z.boolean(), plansText: z.string().max(20) }),
  response: z.object({ plansConsent }),
});

const admin = { access: 'admin', cache: 'private' } as const;

export const APPLICATION_FILTERS = ['all', ...APPLICATION_STATUSES] as const;
export const APPLICATION_SORTS = ['createdAt', 'name'] as const;

const { page, limit, ...applicationFilter } = {
  ...adminListQuery({
    sorts: APPLICATION_SORTS,
    sort: 'createdAt',
    limit: PAGE_SIZE.applications,
  }),
  status: z.enum(APPLICATION_FILTERS).default('all'),
};

export const exportApplications = endpoint(adminAddresses.exportApplications, {
  summary: 'The same list as CSV, its first ten thousand rows, without the work samples',
  ...admin,
  query: z.object(applicationFilter),
  response: z.string(),
});

export const listApplications = endpoint(adminAddresses.listApplications, {
  summary:
    'The applications, newest first, a numbered page at a time, and how many there are of each status',
  ...admin,
  query: z.object({ ...applicationFilter, page, limit }),
  response: adminPage(application).extend({
    counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  }),
});

export type ApplicationPage = z.output<typeof listApplications.response>;

/** Line breaks are allowed. Other control characters are not: PostgreSQL refuses NUL and a mail all of them. */
const reason = z
  .string()
  .trim()
  .max(REJECTION_REASON_MAX_LENGTH)
  .regex(/^(\P{Cc}|[\t\n\r])*$/u);

export const CREATORS_SHOWN = 20;

/** Somebody whose components the shop sells. */
export const creator = z
  .object({
    _id: z.uuid(),
    /** Both are null once the person is deleted. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Null while the person is in the program. */
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Creator' });

export type Creator = z.output<typeof creator>;

export const listCreators = endpoint(adminAddresses.listCreators, {
  summary: 'The first creators by name that match a search, and one by id beside them',
  ...admin,
  query: z.object({
    search: adminListQuery({ sorts: ['name'], sort: 'name', limit: CREATORS_SHOWN }).search,
    /** This one is in the list, whatever the search. */
    id: z.uuid().optional(),
  }),
  response: z.object({ creators: z.array(creator), isMore: z.boolean() }),
});

export const exportStatement = endpoint(adminAddresses.exportStatement, {
  summary:
    "A creator's single sales and refunds of a month in Indian time, with the creator's share and its total, as CSV",
  ...admin,
  params: z.object({ id: z.uuid() }),
  query: monthQuery,
  response: z.string(),
});

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

export const reverseApproval = endpoint(adminAddresses.reverseApproval, {
  summary: 'Takes an approval back, with a reason that is written to the applicant',
  ...admin,
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: reason.min(1) }),
  response: decided,
});
