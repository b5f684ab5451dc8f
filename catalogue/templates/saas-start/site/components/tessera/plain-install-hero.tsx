'use client';

import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';

type Command = {
  /** The package manager. @code */
  name: string;
  /** What is copied. @code */
  command: string;
};

type Fact = { label: string; value: string };

type Labels = {
  managers: string;
  copy: string;
  copied: string;
  /** Below the command when it was copied, or when the browser has refused. */
  paste: string;
  selected: string;
};

type Props = {
  /** The heading of the page. */
  title?: ReactNode;
  /** One to three sentences below it. */
  lead?: ReactNode;
  /** Stands below the lead, such as links. */
  children?: ReactNode;
  /** One command for each package manager. A single one has no tabs. */
  commands?: Command[];
  /** The sign before the command, which is not copied. */
  prompt?: string;
  /** Below the command until it is copied, such as what it needs. */
  note?: ReactNode;
  /** Version, licence and the like, each in one to three words. */
  facts?: Fact[];
  /** What the command leads to, such as a terminal. Without it nothing is reserved. */
  media?: ReactNode;
  /** The command above the media, or beside it. */
  layout?: 'stacked' | 'split';
  /** The key of localStorage for the chosen manager. All with the same key follow each other; empty keeps nothing. @code */
  remember?: string;
  /** The nonce of the page for inline scripts. @code */
  nonce?: string;
  /** Level of the heading, where it is not the first of the page. */
  level?: 1 | 2 | 3;
  /** Leaves out the space at the top, so that it joins the section before it. */
  join?: boolean;
  /** Words of the panel. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  managers: 'Package manager',
  copy: 'Copy',
  copied: 'Copied',
  paste: 'Copied. Paste it into a terminal in that folder.',
  selected: 'Your browser does not let us copy. It is selected: press Ctrl or ⌘ and C.',
};

const COMMANDS: Command[] = [
  { name: 'npm', command: 'npm install --save-dev quern' },
  { name: 'pnpm', command: 'pnpm add --save-dev quern' },
  { name: 'yarn', command: 'yarn add --dev quern' },
  { name: 'bun', command: 'bun add --dev quern' },
];

const FACTS: Fact[] = [
  { label: 'Version', value: '2.3, 9 Nov 2026' },
  { label: 'Licence', value: 'MPL 2.0' },
  { label: 'Size', value: '6.8 MB, one file' },
];

const SERVED = '\0served';
const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';

/** The chosen manager, or an empty text where the browser keeps nothing. */
const read = (key: string): string => {
  try {
    return key === '' ? '' : (localStorage.getItem(key) ?? '');
  } catch {
    return '';
  }
};

/** Browsers tell other windows of the choice, and this tells the others of the same page. */
const keep = (key: string, name: string): void => {
  try {
    if (key === '') return;
    localStorage.setItem(key, name);
    globalThis.dispatchEvent(new Event('storage'));
  } catch {
    // Storage is not available. The choice is kept until the page is left.
  }
};

const listen = (changed: () => void): (() => void) => {
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
};

/** Chooses in the page of a server before it is painted. */
const chooseFirst = (key: string): string => {
  const name = JSON.stringify(key).replaceAll('<', String.raw`\u003c`);
  return `try{for(const one of document.currentScript.parentElement.querySelectorAll("input"))if(one.value===localStorage.getItem(${name}))one.checked=true}catch{}`;
};

export function PlainInstallHero({
  title = 'Run your documentation before others read it',
  lead = 'Quern runs every code sample in a manual against your own service and compares the answer with the page. Where they differ, it names the line.',
  children,
  commands = COMMANDS,
  prompt = '$',
  note = 'In the folder of your manual. Needs Node 22 or newer.',
  facts = FACTS,
  media,
  layout = 'stacked',
  remember = 'package-manager',
  nonce,
  level = 1,
  join = false,
  labels,
  className = '',
}: Props) {
  const words = { ...LABELS, ...labels };
  const group = useId();
  const stored = useSyncExternalStore(
    listen,
    () => read(remember),
    () => SERVED,
  );
  const [picked, setPicked] = useState('');
  const [answer, setAnswer] = useState({ to: '', isCopied: false });
  const Title = `h${level}` as const;
  const isSplit = layout === 'split' && Boolean(media);
  const isKnown = (name: string): boolean => commands.some((one) => one.name === name);
  const chosen = [stored, picked].find(isKnown) ?? commands[0]?.name;
  const isCopied = answer.to === chosen && answer.isCopied;
  const isSelected = answer.to === chosen && !answer.isCopied;

  const copy = async ({ name, command }: Command, line: Element | null): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command);
      setAnswer({ to: name, isCopied: true });
    } catch {
      if (line) getSelection()?.selectAllChildren(line);
      setAnswer({ to: name, isCopied: false });
    }
  };

  return (
    <section
      className={`bg-(--page) pb-[clamp(4rem,6vw,5.5rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--inset:1.25rem] md:[--inset:1.75rem] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3rem,6vw,5.5rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-7 px-5 md:grid-cols-12 md:px-8">
        {title && (
          <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.5rem,5vw,4.5rem)]! leading-[1.04]! font-semibold! tracking-[-0.03em]! text-balance wrap-break-word text-(--ink)! md:col-span-10 rtl:tracking-normal!">
            {title}
          </Title>
        )}
        {lead && (
          <p className="m-0! max-w-[35rem] min-w-0 text-lg! leading-normal! text-balance wrap-break-word text-(--quiet)! md:col-span-7 md:text-xl! md:leading-normal!">
            {lead}
          </p>
        )}
        {children && <div className="min-w-0 md:col-span-full">{children}</div>}

        {(commands.length > 0 || facts.length > 0) && (
          <div
            className={`@container flex min-w-0 flex-col overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) md:mt-4 ${isSplit ? 'md:col-span-6 md:col-start-1' : 'md:col-span-full'}`}
          >
            {commands.length > 0 && (
              // The names fill as many rows as they need. All commands stand in one cell below them.
              <div
                role="radiogroup"
                aria-label={words.managers}
                className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] px-(--inset)"
              >
                {commands.map((one, at) => (
                  <div key={`${at} ${one.name}`} className="group/one contents">
                    <label
                      className={`min-h-12 min-w-0 cursor-pointer items-stretch pe-3 text-(--quiet) transition-colors duration-150 hover:text-(--ink) has-checked:text-(--ink) motion-reduce:transition-none print:col-span-full print:min-h-0 print:font-semibold ${commands.length > 1 ? 'flex' : 'hidden'}`}
                    >
                      <input
                        type="radio"
                        name={group}
                        value={one.name}
                        checked={one.name === chosen}
                        suppressHydrationWarning
                        onChange={() => {
                          setPicked(one.name);
                          keep(remember, one.name);
                        }}
                        className="peer sr-only"
                      />
                      <span className="relative flex min-w-0 items-center rounded-[calc(var(--radius,.5rem)*.6)] py-2.5 leading-tight font-medium wrap-anywhere peer-checked:after:absolute peer-checked:after:inset-x-0 peer-checked:after:-bottom-px peer-checked:after:border-b-2 peer-checked:after:border-(--ink) peer-checked:after:content-[''] peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-(--focus) print:after:hidden">
                        {one.name}
                      </span>
                    </label>
                    <div
                      className={`invisible col-span-full -mx-(--inset) flex min-w-0 flex-wrap content-between items-start gap-x-6 gap-y-3 border-(--line) px-(--inset) pt-5 [grid-row:20] group-has-checked/one:visible print:visible print:border-0 print:pt-1 print:pb-3 print:[grid-row:auto] ${commands.length > 1 ? 'border-t' : ''}`}
                    >
                      <div
                        dir="ltr"
                        className={`flex min-w-0 flex-[999_1_14rem] items-baseline gap-3 py-2.5 text-base leading-snug [font-family:var(--brand-font-mono,var(--font-mono,ui-monospace,monospace))] ${isSplit ? '@md:text-lg' : '@md:text-lg @3xl:py-1.5 @3xl:text-2xl'}`}
                      >
                        {prompt && (
                          <span aria-hidden="true" className="text-(--quiet) select-none">
                            {prompt}
                          </span>
                        )}
                        <code className="block! min-w-0 bg-transparent! p-0! [font-family:inherit]! text-[length:inherit]! leading-[inherit]! font-medium! tracking-[-0.01em]! wrap-anywhere whitespace-pre-wrap text-(--ink)!">
                          {one.command}
                        </code>
                      </div>
                      <button
                        type="button"
                        onClick={({ currentTarget: { previousElementSibling: line } }) =>
                          void copy(one, line?.querySelector('code') ?? null)
                        }
                        className={`m-0 grid min-h-11 min-w-0 flex-auto cursor-pointer items-center justify-items-center rounded-[var(--radius,.5rem)] border border-transparent bg-(--main)! px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere text-(--on-main)! transition-colors duration-150 *:[grid-area:1/1] hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! active:translate-y-px noscript:hidden print:hidden ${FOCUS}`}
                      >
                        {[words.copy, words.copied].map((text, index) => (
                          <span
                            key={index}
                            aria-hidden={isCopied === (index === 1) ? undefined : true}
                            className={`min-w-0 ${isCopied === (index === 1) ? '' : 'invisible'}`}
                          >
                            {text}
                          </span>
                        ))}
                      </button>
                    </div>
                  </div>
                ))}
                {/* The answer takes the place of the note, and both have their room from the start. */}
                <div className="col-span-full grid min-w-0 pt-3 pb-6 text-pretty wrap-break-word text-(--quiet) [grid-row:21] *:m-0! *:min-w-0 *:[grid-area:1/1] print:pt-0 print:[grid-row:auto]">
                  {note && <div className={isCopied || isSelected ? 'invisible' : ''}>{note}</div>}
                  {[words.paste, words.selected].map((text, at) => (
                    <p
                      key={at}
                      aria-hidden="true"
                      className="invisible text-base! leading-relaxed!"
                    >
                      {text}
                    </p>
                  ))}
                  <p role="status" className="text-base! leading-relaxed! text-(--ink)!">
                    {isCopied ? words.paste : isSelected ? words.selected : ''}
                  </p>
                </div>
                {stored === SERVED && remember !== '' && (
                  <script
                    nonce={nonce}
                    suppressHydrationWarning
                    dangerouslySetInnerHTML={{ __html: chooseFirst(remember) }}
                  />
                )}
              </div>
            )}
            {facts.length > 0 && (
              <dl className="m-0 -ms-px mt-auto grid min-w-0 grid-cols-1 tabular-nums @md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
                {facts.map(({ label, value }, at) => (
                  <div
                    key={`${at} ${label}`}
                    className="flex min-w-0 items-baseline justify-between gap-4 border-s border-t border-(--line) px-(--inset) py-3 @md:block @md:py-4 @md:pe-3"
                  >
                    <dt className="min-w-0 wrap-break-word text-(--quiet)">{label}</dt>
                    <dd className="m-0 min-w-0 text-end font-semibold wrap-break-word @md:text-start">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
        {media && (
          <div
            className={`min-w-0 overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) [&>:is(img,svg,video)]:block [&>:is(img,video)]:size-full [&>:is(img,video)]:object-cover ${isSplit ? 'md:col-span-6 md:mt-4' : 'md:col-span-full'}`}
          >
            {media}
          </div>
        )}
      </div>
    </section>
  );
}
