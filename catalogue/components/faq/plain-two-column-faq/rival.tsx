import { type ReactNode, useEffect, useState } from 'react';
import { PlainTwoColumnFaq } from './component.tsx';

const ANSWER =
  'Where a tooth can be treated in two ways, both are on the plan with what they cost and how long they last. A small camera shows the tooth on a screen beside you, and the pictures are yours. Whoever starts a treatment finishes it.';

/** Long topics, and a short one at the end. */
const TOPICS = (
  [
    ['Visits', 6],
    ['Treatment', 6],
    ['Paying', 6],
    ['Afterwards', 1],
  ] as const
).map(([name, count]) => ({
  name,
  id: name.toLowerCase(),
  entries: Array.from({ length: count }, (_, at) => ({
    question: `${name}, question ${at + 1}`,
    answer: ANSWER,
    id: `${name.toLowerCase()}-${at + 1}`,
  })),
}));

/** A page with a header that stays. */
function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-10 flex h-16 items-center bg-neutral-900 px-6 text-white">
        Neem Lane Dental
      </header>
      {children}
      <footer className="bg-neutral-100 px-6 py-12 text-neutral-900">Sadashiv Peth, Pune</footer>
    </>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainTwoColumnFaq title="Questions" lead="And answers." topics={TOPICS} offset="4rem" />
    </Page>
  );
}

/** "Two columns with centered introduction" of Tailwind Plus, with the sidebar that is usually added. */
export function Rival() {
  const [active, setActive] = useState(TOPICS[0]!.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setActive(target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const { id } of TOPICS) observer.observe(document.getElementById(id)!);
    return () => observer.disconnect();
  }, []);
  return (
    <Page>
      <div className="bg-white text-gray-900">
        <div className="mx-auto max-w-7xl px-6 py-16 sm:py-24 lg:px-8">
          <h2 className="text-center text-4xl font-semibold tracking-tight">Questions</h2>
          <p className="mt-6 text-center text-gray-600">And answers.</p>
          <div className="mt-20 gap-12 lg:flex">
            <aside className="sticky top-24 hidden w-64 shrink-0 self-start lg:block">
              <nav>
                <ul className="space-y-2">
                  {TOPICS.map(({ name, id }) => (
                    <li key={id}>
                      <a
                        href={`#${id}`}
                        aria-current={active === id ? 'true' : undefined}
                        className={active === id ? 'font-semibold text-indigo-600' : ''}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </aside>
            <div className="space-y-16">
              {TOPICS.map(({ name, id, entries }) => (
                <section key={id} id={id}>
                  <h3 className="text-2xl font-semibold">{name}</h3>
                  <dl className="mt-6 space-y-10 sm:columns-2 sm:gap-8">
                    {entries.map(({ question, answer }) => (
                      <div key={question} className="break-inside-avoid">
                        <dt className="font-semibold">{question}</dt>
                        <dd className="mt-2 text-gray-600">{answer}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
