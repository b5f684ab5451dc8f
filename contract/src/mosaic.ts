/** The brand picture: a grid of flat tiles generated from a seed. The same seed always gives the same picture. */
export type Tone = 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4' | 'tile-5' | 'ink' | 'paper' | 'sand';

export type MosaicLayer = { tone: Tone; d: string };

const CELL = 40;
const GROUNDS: readonly Tone[] = [
  'tile-1',
  'tile-2',
  'tile-3',
  'tile-4',
  'paper',
  'paper',
  'sand',
  'tile-5',
  'paper',
  'sand',
];
const FIGURES: readonly Tone[] = [
  'tile-1',
  'tile-2',
  'tile-3',
  'tile-4',
  'tile-5',
  'paper',
  'paper',
  'ink',
  'sand',
];

/** A hash of the text (FNV-1a), the same on every platform. */
export function numberOf(words: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) {
    state = Math.imul(state ^ words.charCodeAt(index), 0x01000193);
  }
  return state;
}

/** A pseudo-random generator of our own, so that a picture never depends on the JavaScript engine. */
function randomFrom(seed: string): () => number {
  let state = numberOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const square = (x: number, y: number) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;

const quarter = (x: number, y: number, corner: number) => {
  const c = CELL;
  return [
    `M${x} ${y}h${c}a${c} ${c} 0 0 1-${c} ${c}z`,
    `M${x + c} ${y}v${c}a${c} ${c} 0 0 1-${c}-${c}z`,
    `M${x + c} ${y + c}h-${c}a${c} ${c} 0 0 1 ${c}-${c}z`,
    `M${x} ${y + c}v-${c}a${c} ${c} 0 0 1 ${c} ${c}z`,
  ][corner]!;
};

const triangle = (x: number, y: number, corner: number) => {
  const c = CELL;
  return [
    `M${x} ${y}h${c}l-${c} ${c}z`,
    `M${x} ${y}h${c}v${c}z`,
    `M${x + c} ${y}v${c}h-${c}z`,
    `M${x} ${y}v${c}h${c}z`,
  ][corner]!;
};

const dot = (x: number, y: number) => {
  const radius = CELL * 0.32;
  return `M${x + CELL / 2 - radius} ${y + CELL / 2}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
};

export const mosaicViewBox = (columns: number, rows: number): string =>
  `0 0 ${columns * CELL} ${rows * CELL}`;

/** One path per colour, backgrounds first. So even a large mosaic has fewer than twenty elements. */
export function mosaicLayers(seed: string, columns: number, rows: number): MosaicLayer[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const grounds = new Map<Tone, string>();
  const figures = new Map<Tone, string>();
  const add = (to: Map<Tone, string>, tone: Tone, d: string) =>
    to.set(tone, (to.get(tone) ?? '') + d);

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * CELL, row * CELL];
      const ground = pick(GROUNDS);
      add(grounds, ground, square(x, y));
      const kind = random();
      const corner = Math.floor(random() * 4);
      const figure = pick(FIGURES.filter((tone) => tone !== ground));
      if (kind < 0.4) add(figures, figure, quarter(x, y, corner));
      else if (kind < 0.58) add(figures, figure, triangle(x, y, corner));
      else if (kind < 0.76) add(figures, figure, dot(x, y));
    }
  }
  const layers = (from: Map<Tone, string>) => [...from].map(([tone, d]) => ({ tone, d }));
  return [...layers(grounds), ...layers(figures)];
}

/** Fixed colours for pictures outside the page: files, mails, social images. */
export const MOSAIC_COLOURS: Record<Tone, string> = {
  'tile-1': '#c93a1d',
  'tile-2': '#2b4c9b',
  'tile-3': '#e0a11b',
  'tile-4': '#1f7a5c',
  'tile-5': '#8a5a83',
  ink: '#1b1a17',
  paper: '#f6f2ea',
  sand: '#e4ded2',
};

export function mosaicSvg(seed: string, columns: number, rows: number): string {
  const paths = mosaicLayers(seed, columns, rows)
    .map(({ tone, d }) => `<path fill="${MOSAIC_COLOURS[tone]}" d="${d}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mosaicViewBox(columns, rows)}">${paths}</svg>`;
}
