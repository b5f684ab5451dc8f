import { open } from 'node:fs/promises';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '../errors.ts';
import { findKind, KIND_BYTES, type PictureKind } from './kinds.ts';
import { createTurns } from './turns.ts';

/** A re-encoded image. It contains the pixels of the file and no metadata. */
export type Drawing = {
  width: number;
  height: number;
  /** The colours of the four quarters as `rrggbb`: top left, top right, bottom left, bottom right. */
  placeholder: string;
  /** The widest comes first. Narrower ones follow if the image is wide enough. */
  files: { width: number; webp: Buffer }[];
};

const MAX_PIXELS = 40_000_000;
/** WebP allows hardly more. */
const MAX_HEIGHT_PX = 12_000;
/** Reading an untrusted file has a short timeout. Writing is slow only on a busy machine. */
const READ_TIMEOUT_SECONDS = 10;
const WRITE_TIMEOUT_SECONDS = 30;
const WAITING_MAX = 200;

export const NOT_A_PICTURE =
  'One of the images could not be read. Please use PNG, JPG or WEBP images.';

// One image uses one core only, and its results are not cached.
sharp.concurrency(1);
sharp.cache(false);

/** Decoding needs much memory and a core, so each process decodes one image at a time. */
const inTurn = createTurns(WAITING_MAX);

async function readKind(path: string): Promise<PictureKind | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return findKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

type Raw = { data: Buffer; info: OutputInfo };

const fromRaw = ({ data, info: { width, height, channels } }: Raw) =>
  sharp(data, { raw: { width, height, channels } });

async function colours(raw: Raw): Promise<string> {
  const quarters = await fromRaw(raw)
    .resize(2, 2, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return quarters.toString('hex');
}

async function drawNow(path: string, widths: readonly number[]): Promise<Drawing> {
  const kind = await readKind(path);
  if (!kind) throw new Error('not the bytes of a picture');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { format } = await sharp(path, options).metadata();
  if (format !== kind) throw new Error(`begins as ${kind} and is ${format}`);
  const [widest = 0, ...narrower] = widths.toSorted((a, b) => b - a);
  const raw = await sharp(path, options)
    .autoOrient()
    .resize({ width: widest, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  const files = [];
  for (const to of [width, ...narrower.filter((each) => each < width)])
    files.push({
      width: to,
      webp: await fromRaw(raw)
        .resize({ width: to })
        .webp({ quality: 82, effort: 3 })
        .timeout({ seconds: WRITE_TIMEOUT_SECONDS })
        .toBuffer(),
    });
  return { width, height, placeholder: await colours(raw), files };
}

/**
 * Decodes the image in a file and encodes it in these widths. A file that is not an image, too large or broken is
 * refused.
 */
export const draw = (path: string, widths: readonly number[]): Promise<Drawing> =>
  inTurn(async () => {
    try {
      return await drawNow(path, widths);
    } catch (error) {
      throw new AppError('BAD_REQUEST', { message: NOT_A_PICTURE, cause: error });
    }
  });
