'use client';

import { useId, useRef, useState } from 'react';

const LABELS = {
  email: 'Email address',
  sentTo: 'We have written to',
  send: 'Write to me',
  sending: 'Sending…',
  correct: 'Correct it',
  done: 'Press the link in that mail within a day. Until then we send nothing else.',
  failed: 'It did not reach us. Your address is still here, so please send it once more.',
};

const FACTS = [
  { label: 'In the last year', value: '19 mails' },
  { label: 'Longest silence', value: '164 days' },
  { label: 'To stop', value: 'One press' },
];

const CONTROL =
  'min-h-12 min-w-0 rounded-[var(--radius,.5rem)] border text-base! leading-6! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
const FILLED =
  'border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)!';
const EDGED = 'border-(--edge) bg-transparent! text-(--ink)! hover:border-(--ink)';

/** All texts in one cell: it is as large as the longest, whichever is shown. */
function OneOf({ texts, shown }) {
  return (
    <span className="grid min-w-0 *:[grid-area:1/1]">
      {texts.map((text, at) => (
        <span
          key={at}
          aria-hidden={at === shown ? undefined : true}
          className={`min-w-0 wrap-break-word ${at === shown ? '' : 'invisible'}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}

export function PlainSignupHero({
  title = 'Know by seven whether your boat sails',
  lead = 'On days when ice or wind change the timetable, we write before 7:00. On all other days we write nothing.',
  note = 'One mail on such a day, from the pier. A link at its end stops them.',
  facts = FACTS,
  onSubmit,
  action = '/subscribe',
  name = 'email',
  example = 'name@example.com',
  children,
  media,
  layout = 'stacked',
  level = 1,
  join = false,
  labels,
  className = '',
}) {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const field = useRef(null);
  const [state, setState] = useState('idle');
  const [refusal, setRefusal] = useState('');
  const [sent, setSent] = useState('');
  const Title = `h${level}`;
  const isSplit = layout === 'split' && Boolean(media);
  const isDone = state === 'done';
  const hasAnswer = isDone || state === 'failed';

  const submit = async (event) => {
    const input = field.current;
    if (!onSubmit || !input) return;
    event.preventDefault();
    if (state === 'sending') return;
    if (isDone) {
      // A phone opens its keyboard only for a field that can be written in.
      input.readOnly = false;
      input.focus();
      input.select();
      setState('idle');
      return;
    }
    setState('sending');
    setRefusal('');
    const email = input.value.trim();
    try {
      const refused = await onSubmit(email, sent === '' ? undefined : sent);
      if (!refused) {
        setSent(email);
        setState('done');
        return;
      }
      setRefusal(refused);
    } catch {
      // The answer in the labels says it.
    }
    setState('failed');
    input.focus();
  };

  return (
    <section
      className={`bg-(--page) pb-[clamp(4rem,6vw,5.5rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3rem,6vw,5.5rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-7 px-5 md:grid-cols-12 md:px-8">
        {/* Beside media a column of its own; otherwise its parts stand on the grid. */}
        <div className={isSplit ? '@container flex min-w-0 flex-col md:col-span-6' : 'contents'}>
          {title && (
            <Title
              className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! leading-[1.04]! font-semibold! tracking-[-0.03em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isSplit ? 'text-[clamp(2.5rem,4.5vw,4rem)]! md:[text-box:trim-start_cap_alphabetic]' : 'text-[clamp(2.5rem,5vw,4.5rem)]! md:col-span-10'}`}
            >
              {title}
            </Title>
          )}
          {lead && (
            <p
              className={`m-0! max-w-[31rem] min-w-0 text-lg! leading-normal! text-balance wrap-break-word text-(--quiet)! md:text-xl! md:leading-normal! ${isSplit ? 'not-first:mt-6!' : 'md:col-span-5 md:self-baseline'}`}
            >
              {lead}
            </p>
          )}
          <form
            action={action}
            method="post"
            onSubmit={(event) => void submit(event)}
            className={`m-0 grid min-w-0 grid-cols-1 ${isSplit ? 'not-first:mt-8 md:not-last:pb-9' : `md:col-span-6 md:self-baseline ${lead ? 'md:col-start-7' : ''}`}`}
          >
            <label htmlFor={id} className="mb-2 min-w-0 font-semibold">
              <OneOf texts={[words.email, words.sentTo]} shown={isDone ? 1 : 0} />
            </label>
            <div className="flex min-w-0 flex-wrap gap-3">
              <span className="relative min-w-0 flex-[999_1_15rem]">
                <input
                  ref={field}
                  id={id}
                  type="email"
                  name={name}
                  dir="ltr"
                  required
                  autoComplete="email"
                  spellCheck={false}
                  placeholder={example}
                  readOnly={isDone || state === 'sending'}
                  aria-invalid={refusal === '' ? undefined : true}
                  aria-describedby={`${id}text`}
                  className={`block w-full ps-4 pe-11 placeholder:text-(--quiet) placeholder:opacity-100 rtl:ps-11 rtl:pe-4 rtl:text-end ${CONTROL} ${isDone ? 'border-transparent bg-(--band)! font-medium! text-(--ink)!' : `bg-(--panel)! text-(--ink)! hover:border-(--ink) ${state === 'failed' ? 'border-(--fault)' : 'border-(--edge)'}`}`}
                />
                {isDone && (
                  <svg
                    viewBox="0 0 18 12"
                    aria-hidden="true"
                    className="pointer-events-none absolute end-4 top-4.5 w-4.5 fill-none stroke-(--main-text) stroke-[1.75]"
                  >
                    <path d="m3.5 5.5 3.5 3.5 7.5-8" />
                  </svg>
                )}
              </span>
              <button
                type="submit"
                aria-disabled={state === 'sending' ? true : undefined}
                className={`m-0 flex-auto cursor-pointer px-4.5 py-2 text-center font-medium! active:translate-y-px aria-disabled:cursor-progress ${CONTROL} ${isDone ? EDGED : FILLED}`}
              >
                <OneOf
                  texts={[words.send, words.sending, words.correct]}
                  shown={isDone ? 2 : state === 'sending' ? 1 : 0}
                />
              </button>
            </div>
            <div
              id={`${id}text`}
              className="mt-3 grid min-w-0 text-pretty wrap-break-word text-(--quiet) *:m-0! *:min-w-0 *:[grid-area:1/1] empty:hidden"
            >
              {note && <div className={hasAnswer ? 'invisible' : ''}>{note}</div>}
              {/* The room for the answers. */}
              {onSubmit &&
                [words.done, words.failed].map((text, at) => (
                  <p key={at} aria-hidden="true" className="invisible">
                    {text}
                  </p>
                ))}
              {onSubmit && (
                <p
                  role="status"
                  className={`text-base! leading-relaxed! ${isDone ? 'text-(--ink)!' : 'font-medium! text-(--fault)!'}`}
                >
                  {state === 'sending' && <span className="sr-only">{words.sending}</span>}
                  {isDone && <span className="sr-only">{`${words.sentTo} ${sent}. `}</span>}
                  {isDone ? words.done : state === 'failed' ? refusal || words.failed : ''}
                </p>
              )}
            </div>
            {children && <div className="mt-4 min-w-0 wrap-break-word">{children}</div>}
          </form>
          {facts.length > 0 && (
            <dl
              className={`m-0 min-w-0 border-t border-(--line) tabular-nums ${isSplit ? 'mt-7 @md:mt-auto @md:grid @md:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] @md:gap-x-8 @md:gap-y-5 @md:pt-4' : 'md:col-span-full md:mt-7 md:grid md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] md:gap-x-8 md:gap-y-5 md:pt-4'}`}
            >
              {facts.map(({ label, value }, at) => (
                <div
                  key={`${at} ${label}`}
                  className={`flex items-baseline justify-between gap-4 border-b border-(--line) py-3 ${isSplit ? '@md:block @md:border-b-0 @md:py-0' : 'md:block md:border-b-0 md:py-0'}`}
                >
                  <dt className="min-w-0 wrap-break-word text-(--quiet)">{label}</dt>
                  <dd
                    className={`m-0 min-w-0 text-end font-semibold wrap-break-word ${isSplit ? '@md:text-start @md:[text-box:trim-end_cap_alphabetic]' : 'md:text-start'}`}
                  >
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {media && (
          <div
            className={`min-w-0 overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) [&>:is(img,video)]:block [&>:is(img,video)]:size-full [&>:is(img,video)]:object-cover ${isSplit ? 'md:col-span-6 md:has-[>svg]:self-end' : 'md:col-span-full md:mt-7'}`}
          >
            {media}
          </div>
        )}
      </div>
    </section>
  );
}
