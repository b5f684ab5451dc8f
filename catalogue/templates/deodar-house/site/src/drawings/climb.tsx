import { legs } from '../content.ts';
import { deodar } from './land.ts';

const WIDTH = 1000;
const HEIGHT = 300;
const TOP_METRES = 2800;

/** The last hundred kilometres hold all the bends, so the way is drawn by stage and not by length. */
const points = legs.map(({ metres }, index) => ({
  x: 10 + (index * WIDTH) / legs.length,
  y: HEIGHT - 20 - (metres / TOP_METRES) * (HEIGHT - 50),
}));

const line = points
  .map(({ x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  })
  .join('');

const end = points.at(-1)!;

/** Behind the house the ridge goes on, with trees on it. */
const ground = `${line}Q${end.x + 100} ${end.y - 22} ${WIDTH} ${end.y - 8}`;

const TREES = [46, 74, 92, 118, 140, 166].map((away, index) =>
  deodar(end.x + away, end.y - 10, 40 + ((index * 13) % 30)),
);

export function Climb() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The climb: ${legs.map(({ place, metres }) => `${place} ${metres} metres`).join(', ')}`}
      className="hidden w-full sm:block"
    >
      <path d={`${ground}V${HEIGHT}H${points[0]!.x}z`} className="fill-leaf" />
      <path d={TREES.join('')} className="fill-ink" />
      <path d={ground} className="fill-none stroke-ink" strokeWidth="2.5" />
      {points.map(({ x, y }, index) => (
        <g key={x}>
          <path d={`M${x} ${y}V${HEIGHT}`} className="stroke-rule" strokeWidth="1.5" />
          <circle
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 10 : 6}
            className={index === points.length - 1 ? 'fill-accent' : 'fill-ink'}
          />
        </g>
      ))}
    </svg>
  );
}
