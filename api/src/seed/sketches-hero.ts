import {
  COBALT,
  INK,
  PAPER,
  SAFFRON,
  SAND,
  STONE,
  UMBER,
  VERMILION,
  VIRIDIAN,
  WHITE,
} from './grounds.ts';
import {
  bar,
  button,
  card,
  centred,
  disc,
  each,
  field,
  headline,
  lines,
  mosaic,
  outlined,
  rect,
  ring,
  rule,
  shape,
  type Sketch,
  stroke,
} from './shapes.ts';

const ticker: Sketch = {
  tag: 'ticker',
  height: 600,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, vary }) => {
    const floor = height - 150;
    const candle = (i: number) => {
      const [x, top, tall] = [574 + i * 44, floor - 110 - i * 22 - vary(0, 60), vary(50, 110)];
      return (
        rect(x + 9, top - 28, 6, tall + 56, WHITE, 3) +
        rect(x, top, 24, tall, i % 3 === 1 ? VERMILION : SAFFRON, 4)
      );
    };
    return [
      bar(72, 84, 150, VERMILION, 22),
      headline(72, 132, [400, 310], g.strong),
      lines(72, 278, [380, 320], g.soft),
      button(72, 366, 190, VERMILION),
      outlined(280, 366, 160, g.strong),
      rect(548, 72, 340, floor - 72, COBALT),
      each(7, candle),
      rect(-480, height - 84, 1920, 84, INK, 0),
      each(5, (i) => {
        const x = 72 + i * 180;
        const fall = i % 3 === 1;
        const arrow = fall ? `M${x} ${height - 50}h24l-12 18z` : `M${x} ${height - 34}h24l-12-18z`;
        return (
          shape(arrow, fall ? VERMILION : SAFFRON) +
          bar(x + 36, height - 50, 54, PAPER) +
          bar(x + 100, height - 50, 36, UMBER)
        );
      }),
    ];
  },
};

const search: Sketch = {
  tag: 'search',
  height: 640,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, tile, pop }) => [
    centred(76, [560, 400], g.strong),
    card(g, 130, 236, 700, 92),
    ring(180, 278, 16, g.cardStrong),
    stroke('M192 290l12 12', g.cardStrong),
    bar(230, 274, 230, g.cardSoft),
    button(676, 250, 140, pop(0)),
    each(
      5,
      (i) =>
        rect(152 + i * 134, 358, 120, 44, i === 1 ? g.strong : g.edge, 22) +
        bar(182 + i * 134, 374, 60, i === 1 ? WHITE : STONE, 12),
    ),
    each(5, (i) => {
      const [x, y] = [72 + i * 168, height - (i % 2 ? 170 : 200)];
      const fill = tile(i);
      const other = tile(i + 2);
      const goods = [
        disc(x + 72, y + 78, 44, other),
        shape(`M${x + 28} ${y + 122}a44 44 0 0 1 88 0z`, PAPER),
        rect(x + 36, y + 42, 72, 72, other, 8),
        shape(`M${x + 28} ${y + 34}h88v88z`, PAPER),
        ring(x + 72, y + 78, 34, PAPER, 20),
      ];
      return rect(x, y, 144, 260, fill) + goods[i]!;
    }),
  ],
};

const launch: Sketch = {
  tag: 'launch',
  height: 640,
  grounds: ['paper', 'ink'],
  draw: ({ slug, height, ground: g, pop, tile }) => {
    const rows = Math.ceil(height / 110);
    return [
      mosaic(`${slug} panel`, 520, Math.round((height - rows * 110) / 2), 4, rows, 110, {
        r: 0,
        avoid: g.fill,
      }),
      bar(72, 96, 120, pop(0), 22),
      headline(72, 146, [370, 320, 210], g.strong),
      field(g, 72, height - 250, 250, 120),
      rect(298, height - 250, 116, 64, pop(0), 12),
      each(
        4,
        (i) =>
          disc(94 + i * 34, height - 126, 24, g.fill) +
          disc(94 + i * 34, height - 126, 20, tile(i)),
      ),
      bar(240, height - 134, 140, g.soft),
    ];
  },
};

const menu: Sketch = {
  tag: 'menu',
  height: 600,
  grounds: ['viridian'],
  draw: ({ height, ground: g, vary }) => {
    const y = height / 2;
    return [
      disc(276, y, 204, WHITE),
      ring(276, y, 164, SAND, 6),
      shape(`M276 ${y - 130}a130 130 0 0 1 0 260z`, SAFFRON),
      shape(`M276 ${y + 130}a130 130 0 0 1-130-130h130z`, VERMILION),
      disc(228, y - 62, 44, VIRIDIAN),
      disc(334, y + 24, 26, WHITE),
      disc(314, y - 62, 18, VERMILION),
      bar(540, y - 210, 120, SAFFRON, 20),
      headline(540, y - 168, [300, 220], g.strong, 40),
      each(4, (i) => {
        const [top, name] = [y - 18 + i * 58, vary(90, 170)];
        const dots = Math.floor((270 - name) / 18);
        return (
          bar(540, top, name, WHITE) +
          each(dots, (d) => disc(562 + name + d * 18, top + 10, 3, STONE)) +
          bar(838, top, 50, SAFFRON)
        );
      }),
    ];
  },
};

const install: Sketch = {
  tag: 'install',
  height: 540,
  grounds: ['ink'],
  draw: ({ height, ground: g, vary }) => [
    rect(72, 72, 44, 44, SAFFRON, 8),
    bar(136, 86, 110, g.soft),
    headline(72, 156, [620, 430], g.strong, 52),
    card(g, 72, height - 236, 816, 88),
    stroke(`M104 ${height - 206}l16 14l-16 14`, SAFFRON, 7),
    bar(148, height - 200, 150, PAPER),
    bar(312, height - 200, 96, SAFFRON),
    bar(422, height - 200, 120, UMBER),
    rect(806, height - 212, 30, 34, UMBER, 6),
    rect(820, height - 202, 30, 34, PAPER, 6),
    each(
      3,
      (i) =>
        bar(72 + i * 210, height - 100, 44, PAPER, 20) +
        bar(128 + i * 210, height - 98, vary(60, 110), UMBER),
    ),
    each(
      4,
      (i) =>
        disc(764 + i * 36, height - 90, 22, INK) +
        disc(764 + i * 36, height - 90, 18, [VERMILION, COBALT, SAFFRON, VIRIDIAN][i]!),
    ),
  ],
};

const cohort: Sketch = {
  tag: 'cohort',
  height: 600,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, pop, tile }) => {
    const top = (height - 470) / 2;
    const day = (i: number) => {
      const [column, row] = [i % 7, Math.floor(i / 7)];
      const week = row === 2 && column > 0 && column < 6;
      const fill = week
        ? pop(0)
        : i === 5 || i === 24
          ? tile(2)
          : i < 2 || i > 32
            ? g.card
            : g.fill;
      return rect(490 + column * 54, top + 120 + row * 62, 42, 46, fill, 8);
    };
    return [
      bar(72, top + 20, 140, pop(0), 22),
      headline(72, top + 68, [330, 290, 200], g.strong),
      lines(72, top + 274, [300, 250], g.soft),
      button(72, top + 366, 200, g.strong),
      card(g, 460, top, 428, 470),
      bar(490, top + 36, 150, g.cardStrong, 26),
      stroke(`M800 ${top + 38}l-12 12l12 12M834 ${top + 38}l12 12l-12 12`, g.cardStrong),
      each(7, (i) => bar(498 + i * 54, top + 90, 26, g.cardSoft, 10)),
      each(35, day),
      rect(490 + 54, top + 120 + 124, 258, 46, pop(0), 8),
      each(5, (i) => disc(565 + i * 54, top + 267, 7, WHITE)),
    ];
  },
};

const device: Sketch = {
  tag: 'device',
  height: 720,
  grounds: ['cobalt'],
  draw: ({ slug, height, ground: g }) => [
    bar(72, 120, 130, SAFFRON, 22),
    headline(72, 170, [380, 330, 220], g.strong),
    lines(72, 384, [340, 280], g.soft),
    each(
      2,
      (i) =>
        rect(72 + i * 190, 486, 174, 68, INK, 12) +
        disc(110 + i * 190, 520, 14, [SAFFRON, VERMILION][i]!) +
        bar(138 + i * 190, 512, 80, PAPER),
    ),
    rect(540, 84, 340, height, INK, 48),
    rect(558, 102, 304, height, PAPER, 32),
    bar(660, 122, 100, INK, 20),
    bar(590, 178, 140, INK, 26),
    disc(820, 190, 20, VERMILION),
    mosaic(slug, 590, 236, 4, 3, 60, { avoid: PAPER }),
    each(
      4,
      (i) =>
        rule(590, 446 + i * 84, 240, SAND) +
        rect(590, 468 + i * 84, 44, 44, [VIRIDIAN, SAFFRON, VERMILION, COBALT][i]!, 8) +
        bar(650, 470 + i * 84, 110, INK) +
        bar(650, 496 + i * 84, 160, STONE, 12),
    ),
  ],
};

export const heroSketches = [ticker, search, launch, menu, install, cohort, device];
