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
import { bar, disc, each, portrait, rect, rule, stroke, type Sketch } from './shapes.ts';

const FACES = [
  [COBALT, SAFFRON, PAPER],
  [SAFFRON, INK, VERMILION],
  [VIRIDIAN, PAPER, SAFFRON],
  [SAND, PLUM, INK],
  [VERMILION, PAPER, INK],
  [PAPER, COBALT, VIRIDIAN],
  [PLUM, SAFFRON, PAPER],
  [SAND, VERMILION, COBALT],
  [SAFFRON, VIRIDIAN, PAPER],
  [COBALT, PAPER, VERMILION],
  [PAPER, INK, PLUM],
  [VIRIDIAN, SAFFRON, INK],
] as const;

const contactSheet: Sketch = {
  tag: 'contact-sheet',
  height: 880,
  grounds: ['ink'],
  draw: ({ height, vary }) => {
    const [step, chosen] = [(height - 100) / 3, vary(4, 7)];
    const first = vary(0, 11);
    return [
      each(12, (i) => {
        const [x, y] = [60 + (i % 4) * 214, 56 + Math.floor(i / 4) * step];
        return (
          portrait(x, y, 198, step - 54, FACES[(i + first) % 12]!) +
          bar(x, y + step - 40, 90, UMBER, 12) +
          bar(x + 176, y + step - 40, 22, i === chosen ? SAFFRON : UMBER, 12)
        );
      }),
      stroke(
        `M${70 + (chosen % 4) * 214} ${100 + step}c-30 ${step * 0.5} 30 ${step * 0.62} 110 ${step * 0.56}s130-${step * 0.3} 84-${step * 0.52}s-150-60-190-20`,
        SAFFRON,
        9,
      ),
    ];
  },
};

const cards: Sketch = {
  tag: 'founders',
  height: 560,
  grounds: ['viridian'],
  draw: ({ height, ground: g, vary }) => {
    const first = vary(0, 3);
    return [
      each(3, (i) => {
        const x = 72 + i * 280;
        const y = 72 + [0, 36, 0][i]!;
        const faces = FACES.filter(([back]) => back !== g.fill && back !== PAPER);
        return (
          rect(x, y, 256, height - 180, WHITE) +
          portrait(x + 24, y + 24, 208, height - 348, faces[(i + first) % faces.length]!) +
          bar(x + 24, y + height - 296, 150, INK, 24) +
          bar(x + 24, y + height - 256, 190, STONE) +
          bar(x + 24, y + height - 226, 110, STONE)
        );
      }),
    ];
  },
};

const zones: Sketch = {
  tag: 'time-zones',
  height: 620,
  grounds: ['paper'],
  draw: ({ height, ground: g, pop, tile, vary }) => {
    const step = (height - 210) / 5;
    return [
      bar(72, 76, 240, g.strong, 40),
      each(7, (i) => bar(400 + i * 76, 92, 30, g.soft, 12)),
      each(5, (i) => {
        const y = 146 + i * step;
        const start = 400 + [40, 130, 0, 190, 90][i]! + vary(0, 20);
        return (
          rule(72, y, 816, g.rule) +
          disc(104, y + step / 2, 28, tile(i)) +
          bar(150, y + step / 2 - 22, [130, 160, 110, 150, 120][i]!, INK, 18) +
          bar(150, y + step / 2 + 8, [90, 70, 110, 80, 96][i]!, STONE, 12) +
          bar(400, y + step / 2 - 12, 488, SAND, 24) +
          bar(start, y + step / 2 - 12, 210, tile(i), 24)
        );
      }),
      rect(636, 128, 6, height - 180, INK, 3),
      disc(639, 128, 13, INK),
      bar(600, height - 50, 78, pop(0), 12),
    ];
  },
};

export const teamSketches = [contactSheet, cards, zones];
