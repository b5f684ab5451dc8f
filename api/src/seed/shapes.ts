import { MOSAIC_COLOURS, mosaicLayers } from '@tessera/contract/mosaic';
import { type Ground, type GroundName, legibleOn, SAND } from './grounds.ts';

export const WIDTH = 960;

export type Sheet = {
  slug: string;
  height: number;
  ground: Ground;
  /** Accent colours on the background. */
  pop: (index: number) => string;
  /** Accent colours on a card, never the colour of the background. */
  tile: (index: number) => string;
  vary: (from: number, to: number) => number;
};

export type Sketch = {
  /** An item with this tag gets this sketch. */
  tag: string;
  /** The minimum height of the drawing at full width. */
  height: number;
  grounds: readonly GroundName[];
  draw: (sheet: Sheet) => string[];
};

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 16): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"/>`;

export const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  edge: string,
  r = 16,
): string =>
  rect(x, y, w, h, fill, r).replace(
    '/>',
    ` stroke="${edge}" stroke-width="${edge === fill ? 0 : 4}"/>`,
  );

export const card = (g: Ground, x: number, y: number, w: number, h: number): string =>
  frame(x, y, w, h, g.card, g.edge);

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width = 6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, r: number, colour: string, width = 6): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const rule = (x: number, y: number, w: number, colour: string, h = 4): string =>
  rect(x, y, w, h, colour, 0);

export const bar = (x: number, y: number, w: number, fill: string, h = 16): string =>
  rect(x, y, w, h, fill, Math.min(8, h / 2));

/** Lines of text as bars of different lengths. */
export const lines = (
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  gap = 34,
): string => each(widths.length, (i) => bar(x, y + i * gap, widths[i]!, fill));

export const headline = (
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  size = 46,
): string => each(widths.length, (i) => bar(x, y + i * (size + 16), widths[i]!, fill, size));

export const centred = (y: number, widths: readonly number[], fill: string, size = 46): string =>
  each(widths.length, (i) =>
    bar((WIDTH - widths[i]!) / 2, y + i * (size + 16), widths[i]!, fill, size),
  );

export const button = (x: number, y: number, w: number, fill: string, h = 64): string =>
  rect(x, y, w, h, fill, 12) + bar(x + w * 0.26, y + h / 2 - 7, w * 0.48, legibleOn(fill), 14);

export const outlined = (x: number, y: number, w: number, colour: string, h = 64): string =>
  frame(x + 2, y + 2, w - 4, h - 4, 'none', colour, 12) +
  bar(x + w * 0.26, y + h / 2 - 7, w * 0.48, colour, 14);

export const field = (g: Ground, x: number, y: number, w: number, text: number, h = 64): string =>
  frame(x, y, w, h, g.card, g.card === g.edge ? g.cardSoft : g.edge, 12) +
  bar(x + 24, y + h / 2 - 8, text, g.cardSoft);

export const tick = (x: number, y: number, size: number, colour: string): string =>
  stroke(
    `M${n(x)} ${n(y)}l${n(size * 0.36)} ${n(size * 0.36)}l${n(size * 0.64)}-${n(size * 0.72)}`,
    colour,
    7,
  );

/** A head and shoulders on a tile. */
export const portrait = (
  x: number,
  y: number,
  w: number,
  h: number,
  [back, head, coat]: readonly [string, string, string],
): string => {
  const middle = x + w / 2;
  const half = w * 0.36;
  const rise = Math.min(half, h * 0.34);
  return (
    rect(x, y, w, h, back, 12) +
    shape(`M${n(middle - half)} ${n(y + h)}a${n(half)} ${n(rise)} 0 0 1 ${n(half * 2)} 0z`, coat) +
    disc(middle, y + h - rise - h * 0.17, Math.min(w, h) * 0.19, head)
  );
};

/** A panel of the brand's mosaic. Tiles in the surrounding colour get another one, so that the edge stays visible. */
export const mosaic = (
  seed: string,
  x: number,
  y: number,
  columns: number,
  rows: number,
  cell: number,
  { r = 16, avoid }: { r?: number; avoid?: string } = {},
): string => {
  const [w, h] = [columns * cell, rows * cell];
  const [lost, kept] = avoid === SAND ? (['sand', 'paper'] as const) : (['paper', 'sand'] as const);
  const id = `m${x}-${y}`.replaceAll('.', '-');
  const paths = mosaicLayers(seed, columns, rows)
    .map(({ tone, d }) =>
      shape(d, avoid && tone === lost ? MOSAIC_COLOURS[kept] : MOSAIC_COLOURS[tone]),
    )
    .join('');
  return `<clipPath id="${id}">${rect(x, y, w, h, '#ffffff', r)}</clipPath><g clip-path="url(#${id})"><g transform="translate(${x} ${y}) scale(${cell / 40})">${paths}</g></g>`;
};
