import { z } from 'zod';

const name = z
  .string()
  .regex(/^[a-z](?:[-a-z0-9]{0,50}[a-z0-9])?$/, 'a name of lower-case letters, digits and -');
const cpu = z.string().regex(/^\d+m$|^\d+(\.\d+)?$/, 'processors, such as 500m or 2');
const bytes = z.string().regex(/^\d+(Mi|Gi|Ti)$/, 'bytes, such as 768Mi or 20Gi');
const https = z.url({ protocol: /^https$/ });

/** An image without a tag, or with `latest`, could change under a running shop. */
const image = z
  .string()
  .refine((text) => /@sha256:[0-9a-f]{64}$/.test(text) || /:(?!latest$)[\w.-]+$/.test(text), {
    message: 'an image with a tag other than latest, or with a digest',
  });

const size = z.strictObject({ cpu, memory: bytes });
const replicas = z
  .strictObject({ least: z.int().min(1).max(50), most: z.int().min(1).max(50) })
  .refine(({ least, most }) => least <= most, { message: 'least must not be more than most' });

/** Variables that the program itself sets, or that belong into the secret. */
const OWN_VARIABLES =
  /^(NODE_ENV|ROLES|HOST|PORT|OPS_PORT|ORIGIN|PREVIEW_ORIGIN|TRUSTED_PROXIES|DRAIN_SECONDS|EDGE_ORIGINS)$|SECRET|_KEY$|_URL$/;

export const valuesSchema = z.strictObject({
  namespace: name,
  image,
  origin: https,
  previewOrigin: https,
  ingress: z.strictObject({
    className: name,
    /** The secret with the certificate for both hosts. */
    tlsSecret: name,
    annotations: z.record(z.string(), z.string()).default({}),
    /** The namespace of the ingress controller. Nobody else may reach the edge. */
    controllerNamespace: name,
    /** The networks of the proxies before the edge: the ingress controller, and a CDN. */
    trustedNetworks: z
      .array(z.cidrv4())
      .min(1)
      .default(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']),
  }),
  http: z.strictObject({ replicas, size }),
  jobs: z.strictObject({ replicas: z.int().min(1).max(10), size }),
  edge: z.strictObject({ image, replicas: z.int().min(1).max(10), copies: bytes, size }),
  /** A secret that exists already, and which variables it has. Each becomes a file, so none is in the environment. */
  secret: z.strictObject({
    name,
    variables: z.array(z.string().regex(/^[A-Z][A-Z0-9_]+$/)).min(1),
  }),
  /** Further variables of the shop without secrets. */
  variables: z
    .record(z.string().regex(/^[A-Z][A-Z0-9_]+$/), z.string())
    .default({})
    .refine((given) => !Object.keys(given).some((each) => OWN_VARIABLES.test(each)), {
      message: 'variables that are set already, or belong into the secret',
    }),
  /** PostgreSQL by CloudNativePG. Without it the addresses in the secret lead to a database elsewhere. */
  database: z
    .strictObject({
      image,
      instances: z.int().min(1).max(5),
      storage: bytes,
      storageClass: name.optional(),
      size,
    })
    .optional(),
  /** Redis in the namespace. Without it REDIS_URL in the secret leads to one elsewhere. */
  redis: z.strictObject({ image, memory: bytes }).optional(),
  /** The namespace of the monitoring, which may read the metrics. */
  monitoringNamespace: name.optional(),
});

export type Values = z.output<typeof valuesSchema>;

/** The variables without which no shop starts. */
const NEEDED = [
  'DATABASE_URL',
  'DATABASE_JOBS_URL',
  'DATABASE_MIGRATE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'CODE_SECRET',
  'EDGE_SECRET',
];

/** Reads a file of values. An unknown field is an error, so that a slip of the pen is found. */
export function readValues(given: unknown): Values {
  const values = valuesSchema.parse(given);
  const missing = NEEDED.filter((each) => !values.secret.variables.includes(each));
  if (missing.length > 0) throw new Error(`the secret does not name ${missing.join(', ')}`);
  if (new URL(values.origin).host === new URL(values.previewOrigin).host)
    throw new Error('previewOrigin must have another host than origin');
  return values;
}
