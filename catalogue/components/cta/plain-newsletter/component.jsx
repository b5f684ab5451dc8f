'use client';

import { useId, useRef, useState } from 'react';

const LABELS = {
  steps: 'How it works',
  email: 'Your email address',
  sentTo: 'We have written to',
  send: 'Send me the link',
  sending: 'Sending…',
  correct: 'Correct it',
  another: 'Use another',
  failed: 'It did not reach us. Your address is still here: send it again.',
  already: 'This address is on the list already, so nothing was sent.',
  link: 'You press the link in our mail',
  linkNote: 'Until then you are not on the list.',
  press: 'Press the link in that mail',
  pressed: 'The link was pressed before',
  pressedNote: 'You need not do it again.',
  pressNote: 'Within a day. Nothing there? Then the address may be wrong.',
};

const CONTROL =
  'min-h-11 min-w-0 rounded-[var(--radius,.5rem)] border text-base! leading-6! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
const FILLED =
  'border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)!';
const EDGED = 'border-(--edge) bg-transparent! text-(--ink)! hover:border-(--ink)';

const LINE = 'm-0! text-base! leading-relaxed! text-pretty wrap-break-word text-inherit!';

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

export function PlainNewsletter({
  title = 'The week’s bread, told on Mondays',
  lead = 'What comes out of the oven from Tuesday to Sunday, what is new and what went wrong. Written on the day when we mill.',
  note = 'One mail a week and no other. A link at its end stops them.',
  next = 'The next one comes on 23\u00A0November',
  nextNote = 'With the list for plum cake, from 1 December.',
  onSubmit,
  action = '/subscribe',
  name = 'email',
  example = 'name@example.com',
  children,
  layout = 'beside',
  level = 2,
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
  const isColumns = layout === 'columns';
  const hasNext = Boolean(next) || Boolean(nextNote);
  const isAnswered = state === 'sent' || state === 'already';
  const now = state === 'sent' ? 1 : state === 'already' ? 2 : 0;
  const said =
    state === 'already' ? words.already : state === 'failed' ? refusal || words.failed : '';

  const submit = async (event) => {
    const input = field.current;
    if (!onSubmit || !input) return;
    event.preventDefault();
    if (state === 'sending') return;
    if (isAnswered) {
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
      const answer = await onSubmit(email, sent === '' ? undefined : sent);
      const refused = typeof answer === 'object' ? answer?.refused : undefined;
      if (refused === undefined) {
        const isKnown = answer === 'already';
        setSent(isKnown ? '' : email);
        setState(isKnown ? 'already' : 'sent');
        return;
      }
      setRefusal(refused);
    } catch {
      // The answer in the labels says it.
    }
    setState('failed');
    input.focus();
  };

  const step = (at, body) => (
    <li
      aria-current={at === now ? 'step' : undefined}
      className={`relative grid min-w-0 gap-x-3 border-t border-(--line) pt-5 pb-6 before:absolute before:inset-x-0 before:-top-px before:border-(--ink) aria-[current=step]:before:border-t-2 ${at === now ? '' : 'text-(--quiet)'} grid-cols-[1.5rem_minmax(0,1fr)] ${isColumns ? (at === 0 || !hasNext ? 'md:col-span-6' : 'md:col-span-3') : ''}`}
    >
      <span className="font-semibold tabular-nums">
        {at < now ? (
          <svg
            viewBox="0 0 18 12"
            aria-hidden="true"
            className="-ms-1 inline-block w-4.5 fill-none stroke-(--main-text) stroke-[1.75]"
          >
            <path d="m3.5 5.5 3.5 3.5 7.5-8" />
          </svg>
        ) : (
          at + 1
        )}
      </span>
      {body}
    </li>
  );

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-[clamp(2.25rem,4vw,3.5rem)] px-5 md:grid-cols-12 md:px-8">
        {(title || lead) && (
          <div
            className={`min-w-0 ${isColumns ? 'md:col-span-full md:grid md:grid-cols-subgrid md:items-baseline-last' : 'md:col-span-5'}`}
          >
            {title && (
              <Title
                className={`m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isColumns ? 'md:col-span-7' : 'md:[text-box:trim-start_cap_alphabetic]'}`}
              >
                {title}
              </Title>
            )}
            {lead && (
              <div
                className={`max-w-[31rem] min-w-0 text-pretty wrap-break-word text-(--quiet) not-first:mt-4 ${isColumns ? 'md:col-span-4 md:col-start-9 md:mt-0!' : ''}`}
              >
                {lead}
              </div>
            )}
          </div>
        )}
        <ol
          aria-label={words.steps}
          className={`m-0 grid min-w-0 list-none p-0 ${isColumns ? 'md:col-span-full md:grid-cols-subgrid' : 'md:col-span-6 md:col-end-13 md:self-start'}`}
        >
          {step(
            0,
            <form
              action={action}
              method="post"
              onSubmit={(event) => void submit(event)}
              className="m-0 grid min-w-0 grid-cols-1"
            >
              <label htmlFor={id} className={`min-w-0 ${now === 0 ? 'font-semibold' : ''}`}>
                <OneOf texts={[words.email, words.sentTo]} shown={state === 'sent' ? 1 : 0} />
              </label>
              <div className="mt-2 flex min-w-0 flex-wrap gap-3">
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
                  readOnly={isAnswered || state === 'sending'}
                  aria-invalid={refusal === '' ? undefined : true}
                  aria-describedby={`${id}text`}
                  className={`block flex-[999_1_13rem] px-4 placeholder:text-(--quiet) placeholder:opacity-100 rtl:text-end ${CONTROL} ${isAnswered ? 'border-transparent bg-(--band)! font-medium! text-(--ink)!' : `bg-(--panel)! text-(--ink)! hover:border-(--ink) ${state === 'failed' ? 'border-(--fault)' : 'border-(--edge)'}`}`}
                />
                <button
                  type="submit"
                  aria-disabled={state === 'sending' ? true : undefined}
                  className={`m-0 flex-auto cursor-pointer px-4.5 py-2 text-center font-medium! active:translate-y-px aria-disabled:cursor-progress ${CONTROL} ${isAnswered ? EDGED : FILLED}`}
                >
                  <OneOf
                    texts={[words.send, words.sending, words.correct, words.another]}
                    shown={['sending', 'sent', 'already'].indexOf(state) + 1}
                  />
                </button>
              </div>
              <div
                id={`${id}text`}
                className="mt-3 grid min-w-0 text-pretty wrap-break-word text-(--quiet) *:m-0! *:min-w-0 *:[grid-area:1/1] empty:hidden"
              >
                {note && <div className={said === '' ? '' : 'invisible'}>{note}</div>}
                {/* The room for the answers. */}
                {onSubmit &&
                  [words.failed, words.already].map((text, at) => (
                    <p key={at} aria-hidden="true" className="invisible">
                      {text}
                    </p>
                  ))}
                {onSubmit && (
                  <p
                    role="status"
                    className={`text-base! leading-relaxed! font-medium! ${state === 'failed' ? 'text-(--fault)!' : 'text-(--ink)!'}`}
                  >
                    {state === 'sending' && <span className="sr-only">{words.sending}</span>}
                    {state === 'sent' && (
                      <span className="sr-only">{`${words.sentTo} ${sent}. ${words.press}. ${words.pressNote}`}</span>
                    )}
                    {said}
                  </p>
                )}
              </div>
              {children && <div className="mt-4 min-w-0 wrap-break-word">{children}</div>}
            </form>,
          )}
          {step(
            1,
            <div className="min-w-0">
              <p className={`${LINE} ${now === 1 ? 'font-semibold!' : ''}`}>
                <OneOf texts={[words.link, words.press, words.pressed]} shown={now} />
              </p>
              <p className={LINE}>
                <OneOf texts={[words.linkNote, words.pressNote, words.pressedNote]} shown={now} />
              </p>
            </div>,
          )}
          {hasNext &&
            step(
              2,
              <div className="min-w-0 wrap-break-word">
                <div className={now === 2 ? 'font-semibold' : ''}>{next}</div>
                {nextNote}
              </div>,
            )}
        </ol>
      </div>
    </section>
  );
}
