import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { PlainBento } from './component.tsx';

/** Filled is good, half is soon, a ring is now. */
const STATES = { good: 100, soon: 50, now: 0 } as const;
type State = keyof typeof STATES;

function Mark({ state }: { state: State }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="block w-full max-w-3 shrink-0">
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {state !== 'now' && (
        <path
          d={state === 'good' ? 'M6 1a5 5 0 0 1 0 10a5 5 0 0 1 0-10' : 'M6 1a5 5 0 0 0 0 10z'}
          fill="currentColor"
        />
      )}
    </svg>
  );
}

const CHECKS = 41;
const FINDINGS: [part: string, measured: string, state: State, says: string][] = [
  ['Brake pads, front', '0.8 mm', 'now', 'Now, ₹180'],
  ['Gear cable, rear', '2 strands left', 'now', 'Now, ₹120'],
  ['Chain', '0.6% longer', 'soon', 'Six weeks'],
  ['Tyre, rear', '1.1 mm', 'soon', 'Three months'],
  ['Brake pads, rear', '2.6 mm', 'good', 'Good'],
  ['Rims', 'True to 0.2 mm', 'good', 'Good'],
  ['Headset', 'No play', 'good', 'Good'],
];
const OTHERS = FINDINGS.filter(([, , state]) => state !== 'good').map(([, , state]) => state);
const MARKS: State[] = [
  ...OTHERS,
  ...Array.from({ length: CHECKS - OTHERS.length }, (): State => 'good'),
];

/** The card of one bicycle. All checks are marks above the rows. */
function Card() {
  return (
    <div className="-mb-3.5 flex h-[calc(100%+.875rem)] flex-col tabular-nums">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <b className="font-semibold">Card 2,118</b>
        <span className="text-sm text-(--quiet)">41 checks: 37 good, 2 soon, 2 now</span>
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(21,.625rem)] justify-between gap-y-1.5 border-t border-(--line) py-4 @lg:grid-cols-[repeat(41,.75rem)]"
      >
        {MARKS.map((state, at) => (
          <Mark key={at} state={state} />
        ))}
      </div>
      <dl className="m-0 grid flex-1 auto-rows-fr">
        {FINDINGS.map(([part, measured, state, says]) => (
          <div
            key={part}
            className="grid grid-cols-2 content-center items-baseline gap-x-4 border-t border-(--line) py-2.5 @lg:grid-cols-[4fr_3fr_3fr]"
          >
            <dt className="min-w-0">{part}</dt>
            <dd className="m-0 text-end text-(--quiet) @lg:text-start">{measured}</dd>
            <dd className="col-span-2 m-0 flex items-baseline gap-2 font-medium @lg:col-span-1">
              <Mark state={state} />
              {says}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const SPOKES = 36;
const CENTRE = 200;
const pointAt = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
};
/** Each spoke crosses three others, as on a wheel of the workshop. */
const LACING = Array.from({ length: SPOKES }, (_, at) => {
  const rim = (at * 360) / SPOKES;
  return `M${pointAt(rim + (at % 2 === 0 ? 62 : -62), 25)}L${pointAt(rim, 166)}`;
}).join('');

function Wheel() {
  return (
    <div className="self-end px-(--inset)">
      <svg
        viewBox="1 1 398 213"
        role="img"
        aria-label="A wheel with 36 spokes, each of which crosses three others"
        className="block w-full"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="200" cy="200" r="192" strokeWidth="13" />
        <circle cx="200" cy="200" r="177" strokeWidth="1.5" />
        <circle cx="200" cy="200" r="166" strokeWidth="1.5" />
        <path d={LACING} strokeWidth="1.25" />
        <circle cx="200" cy="200" r="27" strokeWidth="1.5" fill="var(--panel)" />
        <circle cx="200" cy="200" r="9" fill="currentColor" />
      </svg>
    </div>
  );
}

const LENT: [name: string, value: string, state: State][] = [
  ['Here now', '2 of 4', 'good'],
  ['Back at 17:00', '1 of 4', 'soon'],
];

const TAKEN_OFF: [part: string, count: string][] = [
  ['Brake pads, front', '2'],
  ['Gear cable, 1.7 m', '1'],
];

function Rows({ rows }: { rows: [name: string, value: string, state?: State][] }) {
  return (
    <dl className="m-0 text-sm tabular-nums">
      {rows.map(([name, value, state]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-t border-(--line) py-2 last:pb-0"
        >
          <dt>{name}</dt>
          <dd className="m-0 flex items-baseline gap-2 text-(--quiet)">
            {value}
            {state && <Mark state={state} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bookings of the weeks from 6 April to the end of June. A week has 18 places. */
const WEEKS = [4, 5, 7, 8, 11, 14, 17, 18, 18, 16, 11, 7];
const PLACES = 18;

function Weeks() {
  return (
    <div className="flex h-full min-h-36 flex-col">
      <div
        role="img"
        aria-label="Bookings by week: from 4 in April they rise to 18 of 18 places at the end of May."
        className="relative flex flex-1 items-end gap-1.5 border-t border-(--line)"
      >
        <span className="absolute start-0 top-2 text-sm text-(--quiet)">18 places a week</span>
        {WEEKS.map((booked, at) => (
          <i
            key={at}
            style={{ height: `${(booked / PLACES) * 100}%` }}
            className={`flex-1 border-(--main) print:border forced-colors:border ${booked === PLACES ? 'bg-(--main)' : 'bg-[color-mix(in_oklab,var(--main)_30%,var(--panel))]'}`}
          />
        ))}
      </div>
      <div className="flex justify-between gap-4 border-t border-(--line) pt-2 text-sm text-(--quiet) tabular-nums">
        <span>6 April</span>
        <span>29 June</span>
      </div>
    </div>
  );
}

const [card, bag, rain, wheels, lent] = NEGI_BEDI.features;

export function Demo() {
  return (
    <PlainBento
      tiles={[
        {
          ...card!,
          text: 'Every part is full, half or empty. Half can wait, and says how long.',
          media: <Card />,
        },
        { ...wheels!, media: <Wheel />, bleed: true },
        { ...bag!, media: <Rows rows={TAKEN_OFF} /> },
        { ...lent!, media: <Rows rows={LENT} /> },
        { ...rain!, media: <Weeks /> },
      ]}
    />
  );
}
