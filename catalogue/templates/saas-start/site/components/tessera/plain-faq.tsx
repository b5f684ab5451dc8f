import type { ReactNode } from 'react';

type Entry = {
  question: string;
  /** Text, or markup with links. Only text is given to search engines. */
  answer: ReactNode;
  /** The address of the answer, as in #ice. It must be unique on the page. */
  id?: string;
  /** Whether the answer is open at first. */
  open?: boolean;
};

type Contact = { label: string; href: string; note?: string };

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence with the heading. It may hold links. */
  lead?: ReactNode;
  /** The questions in order. */
  entries?: Entry[];
  /** Stands above the ways to ask a person. */
  contactTitle?: string;
  /** Ways to ask a person, each with a note such as the hours. */
  contact?: Contact[];
  /** Head beside one list, or head above two columns. */
  layout?: 'one' | 'two';
  /** A name that no other list of the page has. Opening an answer then closes the others. @code */
  exclusive?: string;
  /** Whether the markup has the answers for search engines. One list of a page is enough. */
  structured?: boolean;
  /** Level of the heading. The questions are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const ENTRIES: Entry[] = [
  {
    question: 'When should I be at the pier?',
    answer: 'With a car, ten minutes before. On foot, when the lamp is green.',
    open: true,
  },
  {
    question: 'What if the deck is full?',
    answer: 'The next boat leaves 110 minutes later. Your place in the queue is kept.',
  },
  {
    question: 'Does the ferry run in ice?',
    answer: 'Yes, up to 40 cm. Above that the icebreaker goes before us, and it takes an hour.',
  },
  {
    question: 'Can I pay on board?',
    answer: 'By card. Cash is taken at the pier in Norrhamn only.',
  },
  {
    question: 'May I stay in my car?',
    answer: 'No. The room is one deck up, there is a lift, and it is warm.',
  },
  {
    question: 'Does a bicycle cost extra?',
    answer: 'No. On foot means with a bicycle, a pram or a dog.',
  },
];

const CONTACT: Contact[] = [
  { label: '+358 2 5550 163', href: 'tel:+35825550163', note: 'Daily, 5:30–21:00' },
  { label: 'pier@utskar.example', href: 'mailto:pier@utskar.example', note: 'For what can wait' },
];

const LINKS =
  '[&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--ink)! [&_a]:underline! [&_a]:decoration-(--edge)! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus)';

/** The answers that are text, for search engines. A sign that could end the script element is escaped. */
function describe(entries: readonly Entry[]): string {
  const mainEntity = entries
    .filter(({ answer }) => typeof answer === 'string')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  const page = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return mainEntity.length > 0 ? JSON.stringify(page).replaceAll('<', String.raw`\u003c`) : '';
}

export function PlainFaq({
  title = 'Before you come aboard',
  lead = 'Asked at the window in Norrhamn, answered for summer and for ice.',
  entries = ENTRIES,
  contactTitle = 'Not in the list?',
  contact = CONTACT,
  layout = 'one',
  exclusive,
  structured = true,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Question = `h${level + 1}` as 'h3';
  const isTwo = layout === 'two';
  const hasHead = Boolean(title) || Boolean(lead);
  const isBeside = !isTwo && (hasHead || contact.length > 0);
  const half = isTwo ? Math.ceil(entries.length / 2) : entries.length;
  const lists = [entries.slice(0, half), entries.slice(half)].filter(({ length }) => length > 0);
  const description = structured ? describe(entries) : '';

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      {description && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: description }} />
      )}
      <div
        className={`mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:grid-cols-12 md:px-8 ${isBeside ? 'md:grid-rows-[auto_1fr]' : ''}`}
      >
        {hasHead && (
          <div
            className={`min-w-0 ${isTwo ? 'mb-[clamp(2.5rem,4vw,3.5rem)] md:col-span-full md:grid md:grid-cols-12 md:items-baseline-last md:gap-x-8' : 'max-md:mb-9 md:col-span-4 md:self-baseline'}`}
          >
            {title && (
              <Title
                className={`m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isTwo ? 'md:col-span-7' : ''}`}
              >
                {title}
              </Title>
            )}
            {lead && (
              <div
                className={`min-w-0 text-pretty wrap-break-word text-(--quiet) ${LINKS} ${title ? 'max-md:mt-4' : ''} ${isTwo ? 'md:col-span-4 md:col-start-9' : 'md:mt-4'}`}
              >
                {lead}
              </div>
            )}
          </div>
        )}

        {lists.map((list, at) => (
          <div
            key={at === 0 ? 'first' : 'second'}
            className={`min-w-0 border-(--line) ${at === 0 ? 'border-t' : 'md:border-t'} ${isTwo ? 'md:col-span-6' : isBeside ? 'md:col-start-6 md:col-end-13 md:row-span-2 md:row-start-1 md:self-baseline' : 'md:col-span-full'}`}
          >
            {list.map(({ question, answer, id, open }, index) => (
              <details
                key={`${index} ${question}`}
                name={exclusive}
                open={open}
                className="group break-inside-avoid border-b border-(--line) transition-colors duration-120 has-[summary:hover]:border-(--edge) motion-reduce:transition-none print:details-content:[content-visibility:visible]"
              >
                <summary className="-mx-3 flex cursor-pointer list-none items-start justify-between gap-6 rounded-[var(--radius,.5rem)] px-3 py-4.5 text-lg leading-[1.4] focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-(--focus) [&::-webkit-details-marker]:hidden">
                  <Question className="m-0! min-w-0 [font-family:inherit]! text-lg! leading-[1.4]! font-semibold! tracking-[-0.01em]! wrap-break-word text-(--ink)! rtl:tracking-normal!">
                    {question}
                  </Question>
                  <span
                    aria-hidden="true"
                    className="relative h-lh w-4 shrink-0 before:absolute before:inset-x-0 before:top-[calc(50%-1px)] before:border-t-2 after:absolute after:inset-x-0 after:top-[calc(50%-1px)] after:rotate-90 after:border-t-2 after:transition-[rotate] after:duration-160 group-open:after:rotate-0 motion-reduce:after:transition-none print:hidden"
                  />
                </summary>
                {answer !== null && answer !== undefined && (
                  <div
                    id={id}
                    className={`-mt-1.5 max-w-160 scroll-mt-36 pe-10 pb-6 text-pretty wrap-break-word text-(--quiet) ${LINKS}`}
                  >
                    {answer}
                  </div>
                )}
              </details>
            ))}
          </div>
        ))}

        {contact.length > 0 && (
          <div
            className={`min-w-0 max-md:mt-14 ${isTwo ? 'md:col-span-full md:mt-14' : 'self-start md:col-span-4 md:row-start-2 md:not-print:sticky md:not-print:top-24'} ${!isTwo && hasHead ? 'md:mt-9' : ''}`}
          >
            {contactTitle && (
              <p className="m-0! mb-3! text-base! font-semibold! wrap-break-word text-(--ink)!">
                {contactTitle}
              </p>
            )}
            <ul className={`m-0 list-none p-0 ${isTwo ? 'md:grid md:grid-cols-2 md:gap-x-8' : ''}`}>
              {contact.map(({ label, href, note }, index) => (
                <li
                  key={`${index} ${href}`}
                  className="relative m-0 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-(--line) py-3 tabular-nums hover:border-(--edge)"
                >
                  {note && <span className="min-w-0 wrap-break-word text-(--quiet)">{note}</span>}
                  <a
                    href={href}
                    dir="auto"
                    className="min-w-0 text-base! font-semibold! wrap-anywhere text-(--main-text)! no-underline! after:absolute after:inset-0 hover:underline! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus)"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
