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
  VIRIDIAN,
  WHITE,
} from './grounds.ts';
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
  type Sketch,
  stroke,
  tick,
} from './shapes.ts';

const bento: Sketch = {
  tag: 'bento',
  height: 760,
  grounds: ['sand', 'paper'],
  draw: ({ slug, height, ground: g }) => {
    const h = height - 144;
    const low = 320 + (h - 268) * 0.42;
    return [
      rect(72, 72, 300, h, COBALT),
      disc(222, h - 78, 110, SAFFRON),
      shape(`M112 ${h - 78}a110 110 0 0 0 220 0z`, VERMILION),
      headline(104, 112, [200, 150], WHITE, 34),
      lines(104, 224, [220, 180], STONE),
      card(g, 392, 72, 248, 228),
      stroke('M424 260l50-50l46 26l84-96', VIRIDIAN, 12),
      bar(424, 104, 110, INK, 24),
      mosaic(slug, 660, 72, 4, 4, 57, { avoid: g.fill }),
      card(g, 392, 320, 496, low - 340),
      each(
        5,
        (i) =>
          disc(460 + i * 60, (low + 300) / 2, 42, WHITE) +
          disc(460 + i * 60, (low + 300) / 2, 36, [VERMILION, SAFFRON, COBALT, VIRIDIAN, PLUM][i]!),
      ),
      bar(768, (low + 300) / 2 - 8, 84, STONE),
      rect(392, low, 496, 72 + h - low, INK),
      headline(428, low + 44, [250], PAPER, 34),
      lines(428, low + 104, [300, 230], UMBER),
      disc(812, low + (72 + h - low) / 2, 40, SAFFRON),
      stroke(`M794 ${low + (72 + h - low) / 2}h36m-15-15l15 15l-15 15`, INK, 7),
    ];
  },
};

const stats: Sketch = {
  tag: 'stats',
  height: 480,
  grounds: ['ink', 'cobalt'],
  draw: ({ height, ground: g, pop, vary }) => {
    const floor = height - 150;
    return [
      each(3, (i) => {
        const x = 72 + i * 290;
        const big = bar(x, 76, [190, 220, 150][i]!, i === 1 ? pop(0) : g.strong, 78);
        const figures = [
          stroke(`M${x} ${floor}l44-${vary(20, 50)}l50 16l50-60l76-30`, pop(0), 10),
          each(10, (k) =>
            disc(
              x + 14 + (k % 5) * 44,
              floor - 56 + Math.floor(k / 5) * 46,
              15,
              k < 7 ? pop(0) : g.soft,
            ),
          ),
          each(7, (k) =>
            rect(x + k * 33, floor - 20 - k * 11, 22, 20 + k * 11, k === 6 ? pop(0) : g.soft, 4),
          ),
        ];
        return (
          big +
          bar(x, 180, [180, 150, 200][i]!, g.strong, 18) +
          figures[i]! +
          rule(x, height - 112, 236, g.rule) +
          bar(x, height - 84, [150, 180, 120][i]!, g.soft, 14)
        );
      }),
    ];
  },
};

const dashboard: Sketch = {
  tag: 'dashboard',
  height: 720,
  grounds: ['sand', 'paper'],
  draw: ({ height, ground: g, tile, vary }) => {
    const foot = height - 64;
    return [
      rect(56, 64, 132, foot - 64, INK),
      rect(100, 100, 44, 44, SAFFRON, 8),
      each(
        5,
        (i) =>
          (i === 1 ? rect(76, 190 + i * 62, 92, 52, UMBER, 12) : '') +
          bar(100, 207 + i * 62, 44, i === 1 ? PAPER : UMBER, 18),
      ),
      each(3, (i) => {
        const x = 212 + i * 232;
        return (
          card(g, x, 64, 212, 140) +
          bar(x + 26, 92, 80, STONE, 14) +
          bar(x + 26, 124, 110, INK, 44) +
          shape(
            `M${x + 156} ${i === 1 ? 136 : 156}h28l-14 ${i === 1 ? 20 : -20}z`,
            i === 1 ? VERMILION : VIRIDIAN,
          )
        );
      }),
      card(g, 212, 224, 444, foot - 224),
      bar(242, 256, 150, INK, 22),
      each(3, (i) => rule(242, 330 + i * ((foot - 420) / 2.4), 384, SAND)),
      each(10, (i) => {
        const tall = (foot - 360) * (0.3 + ((i * 7) % 5) * 0.1 + vary(0, 14) / 100);
        return rect(246 + i * 38, foot - 36 - tall, 24, tall, i === 7 ? VERMILION : COBALT, 6);
      }),
      card(g, 676, 224, 212, 222),
      ring(782, 335, 58, SAND, 32),
      stroke('M782 277a58 58 0 1 1-56 73', tile(2), 32),
      stroke('M782 277a58 58 0 0 1 58 58', tile(0), 32),
      card(g, 676, 466, 212, foot - 466),
      each(
        Math.floor((foot - 500) / 46),
        (i) =>
          disc(712, 506 + i * 46, 12, tile(i)) +
          bar(738, 498 + i * 46, [90, 70, 104, 80][i % 4]!, i ? STONE : UMBER),
      ),
    ];
  },
};

const table: Sketch = {
  tag: 'table',
  height: 720,
  grounds: ['paper'],
  draw: ({ height, ground: g, tile, vary }) => {
    const foot = height - 64;
    const row = (y: number, i: number, open: boolean) =>
      stroke(
        open ? `M104 ${y - 6}l12 12l12-12` : `M110 ${y - 12}l12 12l-12 12`,
        open ? tile(0) : UMBER,
      ) +
      bar(156, y - 9, vary(120, 210), INK, 18) +
      bar(430, y - 8, vary(70, 130), STONE) +
      rect(600, y - 17, 96, 34, [VIRIDIAN, SAFFRON, VERMILION, VIRIDIAN][i % 4]!, 17) +
      bar(790, y - 8, 70, UMBER);
    const after = Math.floor((foot - 478) / 70);
    return [
      card(g, 56, 64, 848, foot - 64),
      each(4, (i) => bar([156, 430, 604, 790][i]!, 98, [90, 70, 60, 50][i]!, STONE, 14)),
      rule(56, 136, 848, SAND),
      row(174, 0, false),
      rule(56, 210, 848, SAND),
      row(246, 1, true),
      rect(84, 284, 792, 170, SAND, 12),
      rect(112, 310, 118, 118, tile(0), 8),
      disc(171, 369, 36, PAPER),
      lines(262, 318, [270, 230, 250, 150], UMBER, 30),
      button(700, 318, 148, INK, 56),
      lines(716, 396, [110, 80], UMBER, 26),
      each(
        after,
        (i) =>
          row(506 + i * 70, i + 2, false) +
          (i < after - 1 ? rule(56, 541 + i * 70, 848, SAND) : ''),
      ),
    ];
  },
};

const tracker: Sketch = {
  tag: 'tracker',
  height: 800,
  grounds: ['paper', 'saffron'],
  draw: ({ height, vary }) => {
    const route = `M110 330c140-190 220 60 330-60s120-150 230-100s60 140 180 90`;
    const y = height - 316;
    return [
      rect(-480, -600, 1920, 600 + height - 240, SAND, 0),
      stroke(`M-20 ${120 + vary(0, 40)}c240 60 300-90 520 0s260 40 500-60`, WHITE, 26),
      stroke(
        'M250-20c-40 200 60 300 20 700M640-20c60 240-40 320 20 700M-20 430c300-40 600 60 1000-10',
        WHITE,
        26,
      ),
      rect(690, 300, 170, 110, VIRIDIAN, 16),
      rect(330, 60, 120, 90, STONE, 16),
      rect(60, 60, 110, 110, STONE, 16),
      stroke(route, INK, 14),
      stroke('M110 330c140-190 220 60 330-60s120-150 230-100', VERMILION, 14),
      disc(110, 330, 24, INK) + disc(110, 330, 10, WHITE),
      shape('M850 262l-36-54a44 44 0 1 1 72 0z', COBALT) + disc(850, 184, 16, WHITE),
      disc(670, 170, 40, VERMILION),
      rect(652, 154, 36, 32, WHITE, 4) + rect(666, 154, 8, 14, VERMILION, 0),
      frame(72, y, 816, 244, WHITE, STONE),
      bar(112, y + 40, 260, INK, 32),
      bar(112, y + 88, 180, STONE),
      button(700, y + 40, 148, INK, 60),
      bar(126, y + 172, 700, SAND, 12),
      bar(126, y + 172, 466, VERMILION, 12),
      each(
        4,
        (i) =>
          disc(130 + i * 233, y + 178, 22, i < 3 ? VERMILION : SAND) +
          (i < 2 ? tick(119 + i * 233, y + 178, 22, WHITE) : ''),
      ),
      disc(596, y + 178, 9, WHITE),
    ];
  },
};

export const blockSketches = [bento, stats, dashboard, table, tracker];
