import type { ReactNode } from 'react';
import type { Sample } from './content.ts';
import { halftone } from './halftone.ts';

const FADE = halftone(300, 380, 8, (_, y) => y / 420);
const ROUND = halftone(300, 380, 7, (x, y) => {
  const away = Math.hypot(x - 150, y - 160);
  return away > 100 ? 0 : 0.9 - away / 130;
});
const LEFT = halftone(300, 380, 9, (x) => 0.85 - x / 320);

const petals = (x: number, y: number, count: number, length: number, width: number): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <path
      key={at}
      d={`M${x} ${y}q${-width} ${-length / 2} 0 ${-length}q${width} ${length / 2} 0 ${length}z`}
      transform={`rotate(${(at * 360) / count} ${x} ${y})`}
    />
  ));

const days = (fill: (day: number) => boolean): string =>
  Array.from({ length: 35 }, (_, at) => at)
    .filter(fill)
    .map((at) => `M${38 + (at % 7) * 33} ${224 + Math.floor(at / 7) * 26}h24v18h-24z`)
    .join('');

/** Each sample is two layers: what the first drum prints, and what the second prints over it. */
const layers: Record<Sample, { a: ReactNode; b: ReactNode }> = {
  poster: {
    a: (
      <>
        <path d={FADE} />
        <circle cx="206" cy="118" r="74" />
      </>
    ),
    b: (
      <>
        <path d="M28 212q70-84 168-34l54-44q-8 48-2 88l-54-24q-92 62-166 14z" />
        <circle cx="78" cy="196" r="7" className="fill-sheet" />
        <path d="M28 292h244v14H28zM28 316h190v14H28zM28 340h120v10H28z" />
        <path
          d="M104 168q20 32 0 72M138 156q24 44 4 86"
          className="fill-none stroke-sheet"
          strokeWidth="4"
        />
      </>
    ),
  },
  zine: {
    a: (
      <>
        <path d="M40 60h190v260H40z" />
        <path d="M66 40h190v260H66z" opacity=".45" />
      </>
    ),
    b: (
      <>
        <path d={ROUND} />
        <path d="M70 84h130v26H70zM70 118h84v26H70z" />
        <path d="M40 300l190 20v12L40 332z" opacity=".6" />
        <path d="M36 110h10v26H36zM36 240h10v26H36z" />
      </>
    ),
  },
  card: {
    a: (
      <>
        <path d="M30 76h240v230H30z" opacity=".35" />
        <g>{petals(150, 182, 12, 96, 22)}</g>
      </>
    ),
    b: (
      <>
        <g>{petals(150, 182, 8, 62, 20)}</g>
        <path d="M42 88h216v206H42zm6 6v194h204V94z" fillRule="evenodd" />
        <path d="M84 316h132v8H84zM108 334h84v8h-84z" />
      </>
    ),
  },
  label: {
    a: (
      <>
        <path d="M92 110q58-70 116 0 46 130-58 178-104-48-58-178z" />
        <path d="M52 316h196v30H52z" opacity=".4" />
      </>
    ),
    b: (
      <>
        <path
          d={halftone(300, 380, 8, (x, y) =>
            Math.hypot((x - 172) / 0.8, y - 200) > 92 ? 0 : 0.75 - (200 - x) / 130,
          )}
        />
        <path d="M146 92q4-36 34-48-2 34-26 50zM152 84q-34-30-72-14 26 30 70 20z" />
        <path d="M76 324h148v14H76z" />
        <path d="M44 36h212v318H44zm5 5v308h202V41z" fillRule="evenodd" />
      </>
    ),
  },
  map: {
    a: (
      <>
        <path d="M24 40h252v300H24z" opacity=".3" />
        <path d="M24 236q70-40 110 6t142-20v118H24z" />
        <circle cx="212" cy="104" r="34" />
      </>
    ),
    b: (
      <>
        <g className="fill-none stroke-ink-b" strokeWidth="7">
          <path d="M24 96h94l40 52v192M118 96V40M158 148l118-40M24 190h134M206 132l26 208" />
        </g>
        <path d="M52 118h40v48H52zM176 182h30v52h-30zM66 58h34v20H66z" opacity=".7" />
        <path d="M206 78a18 18 0 0 1 18 18q0 16-18 36-18-20-18-36a18 18 0 0 1 18-18z" />
        <path d="M87 40h2v300h-2zM150 40h2v300h-2zM213 40h2v300h-2z" opacity=".5" />
      </>
    ),
  },
  calendar: {
    a: (
      <>
        <path d={LEFT} transform="translate(0 0) scale(1 .5)" />
        <path d="M30 202 96 96l52 76 34-44 88 74z" />
        <path d={days((day) => day % 7 === 0 || day === 17)} />
      </>
    ),
    b: (
      <>
        <path d="M30 202l88-62 46 34 48-62 58 90z" opacity=".85" />
        <circle cx="222" cy="74" r="26" />
        <path d={days((day) => day > 2 && day % 7 !== 0)} opacity=".55" />
        <path d="M60 22h12v26H60zM108 22h12v26h-12zM156 22h12v26h-12zM204 22h12v26h-12z" />
      </>
    ),
  },
};

export function SampleArt({ sample }: { sample: Sample }) {
  const { a, b } = layers[sample];
  return (
    <svg
      viewBox="0 0 300 380"
      className="overprint block h-auto w-full bg-sheet"
      aria-hidden="true"
    >
      <g className="fill-ink-a">{a}</g>
      <g className="fill-ink-b" transform="translate(2.5 -2)">
        {b}
      </g>
    </svg>
  );
}
