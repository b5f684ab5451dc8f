import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { mosaicLayers, MOSAIC_COLOURS, mosaicViewBox } from '@tessera/contract/mosaic';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@tessera/contract/share-picture';

export type ShareCaption = {
  /** The seed of the mosaic. */
  seed: string;
  /** A small word above the title. */
  label: string;
  title: string;
  /** An image that is placed on the mosaic. */
  picture?: Buffer;
};

const FONT = fileURLToPath(new URL('./fonts/bricolage-grotesque-650.ttf', import.meta.url));
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';
const INK = '#1b1a17';
const [CELL, COLUMNS, ROWS] = [90, 6, 7];
const MARGIN = 72;
const PICTURE = { width: 5 * CELL - 24, height: 4 * CELL - 24 };
const TITLE = { width: SHARE_WIDTH - COLUMNS * CELL - 2 * MARGIN + 24, height: 300 };
/** Font sizes, tried in this order until the title fits. */
const TITLE_SIZES = [68, 56, 46, 38, 32];
const TITLE_MAX_LENGTH = 110;
const PICTURE_MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;

const MARK =
  '<path fill="#c93a1d" d="M0 0h1v1H0z"/><path fill="#2b4c9b" d="M1 0h1a1 1 0 0 1-1 1z"/><path fill="#e0a11b" d="M1 2H0a1 1 0 0 1 1-1z"/><circle cx="1.5" cy="1.5" r=".5" fill="#1f7a5c"/>';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** Control characters would end the markup. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const shortened = (title: string): string =>
  title.length <= TITLE_MAX_LENGTH ? title : `${title.slice(0, TITLE_MAX_LENGTH - 1).trimEnd()}…`;

function ground(seed: string): Buffer {
  const tiles = mosaicLayers(seed, COLUMNS, ROWS)
    .map(({ tone, d }) => `<path fill="${MOSAIC_COLOURS[tone]}" d="${d}"/>`)
    .join('');
  const x = SHARE_WIDTH - COLUMNS * CELL;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
      `<rect width="100%" height="100%" fill="#faf8f4"/>` +
      `<svg x="${x}" width="${COLUMNS * CELL}" height="${ROWS * CELL}" viewBox="${mosaicViewBox(COLUMNS, ROWS)}">${tiles}</svg>` +
      `<svg x="${MARGIN}" y="${MARGIN}" width="44" height="44" viewBox="0 0 2 2">${MARK}</svg></svg>`,
  );
}

const write = (text: string, size: number, colour: string, width: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${FAMILY}, ${size}`,
      fontfile: FONT,
      rgba: true,
      width,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Crops a text that is larger than its area. sharp refuses an overlay that is larger than its base image. */
const within = async (written: Awaited<ReturnType<typeof write>>): Promise<Buffer> =>
  written.info.width <= TITLE.width && written.info.height <= TITLE.height
    ? written.data
    : sharp(written.data)
        .extract({
          left: 0,
          top: 0,
          width: Math.min(written.info.width, TITLE.width),
          height: Math.min(written.info.height, TITLE.height),
        })
        .toBuffer();

async function writeTitle(title: string): Promise<Buffer> {
  for (const size of TITLE_SIZES) {
    const written = await write(title, size, INK, TITLE.width);
    const fits = written.info.height <= TITLE.height && written.info.width <= TITLE.width;
    if (fits || size === TITLE_SIZES.at(-1)) return within(written);
  }
  throw new Error('no size for a title');
}

/** Crops the image from the top and adds a border. */
const framed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: PICTURE_MAX_PIXELS })
    .resize({ ...PICTURE, fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#faf8f4' })
    .png()
    .toBuffer();

/** Draws the image that is shown when a link is shared: tiles, a title, and the item's picture if it has one. */
export async function drawSharePicture(caption: ShareCaption): Promise<Buffer> {
  const overlays: OverlayOptions[] = [
    { input: (await write('Tessera', 34, INK, 300)).data, left: MARGIN + 60, top: MARGIN + 4 },
    {
      input: await within(
        await write(plain(caption.label) || 'Tessera', 24, '#c93a1d', TITLE.width),
      ),
      left: MARGIN,
      top: 206,
    },
    {
      input: await writeTitle(shortened(plain(caption.title) || 'Tessera')),
      left: MARGIN,
      top: 252,
    },
  ];
  if (caption.picture)
    overlays.push({
      input: await framed(caption.picture),
      left: SHARE_WIDTH - COLUMNS * CELL,
      top: CELL,
    });
  return sharp(ground(caption.seed))
    .composite(overlays)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
