import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type Part = string | { bytes: Buffer; name?: string; type?: string };

/** Encodes a form as a browser would. A list sends its field several times. */
export async function encodeForm(
  parts: Record<string, Part | Part[]>,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(parts))
    for (const part of [value].flat())
      if (typeof part === 'string') form.append(field, part);
      else
        form.append(
          field,
          new Blob([new Uint8Array(part.bytes)], { type: part.type ?? 'image/png' }),
          part.name ?? 'picture.png',
        );
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

/** A picture of one colour. */
export const plainPicture = (
  kind: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 1_000, height = 700, background = '#c93a1d' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();

/** An image that hardly compresses. As PNG it has about three bytes per pixel. */
export const noisyPicture = (kind: 'png' | 'jpeg', width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(kind, { quality: 95 })
    .toBuffer();

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A black and white PNG with a huge pixel size and few bytes. */
export function hugePicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Gives this process its own folder for temporary files, and lists its content. */
export function watchPassingFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return {
    list: () => readdirSync(folder),
    close: () => {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
