'use client';

import { useState } from 'react';
import { PlainBadges } from './component.tsx';

type State = keyof typeof STATES;

const STATES = {
  matched: {
    label: 'Matched',
    colour: '#16a34a',
    mark: 'tick',
    count: '2,009',
    unit: 'lines',
    note: 'It has a partner in the books.',
  },
  open: {
    label: 'No invoice',
    colour: '#e11d48',
    mark: 'ring',
    count: '58',
    unit: 'lines',
    note: 'Money came, and nothing asks for it.',
  },
  part: {
    label: 'Part paid',
    colour: '#facc15',
    mark: 'half',
    count: '41',
    unit: 'lines',
    note: 'The balance stays in the list.',
  },
  tax: {
    label: 'Confirm TDS',
    colour: '#7c3aed',
    mark: 'lozenge',
    count: '32',
    unit: 'lines',
    note: 'A tenth is missing, with the section named.',
  },
} as const;

/** Colours that a bookkeeper chose for her clients. */
const CLIENTS = {
  hegde: { label: 'Hegde Stores', colour: '#fde047' },
  anand: { label: 'Anand Tailors', colour: '#38bdf8' },
  kaveri: { label: 'Kaveri Tea', colour: '#65a30d' },
  nandi: { label: 'Nandi Optics', colour: '#f472b6' },
  palace: { label: 'Palace Books', colour: '#171717' },
  devaraja: { label: 'Devaraja Steel', colour: '#f97316' },
  chamundi: { label: 'Chamundi Dairy', colour: '#f5f5f4' },
  lalbagh: { label: 'Lalbagh Seeds', colour: '#2dd4bf' },
  mandya: { label: 'Mandya Sugar', colour: '#4338ca' },
};

const LINES: {
  day: string;
  way: string;
  amount: string;
  client: keyof typeof CLIENTS;
  state: State;
}[] = [
  { day: '30 Oct', way: 'NEFT', amount: '31,000', client: 'hegde', state: 'matched' },
  { day: '30 Oct', way: 'UPI', amount: '5,200', client: 'anand', state: 'open' },
  { day: '29 Oct', way: 'NEFT', amount: '45,000', client: 'nandi', state: 'tax' },
  { day: '28 Oct', way: 'UPI', amount: '9,000', client: 'kaveri', state: 'part' },
  { day: '28 Oct', way: 'Card', amount: '8,650', client: 'palace', state: 'matched' },
  { day: '27 Oct', way: 'NEFT', amount: '18,000', client: 'lalbagh', state: 'part' },
  { day: '27 Oct', way: 'RTGS', amount: '2,40,000', client: 'hegde', state: 'open' },
  { day: '26 Oct', way: 'UPI', amount: '12,400', client: 'anand', state: 'matched' },
];

const badgeOf = (state: State) => {
  const { label, colour, mark } = STATES[state];
  return { label, colour, mark };
};

/** A month of a bookkeeper: filters above the lines, states in them, and the key beside them. */
export function Demo() {
  const [kept, setKept] = useState<State[]>(['matched', 'open', 'part', 'tax']);
  const lines = LINES.filter(({ state }) => kept.length === 0 || kept.includes(state));
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-base leading-relaxed text-(--ink) [--ground:var(--background,#fff)] [--ink:var(--foreground,#15171a)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] dark:[--ground:var(--background,#0d0e10)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] print:[--ground:#fff] print:[--ink:#15171a] print:[--second:#5a5f67]">
      <main className="mx-auto grid max-w-[78rem] grid-cols-1 items-start gap-x-8 gap-y-9 px-5 py-14 md:grid-cols-12 md:px-8">
        <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance md:col-span-7 md:self-baseline-last">
          October, 131 lines to go
        </h1>
        <p className="m-0 text-pretty text-(--second) md:col-span-5 md:col-start-8 md:self-baseline-last">
          A line has <PlainBadges badges={[badgeOf('open')]} /> until somebody explains it, and is{' '}
          <PlainBadges badges={[badgeOf('part')]} /> until the balance comes.
        </p>
        <div className="min-w-0 md:col-span-7">
          <PlainBadges
            removable
            labels={{ list: 'Filters', clear: 'Show all' }}
            badges={kept.map(badgeOf)}
            onRemove={(removed) =>
              setKept(
                kept.filter((state) => !removed.some(({ label }) => label === STATES[state].label)),
              )
            }
          />
          <ul className="m-0 mt-6 list-none border-t border-(--rule) p-0 tabular-nums">
            {lines.map(({ day, way, amount, client, state }) => (
              <li
                key={`${day} ${amount}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-(--rule) py-3 sm:grid-cols-[4rem_minmax(0,1fr)_6rem_8.5rem]"
              >
                <span className="text-(--second) max-sm:order-3">
                  {day}
                  <span className="sm:hidden">, {way}</span>
                </span>
                <span className="min-w-0">
                  <PlainBadges badges={[CLIENTS[client]]} />
                  <span className="ms-3 text-(--second) max-sm:hidden">{way}</span>
                </span>
                <span className="text-end font-semibold">₹{amount}</span>
                <span className="min-w-0 max-sm:order-4 max-sm:text-end">
                  <PlainBadges badges={[badgeOf(state)]} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid min-w-0 gap-7 md:col-span-5 md:col-start-8">
          <PlainBadges layout="key" badges={Object.values(STATES)} labels={{ list: 'Key' }} />
          <div>
            <h2 className="m-0 mb-2 text-base font-semibold">Clients, in colours of your own</h2>
            <PlainBadges badges={Object.values(CLIENTS)} labels={{ list: 'Clients' }} />
          </div>
        </div>
      </main>
    </div>
  );
}
