import { INK, PAPER, SAFFRON, SAND, STONE, UMBER, WHITE } from './grounds.ts';
import {
  bar,
  button,
  card,
  disc,
  each,
  frame,
  headline,
  lines,
  mosaic,
  rect,
  ring,
  rule,
  shape,
  stroke,
  type Sketch,
} from './shapes.ts';

const pill: Sketch = {
  tag: 'pill',
  height: 400,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, pop, tile }) => [
    frame(56, 64, 848, 104, WHITE, g.edge, 52),
    disc(114, 116, 26, pop(0)),
    shape('M114 90a26 26 0 0 1 26 26h-26z', SAFFRON),
    rect(292, 92, 130, 48, SAND, 24),
    each(3, (i) => bar([318, 452, 556][i]!, 108, [78, 74, 74][i]!, i ? UMBER : INK)),
    rect(736, 84, 144, 64, INK, 32),
    bar(774, 109, 68, PAPER, 14),
    rect(56, 212, 410, height, tile(1)),
    shape(`M56 ${height}a150 150 0 0 1 300 0z`, tile(2)),
    headline(510, 226, [390, 300], g.strong, 36),
    lines(510, 342, [380, 330], g.rule),
  ],
};

const mega: Sketch = {
  tag: 'mega-menu',
  height: 640,
  grounds: ['sand', 'saffron'],
  draw: ({ slug, height, ground: g, tile, vary }) => [
    rect(-480, -600, 1920, 710, WHITE, 0),
    rect(72, 36, 40, 40, tile(0), 8),
    shape('M72 76a40 40 0 0 1 40-40v40z', INK),
    each(4, (i) => bar(250 + i * 130, 48, [90, 76, 96, 70][i]!, i === 1 ? INK : STONE)),
    rule(372, 104, 92, tile(0), 6),
    button(784, 30, 104, INK, 52),
    card(g, 72, 140, 816, height - 212),
    each(
      3,
      (i) =>
        bar(112 + i * 166, 186, 92, tile(i), 18) +
        lines(
          112 + i * 166,
          232,
          [vary(90, 126), vary(70, 120), vary(90, 130), vary(70, 110), vary(80, 120)],
          UMBER,
          44,
        ),
    ),
    rule(112, height - 146, 470, SAND),
    lines(112, height - 118, [260], STONE),
    mosaic(slug, 620, 172, 4, Math.floor((height - 330) / 60), 60, { r: 12, avoid: WHITE }),
    bar(620, height - 138, 170, INK, 20),
    stroke(`M820 ${height - 128}h36m-14-14l14 14l-14 14`, tile(0)),
  ],
};

const masthead: Sketch = {
  tag: 'masthead',
  height: 384,
  grounds: ['paper'],
  draw: ({ height, ground: g, pop }) => {
    const y = (height - 384) / 2;
    return [
      bar(72, y + 66, 120, UMBER, 14),
      bar(768, y + 66, 120, UMBER, 14),
      rule(72, y + 100, 816, g.strong, 8),
      bar(150, y + 134, 300, g.strong, 92),
      disc(512, y + 180, 46, pop(0)),
      bar(574, y + 134, 236, g.strong, 92),
      rule(72, y + 252, 816, g.strong, 4),
      rule(72, y + 262, 816, g.strong, 4),
      each(6, (i) =>
        bar(72 + i * 142, y + 296, [86, 100, 70, 96, 80, 106][i]!, i === 2 ? pop(0) : UMBER),
      ),
    ];
  },
};

const sidebar: Sketch = {
  tag: 'sidebar',
  height: 760,
  grounds: ['sand', 'cobalt'],
  draw: ({ height, ground: g, pop, tile, vary }) => {
    const foot = height - 64;
    return [
      rect(64, 64, 832, foot - 64, WHITE),
      rect(64, 64, 300, foot - 64, INK),
      rect(340, 64, 24, foot - 64, INK, 0),
      rect(96, 96, 44, 44, SAFFRON, 8),
      bar(156, 108, 120, PAPER, 20),
      each(Math.floor((foot - 200) / 48), (i) => {
        const y = 184 + i * 48;
        if (i === 0 || i === 5)
          return bar(96, y, 90, UMBER, 14) + stroke(`M310 ${y + 2}l10 10l10-10`, UMBER, 5);
        return (
          (i === 2 ? rect(84, y - 15, 256, 46, tile(0), 12) : '') +
          rect(100, y - 4, 24, 24, i === 2 ? WHITE : UMBER, 6) +
          bar(142, y, vary(70, 130), i === 2 ? WHITE : STONE) +
          (i === 3 ? disc(320, y + 8, 11, SAFFRON) : '')
        );
      }),
      headline(404, 108, [240], INK, 40),
      rule(404, 176, 452, SAND),
      each(2, (i) =>
        rect(404 + i * 236, 208, 216, 150, i ? SAND : pop(0) === g.fill ? SAND : tile(1), 12),
      ),
      disc(512, 283, 44, PAPER),
      shape('M704 320l44-60l34 34l26-26l40 52z', STONE),
      lines(
        404,
        394,
        [452, 400, 430, 300, 440, 260].slice(0, Math.floor((foot - 400) / 44)),
        STONE,
        44,
      ),
    ];
  },
};

const bottomBar: Sketch = {
  tag: 'bottom-bar',
  height: 540,
  grounds: ['saffron'],
  draw: ({ height, tile }) => {
    const y = height - 196;
    return [
      rect(190, -80, 580, height - 2, INK, 56),
      rect(212, -80, 536, height - 24, PAPER, 40),
      rect(248, 48, 220, y - 160, tile(0)),
      disc(358, (y - 160) / 2 + 48, 46, PAPER),
      rect(492, 48, 220, y - 160, tile(1)),
      shape(`M522 ${y - 112}a80 80 0 0 1 160 0z`, PAPER),
      bar(248, y - 88, 180, INK, 22),
      bar(492, y - 88, 150, INK, 22),
      lines(248, y - 50, [120], STONE),
      lines(492, y - 50, [90], STONE),
      rule(212, y, 536, SAND),
      each(5, (i) => {
        const x = 270 + i * 105;
        const icon = [
          stroke(`M${x - 20} ${y + 50}l20-18l20 18v26h-40z`, UMBER),
          ring(x - 3, y + 51, 16, UMBER) + stroke(`M${x + 10} ${y + 64}l10 10`, UMBER),
          disc(x, y + 44, 46, tile(0)) + stroke(`M${x - 18} ${y + 44}h36m-18-18v36`, WHITE, 8),
          stroke(`M${x - 18} ${y + 34}h36v40l-18-12l-18 12z`, UMBER),
          disc(x, y + 42, 12, UMBER) + shape(`M${x - 22} ${y + 78}a22 20 0 0 1 44 0z`, UMBER),
        ];
        return icon[i]! + (i === 0 ? bar(x - 20, y + 96, 40, INK, 8) : '');
      }),
    ];
  },
};

export const navbarSketches = [pill, mega, masthead];
export const navigationSketches = [sidebar, bottomBar];
