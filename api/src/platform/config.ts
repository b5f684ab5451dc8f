import { z } from 'zod';
import { isGstin } from '@tessera/contract/gstin';

const ROLES = ['http', 'jobs'] as const;

const roles = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const DEVELOPMENT_SECRET = 'a secret for development only';
const RAZORPAY = {
  api: 'https://api.razorpay.com',
  checkout: 'https://checkout.razorpay.com',
} as const;

/** Every variable the server reads, with the reason it exists. A wrong or missing one stops the start. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this process does: answer requests, work on jobs, or both. */
  ROLES: roles.default(['http', 'jobs']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Health and metrics for machines, apart from the public address. 0 picks a free port, absent means none. */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The address people type. Pages and links are built from it, never from a Host header. */
  ORIGIN: z.url().optional(),
  /** Where the previews of templates are shown: an origin of their own, since they run other people's scripts. */
  PREVIEW_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies stand in front and may be believed about the visitor's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How long a leaving process still answers while it reports "not ready", so that balancers can look away. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),

  DATABASE_URL: z.url(),
  DATABASE_READ_URL: z.url().optional(),
  /** Jobs listen for notifications, so this must be a session-mode or direct connection. */
  DATABASE_JOBS_URL: z.url(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  REDIS_URL: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_PUBLIC_BUCKET: z.string().default('tessera-public'),
  S3_PRIVATE_BUCKET: z.string().default('tessera-private'),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().default('Tessera <hello@tessera.example>'),

  /** Keeps one-time codes unreadable for whoever reads the database alone. */
  CODE_SECRET: z.string().min(16).default(DEVELOPMENT_SECRET),
  /** Gives one-time codes back in the answer, for development; production refuses to start with it. */
  EXPOSE_CODES: flag.default(false),
  /** Stretches the limits on signing in and sending codes; only tests have a reason to. */
  AUTH_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),

  /** Sign-in with Google is offered when both are set; the issuer can be any OpenID provider. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),

  /** Caches in front of the shop, separated by commas, that are asked to fetch anew after a change. */
  EDGE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url())),
  /** What such a request carries, or anybody could make the edge work. */
  EDGE_SECRET: z.string().min(16).optional(),

  /** Buying is offered when the key is set: both halves, or neither. */
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z0-9]{14}$/)
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(16).optional(),
  /** Signs the provider's webhooks; a secret apart from the key's. After a rotation the one before is kept for a day. */
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16).optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),
  /** A rehearsal in production, where test money buys real things; otherwise a test key is refused there. */
  RAZORPAY_ALLOW_TEST_KEY: flag.default(false),
  /** Where the provider's API and its checkout script live; production and live keys know only the real ones. */
  RAZORPAY_API_ORIGIN: z.url().default(RAZORPAY.api),
  RAZORPAY_CHECKOUT_ORIGIN: z.url().default(RAZORPAY.checkout),
  /** Whose events are believed; those of another account are put aside. */
  RAZORPAY_ACCOUNT_ID: z
    .string()
    .regex(/^acc_[A-Za-z0-9]{14}$/)
    .optional(),

  /** Whom buyers are told to write to when a payment goes wrong. */
  SUPPORT_EMAIL: z.email().optional(),

  /** Who sells, as receipts say it. Without a GSTIN no tax is shown or owed; with one, prices include it. */
  SELLER_NAME: z.string().min(1).max(200).default('Tessera Studio'),
  SELLER_ADDRESS: z.string().max(500).default(''),
  SELLER_STATE: z
    .string()
    .regex(/^\d{2}$/)
    .default('29'),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z0-9]{13}$/)
    .optional(),
  /** How to reach the shop, as its pages say it, and who answers complaints. */
  COMPANY_EMAIL: z.email().default('hello@tessera.example'),
  COMPANY_PHONE: z.string().min(5).max(40).optional(),
  COMPANY_GRIEVANCE_OFFICER: z.string().min(1).max(120).optional(),
  /** Where feedback goes; without it to the address above. */
  FEEDBACK_MAILBOX: z.email().optional(),
  /** A form elsewhere that is used in place of ours. */
  FEEDBACK_URL: z.url({ protocol: /^https$/ }).optional(),
  GST_RATE_PERCENT: z.coerce.number().int().min(0).max(100).default(18),
  /** Whether a buyer outside India pays IGST within the price, or gets a plain receipt without tax. */
  GST_ABROAD: z.enum(['charged', 'none']).default('charged'),
  /** What is sold, as tax invoices name it: online content for plans, downloads of software for single components. */
  SAC_PLAN: z
    .string()
    .regex(/^\d{6}$/)
    .default('998439'),
  SAC_COMPONENT: z
    .string()
    .regex(/^\d{6}$/)
    .default('998434'),
  /** The second letter of invoice numbers: another one begins every series anew, as after restoring a backup. */
  INVOICE_SERIES: z
    .string()
    .regex(/^[A-Z0-9]$/)
    .default('A'),

  /** `built` serves the built bundle, `vite` compiles on demand, `none` leaves pages out. */
  WEB: z.enum(['built', 'vite', 'none']).default('built'),
  WEB_BUILD_DIRECTORY: z.string().optional(),
  /** Client folders of earlier releases, separated by colons, whose hashed files open tabs may still ask for. */
  WEB_OLDER_CLIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(':').filter(Boolean)),
  /** Opens endpoints that only proofs use; production refuses to start with it. */
  PROOF_ENDPOINTS: flag.default(false),
  /** Ends the process at one point of a payment, or with `list` names them all; production refuses it. */
  CRASH_AT: z.string().optional(),
  /** Settles payments without locking their order, to show that a proof would notice; production refuses it. */
  PAYMENTS_WITHOUT_LOCKS: flag.default(false),
});

export type Config = Omit<z.output<typeof environment>, 'ORIGIN'> & { ORIGIN: string };

/** Development has one without asking: browsers take every name below localhost for this machine. */
const previewOriginOf = (data: z.output<typeof environment>): string | undefined =>
  data.PREVIEW_ORIGIN === undefined
    ? data.NODE_ENV === 'production'
      ? undefined
      : `http://previews.localhost:${data.PORT}`
    : new URL(data.PREVIEW_ORIGIN).origin;

/** What helps in development and would be a hole in production. */
function refuseInProduction(data: z.output<typeof environment>): void {
  if (data.PROOF_ENDPOINTS) throw new Error('PROOF_ENDPOINTS must not be on in production.');
  if (data.CRASH_AT !== undefined) throw new Error('CRASH_AT must not be set in production.');
  if (data.PAYMENTS_WITHOUT_LOCKS)
    throw new Error('PAYMENTS_WITHOUT_LOCKS must not be on in production.');
  if (!data.ORIGIN)
    throw new Error('ORIGIN must be set in production: links and policies are built from it.');
  if (data.SELLER_GSTIN && !isGstin(data.SELLER_GSTIN))
    throw new Error('SELLER_GSTIN is not a GSTIN: its last character does not fit.');
  if (data.WEB === 'vite') throw new Error('WEB must not be vite in production.');
  if (data.EXPOSE_CODES) throw new Error('EXPOSE_CODES must not be on in production.');
  if (data.CODE_SECRET === DEVELOPMENT_SECRET)
    throw new Error('CODE_SECRET must be set in production.');
  if (data.RAZORPAY_KEY_ID?.startsWith('rzp_test_') && !data.RAZORPAY_ALLOW_TEST_KEY)
    throw new Error(
      'RAZORPAY_KEY_ID is a test key: production needs RAZORPAY_ALLOW_TEST_KEY=true.',
    );
}

/** A live key moves real money, so it is shown to nobody else, whatever this process calls itself. */
function refuseStrangers(data: z.output<typeof environment>): void {
  if (data.NODE_ENV !== 'production' && !data.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) return;
  if (data.RAZORPAY_API_ORIGIN !== RAZORPAY.api)
    throw new Error('RAZORPAY_API_ORIGIN must be the real one in production or with a live key.');
  if (data.RAZORPAY_CHECKOUT_ORIGIN !== RAZORPAY.checkout)
    throw new Error(
      'RAZORPAY_CHECKOUT_ORIGIN must be the real one in production or with a live key.',
    );
}

/** Half a key is a mistake, not a shop without payments. */
function refuseHalves(data: z.output<typeof environment>): void {
  if (data.EDGE_ORIGINS.length > 0 && !data.EDGE_SECRET)
    throw new Error('EDGE_SECRET must be set with EDGE_ORIGINS.');
  if (data.SELLER_GSTIN && !data.SELLER_GSTIN.startsWith(data.SELLER_STATE))
    throw new Error('SELLER_GSTIN begins with the code of SELLER_STATE.');
  if (!data.RAZORPAY_KEY_ID !== !data.RAZORPAY_KEY_SECRET)
    throw new Error('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are set together or not at all.');
  if (data.RAZORPAY_WEBHOOK_SECRET_PREVIOUS && !data.RAZORPAY_WEBHOOK_SECRET)
    throw new Error('RAZORPAY_WEBHOOK_SECRET must be set with RAZORPAY_WEBHOOK_SECRET_PREVIOUS.');
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const { success, data, error } = environment.safeParse(source);
  if (!success) {
    // Names and reasons only: a value may be a secret.
    const reasons = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not complete:\n${reasons.join('\n')}`);
  }
  refuseHalves(data);
  refuseStrangers(data);
  if (data.NODE_ENV === 'production') refuseInProduction(data);
  const ORIGIN = data.ORIGIN ?? `http://${data.HOST}:${data.PORT}`;
  const PREVIEW_ORIGIN = previewOriginOf(data);
  if (PREVIEW_ORIGIN && new URL(PREVIEW_ORIGIN).host === new URL(ORIGIN).host)
    throw new Error('PREVIEW_ORIGIN must have a host of its own: previews run other scripts.');
  return { ...data, ORIGIN, PREVIEW_ORIGIN };
}

const migration = z.object({ DATABASE_MIGRATE_URL: z.url() });

export const readMigrateUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  migration.parse(source).DATABASE_MIGRATE_URL;
