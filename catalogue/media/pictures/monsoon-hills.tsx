import { CARD, mix, PRIMARY } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const FOREST = mix(PRIMARY, 20, '#12382c');
const MIST = mix(mix(PRIMARY, 12, '#dbe4df'), 90, CARD);
const WHITE = mix('#ffffff', 78, MIST);
/** The deeper, the nearer. */
const layer = (depth: number): string => mix(FOREST, depth, MIST);

/** Each range as corners from left to right. It goes down to where the next one hides it. */
const RANGES = [
  {
    depth: 17,
    line: '0 178 60 170 92 132 214 132 238 166 300 172 338 120 452 116 484 166 560 174 598 142 704 142 732 176 800 182',
  },
  {
    depth: 38,
    line: '0 220 50 210 72 164 238 156 264 210 322 226 360 266 432 280 520 318 800 330',
  },
  {
    depth: 62,
    line: '250 424 330 402 402 366 452 324 494 302 520 252 540 246 668 246 692 292 742 310 800 316',
  },
];

const PALMS = [
  { x: 84, height: 74 },
  { x: 104, height: 92 },
  { x: 128, height: 66 },
];

/** Walls of earth between the flooded fields, from the far one to the near one. */
const BUNDS = [
  'M0 392C150 372 300 382 430 400S680 426 800 406',
  'M0 420C130 400 330 412 470 434S700 458 800 442',
  'M0 468C170 440 350 452 520 476S730 494 800 486',
];

/** Rows of seedlings in the one field that is already planted. The near ones are larger. */
const SEEDLINGS = Array.from({ length: 3 }, (_, row) =>
  Array.from({ length: 15 }, (_unused, index) => ({
    x: 492 + index * 20 - row * 4,
    y: 448 + row * 9 + index * (1.1 - row * 0.15),
    size: 3 + row * 0.7,
  })),
).flat();

function Walker() {
  return (
    <g>
      <path
        d="M592 398l-3 19M602 398l5 18"
        stroke="#4b3124"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M590 368q8-6 15 0l5 36h-25z" fill="#f3ecdf" />
      <path d="M604 372l6 12-4 3" fill="none" stroke="#4b3124" strokeWidth="4" />
      <circle cx="599" cy="359" r="7" fill="#4b3124" />
      <path d="M607 386V338" stroke={FOREST} strokeWidth="2" />
      <path
        d="M573 356q2-22 34-24 32 2 34 24-6-5-11 0-6-5-12 0-5-5-11 0-6-5-11 0-6-5-12 0-5-5-11 0z"
        fill="#d5402b"
      />
      <rect x="578" y="428" width="44" height="4" rx="2" fill="#d5402b" opacity="0.45" />
    </g>
  );
}

/** Flat-topped hills in the rain, and one person on the way between flooded fields. */
export function MonsoonHills({ title }: PictureProps) {
  return (
    <Drawing title={title} width={800} height={500}>
      <rect width="800" height="500" fill={MIST} />
      {RANGES.slice(0, 1).map(({ depth, line }) => (
        <path key={depth} d={`M${line}V430H0z`} fill={layer(depth)} />
      ))}
      <path
        d="M236 0H800V78H610a22 22 0 0 1-22-22 14 14 0 0 0-14-14H404a18 18 0 0 1-18-18 12 12 0 0 0-12-12H248a12 12 0 0 1-12-12z"
        fill={layer(27)}
      />
      <path d="M588 78H790L704 330H502z" fill={layer(30)} opacity="0.5" />
      <g stroke={layer(48)} strokeWidth="1.5" opacity="0.6">
        {Array.from({ length: 12 }, (_, index) => (
          <path
            key={index}
            d={`M${600 + index * 16} 78l-${70 + ((index * 37) % 17)} ${205 + ((index * 37) % 17) * 3}`}
          />
        ))}
      </g>
      <path d={`M${RANGES[1]!.line}V430H0z`} fill={layer(38)} />
      <path d="M126 161l7 0-1 62 4 30h-14l3-30zM194 158h5l-1 40 3 26h-10l2-26z" fill={WHITE} />
      <path d="M0 268h176a13 13 0 0 1 0 26h104a12 12 0 0 1 0 24H0z" fill={WHITE} opacity="0.8" />
      <path d={`M${RANGES[2]!.line}V430H250z`} fill={layer(62)} />
      <path d="M0 420V346c120-22 210-16 300 12s190 42 300 36 150-14 200-8v40z" fill={layer(82)} />
      <g stroke={FOREST} strokeLinecap="round" fill="none">
        {PALMS.map(({ x, height }) => (
          <g key={x}>
            <path d={`M${x} 366q4-${height / 2} 0-${height}`} strokeWidth="3.5" />
            <path
              d={`M${x - 15} ${378 - height}q3-14 15-12 12-2 15 12M${x - 17} ${366 - height}q9-9 17 0 8-9 17 0M${x} ${366 - height}v-12`}
              strokeWidth="4"
            />
          </g>
        ))}
      </g>
      <path d="M152 346h70v30h-70z" fill={WHITE} />
      <path d="M140 348l20-26h54l20 26z" fill="#9c4a33" />
      <path d="M164 356h12v12h-12z" fill="#f7cf7c" />
      <path d="M194 354h14v22h-14z" fill={FOREST} />
      <path d="M0 376c150-22 330-2 460 22s240 18 340 2V500H0z" fill={mix(MIST, 94, FOREST)} />
      <g fill={layer(30)}>
        <path d="M520 408h150v5H520zM560 418h70v4h-70zM60 398h130v4H60zM90 428h90v4H90zM260 462h120v4H260zM70 482h180v4H70z" />
      </g>
      <g stroke={layer(88)} strokeWidth="2" strokeLinecap="round" fill="none">
        {SEEDLINGS.map(({ x, y, size }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - size / 2} ${y - size}l${size / 2} ${size} ${size / 2}-${size}`}
          />
        ))}
      </g>
      <g fill="none" stroke={FOREST}>
        {BUNDS.map((bund, index) => (
          <path key={bund} d={bund} strokeWidth={4 + index * 3} />
        ))}
        <path d="M226 382l-44 26M344 390l-8 26M468 434l-22 32M228 407l-60 46" strokeWidth="5" />
      </g>
      <Walker />
    </Drawing>
  );
}
