type Change = {
  /** Lines with the same file stand under one heading. */
  file: string;
  /** What the line is about. */
  what: string;
  /** Leave one out for a line that was only removed or only added. */
  before?: string;
  after?: string;
};

type Approval = { name: string; role: string; words: string };

type Props = {
  /** The short hash at the start of the head line. */
  commit?: string;
  /** The subject of the commit: the quote in five words. */
  title?: string;
  /** The body of the commit: the quote itself. */
  message?: string;
  /** Who said it, with role and company. */
  author?: string;
  /** When, as text. */
  when?: string;
  /** What changed, with both sides. */
  changes?: Change[];
  /** Colleagues who agree, with their own words. */
  approvals?: Approval[];
};

const CHANGES: Change[] = [
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

const APPROVALS: Approval[] = [
  { name: 'Ines Carvalho', role: 'release manager', words: 'I have my Tuesdays back.' },
  { name: 'Tobias Grünwald-Okafor', role: 'finance', words: 'Checked against the invoices.' },
];

const SIDE = 'flex min-h-14 items-center gap-3 px-5 py-2 text-lg wrap-anywhere @3xl:text-2xl';

export function DiffOfAQuarter({
  commit = '9f3c1ae',
  title = 'Remove the waiting room',
  message = 'We had built a culture around slow builds: coffee rituals, a chat channel, a rota. Turned out none of it was load-bearing. Moving to Quarry took two engineers eleven days, and the hardest part was deleting the rota.',
  author = 'Farah Qureshi, platform lead at Tollgate Pay',
  when = 'Q3, merged 30 September',
  changes = CHANGES,
  approvals = APPROVALS,
}: Props) {
  const removed = changes.filter(({ before }) => before).length;
  const added = changes.filter(({ after }) => after).length;
  const files = [...new Set(changes.map(({ file }) => file))];

  return (
    <section className="bg-(--bench) px-4 py-10 [font-family:ui-monospace,monospace] text-(--ink) [--bench:#c9ced3] [--ink:#171b1f] [--line:#171b1f33] [--minus-ink:#8c1d18] [--minus:#fbdcd8] [--panel:#f7f8f9] [--plus-ink:var(--brand,#0b5730)] [--plus:#cdeed9] [--quiet:#4a5158] sm:px-8 lg:py-14 dark:[--bench:#0f1214] dark:[--ink:#e8ebee] dark:[--line:#e8ebee2e] dark:[--minus-ink:#ffaaa2] dark:[--minus:#431d1d] dark:[--panel:#1b1f23] dark:[--plus-ink:var(--brand,#8ee0ae)] dark:[--plus:#12402c] dark:[--quiet:#a9b1b9]">
      <figure className="@container m-0 mx-auto max-w-5xl border border-(--line) bg-(--panel)">
        <p className="m-0 flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-(--line) px-5 py-3 text-base text-(--quiet)">
          <span className="text-(--ink)">{commit}</span>
          <span>{when}</span>
          <span className="flex items-center gap-x-3 @3xl:ms-auto">
            <span className="text-(--plus-ink)">+{added}</span>
            <span className="text-(--minus-ink)">−{removed}</span>
            <span aria-hidden="true" className="flex gap-0.5">
              {changes.map(({ what, after }) => (
                <span
                  key={what}
                  className={`size-3 ${after ? 'bg-(--plus-ink)' : 'bg-(--minus-ink)'}`}
                />
              ))}
            </span>
          </span>
        </p>
        <div className="px-5 py-8">
          <h2 className="m-0 [font-family:inherit] text-3xl leading-none font-bold tracking-[-0.05em] wrap-break-word @3xl:text-6xl">
            {title}
          </h2>
          <blockquote className="m-0 mt-5 max-w-[68ch] text-base leading-relaxed @3xl:text-lg">
            <p className="m-0">{message}</p>
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
                .map(({ what, before, after }) => (
                  <li
                    key={what}
                    className="grid grid-cols-1 border-t border-(--line) @xl:grid-cols-2 @3xl:grid-cols-[14rem_1fr_1fr]"
                  >
                    <span className="px-5 py-2 text-base @xl:col-span-2 @3xl:col-span-1 @3xl:self-center">
                      {what}
                    </span>
                    {before && (
                      <span
                        className={`${SIDE} bg-(--minus) text-(--minus-ink) ${after ? '' : '@xl:col-span-2'}`}
                      >
                        <span aria-hidden="true">−</span>
                        <del className="decoration-1">
                          <span className="sr-only">before: </span>
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
                          <span className="sr-only">after: </span>
                          {after}
                        </ins>
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}

        <ul className="m-0 list-none border-t border-(--line) p-0">
          {approvals.map(({ name, role, words }) => (
            <li
              key={name}
              className="flex items-baseline gap-3 px-5 py-3 text-base not-last:border-b not-last:border-(--line)"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--plus-ink)" />
              <span className="min-w-0 wrap-break-word">
                {name} <span className="text-(--quiet)">({role}) approved:</span>{' '}
                <q className="[quotes:'“'_'”']">{words}</q>
              </span>
            </li>
          ))}
        </ul>
      </figure>
    </section>
  );
}
