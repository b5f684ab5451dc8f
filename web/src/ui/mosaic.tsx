import { mosaicLayers, mosaicViewBox, type Tone } from '@tessera/contract/mosaic';

const FILLS: Record<Tone, string> = {
  'tile-1': 'fill-tile-1 stroke-tile-1',
  'tile-2': 'fill-tile-2 stroke-tile-2',
  'tile-3': 'fill-tile-3 stroke-tile-3',
  'tile-4': 'fill-tile-4 stroke-tile-4',
  'tile-5': 'fill-tile-5 stroke-tile-5',
  ink: 'fill-ink stroke-ink',
  paper: 'fill-sunken stroke-sunken',
  sand: 'fill-line stroke-line',
};

type MosaicProps = {
  seed: string;
  columns: number;
  rows: number;
  /** The accessible name. Without it the picture is decorative. */
  label?: string;
  className?: string;
};

/** The brand picture, in the colours of the theme. The same seed gives the same tiles. */
export function Mosaic({ seed, columns, rows, label, className }: MosaicProps) {
  const meaning = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox={mosaicViewBox(columns, rows)}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...meaning}
    >
      {mosaicLayers(seed, columns, rows).map(({ tone, d }) => (
        <path key={d} d={d} strokeWidth="0.3" className={FILLS[tone]} />
      ))}
    </svg>
  );
}
