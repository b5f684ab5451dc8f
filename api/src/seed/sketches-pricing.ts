import { INK, PAPER, SAFFRON, SAND, STONE, UMBER, VERMILION, VIRIDIAN, WHITE } from './grounds.ts';
import {
  bar,
  button,
  disc,
  each,
  frame,
  headline,
  lines,
  outlined,
  rect,
  rule,
  shape,
  type Sketch,
  stroke,
  tick,
} from './shapes.ts';

type Box = [x: number, y: number, w: number, h: number];

const tier = ([x, y, w, h]: Box, dark: boolean, accent: string, edge: string): string =>
  frame(x, y, w, h, dark ? INK : WHITE, dark ? INK : edge) +
  bar(x + 32, y + 36, 84, accent, 18) +
  bar(x + 32, y + 76, w * 0.52, dark ? PAPER : INK, 42) +
  lines(x + 32, y + 154, [w - 90, w - 120, w - 104, w - 134], dark ? UMBER : STONE, 38) +
  (dark
    ? button(x + 32, y + h - 92, w - 64, accent, 60)
    : outlined(x + 32, y + h - 92, w - 64, INK, 60));

const slider: Sketch = {
  tag: 'slider',
  height: 800,
  grounds: ['paper'],
  draw: ({ height, ground: g, pop, tile }) => [
    bar(72, 76, 150, g.strong, 30),
    bar(790, 80, 98, pop(0), 22),
    bar(72, 150, 816, g.rule, 14),
    bar(72, 150, 500, pop(0), 14),
    each(6, (i) => rect(72 + i * 162, 180, 4, 14, g.rule, 2)),
    disc(572, 157, 34, pop(0)),
    disc(572, 157, 13, WHITE),
    tier([72, 284, 256, height - 400], false, tile(1), g.edge),
    tier([344, 244, 272, height - 316], true, tile(2), g.edge),
    tier([632, 284, 256, height - 400], false, tile(3), g.edge),
  ],
};

const yearly: Sketch = {
  tag: 'yearly',
  height: 720,
  grounds: ['sand'],
  draw: ({ height, ground: g, tile, pop }) => {
    const floor = height - 72;
    const top = [280, 210, 140];
    return [
      headline(72, 76, [300], g.strong, 42),
      rect(72, 148, 232, 64, WHITE, 32),
      rect(186, 156, 110, 48, INK, 24),
      bar(100, 173, 58, STONE, 14),
      bar(212, 173, 58, PAPER, 14),
      each(3, (i) => {
        const x = 72 + i * 278;
        const fill = [WHITE, pop(0), INK][i]!;
        const soft = [STONE, PAPER, UMBER][i]!;
        const strong = i === 0 ? INK : PAPER;
        const accent = [tile(1), PAPER, SAFFRON][i]!;
        return (
          rect(x, top[i]!, 260, floor - top[i]!, fill) +
          bar(x + 32, top[i]! + 34, 80, accent, 18) +
          bar(x + 32, top[i]! + 72, 140, strong, 42) +
          lines(x + 32, top[i]! + 150, [190, 160, 176, 140, 180].slice(0, 3 + i), soft, 40) +
          rect(x + 32, floor - 92, 196, 60, i === 0 ? INK : accent, 12)
        );
      }),
    ];
  },
};

const ledger: Sketch = {
  tag: 'ledger',
  height: 560,
  grounds: ['saffron', 'cobalt'],
  draw: ({ height, ground: g, tile }) => {
    const tall = height - 144;
    return [
      rect(72, 72, 816, tall, WHITE),
      rect(72, 72, 300, tall, INK),
      rect(330, 72, 42, tall, INK, 0),
      bar(112, 116, 100, g.fill, 20),
      bar(112, 162, 200, PAPER, 76),
      bar(112, 258, 150, UMBER),
      bar(112, 292, 120, UMBER),
      button(112, tall - 32, 220, g.fill),
      each(6, (i) => {
        const y = 124 + (i * (tall - 80)) / 6;
        return (
          tick(412, y + 4, 26, tile(i)) +
          bar(460, y, [210, 160, 240, 190, 140, 220][i]!, i ? UMBER : INK) +
          bar(790, y, [58, 40, 58, 50, 58, 44][i]!, STONE) +
          (i < 5 ? rule(412, y + (tall - 80) / 12 + 6, 436, SAND) : '')
        );
      }),
    ];
  },
};

const matrix: Sketch = {
  tag: 'matrix',
  height: 800,
  grounds: ['paper'],
  draw: ({ height, ground: g, tile, vary }) => {
    const rows = Math.floor((height - 366) / 66);
    const step = (height - 366) / rows;
    const reach = [vary(2, 3), rows - 2, rows];
    return [
      headline(72, 96, [220, 150], g.strong, 38),
      rect(546, 60, 166, height - 120, INK),
      each(
        3,
        (i) =>
          bar(408 + i * 180, 104, 84, i === 1 ? SAFFRON : tile(i), 18) +
          bar(400 + i * 180, 140, 100, i === 1 ? PAPER : INK, 36),
      ),
      each(rows, (row) => {
        const y = 236 + row * step;
        return (
          rule(72, y - 20, 474, SAND) +
          rule(712, y - 20, 176, SAND) +
          rule(546, y - 20, 166, UMBER) +
          bar(72, y + 6, vary(120, 230), row % 3 === 0 ? UMBER : STONE) +
          each(3, (i) => {
            const has = row < reach[i]!;
            return has
              ? disc(450 + i * 180, y + 14, 13, i === 1 ? SAFFRON : tile(i))
              : bar(438 + i * 180, y + 11, 24, i === 1 ? UMBER : STONE, 6);
          })
        );
      }),
      outlined(382, height - 76 - 60, 136, INK, 52),
      rect(568, height - 76 - 60, 122, 52, SAFFRON, 12),
      outlined(742, height - 76 - 60, 136, INK, 52),
    ];
  },
};

const calculator: Sketch = {
  tag: 'calculator',
  height: 680,
  grounds: ['sand', 'viridian'],
  draw: ({ height, ground: g, tile, pop }) => {
    const foot = height - 96;
    const teeth = each(9, (i) => shape(`M${556 + i * 36.9} ${foot - 1}h37l-18.5 24z`, WHITE));
    return [
      headline(72, 84, [340, 240], g.strong),
      each(24, (i) => {
        const [x, y] = [104 + (i % 6) * 68, 268 + Math.floor(i / 6) * 68];
        return i < 14
          ? disc(x, y, 26, tile(Math.floor(i / 6)))
          : disc(x, y, 26, g.card) + disc(x, y, 8, STONE);
      }),
      rect(72, foot - 40, 64, 64, g.card, 12),
      rect(412, foot - 40, 64, 64, g.strong, 12),
      bar(88, foot - 12, 32, INK, 8),
      bar(428, foot - 12, 32, g.fill, 8),
      rect(440, foot - 24, 8, 32, g.fill, 4),
      bar(156, foot - 15, 236, g.rule, 14),
      bar(156, foot - 15, 140, pop(0), 14),
      rect(556, 72, 332, foot - 72, WHITE, 12),
      rect(556, foot - 24, 332, 24, WHITE, 0),
      teeth,
      bar(592, 112, 120, INK, 26),
      each(
        4,
        (i) =>
          bar(592, 182 + i * 50, [130, 96, 150, 80][i]!, STONE) + bar(782, 182 + i * 50, 70, UMBER),
      ),
      each(15, (i) => rect(592 + i * 18, 390, 10, 4, STONE, 2)),
      bar(592, 430, 70, VERMILION),
      bar(738, 416, 114, INK, 44),
      rect(592, foot - 88, 260, 60, VIRIDIAN, 12),
      stroke(`M700 ${foot - 58}h44m-16-14l16 14l-16 14`, WHITE),
    ];
  },
};

export const pricingSketches = [slider, yearly, ledger, matrix, calculator];
