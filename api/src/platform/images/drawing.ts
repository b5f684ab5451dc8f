import { open } from 'node:fs/promises';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '../errors.ts';
import { findKind, KIND_BYTES, type PictureKind } from './kinds.ts';

/** A picture drawn anew: nothing of the file is left but what can be seen. */
export type Drawing = {
  width: number;
  height: number;
  /** The colours of its quarters, `rrggbb` each: top left, top right, bottom left, bottom right. */
  placeholder: string;
  /** The widest first; narrower ones where the picture is wide enough to need them. */
  files: { width: number; webp: Buffer }[];
};

const MAX_PIXELS = 40_000_000;
/** What the format can hold is not much more. */
const MAX_HEIGHT_PX = 12_000;
/** What is read is a stranger's; what is written is ours, and only a busy machine makes it slow. */
const READ_TIMEOUT_SECONDS = 10;
const WRITE_TIMEOUT_SECONDS = 30;
const WAITING_MAX = 200;

export const NOT_A_PICTURE =
  'One of the images could not be read. Please use PNG, JPG or WEBP images.';

// One picture at a time must not take both halves of a small machine, nor keep what it has drawn.
sharp.concurrency(1);
sharp.cache(false);

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Decoding is the one thing here that costs memory and a core, so a process does it once at a time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING_MAX) throw new AppError('UNAVAILABLE');
  waiting++;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn.finally(() => waiting--);
}

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

/** The picture in a file, in these widths; refused when it is none, too large, or broken. */
export const draw = (path: string, widths: readonly number[]): Promise<Drawing> =>
  inTurn(async () => {
    try {
      return await drawNow(path, widths);
    } catch (error) {
      throw new AppError('BAD_REQUEST', { message: NOT_A_PICTURE, cause: error });
    }
  });
