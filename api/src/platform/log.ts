import { pino, stdSerializers, type Logger, type SerializedError } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Fields whose values are removed from logs, at the first three levels of nesting. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'otp',
  'code',
  'token',
  'secret',
  'signature',
  'downloadUrl',
];
const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Renames the `code` of an error. Fields named `code` are removed from logs as secrets. */
const describeError = (error: Error) => {
  const { code, ...rest } = stdSerializers.err(error) as SerializedError & { code?: string };
  return code === undefined ? rest : { ...rest, errorCode: code };
};

export const createLog = (
  config: Pick<Config, 'LOG_LEVEL'>,
  stream?: { write(line: string): void },
): Log => {
  const options = {
    level: config.LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
    base: { pid: process.pid },
  };
  return stream ? pino(options, stream) : pino(options);
};
