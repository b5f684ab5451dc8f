import type { ReactNode } from 'react';
import {
  NegiBediMark,
  QuarterPastFourMark,
  SeerTolaMark,
  TwoColumnsMark,
  UtskarMark,
} from './marks';

type WordProps = {
  x: number;
  y: number;
  length: number;
  size?: number;
  weight?: number;
  serif?: boolean;
  children: ReactNode;
};

/** A word of one length in every font. */
function Word({ x, y, length, size = 18, weight = 600, serif = false, children }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      textLength={length}
      lengthAdjust="spacingAndGlyphs"
      fontSize={size}
      fontWeight={weight}
      fontFamily={serif ? 'ui-serif, Georgia, serif' : undefined}
    >
      {children}
    </text>
  );
}

/** Invented businesses for the row of logos. Put the logos of your customers in their place. */
export const WORDMARKS = {
  twoColumns: {
    name: 'Two Columns',
    logo: (
      <svg viewBox="3 2 146 21" fill="currentColor">
        <TwoColumnsMark />
        <Word x={33} y={18.5} length={116} size={19}>
          Two Columns
        </Word>
      </svg>
    ),
  },
  utskar: {
    name: 'Utskär',
    logo: (
      <svg viewBox="0 0 96 24" fill="currentColor">
        <UtskarMark />
        <Word x={32} y={18} length={64} size={20} weight={500} serif>
          Utskär
        </Word>
      </svg>
    ),
  },
  quarterPastFour: {
    name: 'Quarter Past Four',
    logo: (
      <svg viewBox="0 0 106 36" fill="currentColor">
        <g transform="scale(1.5)">
          <QuarterPastFourMark />
        </g>
        <Word x={42} y={15.5} length={60} weight={400} serif>
          Quarter
        </Word>
        <Word x={42} y={33} length={64} weight={400} serif>
          past four
        </Word>
      </svg>
    ),
  },
  negiBedi: {
    name: 'Negi & Bedi',
    logo: (
      <svg viewBox="0 0 151 22" fill="currentColor">
        <g transform="translate(0 -2)">
          <NegiBediMark />
        </g>
        <Word x={32} y={19} length={119} size={17} weight={500}>
          NEGI & BEDI
        </Word>
      </svg>
    ),
  },
  seerTola: {
    name: 'Seer & Tola',
    logo: (
      <svg viewBox="0 0 88 42" fill="currentColor">
        <g transform="translate(32 -2)">
          <SeerTolaMark />
        </g>
        <Word x={0} y={40} length={88} size={17} weight={400} serif>
          Seer & Tola
        </Word>
      </svg>
    ),
  },
};
