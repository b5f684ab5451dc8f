import type { Season } from '../content.ts';
import { HouseDrawing } from './house-drawing.tsx';
import {
  blossoms,
  flakes,
  forest,
  HEIGHT,
  rain,
  ridge,
  rocks,
  shades,
  snows,
  stars,
  WIDTH,
} from './land.ts';

const FAR = ridge(330, 46, 1.1);
const MIDDLE = ridge(400, 50, 2.6);
const MIDDLE_TREES = forest(400, 50, 2.6, { step: 22, height: 34 });
const NEAR = ridge(480, 40, 5.4);
const NEAR_TREES = forest(480, 40, 5.4, { step: 40, height: 84, gap: [900, 1330] });
const GROUND = ridge(560, 26, 4.2);
const GROUND_TREES = forest(560, 26, 4.2, { step: 92, height: 170, gap: [880, 1400] });

type Props = {
  season: Season;
  /** What the picture shows, for those who cannot see it; without it the picture is decoration. */
  label?: string;
  withHouse?: boolean;
  viewBox?: string;
  /** Which side stays when the picture is narrower than the land. */
  keep?: 'middle' | 'house';
  className?: string;
};

/** The view from the ridge, in any season, by day and by night. */
export function Landscape({
  season,
  label,
  withHouse = true,
  viewBox = `0 0 ${WIDTH} ${HEIGHT}`,
  keep = 'middle',
  className = '',
}: Props) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={keep === 'house' ? 'xMaxYMax slice' : 'xMidYMax slice'}
      data-season={season}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`landscape block ${className}`}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--sky)" />
      <path d={stars} fill="var(--star)" />
      <circle cx="1290" cy="92" r="40" fill="var(--sun)" />
      <circle cx="250" cy="96" r="34" fill="var(--moon)" />
      <circle cx="266" cy="86" r="30" fill="var(--sky)" />
      <path d={rocks} fill="var(--rock)" />
      <path d={snows} fill="var(--snow)" />
      <path d={shades} fill="var(--shade)" />
      <path d="M0 300q260-34 520-6t540-14 540 10v90H0z" fill="var(--haze)" opacity=".8" />
      <path d={FAR} fill="var(--far)" />
      <path d="M0 380q300-30 620 0t980-16v50H0z" fill="var(--haze)" opacity=".35" />
      <path d={MIDDLE + MIDDLE_TREES} fill="var(--middle)" />
      <path d={NEAR + NEAR_TREES} fill="var(--near)" />
      {withHouse && <HouseDrawing />}
      <path d={GROUND} fill="var(--ground)" />
      <path d={GROUND_TREES} fill="var(--tree)" />
      <path d={blossoms} fill="var(--bloom)" />
      <path d={rain} fill="var(--rain)" />
      <path d={flakes} fill="var(--drift)" />
    </svg>
  );
}
