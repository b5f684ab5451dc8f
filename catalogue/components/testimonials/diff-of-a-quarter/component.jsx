const CHANGES = [
  { file: 'ci/main.yml', what: 'median build', before: '41 min 20 s', after: '6 min 05 s' },
  { file: 'ci/main.yml', what: 'runners in the pool', before: '64', after: '18' },
  {
    file: 'team/calendar',
    what: 'release days',
    before: 'Tuesday, if green',
    after: 'any; 214 this quarter',
  },
  { file: 'team/habits', what: 'said aloud', before: '"kick it again, it is the cache"' },
  { file: 'finance/cloud', what: 'build minutes', before: '₹11,84,000', after: '₹2,97,500' },
];

const APPROVALS = [
  { name: 'Ines Carvalho', role: 'release manager', words: 'I have my Tuesdays back.' },
  { name: 'Tobias Grünwald-Okafor', role: 'finance', words: 'Checked against the invoices.' },
];

const LABELS = {
  added: '+{count}',
  removed: '−{count}',
  before: 'before:',
  after: 'after:',
  approved: '({role}) approved:',
  quote: '“{words}”',
};

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

const SIDE = 'flex min-h-14 items-center gap-3 px-5 py-2 text-lg wrap-anywhere @3xl:text-2xl';

function Dot() {
  return (
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 rounded-full bg-(--plus-ink) forced-colors:bg-[CanvasText] print:[print-color-adjust:exact]"
    />
  );
}

export function DiffOfAQuarter({
  commit = '9f3c1ae',
  title = 'Remove the waiting room',
  message = 'We had built a culture around slow builds: coffee rituals, a chat channel, a rota. Turned out none of it was load-bearing. Moving to Quarry took two engineers eleven days, and the hardest part was deleting the rota.',
  author = 'Farah Qureshi, platform lead at Tollgate Pay',
  when = 'Q3, merged 30 September',
  changes = CHANGES,
  approvals = APPROVALS,
  locale = 'en-IN',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const removed = changes.filter(({ before }) => before).length;
  const added = changes.filter(({ after }) => after).length;
  const files = [...new Set(changes.map(({ file }) => file))];

  const counted = (words, value) => words.replaceAll('{count}', value.toLocaleString(locale));

  return (
    <section
      className={`bg-(--bench) px-4 py-10 text-start [font-family:var(--brand-font,ui-monospace,monospace)] text-base font-normal tracking-normal text-(--ink) [--bench:#c9ced3] [--ink:#171b1f] [--line:#171b1f33] [--minus-ink:#8c1d18] [--minus:#fbdcd8] [--panel:#f7f8f9] [--plus-ink:oklch(from_var(--brand,#0b5730)_min(l,.46)_c_h)] [--plus:oklch(from_var(--brand,#cdeed9)_.92_min(c,.046)_h)] [--quiet:#4a5158] sm:px-8 lg:py-14 dark:[--bench:#0f1214] dark:[--ink:#e8ebee] dark:[--line:#e8ebee2e] dark:[--minus-ink:#ffaaa2] dark:[--minus:#431d1d] dark:[--panel:#1b1f23] dark:[--plus-ink:oklch(from_var(--brand,#8ee0ae)_max(l,.82)_c_h)] dark:[--plus:oklch(from_var(--brand,#12402c)_.334_min(c,.062)_h)] dark:[--quiet:#a9b1b9] print:[--bench:#fff] print:[--ink:#000] print:[--line:#0006] print:[--minus-ink:#000] print:[--minus:#fff] print:[--panel:#fff] print:[--plus-ink:#000] print:[--plus:#fff] print:[--quiet:#333] ${className}`}
    >
      <figure className="@container m-0 mx-auto max-w-5xl border border-(--line) bg-(--panel)">
        <p className="m-0! flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-(--line) px-5 py-3 text-base! text-(--quiet)!">
          <span className="text-(--ink)">{commit}</span>
          <span>{when}</span>
          {changes.length > 0 && (
            <span className="flex flex-wrap items-center gap-x-3 @3xl:ms-auto">
              <span className="text-(--plus-ink)">{counted(text.added, added)}</span>
              <span className="text-(--minus-ink)">{counted(text.removed, removed)}</span>
              <span aria-hidden="true" className="flex flex-wrap gap-0.5">
                {changes.map(({ what, after }, index) => (
                  <span
                    key={keyOf(index, what)}
                    className={`size-3 print:[print-color-adjust:exact] ${after ? 'bg-(--plus-ink) forced-colors:bg-[CanvasText]' : 'bg-(--minus-ink) forced-colors:border print:border print:bg-white'}`}
                  />
                ))}
              </span>
            </span>
          )}
        </p>
        <div className="px-5 py-8">
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-3xl! leading-none font-bold! tracking-[-0.05em]! wrap-break-word text-(--ink)! @3xl:text-6xl! rtl:leading-tight rtl:tracking-normal!">
            {title}
          </h2>
          <blockquote className="m-0 mt-5">
            <p className="m-0! max-w-[68ch] text-base! leading-relaxed wrap-break-word text-(--ink)! @3xl:text-lg!">
              {message}
            </p>
          </blockquote>
          <figcaption className="mt-4 text-base text-(--quiet)">{author}</figcaption>
        </div>

        {files.map((file) => (
          <div key={file} className="border-t border-(--line)">
            <h3 className="m-0 px-5 py-2 [font-family:inherit] text-base font-normal wrap-anywhere text-(--quiet)">
              {file}
            </h3>
            <ul className="m-0 list-none p-0">
              {changes
                .filter((change) => change.file === file)
                .map(({ what, before, after }, index) => (
                  <li
                    key={keyOf(index, what)}
                    className="grid break-inside-avoid grid-cols-1 border-t border-(--line) @xl:grid-cols-2 @3xl:grid-cols-[14rem_1fr_1fr]"
                  >
                    <span className="px-5 py-2 text-base wrap-anywhere @xl:col-span-2 @3xl:col-span-1 @3xl:self-center">
                      {what}
                    </span>
                    {before && (
                      <span
                        className={`${SIDE} bg-(--minus) text-(--minus-ink) ${after ? '' : '@xl:col-span-2'}`}
                      >
                        <span aria-hidden="true">−</span>
                        <del className="decoration-1">
                          <span className="sr-only">{text.before} </span>
                          {before}
                        </del>
                      </span>
                    )}
                    {after && (
                      <span
                        className={`${SIDE} bg-(--plus) font-bold text-(--plus-ink) ${before ? '' : '@xl:col-span-2'}`}
                      >
                        <span aria-hidden="true">+</span>
                        <ins className="no-underline">
                          <span className="sr-only">{text.after} </span>
                          {after}
                        </ins>
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}

        {approvals.length > 0 && (
          <ul className="m-0 list-none border-t border-(--line) p-0">
            {approvals.map(({ name, role, words, icon }, index) => (
              <li
                key={keyOf(index, name)}
                className="flex items-baseline gap-3 px-5 py-3 text-base not-last:border-b not-last:border-(--line)"
              >
                {icon === undefined ? <Dot /> : icon}
                <span className="min-w-0 wrap-break-word">
                  {name}{' '}
                  <span className="text-(--quiet)">{text.approved.replaceAll('{role}', role)}</span>{' '}
                  <q className="[quotes:none]">{text.quote.replaceAll('{words}', words)}</q>
                </span>
              </li>
            ))}
          </ul>
        )}
      </figure>
    </section>
  );
}
