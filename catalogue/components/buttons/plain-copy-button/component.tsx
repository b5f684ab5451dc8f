'use client';

import {
  type ClipboardEvent,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

type Labels = {
  copy: string;
  copied: string;
  /** What to press where the browser does not copy: on most machines, on those of Apple, and without a keyboard. */
  keys: string;
  appleKeys: string;
  hold: string;
  /** Heard when it was copied, and when it was only selected. */
  heard: string;
  selected: string;
};

type Props = {
  /** What is copied. @code */
  value?: string;
  /** Its name. */
  label?: string;
  /** So many letters stand together, as in an account number. 0 draws no gaps. */
  group?: number;
  /** At least so many letters at the end are always shown. */
  tail?: number;
  /** Shows all of it, on several lines if it must. */
  whole?: boolean;
  /** A field with an edge, or a row of a table. */
  layout?: 'box' | 'row';
  /** Stands below the value, such as who is paid. */
  note?: ReactNode;
  /** False leaves the clipboard alone, as in a frame that may not use it: a press selects. */
  clipboard?: boolean;
  /** Is given the value when it was copied. */
  onCopied?: (value: string) => void;
  /** Words of the button, and what is heard; {label} is the name. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  copy: 'Copy',
  copied: 'Copied',
  keys: 'Press Ctrl\u00a0C',
  appleKeys: 'Press ⌘\u00a0C',
  hold: 'Hold it',
  heard: '{label} is copied',
  selected: '{label} is selected, not copied.',
};

const COPIED_MS = 2000;

type Word = 'copy' | 'copied' | 'keys' | 'appleKeys' | 'hold';
const WORDS: Word[] = ['copy', 'copied', 'keys', 'appleKeys', 'hold'];

const findKeys = (): Word => {
  if (matchMedia('(hover: none)').matches) return 'hold';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'appleKeys' : 'keys';
};

/** The value in parts, and the first of those that are always shown. */
function partsOf(value: string, group: number, tail: number) {
  const parts =
    group > 0
      ? (value.match(new RegExp(`.{1,${group}}`, 'gs')) ?? [])
      : [value.slice(0, -tail), value.slice(-tail)];
  let from = Math.max(0, parts.length - 1);
  let letters = parts[from]?.length ?? 0;
  if (group > 0)
    while (from > 0 && letters < tail) {
      from -= 1;
      letters += parts[from]?.length ?? 0;
    }
  const gaps = group > 0 ? parts.length - 1 - from : 0;
  return { parts, from, width: `${letters + gaps / 2}ch` };
}

export function PlainCopyButton({
  value = 'https://quern.example/2.3/quern-linux-x64.tar.gz',
  label = 'Quern 2.3 for Linux',
  group = 0,
  tail = 8,
  whole = false,
  layout = 'box',
  note,
  clipboard = true,
  onCopied,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const code = useRef<HTMLElement>(null);
  const [word, setWord] = useState<Word>('copy');
  const isCopied = word === 'copied';
  const isSelected = word !== 'copy' && !isCopied;
  const isRow = layout === 'row';

  /** Whether the value is selected from end to end, and nothing else. */
  const isWhole = (): boolean => {
    const bare = (some: string): string => some.replace(/\s/g, '');
    return bare(String(getSelection())) === bare(value);
  };

  useEffect(() => {
    if (word === 'copy') return undefined;
    if (isCopied) {
      const timer = setTimeout(() => setWord('copy'), COPIED_MS);
      return () => clearTimeout(timer);
    }
    // The keys are no use any more when something else is selected.
    const look = (): void => {
      if (!isWhole()) setWord('copy');
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  });

  const copy = async (): Promise<void> => {
    try {
      if (!clipboard) throw new Error('It is not to be used.');
      await navigator.clipboard.writeText(value);
      setWord('copied');
      onCopied?.(value);
    } catch {
      // It is refused, or there is none.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setWord(findKeys());
    }
  };

  /** By keys or by a menu of the browser. It is told only when it happens. */
  const copiedByHand = (event: ClipboardEvent): void => {
    if (!isWhole()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
    setWord('copied');
    onCopied?.(value);
  };

  const { parts, from, width } = partsOf(value, group, Math.max(1, tail));
  // The gaps between groups are drawn, so nobody can copy them.
  const draw = (part: string, at: number) => (
    <span
      key={at}
      className={`${group > 0 && at < parts.length - 1 ? 'me-[.5ch]' : ''} ${group > 0 && whole ? 'inline-block' : ''}`}
    >
      {part}
    </span>
  );

  const button = (
    <button
      type="button"
      onClick={() => void copy()}
      className={`m-0 min-h-11 cursor-pointer bg-transparent! text-base! leading-5! font-medium! text-(--ink)! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none noscript:hidden print:hidden ${isRow ? 'min-w-11 border-0 p-0 text-end underline! decoration-(--edge) underline-offset-4 hover:decoration-current' : 'rounded-e-[calc(var(--radius,.5rem)-1px)] border-0 border-s border-(--line) px-4 text-center hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)]!'}`}
    >
      {/* As wide as the widest word, so that none moves the value. */}
      <span className="grid w-min min-w-full items-center *:[grid-area:1/1]">
        {WORDS.map((one) => (
          <span key={one} className={one === word ? '' : 'invisible'}>
            {text[one]}
          </span>
        ))}
      </span>
      <span className="sr-only">{` ${label}`}</span>
    </button>
  );

  return (
    <div
      onCopy={copiedByHand}
      style={{ '--rest': width } as CSSProperties}
      className={`relative @container w-full min-w-0 text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)_auto] ${isRow ? 'items-baseline gap-x-4 border-t border-(--line) py-1 @lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_auto] @lg:gap-x-8' : 'gap-y-2'}`}
      >
        <div
          className={`min-w-0 wrap-break-word ${isRow ? 'pt-2 text-(--quiet) @max-lg:col-span-full' : 'col-span-full font-semibold'}`}
        >
          {label}
        </div>
        <div
          className={`min-w-0 ${isRow ? '' : 'col-span-full grid grid-cols-[minmax(0,1fr)_auto] rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel)'}`}
        >
          <code
            ref={code}
            dir="ltr"
            className={`block! min-w-0 bg-transparent! [font-family:var(--brand-font-mono,var(--font-mono,ui-monospace,monospace))]! text-base! leading-6! font-medium text-(--ink)! selection:bg-(--ink) selection:text-(--panel) ${isRow ? 'p-0! py-2.5!' : 'px-3! py-3! @sm:px-4!'} ${whole ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
          >
            <span
              className={
                whole
                  ? ''
                  : 'inline-block max-w-[calc(100%-var(--rest))] truncate align-bottom supports-[width:round(1px,1px)]:max-w-[calc(round(down,100%-var(--rest),1ch)+1px)]'
              }
            >
              {parts.slice(0, from).map(draw)}
            </span>
            <span>{parts.slice(from).map((part, at) => draw(part, from + at))}</span>
          </code>
          {!isRow && button}
        </div>
        {isRow && button}
        {note && (
          <div
            className={`col-span-full min-w-0 text-sm leading-5 text-pretty wrap-break-word text-(--quiet) ${isRow ? 'pb-2 @lg:col-span-1 @lg:col-start-2' : ''}`}
          >
            {note}
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {isCopied && text.heard.replace('{label}', label)}
        {isSelected && `${text.selected.replace('{label}', label)} ${text[word]}`}
      </span>
    </div>
  );
}
