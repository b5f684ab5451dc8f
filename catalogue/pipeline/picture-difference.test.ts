import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf, looksTheSame } from './picture-difference.ts';

const WIDTH = 960;
const HEIGHT = 600;

/** A page with lines of text, as a photograph of the catalogue has. */
function pageOf(words: string, { ground = '#faf6ec', width = WIDTH } = {}): Promise<Buffer> {
  const lines = Array.from(
    { length: 12 },
    (_, line) => `<text x="40" y="${60 + line * 40}" font-size="16">${words} ${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const developed = async (page: Promise<Buffer>, quality = 86): Promise<Buffer> =>
  sharp(await page)
    .webp({ quality, effort: 6, preset: 'drawing' })
    .toBuffer();

/** Moves a channel here and there by two, as another run of the rasteriser does. */
async function withNoise(page: Promise<Buffer>): Promise<Buffer> {
  const { data, info } = await sharp(await page)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 997) data[at] = Math.max(0, data[at]! - 2);
  return sharp(data, { raw: info }).png().toBuffer();
}

test('a photograph taken twice looks the same', async () => {
  const [one, other] = await Promise.all([
    developed(pageOf('Tonight at eight')),
    developed(pageOf('Tonight at eight')),
  ]);
  expect(await differenceOf(one, other)).toEqual({ mean: 0, share: 0 });
  expect(await looksTheSame(one, other)).toBe(true);
});

test.each([86, 62])('noise of the rasteriser looks the same at quality %s', async (quality) => {
  const one = await developed(pageOf('Tonight at eight'), quality);
  const other = await developed(withNoise(pageOf('Tonight at eight')), quality);
  expect(one.equals(other)).toBe(false);
  expect(await looksTheSame(one, other)).toBe(true);
});

test.each([86, 62])('one small letter more is seen at quality %s', async (quality) => {
  const one = await developed(pageOf('Tonight at eight'), quality);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="40" y="580" font-size="13" fill="#777">i</text></svg>`;
  const marked = await sharp(await pageOf('Tonight at eight'))
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  expect(await looksTheSame(one, await developed(Promise.resolve(marked), quality))).toBe(false);
});

test('a ground of another shade is seen', async () => {
  const one = await developed(pageOf('Tonight', { ground: '#faf6ec' }));
  const other = await developed(pageOf('Tonight', { ground: '#f8f4ea' }));
  expect(await looksTheSame(one, other)).toBe(false);
});

test('another size is never the same', async () => {
  const one = await developed(pageOf('Tonight'));
  const other = await developed(pageOf('Tonight', { width: WIDTH - 1 }));
  expect(await differenceOf(one, other)).toBeNull();
  expect(await looksTheSame(one, other)).toBe(false);
});
