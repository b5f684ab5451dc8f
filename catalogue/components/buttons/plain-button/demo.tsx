'use client';

import { type ReactNode, useState } from 'react';
import { PlainButton } from './component.tsx';

type Line = {
  bank: string;
  amount: string;
  why: ReactNode;
  label: string;
  state?: 'waiting' | 'done' | 'failed';
  done: string;
};

/** The four open lines of one client, each with another answer. */
const LINES: Line[] = [
  {
    bank: 'UPI, Hegde Stores',
    amount: '5,200',
    why: 'No invoice of this sum.',
    label: 'Ask for one',
    done: 'Asked',
  },
  {
    bank: 'NEFT, Gill Hardware',
    amount: '31,000',
    why: 'Pays 18,000 and 13,000.',
    label: 'Match to both',
    state: 'waiting',
    done: 'Matched',
  },
  {
    bank: 'Card, Coonoor Teas',
    amount: '8,650',
    why: 'Half of invoice 211.',
    label: 'Leave it open',
    state: 'done',
    done: 'Left open',
  },
  {
    bank: 'NEFT, a fee of 40,000',
    amount: '36,000',
    why: 'The rest is TDS.',
    label: 'Confirm the TDS',
    state: 'failed',
    done: 'Confirmed',
  },
];

const answer = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });

function OpenLine({ bank, amount, why, label, state, done }: Line) {
  const [isTouched, setTouched] = useState(false);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-3 border-t border-(--rule) py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,9fr)]">
      <span className="font-semibold wrap-break-word">{bank}</span>
      <span className="text-end tabular-nums">₹{amount}</span>
      <PlainButton
        layout="bar"
        rank="edged"
        note={why}
        {...(state && !isTouched && { state })}
        onPress={() => {
          setTouched(true);
          return answer();
        }}
        labels={{ done, failed: 'No answer. Nothing was posted.' }}
        className="max-md:col-span-full md:[&_button]:w-50"
      >
        {label}
      </PlainButton>
    </li>
  );
}

/** The last page before a month is closed. */
export function Demo() {
  return (
    <main className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--destructive:#b42318] [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto max-w-[78rem] px-5 py-14 md:px-8">
        <header className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2 className="m-0 text-4xl leading-[1.1] font-semibold tracking-[-0.024em]">
            October, before it is closed
          </h2>
          <div className="flex flex-wrap gap-2">
            <PlainButton rank="quiet" size="small" onPress={answer}>
              Save a draft
            </PlainButton>
            <PlainButton
              rank="edged"
              size="small"
              href="#trail"
              end={
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="size-4 fill-none stroke-current stroke-[1.75]"
                >
                  <path d="M8 2v8.5M4.5 7 8 10.5 11.5 7M2.5 14h11" />
                </svg>
              }
            >
              Trail as CSV
            </PlainButton>
            <PlainButton rank="danger" size="small" onPress={answer}>
              Delete the statement
            </PlainButton>
          </div>
        </header>
        <ul className="m-0 list-none border-b border-(--rule) p-0">
          {LINES.map((line) => (
            <OpenLine key={line.bank} {...line} />
          ))}
        </ul>
        <PlainButton
          layout="bar"
          size="large"
          note={
            <span className="text-base">
              131 of 2,140 lines are open. They stay in the list, and the figures do not move.
            </span>
          }
          onPress={answer}
          labels={{ done: 'October is closed' }}
          className="mt-7 md:[&_button]:w-50"
        >
          Close October
        </PlainButton>
      </div>
    </main>
  );
}
