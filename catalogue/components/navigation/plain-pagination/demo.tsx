'use client';

import { type FormEvent, type MouseEvent, useState } from 'react';
import { PlainPagination } from './component.tsx';

const TOTAL = 131;
const PER_PAGE = 6;
const CLIENTS = [
  'Hegde Stores',
  'Anand Tailors',
  'Kaveri Tea',
  'Nandi Optics',
  'Palace Books',
  'Devaraja Steel',
  'Chamundi Dairy',
  'Lalbagh Seeds',
  'Mandya Sugar Agency',
];
const WAYS = ['NEFT', 'UPI', 'UPI', 'Card', 'RTGS', 'UPI', 'NEFT'];

/** Of 131 lines 58 have no invoice, 41 are paid in part, and 32 lack the tax. */
const REASONS = [
  { until: 58, text: 'No invoice' },
  { until: 99, text: 'Part paid' },
  { until: TOTAL, text: 'Confirm TDS' },
];

const LINES = Array.from({ length: TOTAL }, (_, at) => {
  const place = (at * 37) % TOTAL;
  return {
    day: `${31 - Math.floor((at * 31) / TOTAL)} Oct`,
    client: CLIENTS[(at * 5) % CLIENTS.length]!,
    way: WAYS[(at * 3) % WAYS.length]!,
    amount: ((((at + 3) * 7_919) % 479) + 11) * 125,
    reason: REASONS.find(({ until }) => place < until)!.text,
  };
});

/** The open lines of a month, page by page. Links and the field are answered here instead of by a server. */
export function Demo() {
  const [page, setPage] = useState(12);
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const [, to] = /page=(\d+)/.exec(link.getAttribute('href') ?? '') ?? [];
    if (to) setPage(Number(to));
  };
  const send = (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    const to = new FormData(event.target as HTMLFormElement).get('page');
    setPage(Number(to));
  };
  return (
    <div
      onClickCapture={follow}
      onSubmitCapture={send}
      className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-base leading-relaxed text-(--ink) [--ground:var(--background,#fff)] [--ink:var(--foreground,#15171a)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] dark:[--ground:var(--background,#0d0e10)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] print:[--ground:#fff] print:[--ink:#15171a] print:[--second:#5a5f67]"
    >
      <main className="mx-auto max-w-[78rem] px-5 py-14 md:px-8">
        <div className="mb-9 grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last">
          <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance md:col-span-7">
            What October left open
          </h1>
          <p className="m-0 text-pretty text-(--second) md:col-span-4 md:col-start-9">
            Of 2,140 lines 131 wait for a person. The newest stand first.
          </p>
        </div>
        <ul className="m-0 mb-7 list-none p-0 tabular-nums">
          {LINES.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(
            ({ day, client, way, amount, reason }) => (
              <li
                key={`${day} ${client} ${amount}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-(--rule) py-3 sm:grid-cols-[5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_6rem]"
              >
                <span className="text-(--second) max-sm:order-3">{day}</span>
                <span className="min-w-0 font-medium wrap-break-word">{client}</span>
                <span className="text-(--second) max-sm:hidden">{way}</span>
                <span className="text-(--second) max-sm:order-4 max-sm:text-end">{reason}</span>
                <span className="text-end font-semibold">₹{amount.toLocaleString('en-IN')}</span>
              </li>
            ),
          )}
        </ul>
        <PlainPagination page={page} total={TOTAL} perPage={PER_PAGE} locale="en-IN" />
      </main>
    </div>
  );
}
