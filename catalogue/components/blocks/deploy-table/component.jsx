'use client';

import { Fragment, useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  live: 'live',
  running: 'running',
  failed: 'failed',
  replaced: 'replaced',
  service: 'Service',
  stateColumn: 'State',
  branch: 'Branch',
  seconds: 'Took',
  at: 'At',
  duration: '{minutes}m {seconds}s',
  showOnly: 'Show only',
  sortBy: 'Sort by',
  falling: 'falling',
  rising: 'rising',
  select: 'Select',
  selectRow: 'Select {service} {id}',
  startedBy: '{id}, started by {by}',
  nothing: 'Nothing was deployed.',
  nothingIs: 'Nothing is {state}.',
  selected: '{count} selected, {shown} shown',
  selectedUnseen: '{count} selected, {unseen} of them not shown, {shown} shown',
  warnOne: '{services} will serve the version before {id}. Data is not changed.',
  warnMany: '{services} will serve the version before these. Data is not changed.',
  keep: 'Keep',
  rollBack: 'Roll back…',
  confirm: 'Roll back {count}',
  busy: 'Rolling back…',
  done: 'Rolling back {services}.',
  unconfirmed:
    'Rolling back {services} could not be confirmed. Check what is live before trying again.',
};

const ROWS = [
  {
    id: 'd-8841',
    service: 'checkout',
    state: 'live',
    branch: 'main',
    by: 'Aditi V.',
    seconds: 94,
    at: '16:02',
    log: [
      'build     41 s',
      'migrate    6 s  2 files',
      'health    12 s  200 200 200',
      'traffic   35 s  5 > 25 > 100 %',
    ],
  },
  {
    id: 'd-8840',
    service: 'search-index',
    state: 'running',
    branch: 'fix/devanagari-sort',
    by: 'Kofi A.',
    seconds: 212,
    at: '15:58',
    log: ['build     63 s', 'reindex  149 s  61 %'],
  },
  {
    id: 'd-8839',
    service: 'checkout',
    state: 'replaced',
    branch: 'main',
    by: 'Aditi V.',
    seconds: 90,
    at: '15:31',
    log: ['build     40 s', 'health    10 s  200 200 200'],
  },
  {
    id: 'd-8838',
    service: 'mail-worker',
    state: 'failed',
    branch: 'chore/node-24',
    by: 'Lotte B.',
    seconds: 31,
    at: '14:47',
    log: ['build     31 s  exit 1', 'error: SMTP_URL is not a URL ("smtp//relay")'],
  },
  {
    id: 'd-8836',
    service: 'web',
    state: 'live',
    branch: 'main',
    by: 'Harsh P.',
    seconds: 128,
    at: '13:20',
    log: ['build     88 s', 'assets    22 s  214 files', 'traffic   18 s  100 %'],
  },
  {
    id: 'd-8835',
    service: 'pdf-render',
    state: 'live',
    branch: 'perf/fonts',
    by: 'Kofi A.',
    seconds: 77,
    at: '11:05',
    log: ['build     52 s', 'health    25 s  200 503 200'],
  },
];

const STATES = {
  live: { sign: '●', look: 'text-(--signal)' },
  running: { sign: '◐', look: 'text-(--ink)' },
  failed: { sign: '✕', look: 'text-(--alarm)' },
  replaced: { sign: '○', look: 'text-(--quiet)' },
};

const COLUMNS = ['service', 'state', 'branch', 'seconds', 'at'];

const slotOf = (at) => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours * 2 + (minutes < 30 ? 0 : 1);
};

/** The hours the rows lie in, as half hours with what happened in each. */
const stripOf = (rows) => {
  const slots = rows.map(({ at }) => slotOf(at));
  const first = Math.floor(Math.min(...slots, 47) / 2) * 2;
  const last = Math.floor(Math.max(...slots, first) / 2) * 2 + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    slot: first + index,
    rows: rows.filter((_row, at) => slots[at] === first + index),
  }));
};

const isLive = ({ state }) => state === 'live';

const SAID_MS = 8_000;

const clock = (slot) =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;

const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

const FOCUS =
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--signal)';
const BUTTON = `m-0! rounded-none! bg-transparent! [font-family:inherit]! text-base! ${FOCUS}`;
const FRAMED = `${BUTTON} border! font-normal!`;
const BAR = 'bg-current forced-colors:bg-[CanvasText]';

export function DeployTable({
  title = 'Deployments, today',
  rows = ROWS,
  open: startOpen = null,
  canRollBack = isLive,
  onRollBack,
  locale = 'en',
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const body = useRef(null);
  const ask = useRef(null);
  const keepButton = useRef(null);
  const [sort, setSort] = useState({ key: 'at', down: true });
  const [filter, setFilter] = useState(null);
  const [open, setOpen] = useState(startOpen);
  const [ticked, setTicked] = useState([]);
  const [step, setStep] = useState('idle');
  const [said, setSaid] = useState('');

  const shown = rows.filter(({ state }) => filter === null || state === filter);
  shown.sort((a, b) => {
    const [first, second] = [a[sort.key], b[sort.key]];
    const order =
      typeof first === 'number'
        ? first - Number(second)
        : first.localeCompare(String(second), locale);
    return sort.down ? -order : order;
  });
  const longest = Math.max(...rows.map(({ seconds }) => seconds), 1);
  const strip = stripOf(rows);
  // Rows come and go while somebody reads; only what is still there can be acted on.
  const chosen = rows.filter((row) => ticked.includes(row.id) && canRollBack(row));
  const unseen = chosen.filter((row) => !shown.includes(row)).length;
  const services = new Intl.ListFormat(locale, { type: 'unit' }).format(
    new Set(chosen.map(({ service }) => service)),
  );
  const isBusy = step === 'busy';
  const isAsking = step !== 'idle' && chosen.length > 0;

  // The button that was pressed goes away, so the focus goes to the one that takes its place.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      (isAsking ? keepButton : ask).current?.focus();
  }, [isAsking]);

  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const walk = (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    const openers = [...(body.current?.querySelectorAll('[data-opener]') ?? [])];
    const at = openers.indexOf(event.target);
    if (at === -1) return;
    event.preventDefault();
    openers[Math.min(openers.length - 1, Math.max(0, at + way))]?.focus();
  };

  const tick = (row) => {
    if (isBusy) return;
    const next = ticked.includes(row.id)
      ? ticked.filter((one) => one !== row.id)
      : [...ticked, row.id];
    setTicked(next);
    setStep('idle');
    setSaid('');
  };

  const rollBack = async () => {
    if (isBusy || chosen.length === 0) return;
    setStep('busy');
    try {
      await onRollBack?.(chosen.map((row) => row.id));
      setSaid(fill(text.done, { services }));
      setTicked([]);
    } catch {
      // The answer may have been lost after the work was done.
      setSaid(fill(text.unconfirmed, { services }));
    }
    setStep('idle');
  };

  const duration = (seconds) =>
    fill(text.duration, {
      minutes: Math.floor(seconds / 60),
      seconds: String(seconds % 60).padStart(2, '0'),
    });
  const headOf = (key) => (key === 'state' ? text.stateColumn : text[key]);
  const status = isAsking
    ? fill(chosen.length === 1 ? text.warnOne : text.warnMany, {
        services,
        id: chosen[0]?.id ?? '',
      })
    : said ||
      fill(unseen > 0 ? text.selectedUnseen : text.selected, {
        count: chosen.length,
        unseen,
        shown: shown.length,
      });

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`bg-(--bench) px-4 py-8 text-start [font-family:var(--brand-font,ui-monospace,monospace)] text-base font-normal tracking-normal text-(--ink) [--alarm:#b3202c] [--bench:#dfe2e6] [--ink:#161a1f] [--line:#161a1f2e] [--panel:#f6f7f9] [--quiet:#535c66] [--row:#e9ecf0] [--signal:oklch(from_var(--brand,#0b5fc4)_min(l,.505)_c_h)] sm:px-8 lg:py-12 dark:[color-scheme:dark] dark:[--alarm:#ff8d8d] dark:[--bench:#101317] dark:[--ink:#e2e7ec] dark:[--line:#e2e7ec2b] dark:[--panel:#171b20] dark:[--quiet:#a3adb8] dark:[--row:#1f252b] dark:[--signal:oklch(from_var(--brand,#74b4ff)_max(l,.72)_c_h)] print:[--alarm:#b3202c] print:[--bench:#fff] print:[--ink:#161a1f] print:[--line:#161a1f2e] print:[--panel:#fff] print:[--quiet:#535c66] print:[--row:#fff] print:[--signal:#161a1f] ${className}`}
    >
      <div className="mx-auto max-w-6xl border border-(--line) bg-(--panel)">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-(--line) px-4 py-3">
          <h2
            id={`${id}title`}
            className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-xl! font-bold! tracking-normal! wrap-break-word text-(--ink)!"
          >
            {title}
          </h2>
          {rows.length > 0 && (
            <div
              className="flex min-w-0 flex-wrap gap-2 print:hidden"
              role="group"
              aria-label={text.showOnly}
            >
              {Object.keys(STATES).map((state) => (
                <button
                  key={state}
                  type="button"
                  aria-pressed={filter === state}
                  onClick={() => {
                    setFilter(filter === state ? null : state);
                    setSaid('');
                  }}
                  className={`min-h-9 border-(--line)! px-3! py-0! text-(--ink)! aria-pressed:border-(--ink)! aria-pressed:bg-(--ink)! aria-pressed:text-(--panel)! forced-colors:aria-pressed:bg-[Highlight]! forced-colors:aria-pressed:text-[HighlightText]! forced-colors:aria-pressed:outline-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none ${FRAMED}`}
                >
                  {text[state]} {rows.filter((row) => row.state === state).length}
                </button>
              ))}
            </div>
          )}
        </div>

        {rows.length === 0 ? (
          <p className="m-0! px-4 py-8 text-(--quiet)!">{text.nothing}</p>
        ) : (
          <>
            <div
              aria-hidden="true"
              dir="ltr"
              className="flex h-20 items-end gap-px bg-(--row) px-4 pt-3 text-(--quiet) [print-color-adjust:exact]"
            >
              {strip.map(({ slot, rows: here }) => (
                <span key={slot} className="flex h-full flex-1 items-end gap-px">
                  {here.length === 0 && <span className={`h-[3px] flex-1 ${BAR}`} />}
                  {here.map(({ id: key, seconds, state }) => (
                    <span
                      key={key}
                      style={{ height: `${30 + (seconds / longest) * 70}%` }}
                      className={`flex-1 ${BAR} ${STATES[state].look}`}
                    />
                  ))}
                </span>
              ))}
            </div>
            <p
              aria-hidden="true"
              dir="ltr"
              className="m-0! flex justify-between border-b border-(--line) bg-(--row) px-4 py-1 text-sm! text-(--quiet)! tabular-nums"
            >
              <span>{clock(strip[0]?.slot ?? 0)}</span>
              <span>{clock((strip.at(-1)?.slot ?? 0) + 1)}</span>
            </p>

            <div className="flex flex-wrap items-center gap-2 border-b border-(--line) px-4 py-2 md:hidden print:hidden">
              <label htmlFor={`${id}sort`} className="text-(--quiet)">
                {text.sortBy}
              </label>
              <select
                id={`${id}sort`}
                value={sort.key}
                onChange={(event) => setSort({ key: event.target.value, down: false })}
                className={`min-h-11 min-w-0 flex-1 border border-(--line) bg-(--panel) px-2 text-base text-(--ink) ${FOCUS}`}
              >
                {COLUMNS.map((key) => (
                  <option key={key} value={key}>
                    {headOf(key)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                onClick={() => setSort({ ...sort, down: !sort.down })}
                className={`min-h-11 border-(--line)! px-3! py-0! text-(--ink)! ${FRAMED}`}
              >
                <span aria-hidden="true">{sort.down ? '↓ ' : '↑ '}</span>
                {sort.down ? text.falling : text.rising}
              </button>
            </div>

            <table className="w-full border-collapse max-md:block">
              <thead className="max-md:sr-only">
                <tr className="border-b border-(--line)">
                  <th scope="col" className="w-12 print:hidden">
                    <span className="sr-only">{text.select}</span>
                  </th>
                  {COLUMNS.map((key) => (
                    <th
                      key={key}
                      scope="col"
                      aria-sort={
                        sort.key === key ? (sort.down ? 'descending' : 'ascending') : 'none'
                      }
                      className="p-0 text-start font-normal"
                    >
                      <button
                        type="button"
                        onClick={() =>
                          setSort({ key, down: sort.key === key ? !sort.down : false })
                        }
                        className={`flex min-h-10 w-full items-center gap-2 border-0! px-3! py-0! text-start font-normal! text-(--quiet)! hover:text-(--ink)! ${BUTTON}`}
                      >
                        {headOf(key)}
                        <span aria-hidden="true">
                          {sort.key === key ? (sort.down ? '↓' : '↑') : ''}
                        </span>
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody ref={body} onKeyDown={walk} className="max-md:block">
                {shown.map((row) => {
                  const isOpen = open === row.id;
                  const { sign, look } = STATES[row.state];
                  return (
                    <Fragment key={row.id}>
                      <tr
                        className={`border-b border-(--line) max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)_fit-content(45%)] max-md:py-2 max-md:wrap-anywhere ${chosen.includes(row) ? 'bg-(--row)' : ''}`}
                      >
                        <td className="text-center max-md:row-span-2 print:hidden">
                          {canRollBack(row) && (
                            <label className="grid size-11 cursor-pointer place-items-center">
                              <input
                                type="checkbox"
                                checked={chosen.includes(row)}
                                aria-disabled={isBusy}
                                onChange={() => tick(row)}
                                className="size-5 accent-(--signal)"
                              />
                              <span className="sr-only">
                                {fill(text.selectRow, { service: row.service, id: row.id })}
                              </span>
                            </label>
                          )}
                        </td>
                        <th scope="row" className="p-0 text-start font-bold">
                          <button
                            type="button"
                            data-opener=""
                            aria-expanded={isOpen}
                            aria-controls={`${id}${row.id}`}
                            onClick={() => setOpen(isOpen ? null : row.id)}
                            className={`flex min-h-11 w-full items-center gap-2 border-0! px-3! py-0! text-start font-bold! text-(--ink)! ${BUTTON}`}
                          >
                            <span aria-hidden="true" className="text-(--quiet) print:hidden">
                              {isOpen ? '▾' : '▸'}
                            </span>
                            <span className="min-w-0">{row.service}</span>
                          </button>
                        </th>
                        <td className={`px-3 max-md:self-center max-md:text-end ${look}`}>
                          <span aria-hidden="true">{sign} </span>
                          {text[row.state]}
                        </td>
                        <td className="px-3 text-(--quiet) max-md:col-start-2">{row.branch}</td>
                        <td className="px-3 tabular-nums max-md:hidden">
                          <span className="flex items-center gap-3">
                            <span className="min-w-16 whitespace-nowrap">
                              {duration(row.seconds)}
                            </span>
                            <span
                              aria-hidden="true"
                              className="h-2 w-24 bg-(--row) [print-color-adjust:exact]"
                            >
                              <span
                                className={`block h-full ${BAR}`}
                                style={{ width: `${(row.seconds / longest) * 100}%` }}
                              />
                            </span>
                          </span>
                        </td>
                        <td className="px-3 tabular-nums max-md:text-end">{row.at}</td>
                      </tr>
                      <tr
                        hidden={!isOpen}
                        id={`${id}${row.id}`}
                        className="border-b border-(--line) bg-(--row) max-md:not-[[hidden]]:block"
                      >
                        <td className="max-md:hidden print:hidden" />
                        <td colSpan={5} className="px-3 py-4 max-md:block">
                          <p className="m-0! text-(--quiet)!">
                            {fill(text.startedBy, { id: row.id, by: row.by })}
                          </p>
                          {row.log.length > 0 && (
                            <pre
                              className={`m-0 mt-2 border-s-4 ps-4 [font-family:var(--brand-font-mono,ui-monospace,monospace)] leading-relaxed whitespace-pre-wrap wrap-anywhere ${row.state === 'failed' ? 'border-(--alarm)' : 'border-(--signal)'}`}
                            >
                              {row.log.join('\n')}
                            </pre>
                          )}
                        </td>
                      </tr>
                    </Fragment>
                  );
                })}
                {shown.length === 0 && filter !== null && (
                  <tr className="border-b border-(--line) max-md:block">
                    <td colSpan={6} className="px-4 py-8 text-(--quiet) max-md:block">
                      {fill(text.nothingIs, { state: text[filter] })}
                    </td>
                  </tr>
                )}
              </tbody>
            </table>

            <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3 print:hidden">
              <p role="status" className="m-0! min-w-0 text-(--quiet)!">
                {status}
              </p>
              <div className="flex flex-wrap gap-2">
                {isAsking ? (
                  <>
                    <button
                      ref={keepButton}
                      type="button"
                      aria-disabled={isBusy}
                      onClick={() => !isBusy && setStep('idle')}
                      className={`min-h-11 border-(--line)! px-4! py-0! text-(--ink)! ${FRAMED}`}
                    >
                      {text.keep}
                    </button>
                    <button
                      type="button"
                      aria-disabled={isBusy}
                      onClick={() => void rollBack()}
                      className={`min-h-11 border-(--alarm)! px-4! py-0! text-(--alarm)! ${FRAMED}`}
                    >
                      {isBusy ? text.busy : fill(text.confirm, { count: chosen.length })}
                    </button>
                  </>
                ) : (
                  <button
                    ref={ask}
                    type="button"
                    aria-disabled={chosen.length === 0}
                    onClick={() => chosen.length > 0 && setStep('asking')}
                    className={`min-h-11 border-(--line)! px-4! py-0! text-(--ink)! aria-disabled:text-(--quiet)! ${FRAMED}`}
                  >
                    {text.rollBack}
                  </button>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
