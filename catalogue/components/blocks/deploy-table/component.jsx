import { Fragment, useId, useRef, useState } from 'react';

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

/** The working day in half hours, as the strip above the table shows it. */
const HALF_HOURS = Array.from({ length: 24 }, (_, index) => 14 + index);

const slotOf = (at) => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours * 2 + (minutes < 30 ? 0 : 1);
};

const duration = (seconds) =>
  `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s`;

const FOCUS =
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--signal)';

export function DeployTable({
  title = 'Deployments, today',
  rows = ROWS,
  open: startOpen = 'd-8838',
  onRollBack,
}) {
  const id = useId();
  const body = useRef(null);
  const [sort, setSort] = useState({ key: 'at', down: true });
  const [filter, setFilter] = useState(null);
  const [open, setOpen] = useState(startOpen);
  const [chosen, setChosen] = useState([]);
  const [confirming, setConfirming] = useState(false);
  const [said, setSaid] = useState('');

  const shown = rows
    .filter(({ state }) => filter === null || state === filter)
    .toSorted((a, b) => {
      const [first, second] = [a[sort.key], b[sort.key]];
      const order =
        typeof first === 'number' ? first - Number(second) : first.localeCompare(String(second));
      return sort.down ? -order : order;
    });
  const longest = Math.max(...rows.map(({ seconds }) => seconds), 1);
  const services = [
    ...new Set(rows.filter((row) => chosen.includes(row.id)).map(({ service }) => service)),
  ];

  const walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const openers = [...(body.current?.querySelectorAll('[data-opener]') ?? [])];
    const at = openers.indexOf(event.target);
    if (at === -1) return;
    event.preventDefault();
    openers[Math.min(openers.length - 1, Math.max(0, at + step))]?.focus();
  };

  const rollBack = () => {
    onRollBack?.(chosen);
    setSaid(`Rolling back ${services.join(', ')}.`);
    setChosen([]);
    setConfirming(false);
  };

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
                onClick={() => setFilter(filter === state ? null : state)}
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
          className="flex h-20 items-end gap-px border-b border-(--line) bg-(--row) px-4 pt-3 text-(--quiet)"
        >
          {HALF_HOURS.map((slot) => {
            const here = rows.find(({ at }) => slotOf(at) === slot);
            return (
              <span
                key={slot}
                style={{ height: here ? `${30 + (here.seconds / longest) * 70}%` : '3px' }}
                className={`flex-1 bg-current ${here ? STATES[here.state].look : ''}`}
              />
            );
          })}
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
                    className={`border-b border-(--line) max-md:grid max-md:grid-cols-[3rem_1fr_auto] max-md:py-2 ${chosen.includes(row.id) ? 'bg-(--row)' : ''}`}
                  >
                    <td className="text-center max-md:row-span-2">
                      <label className="grid size-11 cursor-pointer place-items-center">
                        <input
                          type="checkbox"
                          checked={chosen.includes(row.id)}
                          onChange={() =>
                            setChosen(
                              chosen.includes(row.id)
                                ? chosen.filter((one) => one !== row.id)
                                : [...chosen, row.id],
                            )
                          }
                          className="size-5 accent-(--signal)"
                        />
                        <span className="sr-only">
                          Select {row.service} {row.id}
                        </span>
                      </label>
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
                        <span className="w-16">{duration(row.seconds)}</span>
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
          </tbody>
        </table>

        <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3">
          <p role="status" className="m-0 text-(--quiet)">
            {confirming
              ? `${services.join(', ')} will serve the version before ${chosen.length === 1 ? chosen[0] : 'these'}. Data is not changed.`
              : said || `${chosen.length} selected, ${shown.length} shown`}
          </p>
          <div className="flex gap-2">
            {confirming ? (
              <>
                <button
                  type="button"
                  onClick={() => setConfirming(false)}
                  className={`min-h-11 border border-(--line) px-4 ${FOCUS}`}
                >
                  Keep
                </button>
                <button
                  type="button"
                  onClick={rollBack}
                  className={`min-h-11 border border-(--alarm) px-4 text-(--alarm) ${FOCUS}`}
                >
                  Roll back {chosen.length}
                </button>
              </>
            ) : (
              <button
                type="button"
                aria-disabled={chosen.length === 0}
                onClick={() => chosen.length > 0 && setConfirming(true)}
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
