'use client';

import { useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  waiting: 'Waiting',
  again: 'Try again',
  done: 'Done',
  failed: 'No answer. Nothing was sent.',
};

const RANKS = {
  main: 'border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)!',
  edged: 'border-(--edge) bg-transparent! text-(--ink)! hover:border-(--ink)',
  quiet:
    'border-transparent bg-transparent! text-(--ink)! hover:bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]!',
  danger:
    'border-(--fault) bg-transparent! text-(--fault)! hover:bg-(--fault)! hover:text-(--page)!',
};

const SIZES = {
  small: 'min-h-11 px-3.5 py-1.5 text-sm! leading-5!',
  medium: 'min-h-11 px-4.5 py-2 text-base! leading-6!',
  large: 'min-h-13 px-6 py-2.5 text-lg! leading-6!',
};

/** The rule below the label by state. While it waits, a part of it runs. */
const RULES = {
  waiting: 'overflow-hidden',
  done: 'border-b-2',
  failed: 'flex justify-between before:w-[42%] before:border-b-2 after:w-[42%] after:border-b-2',
};

/** A quicker answer leaves no trace, and what is shown can be seen. */
const UNSEEN_MS = 300;
const SEEN_MS = 400;
const DONE_MS = 2000;

const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export function PlainButton({
  children = 'Match last month',
  rank = 'main',
  size = 'medium',
  start,
  end,
  href,
  as = 'a',
  type = 'button',
  name,
  value,
  onPress,
  state,
  note,
  layout = 'alone',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const runner = useRef(null);
  const [own, setOwn] = useState('idle');
  const [said, setSaid] = useState('');
  const [isSeen, setSeen] = useState(false);
  const now = state ?? own;
  const isWaiting = now === 'waiting' && (isSeen || state !== undefined);
  const isFailed = now === 'failed';
  const isBar = layout === 'bar';
  const Link = as;

  useEffect(() => {
    if (!isWaiting || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const run = runner.current?.animate(
      { insetInlineStart: ['-40%', '100%'] },
      { duration: 1100, iterations: Infinity, easing: 'ease-in-out' },
    );
    return () => run?.cancel();
  }, [isWaiting]);

  const wait = async (answer) => {
    let seen;
    const timer = setTimeout(() => {
      seen = pause(SEEN_MS);
      setSeen(true);
    }, UNSEEN_MS);
    setSeen(false);
    setOwn('waiting');
    let refused = text.failed;
    try {
      refused = (await answer) || '';
    } catch {
      // Nobody answered, and that is what is said.
    }
    clearTimeout(timer);
    await seen;
    setSaid(refused);
    setOwn(refused ? 'failed' : text.done ? 'done' : 'idle');
    if (refused) return;
    await pause(DONE_MS);
    setOwn((later) => (later === 'done' ? 'idle' : later));
  };

  const press = (event) => {
    if (now === 'waiting') {
      event.preventDefault();
      setSeen(true);
      return;
    }
    const { form } = event.currentTarget;
    // The browser says what is missing in the form.
    if (onPress && type === 'submit' && form && !form.noValidate && !form.checkValidity()) return;
    const answer = onPress?.(event);
    if (!(answer instanceof Promise)) return;
    event.preventDefault();
    void wait(answer);
  };

  const canWait = onPress !== undefined || state !== undefined;
  const words = canWait ? [children, text.again, text.done] : [children];
  const at = isFailed ? 1 : now === 'done' && text.done ? 2 : 0;
  const rule = isWaiting ? RULES.waiting : now === 'done' || isFailed ? RULES[now] : '';

  const shared = {
    onClick: press,
    className: `relative m-0 inline-flex max-w-full min-w-0 cursor-pointer items-center justify-center gap-2.5 rounded-[var(--radius,.5rem)] border text-center font-medium! no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px aria-disabled:cursor-progress motion-reduce:transition-none ${RANKS[rank]} ${SIZES[size]} ${isBar ? 'max-sm:w-full' : ''}`,
    children: (
      <>
        {start && <span className="shrink-0 *:block">{start}</span>}
        <span className="grid min-w-0 *:[grid-area:1/1]">
          {words.map((word, index) => (
            <span
              key={index}
              className={`relative min-w-0 justify-self-center text-balance wrap-break-word ${index === at ? '' : 'invisible'}`}
            >
              {word}
              {index === at && rule && (
                <span aria-hidden="true" className={`absolute inset-x-0 -bottom-1 h-0.5 ${rule}`}>
                  {isWaiting && (
                    <span
                      ref={runner}
                      className="absolute start-0 w-2/5 border-b-2 motion-reduce:w-full motion-reduce:border-dotted"
                    />
                  )}
                </span>
              )}
            </span>
          ))}
        </span>
        {end && <span className="shrink-0 *:block">{end}</span>}
      </>
    ),
  };

  return (
    <span
      className={`max-w-full text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--fault:#15171a] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${isBar ? 'flex w-full flex-wrap items-center gap-x-8' : 'inline-grid w-fit content-start align-top'} ${className}`}
    >
      {href === undefined ? (
        <button
          {...shared}
          type={type}
          name={name}
          value={value}
          aria-disabled={now === 'waiting' || undefined}
          aria-describedby={isFailed ? id : undefined}
        />
      ) : (
        <Link {...shared} href={href} />
      )}
      {(note || canWait) && (
        <span
          className={`relative grid min-w-0 text-sm leading-5 text-pretty wrap-break-word *:[grid-area:1/1] ${isBar ? 'order-first flex-[1_1_14rem]' : ''} ${isBar && (note || isFailed) ? 'max-sm:pb-3' : ''} ${!isBar && (note || isFailed) ? 'pt-2' : ''}`}
        >
          {note && (
            <span className={`block min-w-0 text-(--quiet) ${isFailed ? 'invisible' : ''}`}>
              {note}
            </span>
          )}
          <span
            id={id}
            role="status"
            className={isFailed ? 'min-w-0 self-center font-medium text-(--fault)' : 'sr-only'}
          >
            {isFailed
              ? said || text.failed
              : isWaiting
                ? text.waiting
                : now === 'done' && text.done}
          </span>
        </span>
      )}
    </span>
  );
}
