'use client';

import { useId } from 'react';

const LABELS = {
  heading: '$ {tool} log',
  show: 'Show',
  all: 'all',
  break: 'breaks',
  add: 'adds',
  mend: 'mends',
};

const RELEASES = [
  {
    version: '4.0.0',
    date: '2026-11-11',
    note: 'The config file is typed. Old ones are read until 5.0.',
    changes: [
      {
        kind: 'break',
        text: 'ferry.yml becomes ferry.toml; unknown keys stop the run.',
        fix: 'ferry migrate config',
      },
      { kind: 'break', text: 'Exit code 3 means “nothing to do”, not failure.' },
      {
        kind: 'add',
        text: 'ferry plan --json prints what a run would change, as one object per line.',
      },
    ],
  },
  {
    version: '3.9.2',
    date: '2026-10-29',
    note: 'A quiet one.',
    changes: [
      { kind: 'mend', text: 'Symlinks that point outside the tree are refused again.' },
      { kind: 'mend', text: 'Progress is not drawn into log files.' },
    ],
  },
  {
    version: '3.9.0',
    date: '2026-10-14',
    note: 'Faster on machines with many small files.',
    changes: [
      {
        kind: 'add',
        text: 'Hashing runs on all cores: 61,000 files in 2.4 s on a four-core laptop.',
      },
      { kind: 'add', text: 'Hindi and Portuguese messages (thanks, Ipsita and Rui).' },
      { kind: 'mend', text: 'Umlauts in file names survive a round trip through macOS.' },
    ],
  },
];

const KINDS = [
  {
    kind: 'break',
    sign: '!',
    look: 'bg-(--signal) text-(--on-signal) forced-colors:border print:border print:bg-transparent print:text-(--ink)',
  },
  { kind: 'add', sign: '+', look: 'border border-current' },
  { kind: 'mend', sign: '~', look: 'border border-(--line) text-(--quiet)' },
];

const FILTER =
  'flex min-h-10 cursor-pointer items-center gap-2 border border-(--line) px-3 text-base has-checked:border-(--ink) has-checked:bg-(--ink) has-checked:text-(--bench) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ink) forced-colors:has-focus-visible:outline-[CanvasText] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none';

/** A release without a change of the chosen kind steps aside. */
const WITHOUT =
  'group-has-[input[data-kind=add]:checked]/log:not-has-[li[data-kind=add]]:hidden group-has-[input[data-kind=break]:checked]/log:not-has-[li[data-kind=break]]:hidden group-has-[input[data-kind=mend]:checked]/log:not-has-[li[data-kind=mend]]:hidden';

const FIRST =
  '-mx-4 bg-(--ink) px-4 py-8 text-(--bench) [--line:#ffffff59] [--quiet:#b9c2cb] sm:-mx-8 sm:px-8 lg:-mx-12 lg:px-12 dark:[--line:#00000059] dark:[--quiet:#434c55] print:border-y-2 print:bg-transparent print:text-(--ink) print:[--line:#15191e33] print:[--quiet:#535b64] forced-colors:border-y-2 forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]';

export function ReleaseLog({
  tool = 'ferry',
  lead = 'Everything that changed, newest first.',
  releases = RELEASES,
  labels,
  className = '',
}) {
  // Two logs on one page must not share a radio group.
  const name = useId();
  const text = { ...LABELS, ...labels };
  const count = (kind) =>
    releases.flatMap(({ changes }) => changes).filter((change) => change.kind === kind).length;

  return (
    <section
      className={`group/log bg-(--bench) px-4 py-10 text-start [font-family:var(--brand-font,ui-monospace,monospace)] text-base font-normal tracking-normal text-(--ink) [--bench:#eef0f2] [--ink:#15191e] [--line:#15191e33] [--on-signal:var(--brand-foreground,oklch(from_var(--signal)_clamp((l_-_.5)*.8,(.58_-_l)*1000,1)_0_0))] [--quiet:#535b64] [--signal:oklch(from_var(--brand,#b3123f)_clamp(.4,l,.85)_c_h)] sm:px-8 lg:px-12 lg:py-14 dark:[--bench:#12161b] dark:[--ink:#e3e8ed] dark:[--line:#e3e8ed33] dark:[--quiet:#a0a9b3] dark:[--signal:oklch(from_var(--brand,#ff7d9c)_clamp(.4,l,.8)_c_h)] print:[--bench:#fff] print:[--ink:#15191e] print:[--line:#15191e33] print:[--quiet:#535b64] ${className}`}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
        <div className="min-w-0">
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-3xl! font-bold! tracking-tight! wrap-break-word text-(--ink)! rtl:tracking-normal!">
            {text.heading.replace('{tool}', tool)}
          </h2>
          <p className="m-0! mt-1! text-base! text-(--quiet)!">{lead}</p>
        </div>
        {releases.length > 0 && (
          <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 print:hidden">
            <legend className="sr-only">{text.show}</legend>
            <label className={FILTER}>
              <input type="radio" name={name} defaultChecked className="sr-only" />
              {text.all}
            </label>
            {KINDS.map(({ kind }) => (
              <label key={kind} className={FILTER}>
                <input type="radio" name={name} data-kind={kind} className="sr-only" />
                {text[kind]} {count(kind)}
              </label>
            ))}
          </fieldset>
        )}
      </header>

      {releases.map(({ version, date, note, changes }, index) => (
        <article
          key={version}
          className={`${WITHOUT} grid gap-x-8 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] ${index === 0 ? FIRST : 'border-b border-(--line) py-6'}`}
        >
          <header className="min-w-0">
            <h3 className="m-0 [font-family:var(--brand-font-display,inherit)] text-5xl leading-none font-bold tracking-[-0.08em] wrap-anywhere rtl:tracking-normal">
              {version}
            </h3>
            <time dateTime={date} className="text-base text-(--quiet)">
              {date}
            </time>
          </header>
          <div className="min-w-0">
            <p className="m-0! max-w-[70ch] text-base! leading-relaxed! wrap-break-word text-inherit! max-md:mt-2!">
              {note}
            </p>
            {changes.length > 0 && (
              <ul className="m-0 mt-3 list-none border-s border-(--line) p-0">
                {changes.map((change) => {
                  const { sign, look } = KINDS.find(({ kind }) => kind === change.kind) ?? {};
                  return (
                    <li
                      key={`${change.kind} ${change.text}`}
                      data-kind={change.kind}
                      className="flex gap-3 py-1.5 ps-4 text-base leading-relaxed group-has-[input[data-kind=add]:checked]/log:not-data-[kind=add]:hidden group-has-[input[data-kind=break]:checked]/log:not-data-[kind=break]:hidden group-has-[input[data-kind=mend]:checked]/log:not-data-[kind=mend]:hidden"
                    >
                      <span
                        className={`mt-0.5 grid size-6 shrink-0 place-items-center font-bold ${look}`}
                      >
                        <span aria-hidden="true">{sign}</span>
                        <span className="sr-only">{text[change.kind]}: </span>
                      </span>
                      <span className="min-w-0 wrap-break-word">
                        {change.text}
                        {change.fix && (
                          <code className="m-0! mt-1! block! w-fit rounded-none! border-s-4 border-(--signal) bg-(--line)/40! px-3! py-1! [font-family:var(--brand-font-mono,ui-monospace,monospace)]! text-base! leading-relaxed! font-normal! text-inherit!">
                            $ {change.fix}
                          </code>
                        )}
                      </span>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
