import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export const sha256OfFile = (path: string): string => sha256Of(readFileSync(path));

/** Of everything that a record says but the seal itself: an edit by hand breaks it. */
export const sealOf = (record: object): string =>
  sha256Of(JSON.stringify({ ...record, seal: undefined }));
