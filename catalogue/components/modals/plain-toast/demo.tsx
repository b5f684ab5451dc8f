'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainToast } from './component.tsx';

type Message = NonNullable<ComponentProps<typeof PlainToast>['messages']>[number];
type Line = { day: string; from: string; amount: string; note: string };

const LINES: Line[] = [
  { day: '12 Nov', from: 'Hegde Stores', amount: '31,000.00', note: 'Two invoices fit' },
  { day: '11 Nov', from: 'Gill Hardware', amount: '12,480.00', note: 'Part of 2026-0391' },
  { day: '11 Nov', from: 'Nilgiri Leaf Exports', amount: '1,80,000.00', note: '10% less: TDS' },
  { day: '10 Nov', from: 'Basavanagudi Books', amount: '6,250.00', note: 'One invoice fits' },
];
const MESSAGES: Message[] = [
  {
    id: 'journal',
    tone: 'failed',
    text: 'The journal was not posted',
    note: 'The ledger did not answer. Nothing was written.',
    action: { label: 'Try again' },
  },
  { id: 'match-1', text: 'Line matched' },
  { id: 'match-2', text: 'Line matched' },
  { id: 'match-3', text: 'Line matched' },
  {
    id: 'rule',
    text: 'Rule deleted: rent, up to ₹500',
    note: 'Seven lines of last month are open again.',
    action: { label: 'Undo' },
  },
  { id: 'export', text: 'October is exported, 2,140 lines' },
];

const BUTTON =
  'min-h-11 cursor-pointer rounded-[var(--radius,.5rem)] border border-current/50 bg-transparent! px-4 text-base! font-medium! text-inherit! hover:border-current focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-current';

/** A page with open lines. Its buttons say what they did; the page stands in for the window. */
export function Demo() {
  const [lines, setLines] = useState(LINES);
  const [messages, setMessages] = useState(MESSAGES);
  const made = useRef(0);
  const say = (message: Omit<Message, 'id'>) =>
    setMessages((now) => [...now, { ...message, id: `made-${made.current++}` }]);
  const leave = (line: Line) => {
    setLines((now) => now.filter((one) => one !== line));
    const bringBack = () =>
      setLines((now) => LINES.filter((one) => one === line || now.includes(one)));
    say({ text: `Line of ${line.from} left out`, action: { label: 'Undo', onPress: bringBack } });
  };

  return (
    <div className="relative min-h-[54rem] bg-(--background,#fff) text-(--foreground,#15171a) contain-layout md:min-h-[49rem] dark:bg-(--background,#0d0e10) dark:text-(--foreground,#f1f2f4)">
      <div className="mx-auto max-w-[78rem] px-5 py-6 md:px-8">
        <div className="flex items-center gap-2.5 font-semibold">
          <TwoColumnsMark /> Two Columns
        </div>
        <div className="mt-9 mb-5 flex flex-wrap items-center justify-between gap-4">
          <h2 className="m-0! text-4xl! leading-tight! font-semibold! tracking-[-0.03em]! text-inherit!">
            Open lines
          </h2>
          <button type="button" className={BUTTON} onClick={() => say({ text: 'Rule saved' })}>
            Save as a rule
          </button>
        </div>
        <ul className="m-0! list-none! border-b border-(--border,#e5e4e7) p-0! dark:border-(--border,#2e303a)">
          {lines.map((line) => (
            <li
              key={`${line.day} ${line.from}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-1 border-t border-(--border,#e5e4e7) py-3 tabular-nums md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_8rem_auto] dark:border-(--border,#2e303a)"
            >
              <span className="max-md:hidden">{line.day}</span>
              <span className="font-semibold">{line.from}</span>
              <span className="text-(--muted-foreground,#5a5f67) max-md:col-start-1 max-md:row-start-2 dark:text-(--muted-foreground,#a2a8b1)">
                {line.note}
              </span>
              <span className="text-end max-md:col-start-2 max-md:row-start-1">₹{line.amount}</span>
              <span className="flex justify-end gap-2 max-md:col-start-2 max-md:row-start-2">
                <button
                  type="button"
                  className={`${BUTTON} max-md:hidden`}
                  onClick={() => say({ text: 'Line matched' })}
                >
                  Match
                </button>
                <button type="button" className={BUTTON} onClick={() => leave(line)}>
                  Leave out
                </button>
              </span>
            </li>
          ))}
        </ul>
        <p className="m-0! mt-9! max-w-72 max-md:hidden text-base! leading-6! text-inherit!">
          <span className="block text-7xl leading-none font-semibold tracking-[-0.03em] tabular-nums">
            131
          </span>
          <span className="mt-3 block">of 2,140 lines in October were left for a person.</span>
        </p>
      </div>
      <PlainToast
        messages={messages}
        onDismiss={(id) => setMessages((now) => now.filter((one) => one.id !== id))}
      />
    </div>
  );
}
