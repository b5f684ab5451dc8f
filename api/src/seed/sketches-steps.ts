import { INK, PAPER, STONE, UMBER, WHITE } from './grounds.ts';
import {
  bar,
  disc,
  each,
  frame,
  lines,
  rect,
  ring,
  shape,
  stroke,
  tick,
  type Sketch,
} from './shapes.ts';

const steps: Sketch = {
  tag: 'figures',
  height: 640,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, tile }) => {
    const drop = (height - 552) / 2;
    const at = (i: number): [number, number] => [72 + i * 288, 72 + i * drop];
    const figure = (i: number, x: number, y: number) =>
      [
        rect(x + 60, y + 46, 120, 148, WHITE, 8) +
          lines(x + 82, y + 76, [76, 60, 70], STONE, 30) +
          shape(`M${x + 150} ${y + 194}l56-100l26 14l-56 100l-28 16z`, INK),
        disc(x + 120, y + 120, 78, PAPER) +
          shape(`M${x + 120} ${y + 120}v-78a78 78 0 0 1 67.5 117z`, INK) +
          disc(x + 120, y + 120, 24, tile(1)),
        shape(`M${x + 40} ${y + 120}l164-76l-50 156l-44-46z`, WHITE) +
          shape(`M${x + 110} ${y + 154}l94-110l-72 128z`, STONE),
      ][i]!;
    return [
      ...[0, 1].map((i) => {
        const [x, y] = at(i);
        return stroke(`M${x + 240} ${y + 120}h24v${drop}h24`, g.strong, 6);
      }),
      ...[0, 1, 2].map((i) => {
        const [x, y] = at(i);
        return (
          rect(x, y, 240, 240, tile(i)) +
          figure(i, x, y) +
          each(i + 1, (k) => disc(x + 12 + k * 32, y + 280, 10, tile(i))) +
          bar(x, y + 308, [190, 160, 210][i]!, g.strong, 26) +
          lines(x, y + 354, [220, 180], g.soft)
        );
      }),
    ];
  },
};

const path: Sketch = {
  tag: 'path',
  height: 1120,
  grounds: ['sand'],
  draw: ({ height, ground: g, tile, pop }) => {
    const step = (height - 260) / 3;
    const y = (i: number) => 120 + i * step;
    const bend = step / 2;
    const curve = [0, 1, 2]
      .map((i) =>
        i % 2
          ? `c0 ${bend} -280 ${step - bend} -280 ${step}`
          : `c0 ${bend} 280 ${step - bend} 280 ${step}`,
      )
      .join('');
    return [
      stroke(`M340 -20V${y(0)}${curve}V${height + 20}`, WHITE, 40),
      stroke(
        `M340 -20V${y(0)}c0 ${bend} 280 ${step - bend} 280 ${step}c0 ${bend} -280 ${step - bend} -280 ${step}`,
        pop(0),
        12,
      ),
      each(4, (i) => {
        const left = i % 2 === 0;
        const [x, text] = [left ? 340 : 620, left ? 450 : 120];
        return (
          disc(x, y(i), 62, i < 3 ? tile(i) : WHITE) +
          (i < 2
            ? tick(x - 24, y(i) + 2, 48, WHITE)
            : i === 2
              ? disc(x, y(i), 22, WHITE)
              : ring(x, y(i), 40, STONE, 8)) +
          bar(text, y(i) - 52, [330, 300, 360, 280][i]!, g.strong, 32) +
          lines(text, y(i) + 4, [left ? 400 : 370, 300], g.soft)
        );
      }),
    ];
  },
};

const swimlane: Sketch = {
  tag: 'swimlane',
  height: 600,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, tile }) => {
    const lane = (height - 160) / 3;
    const y = (i: number) => 80 + i * lane;
    const block = (row: number, x: number, w: number, fill: string) =>
      rect(x, y(row) + lane / 2 - 38, w, 76, fill, 12) +
      bar(x + 24, y(row) + lane / 2 - 8, w - 64, WHITE === fill ? UMBER : WHITE);
    const down = (x: number, row: number, to: number) =>
      stroke(`M${x} ${y(row) + lane / 2}h32V${y(to) + lane / 2}h28`, g.strong, 6);
    return [
      each(
        3,
        (i) =>
          frame(56, y(i), 848, lane - 16, g.card, g.edge) +
          rect(56, y(i), 132, lane - 16, tile(i)) +
          disc(122, y(i) + lane / 2 - 26, 24, PAPER) +
          bar(88, y(i) + lane / 2 + 16, 68, PAPER, 14),
      ),
      '<g transform="translate(0 -8)">',
      down(380, 0, 1),
      down(600, 1, 0),
      down(600, 1, 2),
      down(352, 2, 1),
      block(0, 230, 150, INK),
      block(2, 230, 122, tile(2)),
      block(1, 440, 160, tile(1)),
      block(0, 660, 200, tile(0)),
      block(2, 660, 130, tile(2)),
      '</g>',
    ];
  },
};

export const stepSketches = [steps, path, swimlane];
