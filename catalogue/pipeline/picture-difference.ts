import sharp from 'sharp';

/**
 * A channel that differs by less than this, of 255, is noise of the encoder: WebP of the lowest quality that is used
 * moves flat grounds by up to 10 and the edges of letters by up to 20.
 */
const VISIBLE_STEP = 24;
/** One letter of running text has about 60 pixels of 600,000, a share of 0.0001. */
const MAX_SHARE = 0.000_05;
/** A ground that is lighter by one step of 255 everywhere is just above it. */
const MAX_MEAN = 0.75;

export type Difference = { mean: number; share: number };

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/** The mean difference of all channels, and the share of pixels that differ visibly. Null when the sizes differ. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<Difference | null> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return null;
  const channels = a.info.channels;
  let sum = 0;
  let visible = 0;
  for (let at = 0; at < a.data.length; at += channels) {
    let largest = 0;
    for (let channel = at; channel < at + channels; channel++) {
      const step = Math.abs(a.data[channel]! - b.data[channel]!);
      sum += step;
      largest = Math.max(largest, step);
    }
    if (largest >= VISIBLE_STEP) visible++;
  }
  return { mean: sum / a.data.length, share: visible / (a.info.width * a.info.height) };
}

/** Whether a person would take two pictures for the same. */
export async function looksTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  const difference = await differenceOf(one, other);
  return difference !== null && difference.mean < MAX_MEAN && difference.share < MAX_SHARE;
}
