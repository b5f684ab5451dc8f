import {
  COBALT,
  PAPER,
  SAFFRON,
  SAND,
  TILES,
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
  field,
  headline,
  lines,
  mosaic,
  rect,
  rule,
  shape,
  stroke,
  type Sketch,
} from './shapes.ts';

const sitemap: Sketch = {
  tag: 'sitemap',
  height: 440,
  grounds: ['ink'],
  draw: ({ height, ground: g, vary }) => [
    each(
      4,
      (i) =>
        bar(72 + i * 216, 76, [96, 110, 84, 104][i]!, TILES[i]!, 22) +
        lines(
          72 + i * 216,
          130,
          [vary(120, 160), vary(90, 150), vary(110, 160), vary(70, 120)].slice(0, i === 3 ? 3 : 4),
          g.soft,
          38,
        ),
    ),
    rule(72, height - 128, 816, UMBER),
    disc(84, height - 76, 12, VIRIDIAN),
    bar(112, height - 84, 190, PAPER),
    bar(788, height - 84, 100, UMBER),
  ],
};

const wordmark: Sketch = {
  tag: 'wordmark',
  height: 520,
  grounds: ['saffron', 'cobalt'],
  draw: ({ height, ground: g }) => {
    const [y, c] = [height - 236, 116];
    const at = (i: number) => 72 + i * (c + 0.66);
    const half = (x: number) => `M${x} ${y}h${c}v${c * 2}h-${c}z`;
    return [
      each(
        3,
        (i) =>
          bar(72 + i * 190, 76, 90, g.strong, 20) +
          lines(72 + i * 190, 122, [130, 100, 120], g.soft),
      ),
      button(698, 76, 190, g.strong, 68),
      shape(`M${at(0)} ${y + c * 2}v-${c}a${c} ${c} 0 0 1 ${c}-${c}v${c * 2}z`, g.strong),
      shape(`M${at(1)} ${y}h${c}l-${c} ${c}zM${at(1)} ${y + c * 2}v-${c}h${c}z`, VERMILION),
      shape(
        `M${at(2) + c} ${y}v${c}a${c} ${c} 0 0 1-${c}-${c}zM${at(2)} ${y + c * 2}v-${c}a${c} ${c} 0 0 1 ${c} ${c}z`,
        g.strong,
      ),
      disc(at(3) + c / 2, y + c / 2, c / 2, PAPER),
      disc(at(3) + c / 2, y + c * 1.5, c / 2, g.strong),
      shape(half(at(4)), g.strong) + disc(at(4) + c, y + c, c / 2, g.fill),
      shape(`M${at(5)} ${y}a${c} ${c} 0 0 1 ${c} ${c}h-${c}z`, PAPER) +
        shape(`M${at(5)} ${y + c}h${c}v${c}h-${c}z`, g.strong),
      shape(`M${at(6)} ${y + c * 2}l${c / 2}-${c * 2}l${c / 2} ${c * 2}z`, g.strong),
    ];
  },
};

const map: Sketch = {
  tag: 'map',
  height: 520,
  grounds: ['paper', 'sand'],
  draw: ({ height, ground: g, vary }) => {
    const tall = height - 144;
    const clip = `<clipPath id="map">${rect(400, 72, 488, tall, WHITE)}</clipPath>`;
    return [
      headline(72, 76, [240], g.strong, 40),
      lines(72, 144, [210, 170], g.soft),
      each(
        4,
        (i) =>
          bar(72, 244 + i * 38, [80, 96, 70, 88][i]!, UMBER, 14) +
          bar(216, 244 + i * 38, 90, i === 3 ? VERMILION : g.soft, 14),
      ),
      clip,
      '<g clip-path="url(#map)">',
      rect(400, 72, 488, tall, g.fill === SAND ? PAPER : SAND, 0),
      rect(640, 40, 190, 150, VIRIDIAN, 12),
      disc(690, 100, 22, SAFFRON),
      stroke(`M380 ${tall + 10}c160-90 200 40 340-40s120-60 200-40`, COBALT, 52),
      stroke(
        `M470 40l40 ${height}M380 ${170 + vary(0, 30)}l540 40M600 40l-10 ${height}M850 40l-40 ${height}`,
        WHITE,
        18,
      ),
      stroke(`M380 ${250 + vary(0, 20)}l540 30`, WHITE, 30),
      '</g>',
      shape(`M640 ${height / 2 + 44}l-44-66a52 52 0 1 1 88 0z`, VERMILION),
      disc(640, height / 2 - 50, 20, WHITE),
    ];
  },
};

const newsletter: Sketch = {
  tag: 'newsletter',
  height: 480,
  grounds: ['viridian'],
  draw: ({ slug, height, ground: g, pop }) => [
    headline(72, 76, [400, 290], g.strong, 44),
    field(g, 72, 228, 300, 140, 72),
    button(388, 228, 140, pop(0), 72),
    mosaic(slug, 648, 76, 4, 4, 60, { r: 12, avoid: g.fill }),
    rule(72, height - 120, 816, g.rule),
    disc(92, height - 66, 20, pop(0)),
    lines(130, height - 74, [120], g.strong),
    each(3, (i) => bar(540 + i * 124, height - 74, 100, g.soft)),
  ],
};

export const footerSketches = [sitemap, wordmark, map, newsletter];
