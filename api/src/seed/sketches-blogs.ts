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
  disc,
  each,
  headline,
  lines,
  mosaic,
  rect,
  ring,
  rule,
  shape,
  type Sketch,
} from './shapes.ts';

const magazine: Sketch = {
  tag: 'magazine',
  height: 860,
  grounds: ['paper'],
  draw: ({ slug, height, ground: g, tile }) => {
    const rows = Math.floor((height - 460) / 100);
    const foot = 180 + rows * 100;
    return [
      rule(72, 64, 816, INK, 6),
      bar(300, 88, 360, g.strong, 44),
      rule(72, 150, 816, INK),
      mosaic(slug, 72, 180, 5, rows, 100, { r: 8, avoid: g.fill }),
      bar(72, foot + 28, 110, tile(0), 16),
      headline(72, foot + 62, [490, 360], g.strong, 38),
      lines(72, foot + 176, [480, 440], g.soft),
      rect(600, 180, 4, height - 252, g.rule, 2),
      each(3, (i) => {
        const y = 180 + i * ((height - 230) / 3);
        return (
          (i === 1
            ? rect(632, y, 256, 110, tile(2), 8) + disc(760, y + 110 - 52, 40, tile(3))
            : bar(632, y, 80, tile(i + 1), 16)) +
          headline(632, y + (i === 1 ? 130 : 34), [240, 180], INK, 22) +
          lines(
            632,
            y + (i === 1 ? 204 : 112),
            [256, 230, 150].slice(0, i === 1 ? 0 : 3),
            STONE,
            30,
          )
        );
      }),
    ];
  },
};

const index: Sketch = {
  tag: 'index',
  height: 700,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, pop, vary }) => {
    const rows = Math.floor((height - 130) / 60);
    const step = (height - 130) / rows;
    const second = Math.ceil(rows / 2);
    return [
      each(rows, (i) => {
        const y = 84 + i * step;
        const first = i === 0 || i === second;
        return (
          (first ? rule(72, y - 14, 816, g.strong, 6) : rule(300, y - 14, 588, g.rule)) +
          (first ? bar(72, y + 10, 180, i ? g.strong : pop(0), 78) : '') +
          bar(300, y + 10, vary(220, 420), first ? g.strong : UMBER, 18) +
          bar(816, y + 11, 72, g.soft)
        );
      }),
    ];
  },
};

const author: Sketch = {
  tag: 'author',
  height: 620,
  grounds: ['saffron', 'cobalt'],
  draw: ({ height, ground: g, tile }) => {
    const y = height - 330;
    return [
      shape(`M72 ${y + 20}a150 150 0 0 1 300 0z`, g.strong),
      disc(222, y - 176, 84, PAPER),
      shape(`M138 ${y - 176}a84 84 0 0 1 168 0z`, tile(0)),
      bar(440, 80, 130, PAPER, 20),
      headline(440, 122, [420, 250], g.strong, 44),
      rect(-480, y + 20, 1920, 900, WHITE, 0),
      each(
        3,
        (i) =>
          bar(72, y + 76 + i * 74, [46, 46, 46][i]!, tile(i), 36) +
          bar(146, y + 84 + i * 74, [420, 350, 480][i]!, INK, 20) +
          bar(800, y + 86 + i * 74, 88, STONE) +
          (i < 2 ? rule(72, y + 128 + i * 74, 816, SAND) : ''),
      ),
    ];
  },
};

const changelog: Sketch = {
  tag: 'changelog',
  height: 780,
  grounds: ['ink'],
  draw: ({ height, ground: g, vary }) => {
    const step = (height - 130) / 3;
    const kinds = [SAFFRON, VIRIDIAN, COBALT, VERMILION];
    return [
      rect(228, 0, 6, height, g.rule, 0),
      each(3, (i) => {
        const y = 76 + i * step;
        return (
          disc(231, y + 20, 24, g.fill) +
          (i ? ring(231, y + 20, 14, g.rule, 6) : disc(231, y + 20, 18, SAFFRON)) +
          bar(72, y + 2, 110, i ? g.soft : g.strong, 36) +
          bar(292, y, vary(300, 460), g.strong, 36) +
          each(
            3 - (i % 2),
            (k) =>
              rect(292, y + 66 + k * 44, 72, 26, kinds[(i + k) % 4]!, 8) +
              bar(386, y + 71 + k * 44, vary(260, 460), g.soft),
          )
        );
      }),
    ];
  },
};

export const blogSketches = [magazine, index, author, changelog];
