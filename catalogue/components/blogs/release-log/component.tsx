import { useId } from 'react';

type Kind = 'break' | 'add' | 'mend';

/** fix is the command that repairs what a change breaks. */
type Change = { kind: Kind; text: string; fix?: string };

type Release = { version: string; date: string; note: string; changes: Change[] };

type Props = {
  /** Name of the tool; the heading reads "$ ferry log". */
  tool?: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Newest first; the first one is set on the dark panel. */
  releases?: Release[];
};

const RELEASES: Release[] = [
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

const KINDS: { kind: Kind; label: string; sign: string; look: string }[] = [
  { kind: 'break', label: 'breaks', sign: '!', look: 'bg-(--signal) text-(--on-signal)' },
  { kind: 'add', label: 'adds', sign: '+', look: 'border border-current' },
  { kind: 'mend', label: 'mends', sign: '~', look: 'border border-(--line) text-(--quiet)' },
];

const FILTER =
  'flex min-h-10 cursor-pointer items-center gap-2 border border-(--line) px-3 text-base has-checked:border-(--ink) has-checked:bg-(--ink) has-checked:text-(--bench) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ink)';

/** A release without a change of the chosen kind steps aside. */
const WITHOUT =
  'group-has-[input[data-kind=add]:checked]/log:not-has-[li[data-kind=add]]:hidden group-has-[input[data-kind=break]:checked]/log:not-has-[li[data-kind=break]]:hidden group-has-[input[data-kind=mend]:checked]/log:not-has-[li[data-kind=mend]]:hidden';

export function ReleaseLog({
  tool = 'ferry',
  lead = 'Everything that changed, newest first.',
  releases = RELEASES,
}: Props) {
  // Two logs on one page must not share a radio group.
  const name = useId();
  const count = (kind: Kind) =>
    releases.flatMap(({ changes }) => changes).filter((change) => change.kind === kind).length;

  return (
    <section className="group/log bg-(--bench) px-4 py-10 [font-family:ui-monospace,monospace] text-(--ink) [--bench:#eef0f2] [--ink:#15191e] [--line:#15191e33] [--on-signal:#fff] [--quiet:#535b64] [--signal:var(--brand,#b3123f)] sm:px-8 lg:px-12 lg:py-14 dark:[--bench:#12161b] dark:[--ink:#e3e8ed] dark:[--line:#e3e8ed33] dark:[--on-signal:#12161b] dark:[--quiet:#a0a9b3] dark:[--signal:var(--brand,#ff7d9c)]">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
        <div>
          <h2 className="m-0 [font-family:inherit] text-3xl font-bold tracking-tight">
            $ {tool} log
          </h2>
          <p className="m-0 mt-1 text-base text-(--quiet)">{lead}</p>
        </div>
        <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
          <legend className="sr-only">Show</legend>
          <label className={FILTER}>
            <input type="radio" name={name} defaultChecked className="sr-only" />
            all
          </label>
          {KINDS.map(({ kind, label }) => (
            <label key={kind} className={FILTER}>
              <input type="radio" name={name} data-kind={kind} className="sr-only" />
              {label} {count(kind)}
            </label>
          ))}
        </fieldset>
      </header>

      {releases.map(({ version, date, note, changes }) => (
        <article
          key={version}
          className={`${WITHOUT} grid gap-x-8 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] ${version === releases[0]?.version ? '-mx-4 bg-(--ink) px-4 py-8 text-(--bench) [--line:#ffffff59] [--quiet:#b9c2cb] sm:-mx-8 sm:px-8 lg:-mx-12 lg:px-12 dark:[--line:#00000059] dark:[--quiet:#434c55]' : 'border-b border-(--line) py-6'}`}
        >
          <header>
            <h3 className="m-0 [font-family:inherit] text-5xl leading-none font-bold tracking-[-0.08em]">
              {version}
            </h3>
            <time dateTime={date} className="text-base text-(--quiet)">
              {date}
            </time>
          </header>
          <div>
            <p className="m-0 max-w-[70ch] text-base leading-relaxed max-md:mt-2">{note}</p>
            <ul className="m-0 mt-3 list-none border-s border-(--line) p-0">
              {changes.map(({ kind, text, fix }) => {
                const look = KINDS.find((one) => one.kind === kind);
                return (
                  <li
                    key={`${kind} ${text}`}
                    data-kind={kind}
                    className="flex gap-3 py-1.5 ps-4 text-base leading-relaxed group-has-[input[data-kind=add]:checked]/log:not-data-[kind=add]:hidden group-has-[input[data-kind=break]:checked]/log:not-data-[kind=break]:hidden group-has-[input[data-kind=mend]:checked]/log:not-data-[kind=mend]:hidden"
                  >
                    <span
                      className={`mt-0.5 grid size-6 shrink-0 place-items-center font-bold ${look?.look}`}
                    >
                      <span aria-hidden="true">{look?.sign}</span>
                      <span className="sr-only">{look?.label}: </span>
                    </span>
                    <span className="min-w-0 wrap-break-word">
                      {text}
                      {fix && (
                        <code className="mt-1 block w-fit border-s-4 border-(--signal) bg-(--line)/40 px-3 py-1 [font-family:inherit]">
                          $ {fix}
                        </code>
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        </article>
      ))}
    </section>
  );
}
