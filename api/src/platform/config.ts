import { z } from 'zod';
import { refuseUnsafe } from './config-refusals.ts';
import { type Environment, environment } from './environment.ts';
import { readSecretFiles } from './secret-files.ts';

export type Config = Omit<Environment, 'ORIGIN' | 'TRUSTED_PROXIES'> & {
  ORIGIN: string;
  TRUSTED_PROXIES: number;
};

/** Outside production there is a default: browsers resolve every name below localhost to the local machine. */
const previewOriginOf = (data: Environment): string | undefined =>
  data.PREVIEW_ORIGIN === undefined
    ? data.NODE_ENV === 'production'
      ? undefined
      : `http://previews.localhost:${data.PORT}`
    : new URL(data.PREVIEW_ORIGIN).origin;

export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = readSecretFiles(Object.keys(environment.shape), source);
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    // Only the names and reasons are reported, because a value may be a secret.
    const reasons = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not complete:\n${reasons.join('\n')}`);
  }
  refuseUnsafe(data);
  const ORIGIN = data.ORIGIN ?? `http://${data.HOST}:${data.PORT}`;
  const PREVIEW_ORIGIN = previewOriginOf(data);
  if (PREVIEW_ORIGIN && new URL(PREVIEW_ORIGIN).hostname === new URL(ORIGIN).hostname)
    throw new Error('PREVIEW_ORIGIN must have a host of its own: previews run other scripts.');
  return { ...data, ORIGIN, PREVIEW_ORIGIN, TRUSTED_PROXIES: data.TRUSTED_PROXIES ?? 0 };
}

const migration = z.object({ DATABASE_MIGRATE_URL: z.url() });

export const readMigrateUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  migration.parse(readSecretFiles(Object.keys(migration.shape), source)).DATABASE_MIGRATE_URL;
