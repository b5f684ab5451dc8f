'use client';

import { useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  lost: 'Goes',
  kept: 'Stays',
  waiting: 'Deleting…',
  sent: 'Already sent',
  tooLate: 'It was sent and cannot be stopped. The answer will stand here.',
  failed: 'No answer came. Look at the list before you try again.',
  offline: 'You are offline. Nothing was sent.',
  write: 'Write {word} to go on',
  otherWord: 'The field does not say {word}.',
};

const LOST = [
  { label: 'Invoices', amount: '14' },
  { label: 'Their open balance', amount: '₹2,18,400' },
  { label: 'Matches with bank lines', amount: '9' },
];
const KEPT = [
  { label: 'Bank lines, open again', amount: '9' },
  { label: 'The closed month', amount: 'October' },
  { label: 'Numbers, not used again', amount: '14' },
];

const GONE_MAX_MS = 1_000;
const LOOK_MS = 50;

/** The page neither scrolls nor moves into the room of its scrollbar. */
const holdPage = () => {
  const { documentElement: page } = document;
  const { overflow, scrollbarGutter } = page.style;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => Object.assign(page.style, { overflow, scrollbarGutter });
};

/** A list is often drawn anew a moment later, so what opened the question is watched for a while. */
const giveBack = (box, opener, place, leftMs) => {
  if (box.isConnected && box.checkVisibility()) return;
  const isGone = !opener?.isConnected;
  const isLost = !document.activeElement || document.activeElement === document.body;
  const target = isGone ? document.getElementById(place) : opener;
  if (target && isLost && (isGone || leftMs === GONE_MAX_MS)) {
    target.focus();
    if (document.activeElement !== target) target.tabIndex = -1;
    target.focus();
  }
  if (!isGone && leftMs > 0)
    setTimeout(() => giveBack(box, opener, place, leftMs - LOOK_MS), LOOK_MS);
};

const BUTTON =
  'm-0 min-h-11 max-w-full cursor-pointer rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-6! font-medium! transition-colors duration-150 outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 active:translate-y-px aria-disabled:cursor-progress motion-reduce:transition-none';
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

export function PlainConfirm({
  trigger = 'Delete 14 invoices',
  open,
  onClose,
  title = 'Delete 14 invoices?',
  lead = 'From the import of 12 November. Nobody has received one yet.',
  lost = LOST,
  kept = KEPT,
  undo = 'For 30 days they can be brought back from the bin.',
  keep = 'Keep them',
  confirm = 'Delete 14 invoices',
  confirmWord = '',
  onConfirm,
  action,
  returnTo = '',
  layout = 'dialog',
  level = 2,
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const isInline = layout === 'inline';
  const box = useRef(null);
  const form = useRef(null);
  const safe = useRef(null);
  const pressed = useRef(null);
  const [isOpenHere, setOpenHere] = useState(isInline);
  const [isWaiting, setWaiting] = useState(false);
  const [said, setSaid] = useState('');
  const isOpen = open ?? isOpenHere;
  const Title = `h${level}`;
  const Part = `h${Math.min(level + 1, 6)}`;
  const withWord = (words) => words.replaceAll('{word}', confirmWord);
  const otherWord = withWord(text.otherWord);

  useEffect(() => {
    const question = box.current;
    if (!isOpen || !question) return undefined;
    const active = document.activeElement;
    const opener = pressed.current ?? (isInline || active === document.body ? null : active);
    const release = isInline ? undefined : holdPage();
    if (!isInline) question.showModal();
    if (!isInline || pressed.current) safe.current?.focus();
    return () => {
      if (!isInline) question.close();
      release?.();
      setTimeout(() => giveBack(question, opener, returnTo, GONE_MAX_MS));
    };
  }, [isOpen, isInline, returnTo]);

  const press = (event) => {
    const opener = event.target.closest('a, button');
    if (!opener) return;
    event.preventDefault();
    pressed.current = opener;
    setOpenHere(true);
  };

  const leave = (isDone) => {
    form.current?.reset();
    setSaid('');
    setOpenHere(false);
    onClose?.(isDone);
  };

  const answerNo = () => {
    if (isWaiting) setSaid(text.tooLate);
    else leave(false);
  };

  const answerYes = async (event) => {
    const field = event.currentTarget.querySelector('input');
    const isWrong = field !== null && field.value.trim() !== confirmWord;
    if (isWaiting || isWrong || onConfirm) event.preventDefault();
    if (isWaiting) return;
    setSaid(isWrong ? otherWord : '');
    if (isWrong) field.focus();
    if (isWrong || !onConfirm) return;
    setWaiting(true);
    try {
      const refused = await onConfirm();
      if (refused) setSaid(refused);
      else leave(true);
    } catch {
      setSaid(navigator.onLine ? text.failed : text.offline);
    } finally {
      setWaiting(false);
    }
  };

  const rows = Math.max(lost.length, kept.length) + 1;
  const list = (name, lines, isKept) =>
    lines.length > 0 && (
      <div
        className="grid min-w-0 grid-rows-subgrid content-start"
        style={{ gridRow: `span ${rows}` }}
      >
        <Part className="m-0! pb-2 [font-family:inherit]! text-base! leading-6! font-semibold! tracking-normal! wrap-break-word text-(--ink)!">
          {name}
        </Part>
        <ul
          className="m-0! grid list-none! grid-rows-subgrid p-0!"
          style={{ gridRow: `span ${rows - 1}` }}
        >
          {lines.map(({ label, amount }, at) => (
            <li
              key={at}
              className={`m-0 flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-t border-(--line) py-2.5 ${isKept ? 'text-(--quiet)' : ''}`}
            >
              <span className="min-w-0 wrap-break-word">{label}</span>
              {amount && (
                <span
                  className={`ms-auto min-w-0 text-end wrap-break-word tabular-nums ${isKept ? '' : 'font-semibold'}`}
                >
                  {amount}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    );

  return (
    <div
      className={`text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--final:var(--destructive,var(--main))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-final:oklch(from_var(--final)_clamp(0,(.58_-_l)*1000,1)_0_0)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--panel:#fff] print:[--quiet:#5a5f67] ${isInline ? '' : 'inline-block w-fit max-w-full'} ${className}`}
    >
      {trigger && (
        <div
          role="presentation"
          onClick={press}
          className={isInline && isOpen ? 'hidden' : 'contents'}
        >
          {typeof trigger === 'string' ? (
            <button
              type="button"
              aria-haspopup={isInline ? undefined : 'dialog'}
              className={`${BUTTON} ${EDGED}`}
            >
              {trigger}
            </button>
          ) : (
            trigger
          )}
        </div>
      )}
      <dialog
        ref={box}
        open={isInline ? isOpen : undefined}
        role={isInline ? undefined : 'alertdialog'}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}about`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          answerNo();
        }}
        onCancel={(event) => {
          event.preventDefault();
          answerNo();
        }}
        // Some gestures close a window without asking.
        onClose={() => {
          if (!isOpen || isInline) return;
          if (isWaiting) box.current?.showModal();
          else leave(false);
        }}
        className={`@container overflow-y-auto overscroll-contain rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) p-0 text-(--ink) ${isInline ? 'static m-0 w-full max-w-none' : 'm-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,100%-2rem)] max-w-none backdrop:bg-black/55'}`}
      >
        <form
          ref={form}
          action={action}
          method="post"
          onSubmit={(event) => void answerYes(event)}
          className="m-0 min-w-0 p-5 @min-[36rem]:p-8"
        >
          <Title
            id={`${id}title`}
            className="m-0! [font-family:var(--brand-font-display,inherit)]! text-2xl! leading-tight! font-semibold! tracking-[-0.024em]! @min-[36rem]:text-4xl! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal!"
          >
            {title}
          </Title>
          <div id={`${id}about`}>
            {lead && (
              <p className="m-0! mt-2! text-base! leading-6! text-pretty wrap-break-word text-(--quiet)!">
                {lead}
              </p>
            )}
            {(lost.length > 0 || kept.length > 0) && (
              <div
                className={`mt-6 grid grid-cols-1 gap-x-8 ${lost.length > 0 && kept.length > 0 ? '@min-[36rem]:grid-cols-2 @max-[36rem]:*:not-first:mt-5' : ''}`}
              >
                {list(text.lost, lost, false)}
                {list(text.kept, kept, true)}
              </div>
            )}
          </div>
          {confirmWord && (
            <div className="mt-6 mb-2 grid min-w-0 gap-2">
              <label htmlFor={`${id}word`} className="min-w-0 font-semibold wrap-break-word">
                {withWord(text.write)}
              </label>
              <input
                id={`${id}word`}
                name="word"
                required={!onConfirm}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={said === otherWord ? true : undefined}
                aria-describedby={`${id}said`}
                className="m-0 min-h-11 w-full max-w-80 min-w-0 rounded-[var(--radius,.5rem)] border border-(--edge) bg-transparent px-3.5 text-base! leading-6! text-(--ink)! outline-(--focus) hover:border-(--ink) focus-visible:outline-2 focus-visible:outline-offset-3"
              />
            </div>
          )}
          <div
            className={`grid grid-cols-1 gap-x-8 gap-y-5 pt-4 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] ${confirmWord ? '' : 'border-t border-(--line)'}`}
          >
            {/* Both stand in one place, which has room for the longest. */}
            <div className="grid min-w-0 *:m-0! *:min-w-0 *:text-base! *:leading-6! *:text-pretty *:wrap-break-word *:text-(--ink)! *:[grid-area:1/1]">
              {[text.tooLate, text.failed, text.offline, confirmWord && otherWord].map(
                (words, at) => (
                  <p key={at} aria-hidden="true" className="invisible font-medium">
                    {words}
                  </p>
                ),
              )}
              {undo && <div className={said ? 'invisible' : ''}>{undo}</div>}
              <p id={`${id}said`} role="status" className="font-medium">
                {said}
              </p>
            </div>
            <div className="grid grid-cols-1 content-start gap-3 @min-[26rem]:flex @min-[26rem]:flex-wrap @min-[26rem]:justify-end">
              <button
                ref={safe}
                type="button"
                aria-disabled={isWaiting || undefined}
                onClick={answerNo}
                className={`${BUTTON} ${EDGED}`}
              >
                <OneOf texts={[keep, text.sent]} shown={isWaiting ? 1 : 0} />
              </button>
              <button
                type="submit"
                aria-disabled={isWaiting || undefined}
                className={`border-transparent bg-(--final)! text-(--on-final)! hover:bg-[color-mix(in_oklab,var(--final)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)! ${BUTTON}`}
              >
                <OneOf texts={[confirm, text.waiting]} shown={isWaiting ? 1 : 0} />
              </button>
            </div>
          </div>
        </form>
      </dialog>
    </div>
  );
}
