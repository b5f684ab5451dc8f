import { BRAND_INK, CARD, INK, LINE, mix, MONO, PRIMARY, QUIET_INK, tint } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const ADVANCE = 19.2;
const GROUND = mix(PRIMARY, 7, '#14171b');
const PALE = '#e8eaed';
const DIM = '#a4abb4';
const SIGNAL = mix(PRIMARY, 45, '#ffffff');
const FAULT = '#ffb199';

type Run = { at: number; text: string; colour: string; weight?: number };

const EDITOR: Run[][] = [
  [
    { at: 0, text: '41', colour: QUIET_INK },
    { at: 4, text: 'curl -X POST /refunds \\', colour: INK },
  ],
  [
    { at: 0, text: '42', colour: QUIET_INK },
    { at: 6, text: '-d amount=120000', colour: INK },
  ],
  [
    { at: 0, text: '43', colour: BRAND_INK, weight: 700 },
    { at: 4, text: '#', colour: QUIET_INK },
    { at: 6, text: '200', colour: INK, weight: 700 },
    { at: 10, text: '{ "state": "queued" }', colour: BRAND_INK },
  ],
];

const TERMINAL: Run[][] = [
  [
    { at: 0, text: '$', colour: SIGNAL },
    { at: 2, text: 'quern check guide', colour: PALE },
  ],
  [
    { at: 0, text: 'refunds.md:43', colour: FAULT, weight: 700 },
    { at: 15, text: 'says 200, got 202', colour: PALE },
  ],
  [
    { at: 0, text: '212 ran, 211 right, 1 wrong', colour: DIM },
    { at: 29, text: '4.1 s', colour: DIM },
  ],
];

/** The width of each run is fixed, so that a mark below a character fits in every fixed-width font. */
const lines = (rows: Run[][], left: number, top: number) =>
  rows.flatMap((runs, row) =>
    runs.map(({ at, text, colour, weight = 400 }) => (
      <text
        key={`${row} ${at}`}
        x={left + at * ADVANCE}
        y={top + row * 52}
        fill={colour}
        fontWeight={weight}
        textLength={text.length * ADVANCE}
        lengthAdjust="spacingAndGlyphs"
        xmlSpace="preserve"
      >
        {text}
      </text>
    )),
  );

/** A page of a manual whose sample gave another answer than the page says. */
export function DocsTerminal({ title }: PictureProps) {
  const below = 40 + 6 * ADVANCE;
  return (
    <Drawing title={title} width={800} height={500}>
      <rect width="800" height="500" fill={CARD} />
      <rect y="198" width="800" height="56" fill={tint(14)} />
      <rect y="198" width="6" height="56" fill={PRIMARY} />
      <path d="M0 0H800V70H0z" fill={tint(12)} />
      <path d="M0 70H800" stroke={LINE} strokeWidth="2" />
      <g fontSize="32">
        <text x="40" y="47" fill={INK} fontWeight="600">
          refunds.md
        </text>
        <text x="250" y="47" fill={QUIET_INK}>
          capture.md
        </text>
        <g fontFamily={MONO}>{lines(EDITOR, 40, 130)}</g>
      </g>
      <rect x="40" y="67" width="170" height="5" fill={PRIMARY} />
      <path
        d={`M${below} 245q4.8-7 9.6 0t9.6 0t9.6 0t9.6 0t9.6 0t9.6 0`}
        fill="none"
        stroke="#d4472a"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect y="284" width="800" height="216" fill={GROUND} />
      <g fontSize="32" fontFamily={MONO}>
        {lines(TERMINAL, 40, 352)}
      </g>
    </Drawing>
  );
}
