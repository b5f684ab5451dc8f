'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** The place that the server gave, also to an address that had one before. */
type Place = {
  place: number;
  known?: boolean;
  /** Where this address leaves the list. @code */
  leave?: string;
};

type Labels = {
  /** Below the three figures: how many wait, how many are let in each time, and when it is your turn. */
  waiting: string;
  rate: string;
  later: string;
  laterOne: string;
  /** In place of the last two as long as there is no rate. */
  noRate: string;
  /** Below the first figure, once it is a place. */
  place: string;
  /** The form by state. */
  email: string;
  send: string;
  sending: string;
  failed: string;
  /** The answer, for a new address and for one that had a place. */
  joined: string;
  known: string;
  when: string;
  whenUnknown: string;
  leave: string;
  leaveNote: string;
  another: string;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** What one waits for. */
  lead?: ReactNode;
  /** What is done with the address. */
  note?: ReactNode;
  /** How many wait now. */
  waiting?: number;
  /** How many are let in each time; 0 as long as nobody was. */
  admits?: number;
  /** Days from one time to the next. */
  days?: number;
  /** The day when people were last let in, such as 2026-11-14. @code */
  last?: string;
  /** Puts an address on the list. Resolve with its place or with a text to refuse it, reject when there was no answer. Without it the browser posts the form. */
  onSubmit?: (email: string) => Promise<Place | { refused: string }>;
  /** What the server answered to a form that the browser has posted. */
  answer?: Place | null;
  /** The address that was posted. @code */
  email?: string;
  /** Where the browser posts the form without script. @code */
  action?: string;
  /** The example in the field. */
  example?: string;
  /** More of the form, such as a hidden field. */
  children?: ReactNode;
  /** The sum over the full width, or in a column beside the form. */
  layout?: 'line' | 'column';
  /** Language of figures and dates, such as de-DE. */
  locale?: string;
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Every other word. {last}, {rounds}, {place}, {email} and {date} are filled in. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  waiting: 'wheels are waiting today',
  rate: 'built each week, the last on {last}',
  later: 'about {rounds} weeks after that',
  laterOne: 'about a week after that',
  noRate: 'None is built yet, so nobody can say when.',
  place: 'your place',
  email: 'Your email address',
  send: 'Put me on the list',
  sending: 'Asking…',
  failed: 'No answer, so you are not on the list. Your address is still here: press again.',
  joined: 'You are number {place}.',
  known: 'You are on the list already, as number {place}.',
  when: 'We write to {email} about {date}. Until then there is nothing to do.',
  whenUnknown: 'We write to {email} as soon as there is a date.',
  leave: 'Leave the list',
  leaveNote: 'To leave, press the link in any of our mails.',
  another: 'Use another address',
};

const DAY_MS = 86_400_000;
/** A date as far away as this has its year. */
const FAR_DAYS = 270;
/** More signs than this do not fit into a column in the large size. */
const LONG = 5;

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const RING =
  'focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
const PRESS = `m-0 min-h-12 cursor-pointer rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-6! font-medium! transition-colors duration-150 active:translate-y-px ${RING}`;
const STACK = 'grid min-w-0 *:min-w-0 *:[grid-area:1/1]';

/** The third term stands below the lead. */
const PLACES = ['md:col-span-3', 'md:col-start-5 md:col-span-3', 'md:col-start-9 md:col-span-4'];

/** Both texts in one cell, so that it is as high as the higher one. */
function Either({ texts, shown }: { texts: [string, string]; shown: 0 | 1 }) {
  return (
    <span className={STACK}>
      {texts.map((text, at) => (
        <span
          key={at}
          aria-hidden={at !== shown}
          className={`wrap-break-word ${at === shown ? '' : 'invisible'}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}

export function PlainWaitlist({
  title = 'Wheels built by\u00A0hand, four\u00A0a\u00A0week',
  lead = 'Tola Adebayo builds each one from the first spoke. When yours is next, we write to you.',
  note = 'Two mails: your place now, and a day for your bicycle when it is your turn. There is nothing to pay before.',
  waiting = 27,
  admits = 4,
  days = 7,
  last = '2026-11-14',
  onSubmit,
  answer = null,
  email = '',
  action = '/waitlist',
  example = 'name@example.com',
  children,
  layout = 'line',
  locale = 'en-IN',
  level = 2,
  join = false,
  labels,
  className = '',
}: Props) {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const [given, setGiven] = useState(answer);
  const [sent, setSent] = useState(email);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const Title = `h${level}` as 'h2';
  const isLine = layout === 'line';

  // What was pressed is gone, so the focus goes to what took its place.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (given) told.current?.focus();
    else {
      field.current?.focus();
      field.current?.select();
    }
  }, [given]);

  const submit = async (event: FormEvent): Promise<void> => {
    const typed = field.current?.value.trim();
    if (!onSubmit || !typed) return;
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault('');
    try {
      const got = await onSubmit(typed);
      if ('refused' in got) {
        setFault(got.refused);
        field.current?.focus();
      } else {
        wasPressed.current = true;
        setSent(typed);
        setGiven(got);
      }
    } catch {
      setFault(words.failed);
    }
    setSending(false);
  };

  const figure = (value: number) => new Intl.NumberFormat(locale).format(value);
  const hasRate = admits > 0 && last !== '';
  const rounds = Math.max(1, Math.ceil((given ? given.place : waiting + 1) / admits));
  const dayAfter = (count: number): string =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: count > FAR_DAYS ? 'numeric' : undefined,
      timeZone: 'UTC',
    }).format(Date.parse(last) + count * DAY_MS);
  const values: Record<string, string> = {
    place: figure(given?.place ?? waiting + 1),
    email: sent,
    rounds: hasRate ? figure(rounds) : '',
    last: hasRate ? dayAfter(0) : '',
    date: hasRate ? dayAfter(rounds * days) : '',
  };
  const terms: { sign: string; is: string; of: ReactNode }[] = [
    {
      sign: '',
      is: figure(given?.place ?? waiting),
      of: <Either texts={[words.waiting, words.place]} shown={given ? 1 : 0} />,
    },
  ];
  if (hasRate)
    terms.push(
      { sign: '÷', is: figure(admits), of: fill(words.rate, values) },
      {
        sign: '=',
        is: values['date']!,
        of: fill(rounds === 1 ? words.laterOne : words.later, values),
      },
    );
  else terms.push({ sign: '=', is: '?', of: words.noRate });
  const size = terms.some(({ is }) => is.length > LONG + 1)
    ? 'md:text-5xl'
    : 'md:text-[clamp(3rem,6.4vw,4.5rem)]';

  const head = (
    <>
      {title && (
        <Title
          className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isLine ? 'md:col-span-7' : ''}`}
        >
          {title}
        </Title>
      )}
      {lead && (
        <div
          className={`max-w-[31rem] min-w-0 text-pretty wrap-break-word text-(--quiet) ${isLine ? 'md:col-span-4 md:col-start-9' : ''}`}
        >
          {lead}
        </div>
      )}
    </>
  );

  const sum = (
    <dl
      className={`m-0 grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-5 tabular-nums ${isLine ? 'my-5 md:col-span-full md:my-7 md:grid-cols-subgrid md:gap-x-8 md:border-y md:border-(--line) md:pt-9 md:pb-8' : 'md:col-span-5 md:col-start-8 md:self-center'}`}
    >
      {terms.map(({ sign, is, of }, at) => (
        <div
          key={sign}
          className={`col-span-full grid grid-cols-subgrid items-baseline py-4 ${sign === '=' ? 'border-t-2 border-(--ink)' : ''} ${isLine ? `md:flex md:flex-col-reverse md:items-stretch md:justify-end md:gap-3 md:border-t-0 md:py-0 ${PLACES[at]}` : ''}`}
        >
          <dt className="min-w-0 text-pretty wrap-break-word text-(--quiet)">{of}</dt>
          <dd
            className={`relative m-0 ps-9 text-end leading-none font-semibold tracking-[-0.03em] rtl:tracking-normal ${isLine ? `text-4xl md:ps-0 md:text-start md:wrap-break-word ${size}` : 'text-4xl md:text-5xl'}`}
          >
            {sign && (
              <span
                className={`absolute start-0 font-normal text-(--quiet) ${isLine ? 'md:start-auto md:end-full md:me-[.3em]' : ''} ${sign === '=' ? (isLine ? 'max-md:hidden' : 'hidden') : ''}`}
              >
                {sign}
              </span>
            )}
            {is}
          </dd>
        </div>
      ))}
    </dl>
  );

  const way = (
    <div className={`${STACK} ${isLine ? 'md:col-span-7 md:row-start-1' : ''}`}>
      <form
        action={action}
        method="post"
        onSubmit={(event) => void submit(event)}
        className={`m-0 min-w-0 ${given ? 'invisible' : ''}`}
      >
        <label htmlFor={id} className="mb-2 block font-semibold wrap-break-word">
          {words.email}
        </label>
        <div className="flex min-w-0 flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            type="email"
            name="email"
            dir="ltr"
            required
            autoComplete="email"
            spellCheck={false}
            placeholder={example}
            defaultValue={email}
            readOnly={isSending}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}said`}
            className={`min-h-12 min-w-0 flex-[99_1_14rem] rounded-[var(--radius,.5rem)] border bg-(--panel)! px-4 text-base! leading-6! text-(--ink)! placeholder:text-(--quiet) placeholder:opacity-100 hover:border-(--ink) rtl:text-end ${fault ? 'border-(--fault)' : 'border-(--edge)'} ${RING}`}
          />
          <button
            type="submit"
            aria-disabled={isSending ? true : undefined}
            className={`flex-auto border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! aria-disabled:cursor-progress print:border-(--ink) print:bg-transparent! print:text-(--ink)! ${PRESS}`}
          >
            <Either texts={[words.send, words.sending]} shown={isSending ? 1 : 0} />
          </button>
        </div>
        {children}
        <div id={`${id}said`} role="status" className={`mt-3 ${STACK}`}>
          <span aria-hidden="true" className="invisible">
            {words.failed}
          </span>
          {isSending && <span className="sr-only">{words.sending}</span>}
          {fault && <span className="font-medium wrap-break-word text-(--fault)">{fault}</span>}
        </div>
      </form>
      <div className={`flex flex-col ${given ? '' : 'invisible'}`}>
        <p
          ref={told}
          tabIndex={-1}
          className="m-0! text-xl! leading-snug! font-semibold! wrap-break-word text-(--ink)! outline-hidden"
        >
          <Either
            texts={[fill(words.joined, values), fill(words.known, values)]}
            shown={given?.known ? 1 : 0}
          />
        </p>
        <p className="m-0! mt-1! text-base! leading-relaxed! text-pretty wrap-break-word text-(--ink)!">
          {fill(hasRate ? words.when : words.whenUnknown, values)}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button
            type="button"
            onClick={() => {
              wasPressed.current = true;
              setGiven(null);
            }}
            className={`border-(--edge) bg-transparent! text-(--ink)! hover:border-(--ink) print:hidden ${PRESS}`}
          >
            {words.another}
          </button>
          {given?.leave ? (
            <a
              href={given.leave}
              className={`inline-flex min-h-11 items-center rounded-[calc(var(--radius,.5rem)*.6)] text-base! font-medium! text-(--main-text)! underline! decoration-(--edge) underline-offset-4 hover:decoration-current ${RING}`}
            >
              {words.leave}
            </a>
          ) : (
            <span className="min-w-0 text-pretty text-(--quiet)">{words.leaveNote}</span>
          )}
        </div>
      </div>
    </div>
  );

  const small = note && (
    <div
      className={`min-w-0 text-pretty wrap-break-word text-(--quiet) ${isLine ? 'md:col-span-4 md:col-start-9 md:row-start-1 md:pt-8' : ''}`}
    >
      {note}
    </div>
  );

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-4 px-5 md:grid-cols-12 md:items-baseline-last md:px-8">
        {isLine ? (
          <>
            {head}
            {sum}
            <div className="grid min-w-0 gap-x-8 gap-y-5 md:col-span-full md:grid-cols-subgrid md:items-start">
              {small}
              {way}
            </div>
          </>
        ) : (
          <>
            <div className="flex min-w-0 flex-col gap-5 md:col-span-6 md:self-center">
              {head}
              {small}
              {way}
            </div>
            {sum}
          </>
        )}
      </div>
    </section>
  );
}
