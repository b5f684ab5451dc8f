import { useEffect, useId, useRef, useState } from 'react';

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

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal)';

function Keys({ keys }) {
  return (
    <kbd className="flex gap-1 [font-family:inherit]">
      {keys.split(' ').map((key, index, all) => (
        <kbd
          key={all.slice(0, index + 1).join(' ')}
          className="rounded border border-b-2 border-(--line) bg-(--bench) px-1.5 text-sm [font-family:inherit]"
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

const follow = ({ run, href }) => {
  if (run) run();
  else if (href) location.assign(href);
};

export function CommandFirstNavbar({
  product = 'ledgerbench',
  homeHref = '#home',
  crumbs = [
    { label: 'Sales', href: '#sales' },
    { label: 'Invoices', href: '#invoices' },
    { label: 'INV-2041', href: '#inv-2041' },
  ],
  commands = COMMANDS,
  status = 'synced',
  person = 'Rukmini Pai',
  inline = false,
  storageKey = 'command-keys',
}) {
  const id = useId();
  const dialog = useRef(null);
  const field = useRef(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [hasKeys, setHasKeys] = useState(true);
  const [isMac, setIsMac] = useState(false);

  const ranked = commands.flatMap((command) => {
    const score = scoreOf(command.label, query);
    return score === undefined ? [] : [{ command, score }];
  });
  if (query !== '') ranked.sort((a, b) => a.score - b.score);
  const found = ranked.map(({ command }) => command);
  const at = Math.min(active, found.length - 1);

  useEffect(() => {
    setIsMac(/mac|iphone|ipad/i.test(navigator.userAgent));
    try {
      if (storageKey && localStorage.getItem(storageKey) === 'off') setHasKeys(false);
    } catch {
      // Blocked storage: the letters are on, and can be turned off for this page.
    }
  }, [storageKey]);

  const open = () => {
    if (inline) field.current?.focus();
    else if (!dialog.current?.open) dialog.current?.showModal();
  };

  const type = (text) => {
    setQuery(text);
    setActive(0);
  };

  const switchKeys = () => {
    setHasKeys(!hasKeys);
    try {
      if (storageKey) localStorage.setItem(storageKey, hasKeys ? 'off' : 'on');
    } catch {
      // Nothing is kept, and nothing breaks.
    }
  };

  const pressed = useRef({ letters: '', at: 0 });
  const onKey = (event) => {
    // Autofill sends a keydown without a key.
    if (!event.key) return;
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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setActive(next);
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') choose(found[at]);
  };

  const palette = (
    <div className="[font-family:ui-monospace,monospace]">
      <div className="flex items-center gap-3 border-b border-(--line) px-4 has-[input:focus-visible]:border-(--signal)">
        <label htmlFor={`${id}field`} className="text-lg font-bold text-(--signal)">
          <span aria-hidden="true">&gt;</span>
          <span className="sr-only">Command</span>
        </label>
        <input
          ref={field}
          id={`${id}field`}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-activedescendant={found[at] ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          value={query}
          placeholder="Type a few letters"
          onChange={(event) => type(event.target.value)}
          onKeyDown={steer}
          className="min-h-14 w-full min-w-0 flex-1 border-0 bg-transparent text-lg text-(--ink) outline-none placeholder:text-(--quiet)"
        />
        {!inline && (
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`min-h-11 px-2 text-base text-(--quiet) hover:text-(--ink) ${FOCUS}`}
          >
            Close
          </button>
        )}
      </div>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label="Commands"
        className="max-h-96 overflow-y-auto py-2"
      >
        {found.map((command, index) => (
          <button
            key={`${command.group} ${command.label}`}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => choose(command)}
            onMouseMove={() => setActive(index)}
            className="flex min-h-11 w-full cursor-pointer items-center gap-4 border-s-4 border-transparent px-4 py-1 text-start text-base aria-selected:border-(--signal) aria-selected:bg-(--row)"
          >
            <span className="w-24 shrink-0 text-(--quiet) max-sm:hidden">
              {found[index - 1]?.group === command.group && query === '' ? '' : command.group}
            </span>
            <span className="min-w-0 flex-1 wrap-break-word">{command.label}</span>
            {command.keys && hasKeys && <Keys keys={command.keys} />}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-(--line) px-4 text-sm text-(--quiet)">
        <p role="status" className="m-0 py-2">
          {found.length === 0
            ? 'Nothing has these letters in this order.'
            : `${found.length} of ${commands.length}, Enter opens`}
        </p>
        {commands.some(({ keys }) => keys) && (
          <button
            type="button"
            aria-pressed={hasKeys}
            onClick={switchKeys}
            className={`min-h-9 underline underline-offset-4 hover:text-(--ink) ${FOCUS}`}
          >
            Letter shortcuts {hasKeys ? 'on' : 'off'}
          </button>
        )}
      </div>
    </div>
  );

  const theme =
    '[--bench:#e3e6e8] [--ink:#14181b] [--line:#14181b33] [--panel:#f8f9fa] [--quiet:#4f5961] [--row:#dfe6ea] [--signal:var(--brand,#0a7a58)] dark:[--bench:#191d20] dark:[--ink:#e5e9ec] dark:[--line:#e5e9ec33] dark:[--panel:#101315] dark:[--quiet:#a1abb3] dark:[--row:#22292d] dark:[--signal:var(--brand,#3fd6a0)]';

  return (
    <header className={`bg-(--panel) [font-family:ui-monospace,monospace] text-(--ink) ${theme}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-(--line) px-4 py-2 lg:grid-cols-[auto_minmax(0,22rem)_auto] lg:justify-between">
        <nav aria-label="Breadcrumbs" className="min-w-0">
          <ol className="m-0 flex list-none flex-wrap items-center p-0 text-base">
            <li>
              <a
                href={homeHref}
                className="inline-flex min-h-9 items-center font-bold text-(--ink) no-underline hover:underline"
              >
                {product}
              </a>
            </li>
            {crumbs.map(({ label, href }, index) => (
              <li key={href} className="before:px-2 before:text-(--quiet) before:content-['/']">
                <a
                  href={href}
                  aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                  className="inline-flex min-h-9 items-center text-(--quiet) no-underline hover:underline aria-[current=page]:text-(--ink)"
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <button
          type="button"
          onClick={open}
          className="flex min-h-11 items-center justify-between gap-3 border border-(--line) bg-(--bench) px-3 text-base text-(--quiet) hover:border-(--ink) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal) max-lg:col-span-2 max-lg:row-start-2"
        >
          <span>
            <span aria-hidden="true" className="font-bold text-(--signal)">
              &gt;{' '}
            </span>
            Run or find
          </span>
          <kbd className="rounded border border-b-2 border-(--line) bg-(--panel) px-1.5 text-sm text-(--ink) [font-family:inherit]">
            {isMac ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </button>
        <p className="m-0 flex items-center justify-end gap-4 text-base text-(--quiet)">
          {status && (
            <span className="flex items-center gap-2 max-sm:hidden">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-(--signal)" />
              {status}
            </span>
          )}
          <span
            title={person}
            className="grid min-h-10 min-w-10 place-items-center border px-1 border-(--line) bg-(--bench) text-(--ink)"
          >
            {person
              .split(' ')
              .map((part) => part.charAt(0))
              .join('')}
          </span>
        </p>
      </div>
      {inline ? (
        <div className="bg-[#2b3338] bg-[repeating-linear-gradient(0deg,#ffffff0d_0_1px,transparent_1px_44px)] px-4 py-12 dark:bg-[#060708]">
          <div className="mx-auto max-w-2xl border border-(--ink) bg-(--panel)">{palette}</div>
        </div>
      ) : (
        <dialog
          ref={dialog}
          aria-label="Run or find"
          onClose={() => type('')}
          className="m-auto mt-[12vh] w-[min(42rem,calc(100vw-2rem))] border border-(--ink) bg-(--panel) p-0 text-(--ink) backdrop:bg-black/60"
        >
          {palette}
        </dialog>
      )}
    </header>
  );
}
