import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readVariables } from '../self-hosting/variables.ts';

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

/** Variables that the program itself sets. */
const OWN =
  /^(NODE_ENV|ROLES|HOST|PORT|OPS_PORT|ORIGIN|PREVIEW_ORIGIN|TRUSTED_PROXIES|DRAIN_SECONDS|EDGE_ORIGINS)$/;
/** Variables that belong into the secret: some addresses contain a password. */
const SECRET = /SECRET|_KEY$|^(DATABASE_\w+|REDIS|SMTP)_URL$/;

const known = new Set(
  readVariables(
    readFileSync(join(import.meta.dirname, '../../api/src/platform/environment.ts'), 'utf8'),
  ).map(({ name: variable }) => variable),
).add('DATABASE_MIGRATE_URL');
const variable = z
  .string()
  .refine((text) => known.has(text), { message: 'no variable of the shop' });

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
    trustedNetworks: z.array(z.cidrv4()).min(1),
  }),
  http: z.strictObject({ replicas, size }),
  jobs: z.strictObject({ replicas: z.int().min(1).max(10), size }),
  edge: z.strictObject({
    /** nginx from 1.27.3 on, which finds the processes by their name. */
    image,
    replicas: z.int().min(1).max(10),
    copies: bytes,
    size,
    /** The name server of the cluster. */
    resolver: z.string().default('kube-dns.kube-system.svc.cluster.local'),
  }),
  /** A secret that exists already, and which variables it has. For the shop each becomes a file. */
  secret: z.strictObject({
    name,
    variables: z.array(variable).min(1),
  }),
  /** Further variables of the shop without secrets. */
  variables: z
    .record(variable, z.string())
    .refine((given) => !Object.keys(given).some((each) => OWN.test(each) || SECRET.test(each)), {
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
  const twice = values.secret.variables.filter((each) => each in values.variables);
  if (twice.length > 0) throw new Error(`${twice.join(', ')} is given twice`);
  if (!('S3_ENDPOINT' in values.variables)) throw new Error('the variables have no S3_ENDPOINT');
  if (new URL(values.origin).host === new URL(values.previewOrigin).host)
    throw new Error('previewOrigin must have another host than origin');
  return values;
}
