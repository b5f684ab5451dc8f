import clsx from 'clsx';

const FILLS = {
  a: 'fill-tile-1',
  b: 'fill-tile-2',
  c: 'fill-tile-3',
  d: 'fill-tile-4',
  e: 'fill-tile-5',
  k: 'fill-ink',
  w: 'fill-surface',
  g: 'fill-line-strong',
} as const;

/** One rectangle: colour, x, y, width, height and corner radius. */
type Shape = readonly [keyof typeof FILLS, number, number, number, number, number];

const card = (x: number, y: number, width: number, height: number): Shape => [
  'w',
  x,
  y,
  width,
  height,
  4,
];

const SKETCHES = {
  Hero: [
    ['a', 14, 22, 24, 4, 2],
    ['k', 14, 32, 56, 8, 2],
    ['k', 14, 44, 42, 8, 2],
    ['g', 14, 58, 50, 3, 1.5],
    ['g', 14, 64, 36, 3, 1.5],
    ['a', 14, 74, 26, 9, 3],
    ['b', 92, 18, 54, 66, 4],
    ['c', 103, 35, 32, 32, 16],
  ],
  Pricing: [
    card(14, 24, 40, 56),
    ['k', 60, 16, 40, 70, 4],
    card(106, 24, 40, 56),
    ['a', 20, 32, 14, 3, 1.5],
    ['k', 20, 40, 22, 6, 2],
    ['g', 20, 53, 28, 3, 1.5],
    ['g', 20, 60, 22, 3, 1.5],
    ['c', 66, 25, 14, 3, 1.5],
    ['w', 66, 33, 24, 7, 2],
    ['g', 66, 48, 28, 3, 1.5],
    ['g', 66, 55, 22, 3, 1.5],
    ['a', 66, 70, 28, 9, 3],
    ['b', 112, 32, 14, 3, 1.5],
    ['k', 112, 40, 22, 6, 2],
    ['g', 112, 53, 28, 3, 1.5],
    ['g', 112, 60, 22, 3, 1.5],
  ],
  Testimonials: [
    ['c', 0, 0, 160, 100, 0],
    card(18, 20, 124, 60),
    ['k', 28, 31, 100, 5, 2],
    ['k', 28, 41, 76, 5, 2],
    ['e', 28, 56, 14, 14, 7],
    ['k', 47, 58, 30, 4, 2],
    ['g', 47, 65, 22, 3, 1.5],
  ],
  FAQ: [
    ['k', 48, 14, 64, 6, 2],
    card(24, 30, 112, 15),
    card(24, 50, 112, 15),
    card(24, 70, 112, 15),
    ['g', 32, 36, 60, 3, 1.5],
    ['g', 32, 56, 74, 3, 1.5],
    ['g', 32, 76, 50, 3, 1.5],
    ['a', 124, 35, 5, 5, 1],
    ['b', 124, 55, 5, 5, 1],
    ['d', 124, 75, 5, 5, 1],
  ],
  Waitlist: [
    ['b', 0, 0, 40, 30, 0],
    ['d', 40, 0, 40, 30, 0],
    ['a', 80, 0, 40, 30, 0],
    ['e', 120, 0, 40, 30, 0],
    ['c', 52, 7, 16, 16, 8],
    ['w', 132, 7, 16, 16, 8],
    ['k', 34, 44, 92, 7, 2],
    ['g', 52, 56, 56, 3, 1.5],
    card(24, 68, 76, 15),
    ['k', 104, 68, 32, 15, 4],
  ],
  Team: [
    ['d', 0, 0, 160, 100, 0],
    card(14, 22, 40, 56),
    card(60, 22, 40, 56),
    card(106, 22, 40, 56),
    ['a', 24, 32, 20, 20, 10],
    ['b', 70, 32, 20, 20, 10],
    ['c', 116, 32, 20, 20, 10],
    ['k', 22, 60, 24, 4, 2],
    ['k', 68, 60, 24, 4, 2],
    ['k', 114, 60, 24, 4, 2],
  ],
  'How It Works': [
    ['g', 34, 37, 92, 2, 0],
    ['a', 24, 28, 20, 20, 3],
    ['b', 70, 28, 20, 20, 10],
    ['d', 116, 28, 20, 20, 3],
    ['k', 20, 58, 28, 5, 2],
    ['k', 66, 58, 28, 5, 2],
    ['k', 112, 58, 28, 5, 2],
    ['g', 18, 68, 32, 3, 1.5],
    ['g', 64, 68, 32, 3, 1.5],
    ['g', 110, 68, 32, 3, 1.5],
  ],
  CTA: [
    ['k', 14, 22, 132, 56, 6],
    ['w', 26, 36, 62, 7, 2],
    ['w', 26, 48, 44, 7, 2],
    ['g', 26, 62, 50, 3, 1.5],
    ['a', 102, 42, 34, 14, 4],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type SketchName = keyof typeof SKETCHES;

/** A page layout as a small drawing, in the tile colours. */
export function Sketch({ name, className }: { name: SketchName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block', className)}
    >
      {SKETCHES[name].map(([tone, x, y, width, height, round]) => (
        <rect
          key={`${tone} ${x} ${y}`}
          className={FILLS[tone]}
          {...{ x, y, width, height }}
          rx={round}
        />
      ))}
    </svg>
  );
}
