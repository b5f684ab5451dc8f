import type { Season } from '../content.ts';
import { Landscape } from './landscape.tsx';

/** The part of the land that each room sees. */
export const VIEWS: Record<Season, string> = {
  winter: '380 40 760 560',
  spring: '60 120 640 480',
  summer: '1040 110 560 420',
  monsoon: '700 60 760 560',
  autumn: '240 60 720 540',
};

/** What the room looks out on, through its own window. */
export function RoomWindow({ season, label }: { season: Season; label: string }) {
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-t-[12rem] border-8 border-ink">
      <Landscape
        season={season}
        label={label}
        withHouse={false}
        viewBox={VIEWS[season]}
        className="absolute inset-0 size-full"
      />
      <div aria-hidden="true" className="absolute inset-y-0 left-1/2 w-2 -translate-x-1/2 bg-ink" />
      <div aria-hidden="true" className="absolute inset-x-0 top-[45%] h-2 bg-ink" />
    </div>
  );
}
