import {
  COBALT,
  INK,
  PAPER,
  PLUM,
  SAFFRON,
  SAND,
  STONE,
  UMBER,
  VERMILION,
  WHITE,
  legibleOn,
} from './grounds.ts';
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
  shape,
  stroke,
  type Sketch,
} from './shapes.ts';

const sticky: Sketch = {
  tag: 'sticky',
  height: 420,
  grounds: ['sand'],
  draw: ({ height, ground: g, pop }) => [
    headline(72, 60, [340], g.strong, 34),
    lines(72, 122, [380, 400, 360, 390, 350], g.rule),
    rect(540, 60, 348, height - 190, g.card, 16),
    shape(
      `M540 ${height - 146}l110-110l80 70l60-50l98 90v0a16 16 0 0 1-16 16h-316a16 16 0 0 1-16-16z`,
      STONE,
    ),
    disc(640, 110, 24, STONE),
    rect(40, height - 126, 880, 96, INK),
    disc(92, height - 78, 20, pop(0)),
    bar(132, height - 92, 260, PAPER, 18),
    bar(132, height - 66, 180, UMBER, 12),
    button(650, height - 110, 190, pop(0)),
    stroke(`M872 ${height - 88}l20 20m0-20l-20 20`, STONE),
  ],
};

const signup: Sketch = {
  tag: 'sign-up',
  height: 600,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, tile }) => [
    rect(-480, -600, 940, 2400, tile(0), 0),
    shape(`M460 ${height}a200 200 0 0 0-200-200a200 200 0 0 0-200 200z`, tile(1)),
    disc(260, height - 30, 92, legibleOn(tile(0))),
    headline(64, 84, [320, 250], legibleOn(tile(0))),
    lines(64, 228, [290, 220], tile(0) === SAFFRON ? PAPER : SAND),
    each(
      3,
      (i) =>
        bar(520, 84 + i * 112, [90, 120, 76][i]!, g.soft, 14) +
        frame(520, 110 + i * 112, 368, 66, WHITE, g.rule, 12) +
        bar(544, 136 + i * 112, [180, 140, 210][i]!, i === 2 ? INK : STONE),
    ),
    button(520, height - 152, 368, INK, 76),
  ],
};

const slots: Sketch = {
  tag: 'slots',
  height: 540,
  grounds: ['saffron'],
  draw: ({ height, ground: g, vary, tile }) => [
    headline(72, 76, [400], g.strong, 46),
    bar(72, 142, 280, g.soft),
    button(698, 76, 190, INK, 68),
    each(7, (i) => {
      const x = 72 + i * 118.6;
      const busy = i === 3;
      return (
        rect(x, 204, 104, height - 276, busy ? INK : WHITE, 16) +
        bar(x + 28, 226, 48, busy ? UMBER : STONE, 12) +
        bar(x + 28, 248, 48, busy ? PAPER : INK, 30) +
        each(Math.floor((height - 400) / 46), (k) => {
          const free = (i * 5 + k * 3 + vary(0, 1)) % 3 !== 0;
          const fill =
            busy && k === 1 ? SAFFRON : free ? (busy ? UMBER : tile(0)) : busy ? INK : SAND;
          return rect(x + 16, 306 + k * 46, 72, 32, fill, 8);
        })
      );
    }),
  ],
};

const choices: Sketch = {
  tag: 'choices',
  height: 520,
  grounds: ['paper'],
  draw: ({ height, tile, vary }) => {
    const pairs = [
      [VERMILION, PAPER],
      [COBALT, SAFFRON],
      [PLUM, SAFFRON],
    ] as const;
    const [left, right] = pairs[vary(0, 2)]!;
    const y = height - 130;
    return [
      rect(-480, -600, 960, 2400, left, 0),
      rect(480, -600, 960, 2400, right, 0),
      shape(`M480 ${height}v-230a230 230 0 0 1-230 230z`, INK),
      shape(
        `M480 ${height}v-230a230 230 0 0 0 230 230z`,
        right === SAFFRON ? PAPER : tile(2) === left ? SAFFRON : tile(2),
      ),
      bar(64, 72, 90, SAFFRON === right ? SAFFRON : PAPER, 20),
      headline(64, 116, [330, 260], WHITE),
      button(64, y, 180, WHITE),
      bar(570, 72, 90, left, 20),
      headline(570, 116, [326, 230], INK),
      outlined(716, y, 180, INK),
    ];
  },
};

export const ctaSketches = [sticky, signup, slots, choices];
