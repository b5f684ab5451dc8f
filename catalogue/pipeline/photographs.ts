import sharp from 'sharp';
import type { Photograph } from './checks/photograph.ts';

export const PHOTOGRAPH_MAX_BYTES = 40_000;

export type Limits = { maxBytes: number; widths: number[]; qualities: number[] };

/** The catalogue page shows images at half their width, so a smaller image is better than a blurred one. */
const WALL: Limits = {
  maxBytes: PHOTOGRAPH_MAX_BYTES,
  widths: [960, 880, 800, 720],
  qualities: [86, 78, 70, 62],
};

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The mean colours of the four quarters, shown while the image loads. */
async function placeholderOf(png: Buffer): Promise<string> {
  const quarters = await sharp(png)
    .removeAlpha()
    .resize(2, 2, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();
  return [...quarters].map(hex).join('');
}

/** Encodes a screenshot with the largest width and quality that fit the limit. The proportions are kept. */
export async function develop(
  { png }: Pick<Photograph, 'png'>,
  { maxBytes, widths, qualities }: Limits = WALL,
): Promise<{
  webp: Buffer;
  width: number;
  height: number;
  placeholder: string;
}> {
  const attempts = widths.flatMap((width) => qualities.map((quality) => ({ width, quality })));
  for (const { width, quality } of attempts) {
    const { data, info } = await sharp(png)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 6, preset: 'drawing' })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes)
      return {
        webp: data,
        width: info.width,
        height: info.height,
        placeholder: await placeholderOf(png),
      };
  }
  throw new Error(`no size brings the photograph below ${maxBytes} bytes`);
}
