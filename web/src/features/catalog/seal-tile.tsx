import clsx from 'clsx';
import type { ReactNode } from 'react';
import { inKilobytes } from '../../lib/item-words.ts';
import type { Seal, SealTile } from './seal-facts.ts';

/** The weight at which the quarter circle fills its tile. */
const FULL_KB = 10;
const WIDEST_PX = 2_000;
const BARS = ['fill-tile-2', 'fill-tile-4', 'fill-tile-3', 'fill-tile-1'];

const Ground = ({ className }: { className: string }) => (
  <rect width="100.5" height="100.5" className={className} />
);

const Letters = ({
  x,
  y,
  size,
  className,
  children,
}: {
  x: number;
  y: number;
  size: number;
  className: string;
  children: ReactNode;
}) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight="650"
    letterSpacing={-size * 0.04}
    className={clsx('font-display', className)}
  >
    {children}
  </text>
);

/** The figures that stand for a check that passed. Each is drawn from the recorded value. */
const FIGURES: Record<SealTile['name'], (seal: Seal) => ReactNode> = {
  access: () => (
    <>
      <Ground className="fill-tile-4" />
      <Letters x={10} y={82} size={56} className="fill-on-tile">
        AA
      </Letters>
      <path d="M74 0h26.5v26a26 26 0 0 1-26-26z" className="fill-tile-paper" />
    </>
  ),
  weight: ({ kilobytes }) => {
    const radius = Math.min(1, kilobytes / FULL_KB) * 100;
    return (
      <>
        <Ground className="fill-line" />
        <path
          d={`M0 100.5V${100 - radius}A${radius} ${radius} 0 0 1 ${radius} 100.5z`}
          className="fill-tile-3"
        />
        <Letters x={10} y={86} size={34} className="fill-tile-ink">
          {inKilobytes(kilobytes * 1_000)}
        </Letters>
      </>
    );
  },
  server: ({ isInteractive }) => (
    <>
      <Ground className="fill-tile-2" />
      <rect y="50" width="50" height="50.5" className="fill-tile-paper" />
      {isInteractive ? (
        <>
          <circle cx="75" cy="25" r="25" className="fill-tile-3" />
          <path d="M50 50h50.5v50a50 50 0 0 1-50-50z" className="fill-tile-deep" />
        </>
      ) : (
        <circle cx="25" cy="75" r="25" className="fill-tile-2" />
      )}
    </>
  ),
  widths: ({ widths }) => (
    <>
      <Ground className="fill-tile-deep" />
      {widths
        .toSorted((a, b) => b - a)
        .slice(0, BARS.length)
        .map((width, index) => (
          <rect
            key={width}
            y={40 - index * 9}
            width={(width / WIDEST_PX) * 100}
            height={61 + index * 9}
            className={BARS[index]}
          />
        ))}
    </>
  ),
  themes: () => (
    <>
      <Ground className="fill-tile-light" />
      <rect x="50" width="50.5" height="100.5" className="fill-tile-deep" />
      <path d="M50 22a28 28 0 0 0 0 56z" className="fill-tile-deep" />
      <path d="M50 22a28 28 0 0 1 0 56z" className="fill-tile-light" />
    </>
  ),
  direction: () => (
    <>
      <Ground className="fill-tile-1" />
      <path d="M50 50 100.5 0v100.5z" className="fill-tile-paper" />
      <path d="M50 50 0 0v100.5z" className="fill-tile-3" />
    </>
  ),
  motion: () => (
    <>
      <Ground className="fill-tile-5" />
      <g fill="none" strokeWidth="2" strokeDasharray="3 4" className="stroke-on-tile">
        <circle cx="28" cy="50" r="20" opacity=".45" />
        <circle cx="42" cy="50" r="20" opacity=".7" />
      </g>
      <circle cx="66" cy="50" r="22" className="fill-on-tile" />
    </>
  ),
  pasted: ({ projects }) => (
    <>
      <Ground className="fill-ink" />
      <rect x="50" width="50.5" height="50" className="fill-tile-4" />
      <path d="M0 0h50v50A50 50 0 0 1 0 0z" className="fill-tile-3" />
      <path d="M100.5 100.5V50a50 50 0 0 0-50 50.5z" className="fill-tile-1" />
      <Letters x={14} y={90} size={40} className="fill-canvas">
        {projects}
      </Letters>
    </>
  ),
};

/** A tile of the seal. The caption below says the same in words. */
export const SealTilePicture = ({ tile, seal }: { tile: SealTile; seal: Seal }) => (
  <svg
    viewBox="0 0 100 100"
    aria-hidden="true"
    className="block h-auto w-full"
    data-passed={tile.passed}
  >
    {tile.passed ? (
      FIGURES[tile.name](seal)
    ) : (
      <>
        <Ground className="fill-surface" />
        <rect
          x="3"
          y="3"
          width="94"
          height="94"
          fill="none"
          strokeWidth="2"
          className="stroke-danger"
        />
        <path d="M36 36 64 64M64 36 36 64" strokeWidth="4" className="stroke-danger" />
      </>
    )}
  </svg>
);
