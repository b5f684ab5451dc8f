'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = {
  search: 'Search',
  found: '{found} of {count}',
  checked: 'checked {date}',
  none: 'No entry holds all of these words. Escape clears the search.',
};

const ENTRIES = [
  {
    id: 'failover',
    topic: 'failover',
    ask: 'How long is a failover, in numbers?',
    reply:
      'Median 4.1 s, worst this year 11.8 s. Writes are refused meanwhile with code 57P01; reads continue on standbys. Retry with a delay of 500 ms and you will not notice most of them.',
    checked: '12 Nov',
  },
  {
    id: 'split',
    topic: 'failover',
    ask: 'Can two primaries exist at once?',
    reply:
      'No. A primary that loses its lease fences itself before a standby may be promoted, even if that costs availability.',
    checked: '12 Nov',
  },
  {
    id: 'restore',
    topic: 'backup',
    ask: 'To which moment can I restore?',
    reply:
      'To any second of the last 14 days. A restore of 100 GB takes about nine minutes and never touches the running cluster: you get a new one beside it.',
    checked: '3 Nov',
  },
  {
    id: 'tested',
    topic: 'backup',
    ask: 'Do you test the backups?',
    reply:
      'Every cluster is restored once a week to a scratch machine and checksummed. The result is on your status page, not in a promise.',
    checked: '3 Nov',
  },
  {
    id: 'upgrade',
    topic: 'upgrade',
    ask: 'Does a major upgrade need downtime?',
    reply:
      'A switch of 6 to 20 s at a time you choose. For seven days afterwards you can go back; changes written since are replayed.',
    checked: '28 Oct',
  },
  {
    id: 'bill',
    topic: 'billing',
    ask: 'Why is my bill higher than the calculator said?',
    reply:
      'Nearly always egress. The console shows bytes per consumer per hour; the top one is usually a backup job copying to another region.',
    checked: '15 Oct',
  },
];

/** Text in parts that know where they start; the odd ones are hits. */
function partsOf(text, words) {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  let at = 0;
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi')).map((part, index) => {
    const start = at;
    at += part.length;
    return { part, start, isHit: index % 2 === 1 };
  });
}

function Hits({ text, words }) {
  if (words.length === 0) return text;
  return partsOf(text, words).map(({ part, start, isHit }) =>
    isHit ? (
      <mark key={start} className="bg-(--signal) text-(--on-signal)">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all));

const onHash = (changed) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const readHash = () => location.hash.slice(1);
const noHash = () => '';
const isNever = () => false;

/** A lone percent sign is meant as it is written. */
const decode = (hash) => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

export function ManualPageFaq({
  name = 'basalt(7)',
  summary = 'answers for people who run it at night',
  entries = ENTRIES,
  search = '',
  prefix = 'faq',
  labels,
  className = '',
}) {
  const id = useId();
  const said = { ...LABELS, ...labels };
  const [query, setQuery] = useState(search);
  // What the reader opened or closed; it wins over what a search or the first entry would do.
  const [own, setOwn] = useState({});
  const field = useRef(null);
  const list = useRef(null);

  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ topic, ask, reply }) =>
    words.every((word) => `${topic} ${ask} ${reply}`.toLowerCase().includes(word)),
  );
  const topics = [...new Set(entries.map(({ topic }) => topic))];

  const find = (text) => {
    setQuery(text);
    setOwn({});
  };

  // Of two lists with the same addresses only the first one in the page answers to them.
  const isSecond = useSyncExternalStore(
    onHash,
    () => {
      const [first] = entries;
      const owner = first && document.getElementById(`${prefix}-${first.id}`)?.closest('section');
      return owner ? owner.getAttribute('aria-labelledby') !== `${id}name` : false;
    },
    isNever,
  );
  const hash = useSyncExternalStore(onHash, readHash, noHash);
  const [answered, setAnswered] = useState('');
  const address = decode(hash);
  const isAsked = !isSecond && address.startsWith(`${prefix}-`);
  if (answered !== hash) {
    setAnswered(hash);
    if (isAsked) {
      setQuery('');
      setOwn({ ...own, [address.slice(prefix.length + 1)]: true });
    }
  }
  useEffect(() => {
    if (isAsked) document.getElementById(address)?.scrollIntoView();
  }, [isAsked, address]);

  const walk = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      find('');
      field.current?.focus();
      return;
    }
    // Only from within, so a slash elsewhere on the page stays a slash. Shift is allowed: many
    // keyboards have it above the seven.
    if (event.key === '/' && event.target !== field.current) {
      event.preventDefault();
      field.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const asks = [...(list.current?.querySelectorAll(':not([hidden]) > h3 > [data-ask]') ?? [])];
    const at = asks.indexOf(event.target);
    const isField = event.target === field.current;
    // Up stays with the field, where it moves the caret; links and topics keep both arrows.
    if ((at === -1 && !isField) || (isField && (step === -1 || asks.length === 0))) return;
    event.preventDefault();
    if (at + step < 0) field.current?.focus();
    else asks[Math.min(at + step, asks.length - 1)]?.focus();
  };

  return (
    <section
      aria-labelledby={`${id}name`}
      onKeyDown={walk}
      className={`bg-(--bench) px-4 pb-10 text-start [font-family:var(--brand-font,ui-monospace,monospace)] text-base font-normal tracking-normal text-(--ink) [--bench:#e8e9e6] [--ink:#1b1d1a] [--line:#1b1d1a30] [--on-signal:var(--brand-foreground,oklch(from_var(--signal)_clamp((l_-_.5)*.654,(.58_-_l)*1000,1)_0_0))] [--panel:#f7f8f5] [--quiet:#52564f] [--signal:oklch(from_var(--brand,#ffc233)_min(l,.88)_c_h)] sm:px-8 lg:pb-14 dark:[--bench:#141613] dark:[--ink:#e6e9e2] dark:[--line:#e6e9e22b] dark:[--on-signal:var(--brand-foreground,oklch(from_var(--signal)_clamp((l_-_.5)*.562,(.58_-_l)*1000,1)_0_0))] dark:[--panel:#1c1f1a] dark:[--quiet:#a5aba0] dark:[--signal:oklch(from_var(--brand,#ffc233)_max(l,.4)_c_h)] print:[--bench:#fff] print:[--ink:#1b1d1a] print:[--line:#1b1d1a30] print:[--on-signal:#1b1d1a] print:[--panel:#fff] print:[--quiet:#52564f] print:[--signal:#fff] ${className}`}
    >
      <div>
        <div className="-mx-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 bg-(--signal) px-4 pt-10 pb-4 text-base text-(--on-signal) sm:-mx-8 sm:px-8 print:border-b-2 forced-colors:border-b-2">
          <h2
            id={`${id}name`}
            className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-5xl! leading-none! font-bold! tracking-[-0.06em]! wrap-anywhere text-inherit! sm:text-6xl! sm:leading-none! rtl:tracking-normal!"
          >
            {name}
          </h2>
          <span className="min-w-0 wrap-break-word">{summary}</span>
        </div>

        {entries.length > 0 && (
          <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-6 pt-8 md:grid-cols-[13rem_minmax(0,1fr)]">
            <div className="min-w-0 print:hidden">
              <label
                htmlFor={`${id}search`}
                className="flex items-center justify-between text-base"
              >
                {said.search}
                <kbd className="rounded border border-b-2 border-(--line) bg-(--panel) px-2 [font-family:inherit]">
                  /
                </kbd>
              </label>
              <input
                ref={field}
                id={`${id}search`}
                type="search"
                value={query}
                onChange={(event) => find(event.target.value)}
                className="mt-2 min-h-11 w-full border border-(--quiet) bg-(--panel) px-3 text-base text-(--ink) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--ink)"
              />
              <p role="status" className="m-0! mt-2! text-base! text-(--quiet)!">
                {fill(said.found, { found: found.length, count: entries.length })}
              </p>
              <ul className="m-0 mt-4 flex list-none flex-wrap gap-x-4 p-0 md:block">
                {topics.map((topic) => (
                  <li key={topic} className="min-w-0">
                    <button
                      type="button"
                      aria-pressed={query === topic}
                      onClick={() => find(query === topic ? '' : topic)}
                      className="m-0! flex min-h-11 w-full items-center gap-2 rounded-none! border-0! bg-transparent! p-0! text-start [font-family:inherit]! text-base! font-normal! text-(--ink)! hover:underline focus-visible:outline-2 focus-visible:outline-(--ink) aria-pressed:font-bold!"
                    >
                      <span
                        aria-hidden="true"
                        className={`size-2.5 shrink-0 border border-(--ink) ${query === topic ? 'bg-(--signal) forced-colors:bg-[Highlight]' : ''}`}
                      />
                      <span className="min-w-0 wrap-anywhere">{topic}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>

            <div
              ref={list}
              className="min-w-0 border border-(--line) bg-(--panel) print:col-span-full"
            >
              {entries.map((entry) => {
                const isFound = found.includes(entry);
                const isExpected =
                  words.length > 0 ? found.length <= 2 : entry.id === entries[0]?.id;
                const isOpen = isFound && (own[entry.id] ?? isExpected);
                return (
                  <div
                    key={entry.id}
                    id={isSecond ? undefined : `${prefix}-${entry.id}`}
                    hidden={!isFound}
                    className="not-last:border-b not-last:border-(--line)"
                  >
                    <h3 className="m-0 [font-family:inherit] text-base font-normal">
                      <button
                        type="button"
                        data-ask=""
                        aria-expanded={isOpen}
                        aria-controls={`${id}${entry.id}`}
                        onClick={() => setOwn({ ...own, [entry.id]: !isOpen })}
                        className="m-0! flex min-h-12 w-full items-baseline gap-3 rounded-none! border-0! bg-transparent! px-4! py-3! text-start [font-family:inherit]! text-base! font-normal! text-(--ink)! focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--ink) aria-expanded:font-bold!"
                      >
                        <span aria-hidden="true" className="w-3 shrink-0 print:hidden">
                          {isOpen ? '-' : '+'}
                        </span>
                        <span className="min-w-0 wrap-break-word">
                          <Hits text={entry.ask} words={words} />
                        </span>
                      </button>
                    </h3>
                    {/* By a class, because paper shows every answer. */}
                    <div
                      id={`${id}${entry.id}`}
                      className={`border-s-4 border-(--signal) px-6 pb-5 sm:ms-4 print:block print:border-(--line) ${isOpen ? '' : 'hidden'}`}
                    >
                      <p className="m-0! max-w-[64ch] text-base! leading-relaxed! wrap-break-word text-(--ink)!">
                        <Hits text={entry.reply} words={words} />
                      </p>
                      <p className="m-0! mt-3! flex flex-wrap gap-x-6 text-base! text-(--quiet)!">
                        {!isSecond && (
                          <a
                            href={`#${prefix}-${entry.id}`}
                            className="m-0! min-w-0 [font-family:inherit]! text-base! font-normal! wrap-anywhere text-(--ink)! underline underline-offset-4"
                          >
                            #{prefix}-{entry.id}
                          </a>
                        )}
                        <span>{fill(said.checked, { date: entry.checked })}</span>
                      </p>
                    </div>
                  </div>
                );
              })}
              {found.length === 0 && (
                <p className="m-0! px-6 py-8 text-base! text-(--ink)!">{said.none}</p>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
