import { INK, PAPER, SAFFRON, SAND, STONE, UMBER, WHITE } from './grounds.ts';
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
  rect,
  tick,
  type Sketch,
} from './shapes.ts';

const mosaicField: Sketch = {
  tag: 'mosaic',
  height: 600,
  grounds: ['paper'],
  draw: ({ slug, height }) => {
    const rows = Math.ceil(height / 120);
    const y = height / 2 - 130;
    return [
      mosaic(slug, 0, Math.round((height - rows * 120) / 2), 8, rows, 120, { r: 0 }),
      rect(200, y, 560, 260, WHITE),
      centred(y + 44, [340], INK, 44),
      centred(y + 108, [250], STONE, 16),
      rect(240, y + 156, 330, 64, SAND, 12),
      bar(266, y + 180, 150, UMBER),
      button(586, y + 156, 134, INK),
    ];
  },
};

const referral: Sketch = {
  tag: 'referral',
  height: 640,
  grounds: ['cobalt', 'viridian'],
  draw: ({ height, ground: g, tile }) => [
    headline(72, 76, [470, 300], g.strong),
    each(11, (i) => {
      const [x, y] = [
        100 + i * 68 + (i > 5 ? 40 : 0) + (i > 6 ? 40 : 0),
        296 + Math.sin(i * 0.9) * 26,
      ];
      return i === 6
        ? disc(x, y + 4, 56, SAFFRON) +
            disc(x, y - 8, 18, INK) +
            rect(x - 26, y + 16, 52, 22, INK, 11)
        : disc(x, y + 4, 22, i < 6 ? WHITE : STONE) + (i < 6 ? disc(x, y + 4, 9, tile(i)) : '');
    }),
    card(g, 72, height - 224, 816, 152),
    bar(108, height - 186, 130, STONE),
    rect(108, height - 156, 480, 60, PAPER, 12),
    bar(134, height - 134, 260, UMBER),
    button(604, height - 156, 248, INK, 60),
  ],
};

const thermometer: Sketch = {
  tag: 'thermometer',
  height: 960,
  grounds: ['sand', 'saffron'],
  draw: ({ height, ground: g, pop }) => {
    const [top, foot] = [90, height - 190];
    const level = top + (foot - top) * 0.38;
    return [
      rect(96, top, 132, foot - top + 60, WHITE, 66),
      disc(162, foot + 20, 104, WHITE),
      disc(162, foot + 20, 72, pop(0)),
      rect(128, level, 68, foot - level + 20, pop(0), 34),
      each(8, (i) =>
        bar(252, top + 60 + (i * (foot - top - 100)) / 7, i % 2 ? 26 : 48, g.strong, 8),
      ),
      headline(400, top + 6, [440, 330], g.strong),
      lines(400, top + 154, [400, 330], g.soft),
      each(3, (i) => {
        const y = top + 262 + (i * (height - 528)) / 3;
        const done = i === 2;
        return (
          rect(400, y, 488, 84, WHITE, 12) +
          (done
            ? disc(448, y + 42, 24, pop(0)) + tick(436, y + 42, 24, WHITE)
            : disc(448, y + 42, 24, SAND)) +
          bar(492, y + 34, [210, 160, 240][i]!, done ? INK : STONE) +
          bar(800, y + 34, 54, STONE)
        );
      }),
      field(g, 400, height - 176, 310, 150, 76),
      button(726, height - 176, 162, INK, 76),
    ];
  },
};

export const waitlistSketches = [mosaicField, referral, thermometer];
