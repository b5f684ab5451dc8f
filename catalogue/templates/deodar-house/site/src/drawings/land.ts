/** The shapes of the hills, computed once: the same every time, different at every place. */

export const WIDTH = 1600;
export const HEIGHT = 640;

/** A number from 0 to 1 that belongs to these two. */
const chance = (at: number, seed: number): number => {
  const value = Math.sin(at * 127.1 + seed * 311.7) * 43_758.545;
  return value - Math.floor(value);
};

const ridgeAt = (x: number, base: number, rise: number, seed: number): number =>
  base -
  rise *
    (0.5 * Math.sin(x * 0.0041 + seed) +
      0.3 * Math.sin(x * 0.0113 + seed * 2.3) +
      0.14 * Math.sin(x * 0.029 + seed * 5.1));

export function ridge(base: number, rise: number, seed: number): string {
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 16)
    points.push(`${x} ${ridgeAt(x, base, rise, seed).toFixed(1)}`);
  return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z`;
}

/** A deodar: level branches in tiers that droop at the tips, and a bent top. */
export function deodar(x: number, foot: number, height: number): string {
  const tiers = 6;
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const y = foot - height + (height * 0.9 * (tier + 1)) / tiers;
    const reach = (height * 0.25 * (tier + 1.2)) / tiers;
    const inner = reach * 0.42;
    left.push(
      `L${(x - reach).toFixed(1)} ${(y + height * 0.02).toFixed(1)}L${(x - inner).toFixed(1)} ${(y - height * 0.015).toFixed(1)}`,
    );
    right.unshift(
      `L${(x + inner).toFixed(1)} ${(y - height * 0.015).toFixed(1)}L${(x + reach).toFixed(1)} ${(y + height * 0.02).toFixed(1)}`,
    );
  }
  const trunk = height * 0.025;
  const top = `M${(x + height * 0.02).toFixed(1)} ${(foot - height).toFixed(1)}`;
  const base = `L${(x - trunk).toFixed(1)} ${(foot - height * 0.1).toFixed(1)}V${foot.toFixed(1)}H${(x + trunk).toFixed(1)}V${(foot - height * 0.1).toFixed(1)}`;
  return `${top}${left.join('')}${base}${right.join('')}z`;
}

/** Trees along a ridge, between two places, with a gap for the house. */
export function forest(
  base: number,
  rise: number,
  seed: number,
  { step, height, gap }: { step: number; height: number; gap?: [number, number] },
): string {
  const trees: string[] = [];
  for (let at = 0; at * step < WIDTH + step; at++) {
    const x = at * step + (chance(at, seed) - 0.5) * step;
    if (gap && x > gap[0] && x < gap[1]) continue;
    if (chance(at, seed + 7) < 0.22) continue;
    const tall = height * (0.6 + 0.8 * chance(at, seed + 3));
    trees.push(deodar(x, ridgeAt(x, base, rise, seed) + height * 0.12, tall));
  }
  return trees.join('');
}

/** The skyline of the snows, left to right. */
const SUMMITS: [number, number][] = [
  [0, 300],
  [90, 262],
  [150, 280],
  [240, 214],
  [290, 238],
  [352, 176],
  [398, 196],
  [470, 112],
  [520, 158],
  [566, 148],
  [640, 206],
  [720, 176],
  [790, 226],
  [880, 150],
  [930, 178],
  [1000, 74],
  [1062, 140],
  [1110, 128],
  [1190, 204],
  [1270, 172],
  [1340, 222],
  [1430, 190],
  [1500, 240],
  [1600, 226],
];

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x} ${y.toFixed(0)}`).join('L');

export const rocks = `M0 ${HEIGHT}L${line(SUMMITS)}L${WIDTH} ${HEIGHT}z`;

/** Snow from the skyline down to a torn edge. */
export const snows = `M${line(SUMMITS)}L${line(
  SUMMITS.flatMap(([x, y], at): [number, number][] => {
    const depth = Math.max(18, (330 - y) * 0.42);
    return [
      [x + 34, y + depth * (0.7 + 0.5 * chance(at, 1))],
      [x, y + depth * (1.1 + 0.5 * chance(at, 2))],
      [x - 26, y + depth * (0.6 + 0.4 * chance(at, 4))],
    ];
  }).toReversed(),
)}z`;

/** The side of each summit that the morning has not reached. */
export const shades = SUMMITS.filter(([, y], at) => {
  const before = SUMMITS[at - 1]?.[1] ?? 0;
  const after = SUMMITS[at + 1]?.[1] ?? 0;
  return before > y && after > y;
})
  .map(([x, y]) => {
    const deep = (330 - y) * 0.5;
    return `M${x} ${y}l${deep * 0.16} ${deep * 0.34}l${-deep * 0.1} ${deep * 0.2}l${deep * 0.26} ${deep * 0.44}l${deep * 0.34} ${-deep * 0.24}l${-deep * 0.22} ${-deep * 0.3}z`;
  })
  .join('');

const scattered = (
  count: number,
  seed: number,
  draw: (x: number, y: number, at: number) => string,
) =>
  Array.from({ length: count }, (_, at) => draw(chance(at, seed), chance(at, seed + 1), at)).join(
    '',
  );

const round = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

export const stars = scattered(90, 21, (x, y, at) =>
  round(x * WIDTH, y * 220, at % 7 === 0 ? 2 : 1.1),
);

export const rain = scattered(
  170,
  31,
  (x, y) => `M${(x * WIDTH).toFixed(0)} ${(y * HEIGHT).toFixed(0)}l-7 26l2 .6l7 -26z`,
);

export const flakes = scattered(110, 41, (x, y, at) =>
  round(x * WIDTH, 120 + y * 500, at % 5 === 0 ? 3 : 1.8),
);

export const blossoms = scattered(150, 51, (x, y, at) => {
  const place = x * WIDTH;
  if (place > 930 && place < 1290 && y < 0.5) return '';
  return round(place, ridgeAt(place, 560, 26, 4.2) + 8 + y * 76, at % 4 === 0 ? 5 : 3.2);
});
