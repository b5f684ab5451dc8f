import { pino, type Logger } from 'pino';
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

export const createLog = (config: Pick<Config, 'LOG_LEVEL'>, stream?: { write(line: string): void }): Log => {
  const options = {
    level: config.LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    base: { pid: process.pid },
  };
  return stream ? pino(options, stream) : pino(options);
};
