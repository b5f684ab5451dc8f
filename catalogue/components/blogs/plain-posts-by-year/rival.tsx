import { PlainPostsByYear } from './component.tsx';

const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const TOPICS = ['Pflege', 'Räder', 'Werkstatt', 'Kurse'];

/** Four years with fifty posts each. The first and the last day of every year have one. */
const POSTS = [2026, 2025, 2024, 2023].flatMap((year) =>
  Array.from({ length: 50 }, (_, at) => {
    const month = 12 - Math.floor((at * 12) / 50);
    const day = at === 0 ? 31 : at === 49 ? 1 : 28 - ((at * 5) % 27);
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return { date, title: `Notiz ${year}/${50 - at}`, href: `#${date}`, note: TOPICS[at % 4]! };
  }),
);

export function Ours() {
  return (
    <PlainPostsByYear
      title="Aus der Werkstatt"
      lead="Dienstags, bevor das erste Rad kommt."
      posts={POSTS}
      months={MONTHS}
      format="{day}. {month}"
      labels={{ one: '{count} Notiz', many: '{count} Notizen' }}
    />
  );
}

/** As most sites write it, in the language of the page. */
export function Rival() {
  const years = Map.groupBy(POSTS, ({ date }) => new Date(date).getFullYear());
  return (
    <section className="mx-auto max-w-3xl bg-white px-6 py-24 text-neutral-900">
      <h2 className="text-3xl font-bold tracking-tight">Aus der Werkstatt</h2>
      <p className="mt-2 text-neutral-600">Dienstags, bevor das erste Rad kommt.</p>
      {[...years].map(([year, posts]) => (
        <div key={year} className="mt-12">
          <h3 className="text-xl font-semibold">{year}</h3>
          <ul className="mt-4 divide-y">
            {posts.map(({ date, title, href, note }) => (
              <li key={href + title}>
                <a href={href} className="flex items-baseline gap-6 py-3 hover:underline">
                  <time dateTime={date} className="w-32 shrink-0 text-sm text-neutral-600">
                    {new Date(date).toLocaleDateString('de-DE', { day: 'numeric', month: 'long' })}
                  </time>
                  <span className="grow font-medium">{title}</span>
                  <span className="text-sm text-neutral-600">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
