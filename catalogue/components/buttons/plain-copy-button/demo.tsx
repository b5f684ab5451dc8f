'use client';

import { useEffect, useRef } from 'react';
import { QuernMark } from '../../../media/marks.tsx';
import { PlainCopyButton } from './component.tsx';

const FACTS = [
  ['Licence', 'MPL 2.0'],
  ['Size', '6.8 MB, one file'],
  ['Out since', '9 November 2026'],
] as const;

/** The page from which one takes a release and makes sure that it is the right one. */
export function Demo() {
  const file = useRef<HTMLDivElement>(null);
  // In a frame that may not use the clipboard, one of them was pressed.
  useEffect(() => file.current?.querySelector('button')?.click(), []);
  return (
    <main className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto max-w-[78rem] px-5 py-14 md:px-8">
        <div className="grid gap-x-8 gap-y-9 md:grid-cols-12">
          <header className="min-w-0 md:col-span-5">
            <span className="block *:size-8">
              <QuernMark />
            </span>
            <h2 className="mt-7 mb-4 text-4xl leading-[1.1] font-semibold tracking-[-0.024em]">
              Quern 2.3 for Linux
            </h2>
            <p className="m-0 text-xl leading-normal text-pretty text-(--second)">
              With --since it runs only the samples on pages that a commit touched. In our own guide
              that is eleven of 212 on most days.
            </p>
          </header>
          <dl className="m-0 min-w-0 self-end border-b border-(--rule) md:col-span-6 md:col-start-7">
            {FACTS.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-(--rule) py-3">
                <dt className="text-(--second)">{name}</dt>
                <dd className="m-0 text-end font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-14 grid gap-x-8 gap-y-9 md:grid-cols-2">
          <PlainCopyButton
            label="With a package manager"
            value="npm install --save-dev quern"
            note="In the folder of your manual."
          />
          <div ref={file} className="min-w-0">
            <PlainCopyButton
              label="As a file"
              value="https://quern.example/releases/2.3/quern-2.3-linux-x64.tar.gz"
              tail={10}
              clipboard={false}
              note="In a frame that may not use the clipboard."
            />
          </div>
        </div>
        <section className="mt-14 grid gap-x-8 gap-y-4 md:grid-cols-12">
          <div className="min-w-0 md:col-span-4 md:pt-2.5">
            <h3 className="m-0 mb-2 text-xl font-semibold">Is it the right one?</h3>
            <p className="m-0 text-pretty text-(--second)">
              Compare both ends of the sum, or let your machine compare all of it.
            </p>
          </div>
          <div className="min-w-0 self-start border-b border-(--rule) md:col-span-8">
            <PlainCopyButton
              layout="row"
              label="SHA-256 of the file"
              value="25ac1d651af9401b94a7a4e96d2969d7f5eeffd925b385d9289c507b7327b0a7"
            />
            <PlainCopyButton
              layout="row"
              label="Key it is signed with"
              value="7C41E90BD52F86A3310E4B9FA6D8C2750F13B86E"
              group={4}
            />
            <PlainCopyButton
              layout="row"
              label="To check it"
              value="gpg --verify quern-2.3-linux-x64.tar.gz.sig"
            />
            <PlainCopyButton
              layout="row"
              label="If it is not"
              value="mill@quern.example"
              note="An answer comes on weekdays."
            />
          </div>
        </section>
      </div>
    </main>
  );
}
