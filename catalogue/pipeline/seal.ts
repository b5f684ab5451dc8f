import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export const sha256OfFile = (path: string): string => sha256Of(readFileSync(path));

/** The hash of a record without its seal. It reveals an edit by hand. */
export const sealOf = (record: object): string =>
  sha256Of(JSON.stringify({ ...record, seal: undefined }));
