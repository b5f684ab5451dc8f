'use client';

import { type ReactNode, useState } from 'react';
import { UTSKAR } from '../../../media/businesses/utskar.ts';
import { PlainToggleGroup } from './component.tsx';

const FIRST_BOAT = { norrhamn: 5 * 60 + 50, utskar: 6 * 60 + 45 };
const BETWEEN_MIN = 110;
const CROSSING_MIN = 40;
const PIERS = { norrhamn: 'Norrhamn', utskar: 'Utskär' };
type Pier = keyof typeof PIERS;

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const BOATS = Object.fromEntries(
  (['norrhamn', 'utskar'] as const).map((pier) => [
    pier,
    Array.from({ length: 9 }, (_, at) => FIRST_BOAT[pier] + at * BETWEEN_MIN),
  ]),
) as Record<Pier, number[]>;

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    {children}
  </svg>
);

const COMPANIONS = [
  {
    label: 'Bicycle',
    value: 'bicycle',
    icon: (
      <Icon>
        <path d="M6 19.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5M18 19.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5M6 15.75 9.5 8.5h6L18 15.75M12 15.75 9.5 8.5M15.5 8.5 12 15.75H6M8 6h3M15.5 8.5 14.75 5.5H17" />
      </Icon>
    ),
  },
  {
    label: 'Pram',
    value: 'pram',
    icon: (
      <Icon>
        <path d="M4 10.5h16a8 8 0 0 1-6.5 6h-3a8 8 0 0 1-6.5-6M12 10.5V4a8 8 0 0 1 8 6.5M4 10.5 3 7.5H1.5M8.5 16.5l-1 1.5M15.5 16.5l1 1.5M7 21a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 21a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3" />
      </Icon>
    ),
  },
  {
    label: 'Dog',
    value: 'dog',
    icon: (
      <Icon>
        <path d="M3 8.5 6.5 5l1 3.5H14l3-1.5 1-2.5 1.5 3 2 1.5v1.5l-3 1-1 2V19h-2.5v-4.5H9V19H6.5v-7.5L3 10z" />
      </Icon>
    ),
  },
];

const TICKETS = UTSKAR.prices.map(({ name, amount, text }) => ({
  label: name,
  value: name,
  note: text,
  figure: `€${amount}`,
}));

/** What one asks at a pier, as one form. */
export function Demo() {
  const [pier, setPier] = useState<Pier>('norrhamn');
  const [boat, setBoat] = useState(6);
  const [ticket, setTicket] = useState('On foot');
  const leaves = BOATS[pier][boat]!;
  const there = pier === 'norrhamn' ? 'utskar' : 'norrhamn';
  const { figure } = TICKETS.find(({ value }) => value === ticket)!;
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-base leading-relaxed text-(--text) [--ground:var(--background,#fff)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--main:var(--primary,#f1f2f4)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-7 px-5 py-14 md:gap-y-9 md:grid-cols-12 md:px-8"
      >
        <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance md:col-span-7 md:self-baseline-last">
          Which boat do you take?
        </h1>
        <p className="m-0 text-pretty text-(--second) md:col-span-4 md:col-start-9 md:self-baseline-last">
          Wednesday 18 November. Nine boats each way, forty minutes on the water.
        </p>
        <div className="grid min-w-0 content-start gap-7 md:col-span-7">
          <PlainToggleGroup
            legend="From"
            hint={null}
            name="from"
            defaultValue="norrhamn"
            options={[
              { label: 'Norrhamn', value: 'norrhamn', note: 'Mainland' },
              { label: 'Utskär', value: 'utskar', note: 'Island' },
            ]}
            onChange={([value]) => setPier(value as Pier)}
          />
          <PlainToggleGroup
            key={pier}
            legend="Boat"
            hint="A car is there ten minutes before"
            name="boat"
            defaultValue={String(boat)}
            options={BOATS[pier].map((minutes, at) => ({
              label: clock(minutes),
              value: String(at),
              note: `there ${clock(minutes + CROSSING_MIN)}`,
            }))}
            onChange={([value]) => setBoat(Number(value))}
          />
          <PlainToggleGroup
            legend="With you"
            hint="Costs nothing on foot"
            name="with"
            multiple
            defaultValue={['bicycle']}
            options={COMPANIONS}
          />
        </div>
        <div className="grid min-w-0 content-start gap-7 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <PlainToggleGroup
            legend="Ticket"
            hint={null}
            name="ticket"
            layout="rows"
            required
            defaultValue={ticket}
            options={TICKETS}
            onChange={([value]) => setTicket(value!)}
          />
          <div className="rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--rule) p-5">
            <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 tabular-nums">
              <dt className="text-xl leading-8 font-semibold">{clock(leaves)}</dt>
              <dd className="m-0 text-end leading-8 wrap-break-word">{PIERS[pier]}</dd>
              <dt className="text-xl leading-8 font-semibold">{clock(leaves + CROSSING_MIN)}</dt>
              <dd className="m-0 text-end leading-8 wrap-break-word">{PIERS[there]}</dd>
            </dl>
            <button
              type="submit"
              className="mt-4 min-h-11 w-full cursor-pointer rounded-[var(--radius,.5rem)] border border-transparent bg-(--main) px-4.5 py-2 font-medium text-(--on-main) print:border-(--text) print:bg-transparent print:text-(--text)"
            >
              Pay {figure}
            </button>
          </div>
        </div>
      </form>
    </div>
  );
}
