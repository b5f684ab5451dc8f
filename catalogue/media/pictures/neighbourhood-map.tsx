import { CARD, INK, mix, ON_PRIMARY, PRIMARY } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const LAND = mix(INK, 5, mix(PRIMARY, 8, CARD));
const BUILDING = mix(INK, 15, mix(PRIMARY, 12, CARD));
const PARK = mix('#4f9a62', 26, CARD);
const TREE = mix('#3f8a55', 52, CARD);
const WATER = mix('#4a8fc4', 34, CARD);
const MINUTES = 9;

type Box = [x: number, y: number, width: number, height: number];

const STREETS: Box[] = [
  [-120, 378, 1040, 46],
  [-120, 156, 1040, 26],
  [238, -100, 26, 800],
  [542, -100, 36, 800],
  [408, 156, 24, 240],
  [560, 512, 360, 24],
  [712, 156, 18, 240],
];

const BUILDINGS: Box[] = [
  [276, 194, 56, 60],
  [276, 262, 42, 104],
  [340, 194, 56, 44],
  [326, 324, 70, 42],
  [444, 194, 40, 62],
  [492, 194, 38, 92],
  [444, 264, 40, 102],
  [492, 294, 38, 72],
  [18, 198, 62, 72],
  [88, 198, 52, 52],
  [148, 198, 78, 72],
  [18, 290, 88, 76],
  [114, 300, 52, 66],
  [174, 282, 52, 84],
  [-60, 210, 66, 150],
  [278, 24, 68, 60],
  [354, 14, 60, 70],
  [422, 26, 106, 58],
  [278, 92, 50, 52],
  [336, 92, 90, 52],
  [434, 92, 94, 52],
  [592, 18, 70, 60],
  [670, 4, 160, 74],
  [592, 86, 50, 58],
  [650, 86, 180, 58],
  [592, 196, 106, 56],
  [592, 260, 48, 104],
  [648, 276, 50, 88],
  [744, 198, 120, 76],
  [744, 284, 90, 80],
  [592, 438, 60, 60],
  [660, 438, 84, 60],
  [752, 438, 110, 60],
  [448, 438, 80, 56],
  [358, 438, 80, 74],
  [278, 438, 70, 56],
  [470, 504, 58, 70],
  [150, 438, 74, 44],
];

const TREES = [
  [40, 24],
  [78, 50],
  [196, 20],
  [210, 58],
  [206, 104],
  [26, 122],
  [66, 130],
  [4, 76],
  [168, 128],
] as const;

const box = ([x, y, width, height]: Box) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
);

/** From the station to one house. Every dot of the route is a minute on foot, and the entrance stands open. */
export function NeighbourhoodMap({ title }: PictureProps) {
  return (
    <Drawing title={title} width={800} height={600}>
      <rect width="800" height="600" fill={LAND} />
      <g transform="rotate(-7 400 300)">
        <path d="M-120-100H238V156H-120z" fill={PARK} />
        <path
          d="M-120 74C0 60 60 96 120 78S200 40 238 70"
          fill="none"
          stroke={CARD}
          strokeWidth="8"
        />
        <g fill={TREE}>
          {TREES.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />
          ))}
        </g>
        <path d="M-120 500C40 470 140 560 300 566S480 640 540 720H-120z" fill={WATER} />
        <g fill={BUILDING}>{BUILDINGS.map(box)}</g>
        <g fill={CARD}>{STREETS.map(box)}</g>
        <path
          d="M440 700Q620 606 920 596"
          fill="none"
          stroke={mix(INK, 50, CARD)}
          strokeWidth="5"
        />
        <path
          d="M440 700Q620 606 920 596"
          fill="none"
          stroke={mix(INK, 50, CARD)}
          strokeWidth="18"
          strokeDasharray="3 13"
        />
        <rect x="326" y="246" width="70" height="70" fill={PRIMARY} />
        <path d="M393 268h6v28h-6z" fill={CARD} />
        <path
          d="M396 268H368M368 268A28 28 0 0 0 396 296"
          fill="none"
          stroke={ON_PRIMARY}
          strokeWidth="3"
        />
        <path
          d="M650 524H560V401H420V282H411"
          fill="none"
          stroke={PRIMARY}
          strokeWidth="12"
          strokeLinecap="round"
          strokeLinejoin="round"
          pathLength={MINUTES}
          strokeDasharray="0 1"
        />
        <circle cx="650" cy="524" r="13" fill={CARD} stroke={INK} strokeWidth="6" />
      </g>
      <g fontSize="34" fontWeight="600" fill={INK}>
        <text x="784" y="546" textAnchor="end">
          Station
        </text>
        <rect x="444" y="304" width="132" height="52" rx="8" fill={CARD} />
        <text x="510" y="342" textAnchor="middle">
          {MINUTES} min
        </text>
      </g>
    </Drawing>
  );
}
