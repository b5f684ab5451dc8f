import { COBALT, INK, PAPER, SAFFRON, SAND, STONE, UMBER, WHITE } from './grounds.ts';
import {
  bar,
  button,
  card,
  disc,
  each,
  frame,
  headline,
  outlined,
  rect,
  rule,
  shape,
  tick,
  type Sketch,
} from './shapes.ts';

const labelled = (x: number, y: number, w: number, text: number, edge = SAND): string =>
  bar(x, y, Math.min(110, w * 0.5), UMBER, 14) +
  frame(x, y + 28, w, 66, WHITE, edge, 12) +
  bar(x + 24, y + 53, text, edge === SAND ? STONE : INK);

const multiStep: Sketch = {
  tag: 'multi-step',
  height: 720,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, pop }) => {
    const foot = height - 72;
    return [
      bar(94, 94, 772, g.rule, 8),
      bar(94, 94, 514, pop(0), 8),
      each(4, (i) => {
        const x = 98 + i * 255;
        return (
          disc(x, 98, 30, i < 3 ? pop(0) : g.card) +
          (i < 2 ? tick(x - 14, 98, 28, WHITE) : disc(x, 98, 10, i === 2 ? WHITE : STONE))
        );
      }),
      card(g, 72, 168, 500, foot - 168),
      headline(112, 206, [260], INK, 34),
      labelled(112, 272, 420, 190),
      labelled(112, 388, 200, 90),
      labelled(332, 388, 200, 110, COBALT),
      outlined(112, foot - 108, 150, INK, 68),
      button(282, foot - 108, 250, pop(0), 68),
      rect(596, 168, 292, foot - 168, INK),
      bar(632, 208, 130, PAPER, 24),
      each(
        4,
        (i) =>
          bar(632, 272 + i * 74, [90, 70, 100, 80][i]!, UMBER, 12) +
          bar(632, 294 + i * 74, [170, 200, 130, 60][i]!, i < 3 ? PAPER : SAFFRON) +
          rule(632, 328 + i * 74, 220, UMBER),
      ),
    ];
  },
};

const address: Sketch = {
  tag: 'address',
  height: 760,
  grounds: ['viridian', 'saffron'],
  draw: ({ height, tile }) => {
    const foot = height - 64;
    return [
      rect(130, 64, 700, foot - 64, WHITE),
      headline(178, 108, [280], INK, 38),
      labelled(178, 184, 604, 240),
      bar(178, 306, 100, UMBER, 14),
      each(
        6,
        (i) =>
          frame(178 + i * 76, 334, 62, 74, i < 4 ? PAPER : WHITE, i === 4 ? tile(0) : SAND, 12) +
          (i < 4 ? disc(209 + i * 76, 371, 11, INK) : ''),
      ),
      shape('M712 412l-30-44a37 37 0 1 1 60 0z', tile(0)) + disc(712, 346, 14, WHITE),
      labelled(178, 440, 290, 130),
      labelled(492, 440, 290, 160),
      rect(178, foot - 118, 34, 34, tile(0), 8),
      tick(186, foot - 100, 18, WHITE),
      bar(228, foot - 109, 180, STONE),
      button(552, foot - 136, 230, INK, 72),
    ];
  },
};

export const formSketches = [multiStep, address];
