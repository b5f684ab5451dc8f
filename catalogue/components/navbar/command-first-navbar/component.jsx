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

export function CommandFirstNavbar({
  product = 'ledgerbench',
  crumbs = [
    { label: 'Sales', href: '#sales' },
    { label: 'Invoices', href: '#invoices' },
    { label: 'INV-2041', href: '#inv-2041' },
  ],
  commands = COMMANDS,
  status = 'synced 16:12',
  person = 'Rukmini Pai',
  inline = false,
}) {
  const id = useId();
  const dialog = useRef(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);

  const found = commands
    .map((command) => ({ command, score: scoreOf(command.label, query) }))
    .filter((one) => one.score !== undefined)
    .toSorted((a, b) => (query === '' ? 0 : a.score - b.score))
    .map(({ command }) => command);
  const at = Math.min(active, found.length - 1);

  useEffect(() => {
    const open = (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);

  const choose = (command) => {
    if (!command) return;
    dialog.current?.close();
    if (command.run) command.run();
    else if (command.href) location.assign(command.href);
  };

  const steer = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((at + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter') choose(found[at]);
  };

  const palette = (
    <div className="[font-family:ui-monospace,monospace]">
      <label className="flex items-center gap-3 border-b border-(--line) px-4">
        <span aria-hidden="true" className="text-lg font-bold text-(--signal)">
          &gt;
        </span>
        <span className="sr-only">Command</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-activedescendant={found[at] ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          value={query}
          placeholder="Type a few letters"
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={steer}
          className="min-h-14 w-full min-w-0 border-0 bg-transparent text-lg text-(--ink) outline-none placeholder:text-(--quiet)"
        />
      </label>
      <ul
        id={`${id}list`}
        role="listbox"
        aria-label="Commands"
        className="m-0 max-h-96 list-none overflow-y-auto p-0 py-2"
      >
        {found.map((command, index) => (
          <li
            key={command.label}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(command)}
            onKeyDown={steer}
            onMouseMove={() => setActive(index)}
            className="flex min-h-11 cursor-pointer items-center gap-4 border-s-4 border-transparent px-4 text-base aria-selected:border-(--signal) aria-selected:bg-(--row)"
          >
            <span className="w-24 shrink-0 text-(--quiet) max-sm:hidden">
              {found[index - 1]?.group === command.group && query === '' ? '' : command.group}
            </span>
            <span className="min-w-0 flex-1">{command.label}</span>
            {command.keys && (
              <span className="flex gap-1">
                {command.keys.split(' ').map((key) => (
                  <kbd
                    key={key}
                    className="rounded border border-b-2 border-(--line) bg-(--bench) px-1.5 text-sm [font-family:inherit]"
                  >
                    {key}
                  </kbd>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="m-0 border-t border-(--line) px-4 py-2 text-sm text-(--quiet)">
        {found.length === 0
          ? 'Nothing has these letters in this order.'
          : `${found.length} of ${commands.length}, Enter opens`}
      </p>
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
                href="#home"
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
          onClick={() => dialog.current?.showModal()}
          className="flex min-h-11 items-center justify-between gap-3 border border-(--line) bg-(--bench) px-3 text-base text-(--quiet) hover:border-(--ink) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal) max-lg:col-span-2 max-lg:row-start-2"
        >
          <span>
            <span aria-hidden="true" className="font-bold text-(--signal)">
              &gt;{' '}
            </span>
            Run or find
          </span>
          <kbd className="rounded border border-b-2 border-(--line) bg-(--panel) px-1.5 text-sm text-(--ink) [font-family:inherit]">
            Ctrl K
          </kbd>
        </button>
        <p className="m-0 flex items-center justify-end gap-4 text-base text-(--quiet)">
          <span className="flex items-center gap-2 max-sm:hidden">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-(--signal)" />
            {status}
          </span>
          <span
            title={person}
            className="grid size-10 place-items-center border border-(--line) bg-(--bench) text-(--ink)"
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
          className="m-auto mt-[12vh] w-[min(42rem,calc(100vw-2rem))] border border-(--ink) bg-(--panel) p-0 text-(--ink) backdrop:bg-black/60"
        >
          {palette}
        </dialog>
      )}
    </header>
  );
}
