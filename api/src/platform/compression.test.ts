import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate, brotli', null],
  [undefined, null],
])('a browser that takes %s gets %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s holds the same bytes, whatever their number', async (encoding, decompress) => {
  for (const text of ['', 'short', 'a long one, '.repeat(50_000)]) {
    const compressed = await compress(Buffer.from(text), encoding);
    expect(decompress(compressed).toString()).toBe(text);
  }
});
