import { COBALT, INK, PAPER, SAFFRON, STONE, VERMILION, VIRIDIAN, WHITE } from './grounds.ts';
import {
  bar,
  card,
  disc,
  each,
  lines,
  mosaic,
  rect,
  shape,
  stroke,
  type Sketch,
} from './shapes.ts';

const product: Sketch = {
  tag: 'product',
  height: 620,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, tile }) => {
    const picture = height - 350;
    const goods = (i: number, x: number, y: number) =>
      [
        shape(`M${x + 80} ${y + 30}h96l34 80h-164z`, INK) +
          rect(x + 122, y + 110, 12, picture - 160, INK, 0) +
          rect(x + 84, y + picture - 56, 88, 20, INK, 8) +
          disc(x + 128, y + 116, 18, SAFFRON),
        shape(
          `M${x + 92} ${y + 40}h72v30c0 30 46 50 46 100c0 50-30 66-82 66s-82-16-82-66c0-50 46-70 46-100z`,
          PAPER,
        ) + shape(`M${x + 47} ${y + 160}h162c6 56-28 76-81 76s-87-20-81-76z`, COBALT),
        rect(x + 66, y + 40, 124, 92, PAPER, 16) +
          rect(x + 54, y + 132, 148, 34, INK, 8) +
          stroke(`M${x + 72} ${y + 170}l-12 66M${x + 184} ${y + 170}l12 66`, INK, 12),
      ][i]!;
    return [
      each(3, (i) => {
        const x = 64 + i * 288;
        const back = [VIRIDIAN, VERMILION, SAFFRON][i]!;
        return (
          card(g, x, 72, 256, height - 144) +
          shape(
            `M${x} ${72 + picture}v-${picture - 16}a16 16 0 0 1 16-16h224a16 16 0 0 1 16 16v${picture - 16}z`,
            back,
          ) +
          goods(i, x, 72) +
          lines(x + 28, 100 + picture, [180, 120].slice(0, i === 1 ? 2 : 1), INK) +
          bar(x + 28, 100 + picture + (i === 1 ? 68 : 34), 110, STONE, 14) +
          bar(x + 28, height - 122, 76, INK, 26) +
          rect(x + 176, height - 134, 52, 44, tile(1), 10)
        );
      }),
    ];
  },
};

const ticket: Sketch = {
  tag: 'ticket',
  height: 480,
  grounds: ['cobalt'],
  draw: ({ slug, height, ground: g, tile }) => {
    const [y, h] = [72, height - 144];
    return [
      rect(72, y, 816, h, WHITE),
      rect(72, y, 816, 76, tile(0)),
      rect(72, y + 40, 816, 36, tile(0), 0),
      disc(116, y + 38, 18, PAPER),
      bar(152, y + 30, 130, PAPER),
      bar(470, y + 30, 90, PAPER),
      bar(112, y + 112, 150, INK, 62),
      bar(436, y + 112, 150, INK, 62),
      stroke(`M290 ${y + 143}h100m-22-22l22 22l-22 22`, tile(0), 8),
      each(
        3,
        (i) =>
          bar(112 + i * 170, y + h - 106, 80, STONE, 14) +
          bar(112 + i * 170, y + h - 76, [120, 90, 124][i]!, INK, 24),
      ),
      each(Math.floor((h - 60) / 26), (i) =>
        rect(640, y + 36 + i * 26, 5, 14, i < 2 ? PAPER : STONE, 2),
      ),
      disc(642, y, 28, g.fill),
      disc(642, y + h, 28, g.fill),
      mosaic(slug, 682, y + 108, 4, 4, 42, { r: 8, avoid: WHITE }),
      bar(682, y + h - 44, 168, STONE, 12),
    ];
  },
};

export const cardSketches = [product, ticket];
