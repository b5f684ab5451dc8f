/** Writes a .br and a .gz beside every text file of the client build, so that no request ever waits for a compressor. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
const directory = join(
  process.env['WEB_BUILD_DIRECTORY'] ?? join(import.meta.dirname, '../build'),
  'client',
);

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const entries = await readdir(directory, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
if (files.length === 0) throw new Error(`nothing to compress in ${directory}`);

const total = { plain: 0, br: 0, gz: 0 };
for (const file of files) {
  const bytes = await readFile(file);
  total.plain += bytes.length;
  for (const encoding of ['br', 'gz'] as const) {
    const packed = await encoders[encoding](bytes);
    total[encoding] += packed.length;
    await writeFile(`${file}.${encoding}`, packed);
  }
}
console.log(
  `compressed ${files.length} files: ${total.plain} bytes, ${total.gz} as gzip, ${total.br} as brotli`,
);
