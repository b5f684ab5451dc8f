'use client';

import { useRef, useState } from 'react';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainConfirm } from './component.tsx';

const ANSWER_MS = 900;
const IMPORTS = [
  { day: '12 November', from: 'Hegde Stores', count: 14, balance: '₹2,18,400', matches: 9 },
  { day: '9 November', from: 'Gill Hardware', count: 31, balance: '₹4,02,750', matches: 31 },
  { day: '5 November', from: 'Nilgiri Leaf Exports', count: 8, balance: '₹6,71,000', matches: 5 },
  { day: '2 November', from: 'Hegde Stores', count: 22, balance: '₹3,10,900', matches: 20 },
  { day: '30 October', from: 'Basavanagudi Books', count: 6, balance: '₹41,300', matches: 6 },
];

type Import = (typeof IMPORTS)[number];

const aboutOf = ({ day, count, balance, matches }: Import) => ({
  title: `Delete ${count} invoices?`,
  confirm: `Delete ${count} invoices`,
  lead: `From the import of ${day}. Nobody has received one yet.`,
  lost: [
    { label: 'Invoices', amount: String(count) },
    { label: 'Their open balance', amount: balance },
    { label: 'Matches with bank lines', amount: String(matches) },
  ],
  kept: [
    { label: 'Bank lines, open again', amount: String(matches) },
    { label: 'The closed month', amount: 'October' },
    { label: 'Numbers, not used again', amount: String(count) },
  ],
});

/** A list of imports. The question of its first row is drawn over it; the other rows open a window of their own. */
export function Demo() {
  const [imports, setImports] = useState(IMPORTS);
  const [isDrawn, setDrawn] = useState(true);
  const calls = useRef(0);
  /** Instead of a server: no answer, then a yes. */
  const remove = async (gone: Import): Promise<void> => {
    const call = calls.current++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('no answer');
    setImports((now) => now.filter((one) => one !== gone));
  };
  const [first] = IMPORTS;

  return (
    <div className="grid min-h-[40rem] grid-cols-1 bg-(--background,#fff) text-(--foreground,#15171a) dark:bg-(--background,#0d0e10) dark:text-(--foreground,#f1f2f4) *:[grid-area:1/1]">
      <div className="mx-auto w-full max-w-[78rem] px-5 py-6 md:px-8">
        <div className="flex items-center gap-2.5 font-semibold">
          <TwoColumnsMark /> Two Columns
        </div>
        <h2
          id="imports"
          className="mt-9! mb-5! text-4xl! leading-tight! font-semibold! tracking-[-0.03em]! text-inherit!"
        >
          Imports
        </h2>
        <ul className="m-0! list-none! border-b border-(--border,#e5e4e7) p-0! dark:border-(--border,#2e303a)">
          {imports.map((one) => (
            <li
              key={one.day}
              className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-1 border-t border-(--border,#e5e4e7) py-4 tabular-nums md:grid-cols-[8rem_minmax(0,1fr)_8rem_8rem_6rem] dark:border-(--border,#2e303a)"
            >
              <span>{one.day}</span>
              <span className="font-semibold max-md:col-start-1 max-md:row-start-1">
                {one.from}
              </span>
              <span className="md:text-end">{one.count} invoices</span>
              <span className="text-end max-md:hidden">{one.balance}</span>
              <div className="text-end max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
                {isDrawn ? (
                  <span className="inline-block rounded-[var(--radius,.5rem)] border border-current/50 px-4.5 py-2.25 font-medium">
                    Delete
                  </span>
                ) : (
                  <PlainConfirm
                    {...aboutOf(one)}
                    trigger="Delete"
                    returnTo="imports"
                    onConfirm={() => remove(one)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {isDrawn && first && (
        <div className="relative grid place-items-center bg-black/55 p-4">
          <PlainConfirm
            {...aboutOf(first)}
            className="w-full max-w-[44rem]"
            layout="inline"
            trigger={null}
            returnTo="imports"
            onConfirm={() => remove(first)}
            onClose={() => setDrawn(false)}
          />
        </div>
      )}
    </div>
  );
}
