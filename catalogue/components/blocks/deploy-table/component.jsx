import { Fragment, useEffect, useId, useRef, useState } from 'react';

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

const COLUMNS = [
  { key: 'service', label: 'Service' },
  { key: 'state', label: 'State' },
  { key: 'branch', label: 'Branch' },
  { key: 'seconds', label: 'Took' },
  { key: 'at', label: 'At' },
];

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

const duration = (seconds) =>
  `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s`;

const FOCUS =
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--signal)';

export function DeployTable({
  title = 'Deployments, today',
  rows = ROWS,
  open: startOpen = null,
  canRollBack = isLive,
  onRollBack,
}) {
  const id = useId();
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
      typeof first === 'number' ? first - Number(second) : first.localeCompare(String(second));
    return sort.down ? -order : order;
  });
  const longest = Math.max(...rows.map(({ seconds }) => seconds), 1);
  const strip = stripOf(rows);
  // Rows come and go while somebody reads; only what is still there can be acted on.
  const chosen = rows.filter((row) => ticked.includes(row.id) && canRollBack(row));
  const unseen = chosen.filter((row) => !shown.includes(row)).length;
  const services = [...new Set(chosen.map(({ service }) => service))].join(', ');
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
      setSaid(`Rolling back ${services}.`);
      setTicked([]);
    } catch {
      // The answer may have been lost after the work was done.
      setSaid(
        `Rolling back ${services} could not be confirmed. Check what is live before trying again.`,
      );
    }
    setStep('idle');
  };

  const status = isAsking
    ? `${services} will serve the version before ${chosen.length === 1 ? chosen[0]?.id : 'these'}. Data is not changed.`
    : said ||
      `${chosen.length} selected${unseen > 0 ? `, ${unseen} of them not shown` : ''}, ${shown.length} shown`;

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--bench) px-4 py-8 [font-family:ui-monospace,monospace] text-base text-(--ink) [--alarm:#b3202c] [--bench:#dfe2e6] [--ink:#161a1f] [--line:#161a1f2e] [--panel:#f6f7f9] [--quiet:#535c66] [--row:#e9ecf0] [--signal:var(--brand,#0b5fc4)] sm:px-8 lg:py-12 dark:[color-scheme:dark] dark:[--alarm:#ff8d8d] dark:[--bench:#101317] dark:[--ink:#e2e7ec] dark:[--line:#e2e7ec2b] dark:[--panel:#171b20] dark:[--quiet:#a3adb8] dark:[--row:#1f252b] dark:[--signal:var(--brand,#74b4ff)]"
    >
      <div className="mx-auto max-w-6xl border border-(--line) bg-(--panel)">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-(--line) px-4 py-3">
          <h2 id={`${id}title`} className="m-0 [font-family:inherit] text-xl font-bold">
            {title}
          </h2>
          <div className="flex flex-wrap gap-2" role="group" aria-label="Show only">
            {Object.keys(STATES).map((state) => (
              <button
                key={state}
                type="button"
                aria-pressed={filter === state}
                onClick={() => {
                  setFilter(filter === state ? null : state);
                  setSaid('');
                }}
                className={`min-h-9 border border-(--line) px-3 aria-pressed:border-(--ink) aria-pressed:bg-(--ink) aria-pressed:text-(--panel) ${FOCUS}`}
              >
                {state} {rows.filter((row) => row.state === state).length}
              </button>
            ))}
          </div>
        </div>

        <div
          aria-hidden="true"
          dir="ltr"
          className="flex h-20 items-end gap-px bg-(--row) px-4 pt-3 text-(--quiet)"
        >
          {strip.map(({ slot, rows: here }) => (
            <span key={slot} className="flex h-full flex-1 items-end gap-px">
              {here.length === 0 && <span className="h-[3px] flex-1 bg-current" />}
              {here.map(({ id: key, seconds, state }) => (
                <span
                  key={key}
                  style={{ height: `${30 + (seconds / longest) * 70}%` }}
                  className={`flex-1 bg-current ${STATES[state].look}`}
                />
              ))}
            </span>
          ))}
        </div>
        <p
          aria-hidden="true"
          dir="ltr"
          className="m-0 flex justify-between border-b border-(--line) bg-(--row) px-4 py-1 text-sm text-(--quiet) tabular-nums"
        >
          <span>{clock(strip[0]?.slot ?? 0)}</span>
          <span>{clock((strip.at(-1)?.slot ?? 0) + 1)}</span>
        </p>

        <div className="flex flex-wrap items-center gap-2 border-b border-(--line) px-4 py-2 md:hidden">
          <label htmlFor={`${id}sort`} className="text-(--quiet)">
            Sort by
          </label>
          <select
            id={`${id}sort`}
            value={sort.key}
            onChange={(event) => setSort({ key: event.target.value, down: false })}
            className={`min-h-11 min-w-0 flex-1 border border-(--line) bg-(--panel) px-2 text-base text-(--ink) ${FOCUS}`}
          >
            {COLUMNS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <button
            type="button"
            onClick={() => setSort({ ...sort, down: !sort.down })}
            className={`min-h-11 border border-(--line) px-3 ${FOCUS}`}
          >
            <span aria-hidden="true">{sort.down ? '↓ ' : '↑ '}</span>
            {sort.down ? 'falling' : 'rising'}
          </button>
        </div>

        <table className="w-full border-collapse max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-b border-(--line)">
              <th scope="col" className="w-12">
                <span className="sr-only">Select</span>
              </th>
              {COLUMNS.map(({ key, label }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={sort.key === key ? (sort.down ? 'descending' : 'ascending') : 'none'}
                  className="p-0 text-start font-normal"
                >
                  <button
                    type="button"
                    onClick={() => setSort({ key, down: sort.key === key ? !sort.down : false })}
                    className={`flex min-h-10 w-full items-center gap-2 px-3 text-(--quiet) hover:text-(--ink) ${FOCUS}`}
                  >
                    {label}
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
                    <td className="text-center max-md:row-span-2">
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
                            Select {row.service} {row.id}
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
                        className={`flex min-h-11 w-full items-center gap-2 px-3 text-start ${FOCUS}`}
                      >
                        <span aria-hidden="true" className="text-(--quiet)">
                          {isOpen ? '▾' : '▸'}
                        </span>
                        {row.service}
                      </button>
                    </th>
                    <td className={`px-3 max-md:self-center max-md:text-end ${look}`}>
                      <span aria-hidden="true">{sign} </span>
                      {row.state}
                    </td>
                    <td className="px-3 text-(--quiet) max-md:col-start-2">{row.branch}</td>
                    <td className="px-3 tabular-nums max-md:hidden">
                      <span className="flex items-center gap-3">
                        <span className="min-w-16 whitespace-nowrap">{duration(row.seconds)}</span>
                        <span aria-hidden="true" className="h-2 w-24 bg-(--row)">
                          <span
                            className="block h-full bg-current"
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
                    <td className="max-md:hidden" />
                    <td colSpan={5} className="px-3 py-4 max-md:block">
                      <p className="m-0 text-(--quiet)">
                        {row.id}, started by {row.by}
                      </p>
                      <pre
                        className={`m-0 mt-2 border-s-4 ps-4 [font-family:inherit] leading-relaxed whitespace-pre-wrap ${row.state === 'failed' ? 'border-(--alarm)' : 'border-(--signal)'}`}
                      >
                        {row.log.join('\n')}
                      </pre>
                    </td>
                  </tr>
                </Fragment>
              );
            })}
            {shown.length === 0 && (
              <tr className="border-b border-(--line) max-md:block">
                <td colSpan={6} className="px-4 py-8 text-(--quiet) max-md:block">
                  {filter === null ? 'Nothing was deployed.' : `Nothing is ${filter}.`}
                </td>
              </tr>
            )}
          </tbody>
        </table>

        <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3">
          <p role="status" className="m-0 text-(--quiet)">
            {status}
          </p>
          <div className="flex gap-2">
            {isAsking ? (
              <>
                <button
                  ref={keepButton}
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && setStep('idle')}
                  className={`min-h-11 border border-(--line) px-4 ${FOCUS}`}
                >
                  Keep
                </button>
                <button
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => void rollBack()}
                  className={`min-h-11 border border-(--alarm) px-4 text-(--alarm) ${FOCUS}`}
                >
                  {isBusy ? 'Rolling back…' : `Roll back ${chosen.length}`}
                </button>
              </>
            ) : (
              <button
                ref={ask}
                type="button"
                aria-disabled={chosen.length === 0}
                onClick={() => chosen.length > 0 && setStep('asking')}
                className={`min-h-11 border border-(--line) px-4 aria-disabled:text-(--quiet) ${FOCUS}`}
              >
                Roll back…
              </button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
