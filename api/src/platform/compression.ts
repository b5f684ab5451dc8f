import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best encoding that both the client and this server support, or null for none. */
export function encodingFor(accepts = ''): Encoding | null {
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : null;
}

/**
 * A window of 2^18 bytes covers every response we send. With the default window and no size hint, brotli allocates
 * about eight megabytes for each response above 64 kB.
 */
const WINDOW_BITS = 18;

const brotli = (plain: Buffer): Promise<Buffer> =>
  brotliAsync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

export const compress = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(plain) : gzipAsync(plain, { level: 6 });
