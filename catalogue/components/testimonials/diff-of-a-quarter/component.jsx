const CHANGES = [
  {
    file: 'ci/main.yml',
    before: 'median build        41 min 20 s',
    after: 'median build         6 min 05 s',
  },
  { file: 'ci/main.yml', before: 'runners in the pool 64', after: 'runners in the pool 18' },
  {
    file: 'team/calendar',
    before: 'release days        Tuesday, if green',
    after: 'release days        any, 214 this quarter',
  },
  { file: 'team/habits', before: '"kick it again, it is probably the cache"' },
  {
    file: 'finance/cloud',
    before: 'build minutes       ₹11,84,000',
    after: 'build minutes       ₹2,97,500',
  },
];

const APPROVALS = [
  { name: 'Ines Carvalho', role: 'release manager', words: 'I have my Tuesdays back.' },
  { name: 'Tobias Grünwald-Okafor', role: 'finance', words: 'Checked against the invoices.' },
];

export function DiffOfAQuarter({
  commit = '9f3c1ae',
  title = 'Remove the waiting room',
  message = 'We had built a culture around slow builds: coffee rituals, a Slack channel, a rota. Turned out none of it was load-bearing. Moving to Quarry took two engineers eleven days, and the hardest part was deleting the rota.',
  author = 'Farah Qureshi, platform lead at Tollgate Pay',
  when = 'Q3, merged 30 September',
  changes = CHANGES,
  approvals = APPROVALS,
}) {
  const removed = changes.filter(({ before }) => before).length;
  const added = changes.filter(({ after }) => after).length;

  return (
    <section className="bg-(--bench) px-4 py-12 [font-family:ui-monospace,monospace] text-(--ink) [--bench:#d9dcdf] [--ink:#1d2125] [--line:#1d212529] [--minus-ink:#8c1d18] [--minus:#fbe4e1] [--panel:#f4f5f6] [--plus-ink:var(--brand,#0f5b33)] [--plus:#dff1e5] [--quiet:#50575e] sm:px-8 lg:py-16 dark:[--bench:#16191c] dark:[--ink:#e4e7ea] dark:[--line:#e4e7ea26] dark:[--minus-ink:#ffaaa2] dark:[--minus:#3a1e1e] dark:[--panel:#1f2327] dark:[--plus-ink:var(--brand,#8ee0ae)] dark:[--plus:#17332a] dark:[--quiet:#a4acb4]">
      <figure className="m-0 mx-auto max-w-5xl border border-(--line) bg-(--panel)">
        <div className="border-b border-(--line) px-5 py-5 sm:px-7">
          <p className="m-0 flex flex-wrap gap-x-4 text-base text-(--quiet)">
            <span>{commit}</span>
            <span>{when}</span>
            <span className="text-(--plus-ink)">+{added}</span>
            <span className="text-(--minus-ink)">−{removed}</span>
          </p>
          <h2 className="m-0 mt-3 [font-family:inherit] text-2xl font-bold tracking-tight sm:text-3xl">
            {title}
          </h2>
          <blockquote className="m-0 mt-3 max-w-[72ch] text-base leading-relaxed sm:text-lg">
            <p className="m-0">{message}</p>
          </blockquote>
          <figcaption className="mt-4 text-base text-(--quiet)">{author}</figcaption>
        </div>

        <table className="w-full border-collapse text-base">
          <caption className="sr-only">What changed in the quarter</caption>
          <tbody>
            {changes.map(({ file, before, after }, index) => {
              const opens = changes[index - 1]?.file !== file;
              return [
                opens && (
                  <tr
                    key={`@${file}${before ?? after}`}
                    className="border-y border-(--line) bg-(--bench)/60"
                  >
                    <th
                      scope="rowgroup"
                      colSpan={2}
                      className="px-5 py-1.5 text-start font-normal text-(--quiet) sm:px-7"
                    >
                      {file}
                    </th>
                  </tr>
                ),
                before && (
                  <tr key={`-${before}`} className="bg-(--minus) text-(--minus-ink)">
                    <td className="w-10 py-1.5 ps-5 sm:w-14 sm:ps-7">
                      −<span className="sr-only"> removed</span>
                    </td>
                    <td className="py-1.5 pe-4 break-words sm:whitespace-pre-wrap">{before}</td>
                  </tr>
                ),
                after && (
                  <tr key={`+${after}`} className="bg-(--plus) text-(--plus-ink)">
                    <td className="w-10 py-1.5 ps-5 sm:w-14 sm:ps-7">
                      +<span className="sr-only"> added</span>
                    </td>
                    <td className="py-1.5 pe-4 font-bold break-words sm:whitespace-pre-wrap">
                      {after}
                    </td>
                  </tr>
                ),
              ];
            })}
          </tbody>
        </table>

        <ul className="m-0 list-none border-t border-(--line) p-0">
          {approvals.map(({ name, role, words }) => (
            <li
              key={name}
              className="flex items-baseline gap-3 px-5 py-3 text-base not-last:border-b not-last:border-(--line) sm:px-7"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--plus-ink)" />
              <span>
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
