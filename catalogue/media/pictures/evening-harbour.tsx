import { CARD, mix, PRIMARY } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const NIGHT = mix(PRIMARY, 12, '#131c2b');
const DUSK = mix(mix(PRIMARY, 14, '#8094b6'), 92, CARD);
const SEA = mix(NIGHT, 66, DUSK);
const LAMP = '#ffdf9e';
const HULL = '#f1f1ec';
const sky = (glow: number): string => mix('#f7c39a', glow, DUSK);
const HORIZON = 296;

/** The sky in bands that halve towards the horizon. */
const BANDS = [
  { top: 0, glow: 0 },
  { top: 140, glow: 18 },
  { top: 214, glow: 40 },
  { top: 254, glow: 66 },
  { top: 276, glow: 92 },
];
const WINDOWS = [236, 262, 288, 314, 340, 366, 392, 418];
/** Tops of the spruces on an island: where the first stands, and the height of each. */
const ISLANDS = [
  { left: -8, heights: [26, 34, 22, 40, 30, 44, 36, 48, 30, 38, 22, 28, 14, 8] },
  { left: 676, heights: [6, 12, 22, 16, 30, 24, 38, 26, 42, 34, 28, 36, 24] },
];

/** A ferry with a ramp at each end. It shows a green light, as a ship does on its right side. */
function Ferry() {
  return (
    <g>
      <path d="M128 282H526L502 316q-4 8-14 8H166q-10 0-14-8z" fill={NIGHT} />
      <path d="M131 286H523l-6 8H137z" fill={PRIMARY} />
      <path
        d="M130 284l-26-34M524 284l26-34"
        stroke={NIGHT}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M168 282v-14q0-6 6-6h16l12-16h22q6 0 6 6v30z" fill="#7d8896" />
      <path d="M448 282v-30q0-6 6-6h44q6 0 6 6v30z" fill="#c9573c" />
      <path d="M496 252h8v12h-8zM196 250l-8 12h16v-12z" fill={LAMP} />
      <g fill={NIGHT}>
        {[184, 216, 462, 490].map((x) => (
          <circle key={x} cx={x} cy="281" r="6" />
        ))}
      </g>
      <path d="M222 246H440V282H222z" fill={mix(NIGHT, 70, DUSK)} />
      <g fill={HULL}>
        <path d="M212 208H450L440 250H222z" />
        <path d="M222 248h12v34h-12zM292 248h8v34h-8zM362 248h8v34h-8zM428 248h12v34h-12z" />
        <path d="M250 192h162v18H250z" />
        <path d="M292 158h78l8 36h-94z" />
      </g>
      <path d="M296 164h70l3 13h-76z" fill={NIGHT} />
      <path d="M388 162h24l4 32h-28z" fill={PRIMARY} />
      <path d="M331 158v-46M318 128h26" stroke={NIGHT} strokeWidth="3" />
      <circle cx="331" cy="112" r="4" fill={LAMP} />
      <circle cx="448" cy="204" r="5" fill="#2fbf71" />
      {WINDOWS.map((x) => (
        <rect key={x} x={x} y="220" width="16" height="14" rx="2" fill="#f0ad48" />
      ))}
    </g>
  );
}

function Pier() {
  return (
    <g fill={NIGHT}>
      <path d="M440 500v-54H800v54z" />
      <path d="M440 440H800v10H440z" fill={mix(NIGHT, 58, DUSK)} />
      <path d="M474 440v-16q-6 0-6-7h24q0 7-6 7v16z" />
      <g>
        <path d="M630 408h7l-1 32h-10v-4h4zM644 408h7v32h-10v-4h3z" />
        <path d="M628 374q4-8 12-8 12 0 14 12l5 36q-18 6-34 0z" fill={mix(PRIMARY, 46, NIGHT)} />
        <path
          d="M640 380l-2 24-10 2"
          fill="none"
          stroke={NIGHT}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M630 366q9 6 20 0l2 8q-12 5-23 0z" fill="#d98a52" />
        <path d="M631 352q0-10 10-10 8 0 10 8l-3 16h-12q-4 0-3-8l-3-2z" fill="#b9805c" />
        <path d="M632 348q0-11 12-11 14 0 13 15-1 10-7 14l-3-12q-9 2-15-6z" />
      </g>
      <path
        d="M668 412h26v28h-26zM675 412v-9h12v9"
        fill="#9c4a38"
        stroke={NIGHT}
        strokeWidth="2.5"
      />
      <g fill="none" stroke={NIGHT} strokeWidth="3.5">
        <circle cx="726" cy="422" r="17" />
        <circle cx="774" cy="422" r="17" />
        <path
          d="M726 422l14-26h26l-18 26zl20-26M736 388h12M774 422l-12-38h8M740 396l-4-8"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}

/** The evening ferry, seen from the pier where a passenger waits. */
export function EveningHarbour({ title }: PictureProps) {
  return (
    <Drawing title={title} width={800} height={500}>
      {BANDS.map(({ top, glow }) => (
        <rect key={top} y={top} width="800" height={HORIZON - top} fill={sky(glow)} />
      ))}
      <path d={`M568 ${HORIZON}a44 44 0 0 1 88 0z`} fill="#f0704a" />
      <g fill={mix(NIGHT, 62, sky(50))}>
        {ISLANDS.map(({ left, heights }) => (
          <path
            key={left}
            d={`M${left - 14} ${HORIZON}v-10${heights.map((height) => `l5-${height} 5 ${height}`).join('')}l16 10z`}
          />
        ))}
      </g>
      <rect y={HORIZON} width="800" height="204" fill={SEA} />
      <g fill="#f0704a">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <rect
            key={row}
            x={572 + row * 6}
            y={306 + row * 17}
            width={80 - row * 12}
            height="5"
            rx="2.5"
          />
        ))}
      </g>
      <g fill={mix(NIGHT, 46, DUSK)}>
        <path d="M0 330h96v4H0zM30 372h150v4H30zM660 342h140v4H660zM120 468h180v4H120z" />
      </g>
      <g fill={LAMP}>
        {WINDOWS.flatMap((x, index) =>
          [0, 1, 2, 3].map((row) => (
            <rect
              key={`${x} ${row}`}
              x={x + row * 1.5 + ((index + row) % 2) * 3}
              y={336 + row * 15}
              width={14 - row * 3}
              height="4"
              rx="2"
              opacity={1 - row * 0.18}
            />
          )),
        )}
      </g>
      <Ferry />
      <Pier />
    </Drawing>
  );
}
