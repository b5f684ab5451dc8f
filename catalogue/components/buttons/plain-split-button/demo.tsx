'use client';

import { type FormEvent, useState } from 'react';
import { UtskarMark } from '../../../media/marks.tsx';
import { PlainSplitButton } from './component.tsx';

const BOATS = ['5:50', '7:40', '9:30', '11:20', '13:10', '15:00', '16:50', '18:40', '20:30'];
const HELD = new Set(['9:30', '11:20']);

const ANSWERS: Record<string, string> = {
  now: 'Sent. Both boards say it now.',
  early: 'It leaves tomorrow at 6:40.',
  draft: 'Kept as a draft.',
  delete: 'Thrown away.',
};

/** The page on which the ferry line writes what the wind has changed. */
export function Demo() {
  const [said, setSaid] = useState('');
  return (
    <main className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--destructive:#b42318] [--edge:color-mix(in_oklab,var(--text)_55%,var(--rule))] [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto grid max-w-[78rem] gap-x-8 gap-y-14 px-5 py-14 md:grid-cols-12 md:px-8">
        <form
          className="m-0 min-w-0 md:col-span-6"
          onSubmit={(event: FormEvent) => event.preventDefault()}
        >
          <span className="block *:size-8">
            <UtskarMark />
          </span>
          <h2 className="mt-7 mb-7 text-4xl leading-[1.1] font-semibold tracking-[-0.024em]">
            Told by seven
          </h2>
          <label className="block">
            <span className="mb-2 block font-semibold">The text for Thursday</span>
            <textarea
              rows={3}
              defaultValue="Wind from the south-west, 21 m/s. The 9:30 and the 11:20 do not run. Your place in the queue is kept, and on foot there is room on the 13:10."
              className="block field-sizing-content w-full resize-none rounded-[var(--radius,.5rem)] border border-(--edge) bg-transparent px-4 py-3 text-base leading-relaxed text-(--text) focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--text)"
            />
          </label>
          <div className="mt-5 flex min-h-80 flex-wrap content-start items-center gap-x-6 gap-y-3 md:min-h-86">
            <PlainSplitButton open onChoose={(id) => setSaid(ANSWERS[id] ?? '')} />
            <p role="status" className="m-0 text-(--second)">
              {said}
            </p>
          </div>
        </form>
        <section className="min-w-0 md:col-span-5 md:col-start-8">
          <h3 className="m-0 flex min-h-8 items-center text-xl font-semibold">
            The board in Norrhamn
          </h3>
          <ol className="m-0 mt-7 list-none border-b border-(--rule) p-0 tabular-nums">
            {BOATS.map((time) => (
              <li
                key={time}
                className="flex items-baseline justify-between gap-4 border-t border-(--rule) py-3"
              >
                <span className={HELD.has(time) ? 'text-(--second) line-through' : 'font-semibold'}>
                  {time}
                </span>
                <span className={HELD.has(time) ? '' : 'text-(--second)'}>
                  {HELD.has(time) ? 'Does not run' : 'Runs'}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </main>
  );
}
