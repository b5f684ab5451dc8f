import { pino, stdSerializers, type Logger, type SerializedError } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Names of fields whose values never reach a log, at any of the first three levels. */
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

/** An error's own code says what went wrong; under that name it would be taken for a secret. */
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
