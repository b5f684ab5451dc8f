import type { CSSProperties } from 'react';
import { CARD, INK, LINE, ON_PRIMARY, PRIMARY, QUIET_INK, tint } from '../colours.ts';
import { type PictureProps, readingOf } from '../drawing.tsx';
import { WeekCalendar } from './week-calendar.tsx';

/** The places of forty minutes that the calendar has left for this day. */
const TIMES = ['16:00', '16:40', '17:20'];

const COLOURS = {
  '--visit-line': LINE,
  '--visit-quiet': QUIET_INK,
  '--visit-main': PRIMARY,
  '--visit-on-main': ON_PRIMARY,
  '--visit-ground': tint(12),
  background: CARD,
  color: INK,
} as CSSProperties;

/** The week of a practice and the visits that can still be had today. It fills the height of its place. */
export function VisitCard({ title }: PictureProps) {
  return (
    <div {...readingOf(title)} dir="ltr" style={COLOURS} className="flex h-full flex-col">
      <div className="flex flex-1 flex-col justify-end bg-(--visit-ground)">
        <WeekCalendar />
      </div>
      <div className="border-t border-(--visit-line) p-5 md:p-7">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">First visits today</span>
          <span className="text-(--visit-quiet)">Wed 18 Nov</span>
        </div>
        <div className="mt-4 grid grid-cols-3 gap-3 font-semibold tabular-nums">
          {TIMES.map((time, index) => (
            <span
              key={time}
              className={`flex min-h-11 items-center justify-center rounded-[calc(var(--radius,.5rem)*.6)] border ${index === 0 ? 'border-(--visit-main) bg-(--visit-main) text-(--visit-on-main)' : 'border-(--visit-line)'}`}
            >
              {time}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
