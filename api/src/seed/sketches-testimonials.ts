import { INK, PAPER, SAFFRON, SAND, STONE, UMBER, VERMILION, WHITE } from './grounds.ts';
import {
  bar,
  card,
  disc,
  each,
  headline,
  lines,
  mosaic,
  rect,
  rule,
  shape,
  type Sketch,
  stroke,
} from './shapes.ts';

/** A pair of opening quotation marks, drawn as two tiles with a rounded corner. */
const marks = (x: number, y: number, size: number, fill: string): string =>
  each(2, (i) => {
    const left = x + i * size * 1.25;
    return shape(
      `M${left} ${y + size * 1.3}v-${size * 0.3}a${size} ${size} 0 0 1 ${size}-${size}v${size * 1.3}z`,
      fill,
    );
  });

const letter: Sketch = {
  tag: 'letter',
  height: 860,
  grounds: ['saffron'],
  draw: ({ slug, height }) => {
    const tall = height - 150;
    return [
      `<g transform="rotate(-2.5 480 ${height / 2})">`,
      rect(150, 75, 660, tall, WHITE, 8),
      mosaic(slug, 646, 115, 3, 3, 40, { r: 4, avoid: WHITE }),
      bar(206, 126, 170, VERMILION, 20),
      bar(206, 164, 120, STONE),
      bar(206, 244, 210, INK, 28),
      lines(206, 304, [540, 500, 530, 470, 220], STONE),
      lines(206, 494, [520, 545, 360], STONE),
      stroke(
        `M206 ${tall - 26}c30-70 60-70 50-10s-30 50 0 10s50-50 50-10s30 10 50-20s30 0 40 10s60-10 90-14`,
        INK,
        8,
      ),
      bar(206, tall + 20, 150, UMBER),
      '</g>',
    ];
  },
};

const wall: Sketch = {
  tag: 'wall',
  height: 780,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, tile, vary }) => {
    const quote = (x: number, y: number, rows: number, fill: string, accent: string) => {
      const dark = fill !== WHITE;
      return (
        card({ ...g, card: fill, edge: dark ? fill : g.edge }, x, y, 264, rows * 36 + 132) +
        lines(
          x + 30,
          y + 36,
          Array.from({ length: rows }, (_, i) => (i === rows - 1 ? 110 : vary(168, 204))),
          dark ? PAPER : UMBER,
          36,
        ) +
        disc(x + 50, y + rows * 36 + 78, 22, dark ? PAPER : accent) +
        bar(x + 86, y + rows * 36 + 62, 90, dark ? PAPER : INK, 14) +
        bar(x + 86, y + rows * 36 + 84, 60, dark ? PAPER : STONE, 10)
      );
    };
    const columns = [
      [2, 4, 3, 3],
      [4, 2, 3, 4],
      [1, 3, 4, 3],
    ];
    return columns.map((rows, column) => {
      let y = [64, 28, -40][column]!;
      return rows
        .map((count, i) => {
          const fill =
            column === 1 && i === 0
              ? tile(0)
              : column === 0 && i === 2
                ? tile(1)
                : column === 2 && i === 1
                  ? INK
                  : WHITE;
          const drawn =
            y > height ? '' : quote(64 + column * 284, y, count, fill, tile(i + column + 2));
          y += count * 36 + 152;
          return drawn;
        })
        .join('');
    });
  },
};

const quote: Sketch = {
  tag: 'quote',
  height: 520,
  grounds: ['saffron'],
  draw: ({ height, ground: g, pop, tile }) => [
    marks(72, 72, 74, pop(0)),
    headline(72, 206, [800, 690, 420], g.strong, 40),
    disc(110, height - 106, 38, g.fill === PAPER ? tile(1) : WHITE),
    disc(110, height - 106, 28, tile(1)),
    bar(172, height - 128, 200, g.strong, 18),
    bar(172, height - 98, 140, g.soft),
    rect(778, height - 138, 110, 64, g.card, 12),
    disc(814, height - 106, 12, tile(2)),
    bar(836, height - 112, 32, g.cardStrong, 12),
  ],
};

const before: Sketch = {
  tag: 'before-after',
  height: 600,
  grounds: ['sand'],
  draw: ({ height, ground: g, tile, vary }) => {
    const floor = height - 84;
    const columns = (x: number, rising: boolean, fill: string, last: string) =>
      each(6, (i) => {
        const tall = rising ? 70 + i * i * 7 + vary(0, 20) : vary(36, 78);
        return rect(x + i * 56, floor - tall, 38, tall, i === 5 ? last : fill, 6);
      });
    return [
      rect(480, -900, 1000, 2400, tile(0), 0),
      bar(72, 76, 110, UMBER, 18),
      bar(72, 118, 190, g.strong, 60),
      bar(72, 200, 250, g.soft),
      columns(72, false, STONE, UMBER),
      bar(560, 76, 110, PAPER, 18),
      bar(560, 118, 270, WHITE, 60),
      bar(560, 200, 210, SAND),
      columns(560, true, PAPER, SAFFRON === tile(0) ? INK : SAFFRON),
      disc(480, 148, 44, INK),
      stroke('M462 148h36m-14-14l14 14l-14 14', PAPER, 7),
    ];
  },
};

const rating: Sketch = {
  tag: 'rating',
  height: 660,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, pop, tile }) => {
    const gem = (x: number, y: number, r: number, fill: string) =>
      shape(`M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`, fill);
    return [
      bar(72, 80, 210, g.strong, 116),
      each(5, (i) => gem(92 + i * 48, 250, 22, i < 4 ? pop(0) : g.rule)),
      bar(72, 300, 170, g.soft),
      each(5, (i) => {
        const y = 88 + i * 46;
        const share = [330, 190, 96, 40, 24][i]!;
        return (
          each(5 - i, (k) => gem(526 - k * 26, y + 9, 9, UMBER)) +
          bar(560, y, 328, g.rule, 18) +
          bar(560, y, share, i === 2 ? pop(1) : g.strong, 18)
        );
      }),
      each(2, (i) => {
        const x = 72 + i * 418;
        return (
          card(g, x, 362, 398, height - 362 - 64) +
          each(5, (k) => gem(x + 46 + k * 32, 410, 12, k < 3 - i ? tile(2) : SAND)) +
          lines(x + 34, 450, [320, 210], g.cardSoft) +
          rule(x + 34, height - 150, 330, SAND) +
          disc(x + 56, height - 108, 20, tile(i + 3)) +
          bar(x + 92, height - 116, 120, UMBER)
        );
      }),
    ];
  },
};

export const testimonialSketches = [letter, wall, quote, before, rating];
