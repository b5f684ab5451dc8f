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
  disc,
  each,
  frame,
  headline,
  lines,
  outlined,
  rect,
  ring,
  rule,
  stroke,
  tick,
  type Sketch,
} from './shapes.ts';

const family: Sketch = {
  tag: 'states',
  height: 520,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g }) => {
    const step = (height - 144) / 3;
    const fills = [INK, COBALT, VERMILION];
    return [
      each(3, (row) => {
        const y = 72 + row * step + (step - 84) / 2;
        const fill = fills[row]!;
        return (
          button(72, y, 250, fill, 84) +
          outlined(346, y, 230, fill, 84) +
          rect(600, y, 176, 84, row === 1 ? STONE : fill, 12) +
          (row === 1
            ? bar(644, y + 35, 88, WHITE, 14)
            : ring(688, y + 42, 20, row ? PAPER : UMBER, 7) +
              stroke(`M688 ${y + 22}a20 20 0 0 1 20 20`, row ? INK : SAFFRON, 7)) +
          frame(802, y + 2, 84, 80, g.card, g.edge === WHITE ? STONE : g.edge, 12) +
          [
            tick(828, y + 42, 34, VIRIDIAN),
            stroke(`M844 ${y + 24}v34m-14-14l14 14l14-14`, COBALT, 7),
            stroke(`M830 ${y + 28}l28 28m0-28l-28 28`, VERMILION, 7),
          ][row]!
        );
      }),
    ];
  },
};

const splitButton: Sketch = {
  tag: 'split-button',
  height: 560,
  grounds: ['sand'],
  draw: ({ height, tile }) => {
    const y = (height - 440) / 2;
    return [
      rect(180, y, 480, 112, INK),
      rect(676, y, 104, 112, INK),
      rect(212, y + 36, 40, 40, SAFFRON, 8),
      bar(280, y + 44, 220, PAPER, 24),
      rect(566, y + 36, 62, 40, UMBER, 8),
      bar(584, y + 50, 26, PAPER, 12),
      stroke(`M710 ${y + 64}l18-18l18 18`, PAPER, 9),
      rect(300, y + 132, 480, 308, WHITE),
      rect(316, y + 148, 448, 84, SAND, 12),
      each(3, (i) => {
        const top = y + 168 + i * 92;
        return (
          disc(360, top + 22, 18, tile(i)) +
          bar(404, top + 4, [170, 210, 140][i]!, INK, 18) +
          bar(404, top + 32, [120, 150, 180][i]!, i ? STONE : UMBER, 12) +
          frame(690, top + 2, 48, 40, WHITE, STONE, 8) +
          bar(706, top + 18, 16, UMBER, 8)
        );
      }),
    ];
  },
};

const confirm: Sketch = {
  tag: 'confirm',
  height: 600,
  grounds: ['ink'],
  draw: ({ height }) => {
    const y = (height - 380) / 2;
    return [
      bar(48, 44, 250, UMBER, 34),
      bar(788, 44, 124, UMBER, 34),
      each(
        Math.floor((height - 160) / 56),
        (i) =>
          rule(48, 112 + i * 56, 864, UMBER) +
          bar(48, 136 + i * 56, 90, UMBER) +
          bar(822, 136 + i * 56, 90, UMBER),
      ),
      rect(176, y, 608, 380, WHITE),
      rect(224, y + 48, 72, 72, VERMILION, 12),
      rect(255, y + 64, 10, 26, WHITE, 5),
      disc(260, y + 102, 6, WHITE),
      headline(324, y + 52, [330], INK, 30),
      bar(324, y + 100, 240, INK, 18),
      rect(224, y + 148, 512, 92, PAPER, 12),
      each(
        3,
        (i) =>
          disc(260 + i * 38, y + 194, 24, PAPER) +
          disc(260 + i * 38, y + 194, 20, [COBALT, SAFFRON, VIRIDIAN][i]!),
      ),
      lines(384, y + 174, [300, 220], UMBER, 26),
      outlined(358, y + 268, 150, INK, 68),
      button(524, y + 268, 212, VERMILION, 68),
    ];
  },
};

const palette: Sketch = {
  tag: 'palette',
  height: 640,
  grounds: ['saffron'],
  draw: ({ height, ground: g, tile }) => {
    const [fill, strong, soft] = g.fill === INK ? [PAPER, INK, STONE] : [INK, PAPER, UMBER];
    const foot = height - 72;
    const rows = Math.floor((foot - 210) / 72);
    return [
      rect(110, 72, 740, foot - 72, fill),
      ring(164, 122, 16, soft),
      stroke('M176 134l12 12', soft),
      bar(212, 114, 210, strong, 20),
      rect(432, 106, 5, 36, SAFFRON, 2),
      frame(770, 102, 52, 42, 'none', soft, 8),
      rule(110, 176, 740, soft),
      each(rows, (i) => {
        const y = 200 + i * 72;
        const on = i === 1;
        return (
          (on ? rect(130, y - 2, 700, 68, tile(0), 12) : '') +
          rect(152, y + 12, 40, 40, on ? WHITE : tile(i), 8) +
          bar(218, y + 24, [180, 260, 150, 220, 200][i % 5]!, on ? WHITE : strong) +
          bar(720, y + 26, 84, on ? PAPER : soft, 12)
        );
      }),
    ];
  },
};

export const buttonSketches = [family, splitButton];
export const modalSketches = [confirm, palette];
