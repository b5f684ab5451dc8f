import { PlainCards } from './component.tsx';

type Point = readonly [share: number, metres: number];

const WIDTH = 600;
const HEIGHT = 400;
const TOP_M = 2_350;
const BOTTOM_M = 250;

const yOf = (metres: number): number =>
  HEIGHT - 40 - ((metres - BOTTOM_M) / (TOP_M - BOTTOM_M)) * (HEIGHT - 80);

/** A line through all points that is level at each of them. */
function lineOf(points: readonly Point[]): string {
  return points
    .map(([share, metres], at) => {
      const [x, y] = [share * WIDTH, yOf(metres)];
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = ((before[0] + share) / 2) * WIDTH;
      return `C${middle} ${yOf(before[1])} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

const GREEN = '#2e7d4f';
const mix = (percent: number): string => `color-mix(in oklab, ${GREEN} ${percent}%, var(--panel))`;

/** The ride there and back from the side, before hills that are further away. All have one scale. */
function Profile({
  points,
  shift,
  title,
}: {
  points: readonly Point[];
  shift: number;
  title: string;
}) {
  const [, start] = points[0]!;
  const [at, top] = points.toSorted(
    ([, one], [, other]) => Math.abs(other - start) - Math.abs(one - start),
  )[0]!;
  const area = (line: string): string => `${line}V${HEIGHT}H0z`;
  const isHigh = top > 1_600;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={title}
    >
      <rect width={WIDTH} height={HEIGHT} fill={mix(9)} />
      <path
        d="M-600 170 -510 128 -430 176 -330 82 -262 140 -190 108 -90 186 0 190 70 150 120 172 210 96 262 140 330 70 402 132 470 104 540 158 600 128 690 176 770 110 850 150 930 60 1010 140 1200 170V400H-600z"
        transform={`translate(${-((shift * 170) % 520)})`}
        fill={mix(17)}
      />
      <path
        d="M-600 240 -480 206 -390 252 -270 214 -120 256 0 262 90 226 170 252 260 206 350 248 440 214 520 240 600 210 720 256 840 218 960 250 1200 214V400H-600z"
        transform={`translate(${-((shift * 230) % 560)})`}
        fill={mix(27)}
      />
      <path d={area(lineOf(points))} fill={mix(62)} />
      <path d={lineOf(points)} fill="none" stroke="var(--ink)" strokeWidth="4" />
      <circle
        cx={at * WIDTH}
        cy={yOf(top)}
        r="8"
        fill="var(--panel)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <text
        x={at * WIDTH}
        y={isHigh ? 42 : yOf(top) - 24}
        textAnchor="middle"
        fontSize="28"
        fontWeight="600"
        fill="var(--ink)"
      >
        {`${top.toLocaleString('en-IN')} m`}
      </text>
    </svg>
  );
}

const track = (name: string) => <a href={`#${name}.gpx`}>GPX</a>;

/** Five rides of a workshop. Nobody has taken the track of the last one yet. */
export function Demo() {
  return (
    <PlainCards
      cards={[
        {
          title: 'To Mussoorie before the buses',
          href: '#mussoorie',
          text: 'Leave at five. The road is yours as far as the toll, and tea is ready at the top.',
          meta: '70 km, 1,300 m up',
          actions: track('mussoorie'),
          media: (
            <Profile
              shift={1}
              title="From 660 m up to 1,960 m and back"
              points={[
                [0, 660],
                [0.14, 800],
                [0.3, 1_240],
                [0.5, 1_960],
                [0.7, 1_240],
                [0.86, 800],
                [1, 660],
              ]}
            />
          ),
        },
        {
          title: 'Up the river to Maldevta',
          href: '#maldevta',
          text: 'Tarmac to the bridge, then two kilometres of gravel. Feet in the water at the end.',
          meta: '32 km, 210 m up',
          actions: track('maldevta'),
          media: (
            <Profile
              shift={2}
              title="From 660 m up to 870 m and back"
              points={[
                [0, 660],
                [0.2, 700],
                [0.38, 770],
                [0.5, 870],
                [0.62, 770],
                [0.8, 700],
                [1, 660],
              ]}
            />
          ),
        },
        {
          title: 'Asan, for the ducks',
          href: '#asan',
          text: 'Downhill all the way there, and you pay for it after lunch.',
          meta: '84 km, 260 m up',
          actions: track('asan'),
          media: (
            <Profile
              shift={3}
              title="From 660 m down to 400 m and back"
              points={[
                [0, 660],
                [0.16, 590],
                [0.34, 470],
                [0.5, 400],
                [0.68, 480],
                [0.86, 580],
                [1, 660],
              ]}
            />
          ),
        },
        {
          title: 'The ridge at Mohand, and monkeys',
          href: '#mohand',
          text: 'Sal forest on both sides. Keep your lunch in the bag until the temple.',
          meta: '46 km, 420 m up',
          actions: track('mohand'),
          media: (
            <Profile
              shift={4}
              title="From 660 m over 980 m and back"
              points={[
                [0, 660],
                [0.14, 620],
                [0.36, 980],
                [0.5, 880],
                [0.64, 980],
                [0.86, 620],
                [1, 660],
              ]}
            />
          ),
        },
        {
          title: 'Round the tea gardens with children',
          href: '#tea',
          text: 'No hill, no lorry, three places for ice cream. Nobody has taken the track yet.',
          meta: '18 km, 40 m up',
        },
      ]}
    />
  );
}
