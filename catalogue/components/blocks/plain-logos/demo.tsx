import type { ReactNode } from 'react';
import {
  NeemLaneMark,
  NegiBediMark,
  OpenPalmMark,
  QuarterPastFourMark,
  QuernMark,
  SeerTolaMark,
} from '../../../media/marks.tsx';
import { PlainLogos } from './component.tsx';

type WordProps = { x: number; y: number; length: number; look: string; children: ReactNode };

/** A word of one length in every font. */
function Word({ x, y, length, look, children }: WordProps) {
  return (
    <text x={x} y={y} textLength={length} lengthAdjust="spacingAndGlyphs" className={look}>
      {children}
    </text>
  );
}

const SERIF = '[font-family:ui-serif,Georgia,serif]';

/** Customers of Two Columns, each with the proportions of its own sign. */
export function Demo() {
  return (
    <PlainLogos
      logos={[
        {
          name: 'Neem Lane Dental',
          logo: (
            <svg viewBox="0 0 131 22" fill="currentColor">
              <g transform="translate(-.5 -1)">
                <NeemLaneMark />
              </g>
              <Word x={31} y={18} length={99} look="text-[19px] font-semibold">
                Neem Lane
              </Word>
            </svg>
          ),
        },
        {
          name: 'Quarter Past Four',
          logo: (
            <svg viewBox="0 0 108 36" fill="currentColor">
              <g transform="scale(1.5)">
                <QuarterPastFourMark />
              </g>
              <Word x={42} y={14} length={60} look={`text-[18px] ${SERIF}`}>
                Quarter
              </Word>
              <Word x={42} y={31} length={64} look={`text-[18px] ${SERIF}`}>
                past four
              </Word>
            </svg>
          ),
        },
        {
          name: 'Open Palm',
          weight: 0.55,
          logo: (
            <svg viewBox="2 2 21 21" fill="currentColor">
              <OpenPalmMark />
            </svg>
          ),
        },
        {
          name: 'Negi & Bedi',
          logo: (
            <svg viewBox="0 0 152 22" fill="currentColor">
              <g transform="translate(0 -2)">
                <NegiBediMark />
              </g>
              <Word x={32} y={19} length={119} look="text-[17px] font-medium">
                NEGI & BEDI
              </Word>
            </svg>
          ),
        },
        {
          name: 'Seer & Tola',
          logo: (
            <svg viewBox="0 0 89 42" fill="currentColor">
              <g transform="translate(32 -2)">
                <SeerTolaMark />
              </g>
              <Word x={0} y={40} length={88} look={`text-[17px] ${SERIF}`}>
                Seer & Tola
              </Word>
            </svg>
          ),
        },
        {
          name: 'Quern',
          weight: 0.85,
          logo: (
            <svg viewBox="0 0 91 24" fill="currentColor">
              <g transform="translate(0 -.5)">
                <QuernMark />
              </g>
              <Word x={31} y={18.5} length={59} look="text-[21px] font-bold">
                quern
              </Word>
            </svg>
          ),
        },
      ]}
    />
  );
}
