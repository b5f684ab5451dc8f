import { z } from 'zod';
import { RAZORPAY } from './razorpay/origins.ts';

export const DEVELOPMENT_SECRET = 'a secret for development only';

const ROLES = ['http', 'jobs'] as const;

const roles = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/**
 * All environment variables of the server. A wrong or missing one prevents the start. Each may also be the content of a
 * file, whose path is in a variable with the same name and `_FILE`.
 */
export const environment = z.object({
  /** `production` refuses every setting that is only for development. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this process does: serve HTTP requests, run jobs, or both. */
  ROLES: roles.default(['http', 'jobs']),
  /** The address to listen on. The image sets `0.0.0.0`. */
  HOST: z.string().default('127.0.0.1'),
  /** The public port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /**
   * The port for health checks and metrics, separate from the public port. 0 picks a free port. Without a value there
   * is none.
   */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The public address. Pages and links are built from it, never from a Host header. */
  ORIGIN: z.url().optional(),
  /** The origin for template previews. It is a separate one, because previews run scripts of third parties. */
  PREVIEW_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * The number of proxies in front of the server whose `x-forwarded-for` entries are trusted. With too few all visitors
   * count as one network, with too many a visitor can pretend to be any. So production has no default.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).optional(),
  /** The least important lines that are logged, as JSON on standard output. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * How long a process that shuts down still serves requests while it reports "not ready". Load balancers need this
   * time to stop using it.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** For each account, and for each network of visitors who are not signed in. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** How many different paid components one account may take in a day. */
  CODE_QUOTA_PER_DAY: z.coerce.number().int().min(1).default(25),

  /** PostgreSQL, as the role `api`. A pooler in transaction mode may stand before it. */
  DATABASE_URL: z.url(),
  /**
   * A standby, as the role `api_read`. Lists and pages of visitors are read from it while it keeps up. Without a
   * value everything is read from the primary.
   */
  DATABASE_READ_URL: z.url().optional(),
  /** The job queue listens for notifications, so this must be a session-mode or direct connection. */
  DATABASE_JOBS_URL: z.url(),
  /** Connections of one process to each database. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  /** Redis or Valkey. While it is away the shop goes on without caches. */
  REDIS_URL: z.url(),
  /** The address of the object store. */
  S3_ENDPOINT: z.url(),
  /** Its region. */
  S3_REGION: z.string().default('us-east-1'),
  /** The key of the store. It must be allowed to set the rules of both buckets. */
  S3_ACCESS_KEY: z.string().min(1),
  /** The secret of that key. */
  S3_SECRET_KEY: z.string().min(1),
  /** Pictures and previews. */
  S3_PUBLIC_BUCKET: z.string().default('tessera-public'),
  /** Archives, invoices and files of members. */
  S3_PRIVATE_BUCKET: z.string().default('tessera-private'),
  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url(),
  /** The sender of all mails. */
  MAIL_FROM: z.string().default('Tessera <hello@tessera.example>'),

  /** The secret for the digests of one-time codes. With the database alone the codes cannot be read. */
  CODE_SECRET: z.string().min(16).default(DEVELOPMENT_SECRET),
  /** Includes one-time codes in the response, for development. Production refuses to start with it. */
  EXPOSE_CODES: flag.default(false),
  /** Multiplies the rate limits for signing in and sending codes. Only tests use it. */
  AUTH_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  /**
   * Multiplies the time after which a database or Redis counts as away. Only development, where compiling blocks the
   * process, and tests on busy machines use it.
   */
  TIMEOUT_FACTOR: z.coerce.number().int().min(1).max(100).default(1),

  /** Sign-in with Google is offered when the id and the secret are set. The issuer can be any OpenID provider. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** The id for signing in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Its secret. */
  GOOGLE_CLIENT_SECRET: z.string().optional(),

  /** The origins of the edge caches, separated by commas. They are refreshed after a change. */
  EDGE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url())),
  /** The secret of a refresh request. Without it any client could make the edge fetch pages again. */
  EDGE_SECRET: z.string().min(16).optional(),

  /** Buying is offered when the key is set. Its id and its secret must be set together. */
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z0-9]{14}$/)
    .optional(),
  /** The secret of the key of the payment provider. */
  RAZORPAY_KEY_SECRET: z.string().min(16).optional(),
  /**
   * The secret of the provider's webhooks, which is not the key's secret. After a rotation the previous one stays valid
   * for a day.
   */
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** See RAZORPAY_WEBHOOK_SECRET. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),
  /** Allows a test key in production, for a rehearsal: purchases are then real but paid with test money. */
  RAZORPAY_ALLOW_TEST_KEY: flag.default(false),
  /**
   * The origins of the provider's API and checkout script. In production, or with a live key, only the real ones are
   * allowed.
   */
  RAZORPAY_API_ORIGIN: z.url().default(RAZORPAY.api),
  /** See RAZORPAY_API_ORIGIN. */
  RAZORPAY_CHECKOUT_ORIGIN: z.url().default(RAZORPAY.checkout),
  /** The provider account whose events are processed. Events of other accounts raise an alarm and are ignored. */
  RAZORPAY_ACCOUNT_ID: z
    .string()
    .regex(/^acc_[A-Za-z0-9]{14}$/)
    .optional(),

  /** The address that buyers may write to when a payment goes wrong. */
  SUPPORT_EMAIL: z.email().optional(),

  /** The seller as named on receipts. Without a GSTIN no tax is shown or owed. With one, prices include tax. */
  SELLER_NAME: z.string().min(1).max(200).default('Tessera Studio'),
  /** The address of the seller on receipts. */
  SELLER_ADDRESS: z.string().max(500).default(''),
  /** The code of the State of the seller, two digits. */
  SELLER_STATE: z
    .string()
    .regex(/^\d{2}$/)
    .default('29'),
  /** The GSTIN of the seller. */
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z0-9]{13}$/)
    .optional(),
  /** The contact details shown on the pages, and the officer for complaints. */
  COMPANY_EMAIL: z.email().default('hello@tessera.example'),
  /** Shown on the pages about the company. */
  COMPANY_PHONE: z.string().min(5).max(40).optional(),
  /** Shown on the pages about the company. */
  COMPANY_GRIEVANCE_OFFICER: z.string().min(1).max(120).optional(),
  /** The address that receives feedback. The default is COMPANY_EMAIL. */
  FEEDBACK_MAILBOX: z.email().optional(),
  /** The address of an external feedback form that replaces ours. */
  FEEDBACK_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The rate of the tax that is part of each price. */
  GST_RATE_PERCENT: z.coerce.number().int().min(0).max(100).default(18),
  /** Whether a buyer outside India pays IGST within the price, or gets a receipt without tax. */
  GST_ABROAD: z.enum(['charged', 'none']).default('charged'),
  /** The service codes on tax invoices: online content for plans, software downloads for single components. */
  SAC_PLAN: z
    .string()
    .regex(/^\d{6}$/)
    .default('998439'),
  /** See SAC_PLAN. */
  SAC_COMPONENT: z
    .string()
    .regex(/^\d{6}$/)
    .default('998434'),
  /** The second letter of invoice numbers. A new letter restarts every series, for example after restoring a backup. */
  INVOICE_SERIES: z
    .string()
    .regex(/^[A-Z0-9]$/)
    .default('A'),

  /** `built` serves the built bundle, `vite` compiles on demand, `none` serves no pages. */
  WEB: z.enum(['built', 'vite', 'none']).default('built'),
  /** Where the built pages are, if not beside the server. */
  WEB_BUILD_DIRECTORY: z.string().optional(),
  /**
   * Client folders of earlier releases, separated by colons. Tabs that are still open may request their hashed files.
   */
  WEB_OLDER_CLIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(':').filter(Boolean)),
  /** Enables endpoints that only the proofs use. Production refuses to start with it. */
  PROOF_ENDPOINTS: flag.default(false),
  /**
   * Kills the process at the named point of a payment. `list` logs all points instead. Production refuses to start with
   * it.
   */
  CRASH_AT: z.string().optional(),
});

export type Environment = z.output<typeof environment>;
