import { INK, PAPER, SAND, STONE, UMBER, WHITE } from './grounds.ts';
import {
  bar,
  card,
  centred,
  disc,
  each,
  field,
  headline,
  lines,
  rect,
  ring,
  rule,
  shape,
  type Sketch,
  stroke,
} from './shapes.ts';

const plus = (x: number, y: number, colour: string): string =>
  stroke(`M${x - 12} ${y}h24M${x} ${y - 12}v24`, colour, 7);

const accordion: Sketch = {
  tag: 'accordion',
  height: 760,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, tile, pop }) => {
    const step = (height - 488) / 3;
    return [
      centred(72, [430], g.strong, 52),
      field(g, 250, 152, 460, 150, 60),
      ring(674, 180, 11, pop(0), 6),
      stroke('M683 189l9 9', pop(0)),
      card(g, 120, 248, 720, 176),
      bar(156, 280, 380, INK, 20),
      bar(780, 286, 26, tile(0), 8),
      lines(156, 324, [560, 600, 340], STONE),
      each(3, (i) => {
        const y = 444 + i * step;
        return (
          card(g, 120, y, 720, step - 20) +
          bar(156, y + step / 2 - 20, [300, 420, 250][i]!, UMBER, 20) +
          plus(793, y + step / 2 - 10, tile(i + 1))
        );
      }),
    ];
  },
};

const topics: Sketch = {
  tag: 'topics',
  height: 700,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, pop, vary }) => {
    const entries = Math.floor((height - 120) / 148);
    return [
      headline(72, 72, [190, 130], g.strong, 36),
      each(
        5,
        (i) =>
          (i === 1 ? rect(72, 196 + i * 58, 232, 56, INK, 12) : '') +
          bar(96, 216 + i * 58, [110, 140, 90, 130, 80][i]!, i === 1 ? PAPER : g.soft) +
          bar(260, 216 + i * 58, 22, i === 1 ? pop(0) : g.rule),
      ),
      rect(356, 72, 4, height - 144, g.rule, 2),
      each(entries, (i) => {
        const y = 76 + i * 148;
        return (
          bar(408, y, vary(260, 420), g.strong, 24) +
          lines(408, y + 46, [470, vary(380, 450)], g.soft, 32)
        );
      }),
      rect(354, 72, 8, 116, pop(0), 4),
    ];
  },
};

const chat: Sketch = {
  tag: 'chat',
  height: 800,
  grounds: ['saffron'],
  draw: ({ height, ground: g, tile }) => {
    const bubble = (x: number, y: number, widths: number[], own: boolean) => {
      const [w, h] = [Math.max(...widths) + 72, widths.length * 34 + 52];
      const fill = own ? INK : WHITE;
      const tail = own ? `M${x + w - 40} ${y + h - 2}h30v26z` : `M${x + 40} ${y + h - 2}h-30v26z`;
      return (
        rect(x, y, w, h, fill, 16) +
        shape(tail, fill) +
        lines(x + 36, y + 36, widths, own ? PAPER : STONE)
      );
    };
    const last = height - 136;
    return [
      bubble(452, 68, [364], true),
      disc(106, 282, 34, WHITE),
      disc(106, 282, 24, tile(0)),
      bubble(164, 186, [430, 460, 300], false),
      bubble(388, 372, [428, 330], true),
      disc(106, 564, 34, WHITE),
      disc(106, 564, 24, tile(0)),
      bubble(164, 524, [380], false),
      rect(72, last, 816, 76, g.fill === INK ? INK : WHITE, 38),
      bar(112, last + 30, 220, STONE),
      disc(846, last + 38, 28, tile(1)),
      stroke(`M834 ${last + 38}h24m-10-10l10 10l-10 10`, WHITE),
    ];
  },
};

/** Clauses are numbered with dots, because the pictures contain no text. */
const pips = (x: number, y: number, count: number, fill: string): string =>
  each(count, (i) => disc(x + (i % 2) * 36, y + Math.floor(i / 2) * 36, 12, fill));

const clauses: Sketch = {
  tag: 'clauses',
  height: 760,
  grounds: ['paper'],
  draw: ({ height, ground: g, pop, vary }) => {
    const step = (height - 250) / 3;
    return [
      bar(72, 76, 110, pop(0), 18),
      headline(72, 114, [520], g.strong, 56),
      each(3, (row) => {
        const y = 214 + row * step;
        return (
          rule(72, y, 816, row ? g.rule : INK) +
          each(2, (column) => {
            const x = 72 + column * 428;
            return (
              pips(x + 12, y + 46, row * 2 + column + 1, pop(row)) +
              bar(x + 110, y + 34, vary(170, 260), UMBER, 20) +
              lines(x + 110, y + 74, [270, vary(220, 268), 150], STONE, 32)
            );
          })
        );
      }),
      rect(480, 214 + 20, 4, height - 214 - 92, SAND, 2),
    ];
  },
};

export const faqSketches = [accordion, topics, chat, clauses];
