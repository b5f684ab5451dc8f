'use client';

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type Cookie = {
  /** @code */
  name: string;
  text: string;
  /** 0 for one that goes with the window. */
  days: number;
};

type Purpose = {
  /** What is stored and posted. Without spaces. @code */
  value: string;
  label: string;
  text?: ReactNode;
  /** Set in any case. */
  needed?: boolean;
  cookies: Cookie[];
};

type Labels = {
  /** The two answers, and the third one below the list. */
  needed: string;
  all: string;
  own: string;
  purposes: string;
  /** Beside a purpose that is needed. */
  always: string;
  /** {count} is replaced. */
  days: string;
  session: string;
  /** Closes it again if there was an answer before. */
  leave: string;
  byBrowser: string;
  /** Heard after an answer. */
  saved: string;
};

type Props = {
  /** The question. */
  title?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Everything that may be set, with each cookie. */
  purposes?: Purpose[];
  /** Where there is more to read. */
  policy?: { label: string; href: string } | null;
  /** Called with the values that are allowed: at once if there is an answer, and after each new one. */
  onChoose?: (allowed: string[]) => void;
  /** The band at the end of every page, or the list on a page of its own. */
  layout?: 'foot' | 'page';
  /** Opens the list at first. */
  expanded?: boolean;
  /** Another version asks again. @code */
  version?: string;
  /** Where the browser keeps the answer. */
  storageKey?: string;
  /** Links to this place open it again, such as href="#cookies". @code */
  anchor?: string;
  /** Where the browser posts the answer without script. @code */
  action?: string;
  /** Your server has the answer already, so nothing is asked. */
  isAnswered?: boolean;
  /** The nonce of the page for inline scripts. @code */
  nonce?: string;
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Words of the band. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  needed: 'Only what is needed',
  all: 'All of them',
  own: 'Only what is ticked',
  purposes: 'Choose by purpose',
  always: 'Always',
  days: '{count} days',
  session: 'This visit',
  leave: 'Leave it as it is',
  byBrowser: 'Your browser has said no for you (Global Privacy Control).',
  saved: 'Your answer is kept.',
};

const PURPOSES: Purpose[] = [
  {
    value: 'basket',
    label: 'Basket and payment',
    text: 'Without these nothing can be bought.',
    needed: true,
    cookies: [
      { name: 'basket', text: 'The pieces that lie in it', days: 7 },
      { name: 'till', text: 'Holds the steps of a payment together', days: 0 },
    ],
  },
  {
    value: 'visits',
    label: 'Counting visits',
    text: 'How many came, and which pieces they saw.',
    cookies: [{ name: 'visit', text: 'Tells a second visit from a first', days: 30 }],
  },
  {
    value: 'seen',
    label: 'Pieces that you looked at',
    text: 'They stand below the next one.',
    cookies: [{ name: 'seen', text: 'The last six, by number', days: 14 }],
  },
];
const POLICY = { label: 'What the shop knows', href: '#privacy' };

const hasBrowserAnswered = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The version and the values that are allowed, or nothing. */
const read = (key: string, version: string): string => {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return kept.startsWith(`${version} `) ? kept : '';
  } catch {
    return '';
  }
};

/** The same question in the page of a server, asked before the band is painted. */
const askFirst = (key: string, version: string): string => {
  const [name, start] = [key, `${version} `].map((one) =>
    JSON.stringify(one).replaceAll('<', String.raw`\u003c`),
  );
  return `try{if(navigator.globalPrivacyControl||(localStorage.getItem(${name})||'').startsWith(${start}))document.currentScript.parentElement.hidden=true}catch{}`;
};

const listen = (changed: () => void): (() => void) => {
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
};

const FOCUS =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
/** Every answer looks like this one. */
const ANSWER = `m-0 min-h-12 min-w-0 cursor-pointer rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel)! px-4 py-2 text-center text-base! leading-6! font-medium! wrap-break-word text-(--ink)! transition-colors duration-150 hover:border-(--ink) hover:bg-(--page)! active:translate-y-px ${FOCUS}`;
const WORDS = `cursor-pointer rounded-[calc(var(--radius,.5rem)*.6)] border-0 bg-transparent! py-2.5 text-base! leading-6! font-medium! text-(--ink)! underline! decoration-(--edge)! decoration-1! underline-offset-4 hover:decoration-current! ${FOCUS}`;

export function PlainCookie({
  title = 'May the shop remember more than your basket?',
  lead = 'Nothing is set before you answer. You find this again under Cookies at the end of each page.',
  purposes = PURPOSES,
  policy = POLICY,
  onChoose,
  layout = 'foot',
  expanded = false,
  version = '1',
  storageKey = 'cookies-allowed',
  anchor = 'cookies',
  action = '/cookies',
  isAnswered = false,
  nonce,
  level = 2,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [here, setHere] = useState('');
  const [ticked, setTicked] = useState<string[] | null>(null);
  const [isReopened, setReopened] = useState(false);
  const kept = useSyncExternalStore(
    listen,
    () => read(storageKey, version),
    () => 'served',
  );
  const isRefused = useSyncExternalStore(listen, hasBrowserAnswered, () => false);
  const isPage = layout === 'page';
  const isServed = kept === 'served';
  const answer = here || (isServed ? '' : kept);
  const isKnown = answer !== '' || isRefused || isAnswered;
  const isOpen = isPage || isReopened || !isKnown;
  const needed = purposes.filter((one) => one.needed).map(({ value }) => value);
  const allowed = answer ? answer.split(' ').slice(1) : needed;
  const ticks = ticked ?? allowed;
  const Title = `h${level}` as 'h2';

  const told = useRef(onChoose);
  useEffect(() => {
    told.current = onChoose;
  });
  const said = answer || (isRefused && !isServed) ? allowed.join(' ') : null;
  useEffect(() => {
    if (said !== null) told.current?.(said.split(' ').filter(Boolean));
  }, [said]);

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLElement>(`a[href$="#${anchor}"]`);
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      setReopened(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [anchor]);
  useEffect(() => {
    if (isReopened) first.current?.focus();
  }, [isReopened]);

  // What gets the focus is scrolled to where the band is not.
  useEffect(() => {
    const band = root.current;
    if (!band || !isOpen || isPage) return undefined;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockEnd;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${band.offsetHeight + 8}px`;
    });
    observer.observe(band);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = before;
    };
  }, [isOpen, isPage]);

  const close = (): void => {
    setTicked(null);
    setReopened(false);
    opener.current?.focus();
  };

  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const values = purposes
      .map(({ value }) => value)
      .filter(
        (value) =>
          needed.includes(value) ||
          button?.value === 'all' ||
          (button?.value === 'own' && ticks.includes(value)),
      );
    const next = [version, ...values].join(' ') + (values.length > 0 ? '' : ' ');
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // The browser keeps nothing, so the answer holds until the page is left.
    }
    setHere(next);
    close();
  };

  const ledger = (
    <ul className="m-0! list-none! p-0!">
      {purposes.map((purpose) => {
        const own = `${id}${purpose.value}`;
        return (
          <li
            key={purpose.value}
            className="m-0 grid grid-cols-1 gap-x-8 gap-y-2 border-t border-(--line) py-4 md:grid-cols-12"
          >
            <label className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 has-disabled:cursor-default md:col-span-5">
              <input
                type="checkbox"
                name="purpose"
                value={purpose.value}
                checked={purpose.needed || ticks.includes(purpose.value)}
                disabled={purpose.needed}
                onChange={({ target: { value, checked } }) =>
                  setTicked(checked ? [...ticks, value] : ticks.filter((one) => one !== value))
                }
                aria-labelledby={`${own}name`}
                aria-describedby={purpose.text ? `${own}text` : undefined}
                className={`m-0 mt-0.5 size-5 accent-(--tick) ${FOCUS}`}
              />
              <span className="flex min-w-0 flex-wrap justify-between gap-x-4">
                <span id={`${own}name`} className="min-w-0 font-semibold wrap-break-word">
                  {purpose.label}
                </span>
                {purpose.needed && <span className="text-(--quiet)">{text.always}</span>}
              </span>
              {purpose.text && (
                <span
                  id={`${own}text`}
                  className="col-start-2 min-w-0 text-pretty wrap-break-word text-(--quiet)"
                >
                  {purpose.text}
                </span>
              )}
            </label>
            {purpose.cookies.length > 0 && (
              <ul className="m-0! min-w-0 list-none! p-0! max-md:ms-8! md:col-span-6 md:col-start-7">
                {purpose.cookies.map(({ name, text: use, days }, at) => (
                  <li
                    key={`${at} ${name}`}
                    className="m-0 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tabular-nums not-first:mt-2 md:grid-cols-[7rem_minmax(0,1fr)_fit-content(40%)]"
                  >
                    <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                    <span className="min-w-0 text-pretty wrap-break-word text-(--quiet) max-md:col-span-2 max-md:row-start-2">
                      {use}
                    </span>
                    <span className="min-w-0 text-end wrap-break-word">
                      {days > 0 ? text.days.replaceAll('{count}', String(days)) : text.session}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
  const answers = (
    <>
      <button ref={first} type="submit" name="answer" value="needed" className={ANSWER}>
        {text.needed}
      </button>
      <button type="submit" name="answer" value="all" className={ANSWER}>
        {text.all}
      </button>
    </>
  );
  const ownAnswer = (
    <button type="submit" name="answer" value="own" className={ANSWER}>
      {text.own}
    </button>
  );
  const more = policy && (
    <a href={policy.href} className={`min-w-0 wrap-anywhere ${WORDS}`}>
      {policy.label}
    </a>
  );

  return (
    <div
      ref={root}
      className={`text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] [--tick:oklch(from_var(--main)_min(l,.5)_c_h)] dark:[color-scheme:dark] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] dark:[--tick:oklch(from_var(--main)_max(l,.7)_c_h)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${isPage ? 'bg-(--page)' : 'sticky bottom-0 z-40 print:static'} ${className}`}
    >
      <section
        hidden={!isOpen}
        aria-labelledby={`${id}title`}
        suppressHydrationWarning
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isKnown && !isPage) close();
        }}
        className={
          isPage
            ? 'py-[clamp(4.5rem,8vw,7rem)]'
            : 'max-h-[85svh] overflow-y-auto overscroll-contain border-t border-(--edge) bg-(--panel) print:max-h-none'
        }
      >
        {isServed && !isPage && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: askFirst(storageKey, version) }}
          />
        )}
        <form
          action={action}
          method="post"
          onSubmit={choose}
          className={`m-0 mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:grid-cols-12 md:px-8 ${isPage ? 'gap-y-9' : 'gap-y-4 pt-5'}`}
        >
          <div className={`min-w-0 ${isPage ? 'md:col-span-7' : 'md:col-span-6'}`}>
            <Title
              id={`${id}title`}
              className={`m-0! text-balance wrap-break-word text-(--ink)! ${isPage ? '[font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! rtl:tracking-normal!' : '[font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! rtl:tracking-normal!'}`}
            >
              {title}
            </Title>
            {lead && (
              <p className="m-0! mt-1! text-base! leading-6! text-pretty wrap-break-word text-(--quiet)!">
                {lead}
              </p>
            )}
            {isRefused && (
              <p className="m-0! mt-1! text-base! leading-6! text-pretty wrap-break-word text-(--ink)!">
                {text.byBrowser}
              </p>
            )}
          </div>
          {isPage ? (
            <>
              {purposes.length > 0 && (
                <div className="min-w-0 border-b border-(--line) md:col-span-full">{ledger}</div>
              )}
              <div className="grid min-w-0 grid-cols-1 gap-3 md:col-span-full md:grid-cols-3">
                {answers}
                {ownAnswer}
              </div>
              {more && <div className="md:col-span-full">{more}</div>}
            </>
          ) : (
            <>
              <div className="grid min-w-0 grid-cols-2 content-start gap-3 md:col-span-6 md:col-start-7">
                {answers}
              </div>
              {purposes.length > 0 && (
                <details
                  open={expanded || undefined}
                  className="min-w-0 border-t border-(--line) md:col-span-full md:row-start-2"
                >
                  <summary
                    className={`block w-fit min-w-0 list-none wrap-break-word md:max-w-[calc(50%-1rem)] [&::-webkit-details-marker]:hidden ${WORDS}`}
                  >
                    {text.purposes}
                  </summary>
                  {ledger}
                  <div className="grid grid-cols-1 gap-x-8 border-t border-(--line) py-4 md:grid-cols-12">
                    <div className="grid grid-cols-2 gap-3 md:col-span-6 md:col-start-7">
                      {ownAnswer}
                    </div>
                  </div>
                </details>
              )}
              {(more || isKnown) && (
                <div className="flex min-w-0 flex-wrap justify-between gap-x-8 border-t border-(--line) max-md:-mt-4 md:col-span-6 md:col-start-7 md:row-start-2 md:self-start">
                  {more}
                  {isKnown && (
                    <button type="button" onClick={close} className={WORDS}>
                      {text.leave}
                    </button>
                  )}
                </div>
              )}
            </>
          )}
        </form>
      </section>
      <p role="status" className="sr-only">
        {here ? text.saved : ''}
      </p>
    </div>
  );
}
