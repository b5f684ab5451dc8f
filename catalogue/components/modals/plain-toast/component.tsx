'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Message = {
  /** Each message has its own. @code */
  id: string;
  text: string;
  note?: ReactNode;
  /** What failed has a mark and stays until it is closed. */
  tone?: 'done' | 'failed';
  action?: { label: string; onPress?: () => void };
};

/** {count} and {key} are replaced. */
type Labels = {
  /** The place, as it is heard. */
  region: string;
  close: string;
  /** Heard before what failed. */
  failed: string;
  /** After the text of equal messages. */
  times: string;
  /** Below the messages. */
  more: string;
  key: string;
};

type Props = {
  /** Everything that is not yet dismissed, the oldest first. */
  messages?: Message[];
  /** Called when a message was closed, used or has had its time. Take it out of the list. */
  onDismiss?: (id: string) => void;
  /** Boxes in the corner, or one line over the width of the page. */
  layout?: 'corner' | 'bar';
  /** How many are shown; the others wait. The line shows one. */
  most?: number;
  /** How long a letter is shown, above a time for all. */
  msPerLetter?: number;
  /** The key that leads to the newest message and back. @code */
  hotkey?: string;
  /** Words that are read and heard. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  region: 'Messages',
  close: 'Close',
  failed: 'Failed:',
  times: '×{count}',
  more: '{count} waiting',
  key: '{key} leads here',
};

const MESSAGES: Message[] = [
  {
    id: 'journal',
    tone: 'failed',
    text: 'The journal was not posted',
    note: 'The ledger did not answer. Nothing was written.',
    action: { label: 'Try again' },
  },
  { id: 'line-1', text: 'Line matched' },
  { id: 'line-2', text: 'Line matched' },
  { id: 'line-3', text: 'Line matched' },
  {
    id: 'invoices',
    text: '14 invoices deleted',
    note: 'From the import of 12 November.',
    action: { label: 'Undo' },
  },
  { id: 'rule', text: 'Rule saved' },
];

const TICK_MS = 250;
const LEAST_MS = 4_500;
/** Deciding takes longer than reading. */
const ACTION_MS = 3_000;

type Entry = { key: string; message: Message; ids: string[] };

/** Equal messages are one entry. Each action is meant for one message only. */
function gather(messages: readonly Message[]): Entry[] {
  const entries: Entry[] = [];
  for (const message of messages) {
    const same = entries.find(
      ({ message: { text, note, tone, action } }) =>
        !action &&
        !message.action &&
        text === message.text &&
        note === message.note &&
        tone === message.tone,
    );
    if (same) same.ids.push(message.id);
    else entries.push({ key: message.id, message, ids: [message.id] });
  }
  return entries;
}

/** Whether nobody can read now: behind a dialog, in another tab. */
const isAway = (region: Element): boolean => {
  const dialog = document.querySelector('dialog:modal');
  const isBehind = dialog !== null && !dialog.contains(region);
  return isBehind || document.hidden || region.closest('[inert]') !== null;
};

/** Changes the edge of the window if what has the focus lies below the messages. Returns what it made way for. */
const makeWay = (region: HTMLElement, before: Element | null): Element | null => {
  const { activeElement } = document;
  const list = region.querySelector('ul');
  if (!activeElement || !list || activeElement === document.body) return null;
  if (activeElement === before || region.contains(activeElement) || region.matches(':hover'))
    return before;
  const own = list.getBoundingClientRect();
  const other = activeElement.getBoundingClientRect();
  const isCovered =
    other.top < own.bottom &&
    other.bottom > own.top &&
    other.left < own.right &&
    other.right > own.left;
  if (!isCovered) return before;
  region.dataset['edge'] = region.dataset['edge'] === 'top' ? 'bottom' : 'top';
  return activeElement;
};

const CONTROL =
  'm-0 min-h-11 cursor-pointer rounded-[var(--radius,.5rem)] border-0 bg-transparent! outline-(--focus) hover:bg-[color-mix(in_oklab,var(--on)_14%,transparent)]! focus-visible:outline-2 focus-visible:-outline-offset-4 active:translate-y-px';

export function PlainToast({
  messages = MESSAGES,
  onDismiss,
  layout = 'corner',
  most = 3,
  msPerLetter = 70,
  hotkey = 'F6',
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const isBar = layout === 'bar';
  const limit = isBar ? 1 : most;
  const region = useRef<HTMLDivElement>(null);
  const came = useRef<HTMLElement | null>(null);
  const madeWayFor = useRef<Element | null>(null);
  const times = useRef(new Map<string, { count: number; leftMs: number }>());
  const [gone, setGone] = useState<readonly string[]>([]);
  const [admitted, setAdmitted] = useState<readonly string[]>(() =>
    gather(messages)
      .slice(0, limit)
      .map(({ key }) => key),
  );
  const entries = gather(messages.filter(({ id }) => !gone.includes(id)));
  const shown = admitted.flatMap((one) => entries.find(({ key }) => key === one) ?? []);
  const newestFirst = shown.flatMap((_, at) => shown.at(-1 - at) ?? []);
  const waiting = entries.length - shown.length;
  const hasEntries = entries.length > 0;
  const [before = '', after = ''] = text.key.split('{key}');

  const dismiss = ({ key, ids }: Entry): void => {
    const item = document.activeElement?.closest('li');
    if (item && region.current?.contains(item) && item.dataset['entry'] === key) {
      const next = item.nextElementSibling ?? item.previousElementSibling;
      (next?.querySelector('button') ?? came.current)?.focus({ preventScroll: true });
    }
    setGone((ever) => [...ever, ...ids]);
    for (const id of ids) onDismiss?.(id);
  };

  const tick = (): void => {
    const place = region.current;
    if (!place) return;
    if (isAway(place)) return;
    madeWayFor.current = makeWay(place, madeWayFor.current);
    const next = entries.filter((entry) => !shown.includes(entry)).slice(0, limit - shown.length);
    if (next.length > 0) setAdmitted([...shown, ...next].map(({ key }) => key));
    if (place.matches(':hover') || place.querySelector(':focus-visible')) return;
    for (const entry of shown) {
      const { tone, action, note, text: words } = entry.message;
      if (tone === 'failed') continue;
      const letters = words.length + (typeof note === 'string' ? note.length : 0);
      const wholeMs = LEAST_MS + letters * msPerLetter + (action ? ACTION_MS : 0);
      const known = times.current.get(entry.key);
      const count = entry.ids.length;
      const leftMs = (known?.count === count ? known.leftMs : wholeMs) - TICK_MS;
      times.current.set(entry.key, { count, leftMs });
      if (leftMs <= 0) dismiss(entry);
    }
  };

  const turn = (event: KeyboardEvent): void => {
    const place = region.current;
    if (event.key !== hotkey || event.defaultPrevented || !place || isAway(place)) return;
    const newest = place.querySelector('button');
    if (!newest) return;
    event.preventDefault();
    if (place.contains(document.activeElement)) came.current?.focus();
    else newest.focus();
  };

  const latest = useRef({ tick, turn });
  useEffect(() => {
    latest.current = { tick, turn };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current.turn(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (!hasEntries) return undefined;
    const timer = setInterval(() => latest.current.tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [hasEntries]);

  return (
    <div
      ref={region}
      role="region"
      aria-label={text.region}
      aria-keyshortcuts={hotkey}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) came.current = relatedTarget as HTMLElement;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') came.current?.focus();
      }}
      className={`pointer-events-none fixed inset-x-0 bottom-0 z-50 text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal data-[edge=top]:top-0 data-[edge=top]:bottom-auto print:hidden [--focus:oklch(from_var(--ring,var(--main))_max(l,.8)_c_h)] [--ground:var(--foreground,#15171a)] [--main:var(--primary,#15171a)] [--on:var(--background,#fff)] dark:[--focus:oklch(from_var(--ring,var(--main))_min(l,.45)_c_h)] dark:[--ground:var(--foreground,#f1f2f4)] dark:[--main:var(--primary,#f1f2f4)] dark:[--on:var(--background,#0d0e10)] ${isBar ? '' : 'p-5 md:p-8'} ${className}`}
    >
      <div aria-live="polite" aria-relevant="additions text">
        {shown.length > 0 && (
          <ul
            className={`pointer-events-auto m-0! list-none! p-0! ${isBar ? '' : 'ms-auto! grid max-w-[27rem] grid-cols-1 gap-2'}`}
          >
            {newestFirst.map((entry) => {
              const { key, ids, message } = entry;
              const { text: words, note, tone, action } = message;
              return (
                <li
                  key={key}
                  data-entry={key}
                  className={`m-0 bg-(--ground) text-(--on) forced-colors:border ${isBar ? '' : 'rounded-[calc(var(--radius,.5rem)*1.5)]'}`}
                >
                  <div
                    className={`grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-1 ${isBar ? 'mx-auto max-w-[78rem] px-5 py-1.5 md:px-8' : 'py-1 ps-4 pe-1'}`}
                  >
                    <div
                      className={`relative flex min-w-0 flex-wrap items-start justify-between gap-x-5 ${tone === 'failed' ? 'ps-7' : ''}`}
                    >
                      <div
                        aria-atomic="true"
                        className={`min-w-0 flex-[1_1_14rem] py-2.5 wrap-break-word ${isBar ? 'md:flex md:gap-x-8' : ''}`}
                      >
                        <p className="m-0! text-base! leading-6! font-semibold! text-pretty text-inherit!">
                          {tone === 'failed' && (
                            <>
                              <svg
                                viewBox="0 0 16 16"
                                aria-hidden="true"
                                className="absolute start-0 top-3.5 size-4 fill-none stroke-current stroke-[1.75]"
                              >
                                <path d="M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M8 4.5v4m0 2V12" />
                              </svg>
                              <span className="sr-only">{`${text.failed} `}</span>
                            </>
                          )}
                          {words}
                          {ids.length > 1 && (
                            <span className="ms-2 font-normal tabular-nums">
                              {text.times.replaceAll('{count}', String(ids.length))}
                            </span>
                          )}
                        </p>
                        {note && <div className="min-w-0 text-pretty">{note}</div>}
                      </div>
                      {action && (
                        <button
                          type="button"
                          onClick={() => {
                            action.onPress?.();
                            dismiss(entry);
                          }}
                          className={`-mx-3 min-w-0 px-3 text-base! leading-6! font-semibold! wrap-break-word text-(--on)! underline! decoration-1! underline-offset-4 ${CONTROL}`}
                        >
                          {action.label}
                        </button>
                      )}
                    </div>
                    <button
                      type="button"
                      aria-label={text.close}
                      onClick={() => dismiss(entry)}
                      className={`ms-2 grid w-11 shrink-0 place-items-center self-start p-0! text-(--on)! ${CONTROL}`}
                    >
                      <svg
                        viewBox="0 0 14 14"
                        aria-hidden="true"
                        className="size-3.5 stroke-current stroke-[1.5]"
                      >
                        <path d="m1 1 12 12M13 1 1 13" />
                      </svg>
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {shown.length > 0 && (
        <p
          className={`pointer-events-auto m-0! flex flex-wrap justify-between gap-x-4 bg-(--on) text-sm! leading-5! text-(--ground)! tabular-nums ${isBar ? 'px-5 py-1 md:px-[max(2rem,50%-37rem)]' : 'ms-auto! mt-2! w-fit max-w-[27rem] rounded-[calc(var(--radius,.5rem)*.6)] px-2 py-1'}`}
        >
          {waiting > 0 && <span>{text.more.replaceAll('{count}', String(waiting))}</span>}
          <span className="noscript:hidden pointer-coarse:hidden">
            {before}
            <kbd className="rounded-[calc(var(--radius,.5rem)*.5)] border border-current px-1.5 [font-family:inherit] text-sm font-medium">
              {hotkey}
            </kbd>
            {after}
          </span>
        </p>
      )}
    </div>
  );
}
