'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = {
  open: 'Run or find',
  keys: 'Ctrl K',
  keysMac: '⌘ K',
  prompt: '>',
  field: 'Command',
  example: 'Type a few letters',
  close: 'Close',
  list: 'Commands',
  found: '{found} of {all}, Enter opens',
  nothing: 'Nothing has these letters in this order.',
  keysOn: 'Letter shortcuts on',
  keysOff: 'Letter shortcuts off',
  crumbs: 'Breadcrumbs',
};

const COMMANDS = [
  { label: 'New invoice', group: 'Do', keys: 'N I', href: '#new-invoice' },
  { label: 'Record a payment', group: 'Do', keys: 'R P', href: '#payment' },
  { label: 'Match bank lines', group: 'Do', keys: 'M', href: '#match' },
  { label: 'Unpaid, older than 30 days', group: 'Go to', keys: 'G U', href: '#unpaid' },
  { label: 'GST return, October', group: 'Go to', href: '#gst' },
  { label: 'Chart of accounts', group: 'Go to', keys: 'G A', href: '#accounts' },
  { label: 'Mehta Ceramics Pvt Ltd', group: 'Customers', href: '#mehta' },
  { label: 'Nordlicht Papierhandlung', group: 'Customers', href: '#nordlicht' },
];

/** Letters in order score by how tightly they stand together; nothing means no match. */
function scoreOf(label, query) {
  const text = label.toLowerCase();
  let at = -1;
  let gaps = 0;
  for (const letter of query.toLowerCase().replaceAll(' ', '')) {
    const next = text.indexOf(letter, at + 1);
    if (next === -1) return undefined;
    const startsWord = next === 0 || text[next - 1] === ' ';
    gaps += startsWord ? 0 : next - at - 1;
    at = next;
  }
  return gaps;
}

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal)';

/** A button without a box, also where a page has its own rules for buttons. */
const PLAIN =
  'm-0! rounded-none! border-0! bg-transparent! py-0! [font-family:inherit]! font-normal! tracking-normal!';

function Keys({ keys }) {
  return (
    <kbd className="flex shrink-0 gap-1 [font-family:inherit]">
      {keys.split(' ').map((key, index) => (
        <kbd
          key={keyOf(index, key)}
          className="rounded border border-b-2 border-(--line) bg-(--bench) px-1.5 [font-family:inherit] text-sm text-(--ink)"
        >
          {key}
        </kbd>
      ))}
    </kbd>
  );
}

/** How long the second letter of a shortcut may take. */
const SEQUENCE_MS = 1_200;

const isTyping = (target) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !==
    null;

const never = () => () => undefined;
const readIsMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const isOff = (storageKey) => {
  try {
    return storageKey !== '' && localStorage.getItem(storageKey) === 'off';
  } catch {
    // Blocked storage: the letters are on, and can be turned off for this page.
    return false;
  }
};

const follow = ({ run, href }) => {
  if (run) run();
  else if (href) location.assign(href);
};

export function CommandFirstNavbar({
  product = 'ledgerbench',
  logo = null,
  homeHref = '#home',
  crumbs = [
    { label: 'Sales', href: '#sales' },
    { label: 'Invoices', href: '#invoices' },
    { label: 'INV-2041', href: '#inv-2041' },
  ],
  commands = COMMANDS,
  status = 'synced',
  person = 'Rukmini Pai',
  avatar,
  inline = false,
  storageKey = 'command-keys',
  locale = 'en-IN',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const dialog = useRef(null);
  const field = useRef(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  // Only the browser knows both, so the server's markup has the usual answer.
  const isMac = useSyncExternalStore(never, readIsMac, () => false);
  const wasOff = useSyncExternalStore(
    never,
    () => isOff(storageKey),
    () => false,
  );
  const [switched, setSwitched] = useState(null);
  const hasKeys = switched ?? !wasOff;

  const ranked = commands.flatMap((command) => {
    const score = scoreOf(command.label, query);
    return score === undefined ? [] : [{ command, score }];
  });
  if (query !== '') ranked.sort((a, b) => a.score - b.score);
  const found = ranked.map(({ command }) => command);
  const at = Math.min(active, found.length - 1);

  const open = () => {
    if (inline) field.current?.focus();
    else if (!dialog.current?.open) dialog.current?.showModal();
  };

  const type = (words) => {
    setQuery(words);
    setActive(0);
  };

  const switchKeys = () => {
    setSwitched(!hasKeys);
    try {
      if (storageKey) localStorage.setItem(storageKey, hasKeys ? 'off' : 'on');
    } catch {
      // Nothing is kept, and nothing breaks.
    }
  };

  const pressed = useRef({ letters: '', at: 0 });
  const onKey = (event) => {
    // Autofill sends a keydown without a key.
    if (!event.key || commands.length === 0) return;
    const modal = document.querySelector('dialog:modal');
    // Another bar on the page has answered, or another dialog is open.
    if (event.defaultPrevented || (modal && modal !== dialog.current)) {
      pressed.current = { letters: '', at: 0 };
      return;
    }
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      // Also while it is held, or the browser takes it for its own search.
      event.preventDefault();
      if (event.repeat) return;
      if (dialog.current?.open) dialog.current.close();
      else open();
      return;
    }
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (event.repeat || !hasKeys || isChord || event.key.length !== 1) return;
    if (dialog.current?.open || isTyping(event.target)) return;
    const letter = event.key.toUpperCase();
    const isLate = event.timeStamp - pressed.current.at > SEQUENCE_MS;
    const starts = (letters) => commands.some(({ keys }) => keys?.startsWith(letters));
    const longer = isLate ? letter : `${pressed.current.letters} ${letter}`.trim();
    // A letter that leads nowhere may be the first of another shortcut.
    const letters = starts(longer) ? longer : letter;
    pressed.current = { letters, at: event.timeStamp };
    const command = commands.find(({ keys }) => keys === letters);
    if (!command) return;
    event.preventDefault();
    pressed.current = { letters: '', at: 0 };
    follow(command);
  };

  const listener = useRef(onKey);
  useEffect(() => {
    listener.current = onKey;
  });
  useEffect(() => {
    const listen = (event) => listener.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const choose = (command) => {
    if (!command) return;
    dialog.current?.close();
    follow(command);
  };

  const steer = (event) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setActive(next);
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') choose(found[at]);
  };

  const number = (value) => value.toLocaleString(locale);
  const palette = (
    <div>
      <div className="flex items-center gap-3 border-b border-(--line) px-4 has-[input:focus-visible]:border-(--signal) forced-colors:has-[input:focus-visible]:border-[Highlight]">
        <label htmlFor={`${id}field`} className="text-lg font-bold text-(--signal)">
          <span aria-hidden="true">{text.prompt}</span>
          <span className="sr-only">{text.field}</span>
        </label>
        <input
          ref={field}
          id={`${id}field`}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={found[at] ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          value={query}
          placeholder={text.example}
          onChange={(event) => type(event.target.value)}
          onKeyDown={steer}
          className="min-h-14 w-full min-w-0 flex-1 border-0 bg-transparent text-lg text-(--ink) outline-none placeholder:text-(--quiet)"
        />
        {!inline && (
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`${PLAIN} min-h-11 px-2! text-base! text-(--quiet)! hover:text-(--ink)! print:hidden ${FOCUS}`}
          >
            {text.close}
          </button>
        )}
      </div>
      {found.length > 0 && (
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={text.list}
          className="max-h-96 overflow-y-auto py-2 print:max-h-none"
        >
          {found.map((command, index) => (
            <button
              key={keyOf(index, `${command.group} ${command.label}`)}
              id={`${id}${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => choose(command)}
              onMouseMove={() => setActive(index)}
              className="m-0! flex min-h-11 w-full cursor-pointer items-center gap-4 rounded-none! border-0! border-s-4! border-transparent! bg-transparent! px-4! py-1! text-start [font-family:inherit]! text-base! font-normal! tracking-normal! text-(--ink)! aria-selected:border-(--signal)! aria-selected:bg-(--row)! forced-colors:border-[Canvas]! forced-colors:aria-selected:border-[Highlight]! forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]"
            >
              <span className="w-24 shrink-0 wrap-anywhere text-(--quiet) max-sm:hidden">
                {found[index - 1]?.group === command.group && query === '' ? '' : command.group}
              </span>
              <span className="min-w-0 flex-1 wrap-break-word">{command.label}</span>
              {command.keys && hasKeys && <Keys keys={command.keys} />}
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-(--line) px-4 text-sm text-(--quiet)">
        <p role="status" className="m-0! py-2 text-sm! text-inherit!">
          {found.length === 0
            ? text.nothing
            : text.found
                .replaceAll('{found}', number(found.length))
                .replaceAll('{all}', number(commands.length))}
        </p>
        {commands.some(({ keys }) => keys) && (
          <button
            type="button"
            aria-pressed={hasKeys}
            onClick={switchKeys}
            className={`${PLAIN} min-h-9 p-0! text-start text-sm! text-inherit! underline underline-offset-4 hover:text-(--ink)! print:hidden ${FOCUS}`}
          >
            {hasKeys ? text.keysOn : text.keysOff}
          </button>
        )}
      </div>
    </div>
  );

  const theme =
    '[--bench:#e3e6e8] [--ink:#14181b] [--line:#14181b33] [--panel:#f8f9fa] [--quiet:#4f5961] [--row:#dfe6ea] [--signal:oklch(from_var(--brand,#0a7a58)_min(l,.52)_c_h)] dark:[--bench:#191d20] dark:[--ink:#e5e9ec] dark:[--line:#e5e9ec33] dark:[--panel:#101315] dark:[--quiet:#a1abb3] dark:[--row:#22292d] dark:[--signal:oklch(from_var(--brand,#3fd6a0)_max(l,.68)_c_h)] print:[--bench:#fff] print:[--ink:#000] print:[--line:#0006] print:[--panel:#fff] print:[--quiet:#333] print:[--row:#fff] print:[--signal:#000]';

  return (
    <header
      className={`bg-(--panel) text-start [font-family:var(--brand-font,ui-monospace,monospace)] text-base font-normal tracking-normal text-(--ink) ${theme} ${className}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-(--line) px-4 py-2 lg:grid-cols-[auto_minmax(0,22rem)_auto] lg:justify-between">
        <nav aria-label={text.crumbs} className="min-w-0">
          <ol className="m-0 flex list-none flex-wrap items-center p-0 text-base">
            <li className="min-w-0">
              <a
                href={homeHref}
                className={`inline-flex min-h-9 max-w-full items-center gap-2 text-base! font-bold! tracking-normal! wrap-anywhere text-(--ink)! no-underline! hover:underline! ${FOCUS}`}
              >
                {logo}
                {product}
              </a>
            </li>
            {crumbs.map(({ label, href }, index) => (
              <li
                key={keyOf(index, href)}
                className="min-w-0 before:px-2 before:text-(--quiet) before:content-['/']"
              >
                <a
                  href={href}
                  aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                  className={`inline-flex min-h-9 max-w-full items-center text-base! font-normal! tracking-normal! wrap-anywhere text-(--quiet)! no-underline! hover:underline! aria-[current=page]:text-(--ink)! ${FOCUS}`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {commands.length > 0 && (
          <button
            type="button"
            onClick={open}
            className={`m-0! flex min-h-11 items-center justify-between gap-3 rounded-none! border! border-(--line)! bg-(--bench)! px-3! py-0! text-start [font-family:inherit]! text-base! font-normal! tracking-normal! text-(--quiet)! hover:border-(--ink)! max-lg:col-span-2 max-lg:row-start-2 print:hidden ${FOCUS}`}
          >
            <span>
              <span aria-hidden="true" className="font-bold text-(--signal)">
                {text.prompt}{' '}
              </span>
              {text.open}
            </span>
            <kbd className="shrink-0 rounded border border-b-2 border-(--line) bg-(--panel) px-1.5 [font-family:inherit] text-sm text-(--ink)">
              {isMac ? text.keysMac : text.keys}
            </kbd>
          </button>
        )}
        <div className="flex items-center justify-end gap-4 text-(--quiet)">
          {status && (
            <span className="flex items-center gap-2 max-sm:hidden">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full bg-(--signal) forced-colors:bg-[CanvasText]"
              />
              {status}
            </span>
          )}
          {avatar === undefined && person !== '' ? (
            <span
              title={person}
              className="grid min-h-10 min-w-10 place-items-center border border-(--line) bg-(--bench) px-1 text-(--ink)"
            >
              {person
                .split(' ')
                .map((part) => part.charAt(0))
                .join('')}
            </span>
          ) : (
            avatar
          )}
        </div>
      </div>
      {commands.length > 0 && inline && (
        <div className="bg-[#2b3338] bg-[repeating-linear-gradient(0deg,#ffffff0d_0_1px,transparent_1px_44px)] px-4 py-12 dark:bg-[#060708] print:bg-white">
          <div className="mx-auto max-w-2xl border border-(--ink) bg-(--panel)">{palette}</div>
        </div>
      )}
      {commands.length > 0 && !inline && (
        <dialog
          ref={dialog}
          aria-label={text.open}
          onClose={() => type('')}
          className="m-auto mt-[12vh] w-[min(42rem,calc(100vw-2rem))] border border-(--ink) bg-(--panel) p-0 text-(--ink) backdrop:bg-black/60"
        >
          {palette}
        </dialog>
      )}
    </header>
  );
}
