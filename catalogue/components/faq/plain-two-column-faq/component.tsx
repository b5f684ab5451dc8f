'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Entry = {
  question: string;
  /** Text, or markup with links. Only text is given to search engines. */
  answer: ReactNode;
  /** What only few need. It is folded below the answer. */
  more?: ReactNode;
  /** The address of the question, as in #cancel. It must be unique on the page. */
  id?: string;
};

type Topic = {
  name: string;
  entries: Entry[];
  /** The address of the topic. */
  id?: string;
};

const LABELS = {
  topics: 'Topics',
  /** The sign that holds the address of a question. */
  address: 'Address of: {question}',
  more: 'More on this',
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside it. */
  lead?: ReactNode;
  /** The questions by topic. */
  topics?: Topic[];
  /** Topics beside the questions, or as a row above them. On a phone they are always a row. */
  layout?: 'side' | 'bar';
  /** The height of your sticky header, such as 4rem. @code */
  offset?: string;
  /** Stands after the last question, such as whom to ask. */
  children?: ReactNode;
  /** Whether the markup has the answers for search engines. One list of a page is enough. */
  structured?: boolean;
  /** Words of the interface; what is not given stays English. {question} is filled in. */
  labels?: Partial<typeof LABELS>;
  /** Level of the heading. The topics are one below, the questions two. */
  level?: 1 | 2 | 3 | 4;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const TOPICS: Topic[] = [
  {
    name: 'Before you come',
    entries: [
      {
        question: 'Can I come today?',
        answer: 'If you are in pain, yes. Two places are kept free each day, from 9:00.',
      },
      {
        question: 'Do you treat children?',
        answer: 'From the age of three. The first visit is a look around.',
      },
      {
        question: 'What if I must cancel?',
        answer: 'Ring until 18:00 on the day before. A missed visit without notice costs ₹300.',
      },
    ],
  },
  {
    name: 'Paying',
    entries: [
      {
        question: 'What does a first visit cost?',
        answer: '₹600 for 40 minutes, with photographs, one X-ray and a plan with prices.',
      },
      {
        question: 'Can I pay in parts?',
        answer: 'Plans above ₹10,000 can be paid in three parts without interest.',
      },
    ],
  },
  {
    name: 'Afterwards',
    entries: [
      {
        question: 'What if a filling comes out?',
        answer: 'We repair our own fillings for 12 months without a fee.',
      },
    ],
  },
];

const LINKS =
  '[&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--ink)! [&_a]:underline! [&_a]:decoration-(--edge)! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus)';

/** The answers that are text, for search engines. A sign that could end the script element is escaped. */
function describe(topics: readonly Topic[]): string {
  const mainEntity = topics
    .flatMap(({ entries }) => entries)
    .filter(({ answer }) => typeof answer === 'string')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  const page = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return mainEntity.length > 0 ? JSON.stringify(page).replaceAll('<', String.raw`\u003c`) : '';
}

/**
 * The topic that is read. It is the last one above a line below the header. Over the last window of the page the
 * line goes down to the lower edge, so that a short topic at the end has its turn.
 */
function findRead(topics: readonly Element[]): number {
  const [first] = topics;
  if (!first) return -1;
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const start = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + 1;
  const most = scrollHeight - clientHeight;
  const reach = Math.min(most, clientHeight - start);
  const progress = reach > 0 ? Math.max(0, 1 - (most - scrollTop) / reach) : 0;
  const line = start + (clientHeight - start) * progress;
  return Math.max(0, topics.filter((one) => one.getBoundingClientRect().top <= line).length - 1);
}

export function PlainTwoColumnFaq({
  title = 'What people ask before they sit down',
  lead = 'Answered by the four of us, in the order in which it is asked.',
  topics = TOPICS,
  layout = 'side',
  offset = '0px',
  children,
  structured = true,
  labels,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Name = `h${level + 1}` as 'h3';
  const Question = `h${level + 2}` as 'h4';
  const words = { ...LABELS, ...labels };
  const isSide = layout === 'side';
  const unnamed = useId();
  const row = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  const filled = topics.filter(({ entries }) => entries.length > 0);
  const description = structured ? describe(filled) : '';

  useEffect(() => {
    let frame = 0;
    // What was pressed, or what brought somebody here, is marked until the reader goes on.
    let hasArrived = true;
    const look = () => {
      frame = 0;
      const all = Array.from(place.current?.querySelectorAll('[data-topic]') ?? []);
      const target = hasArrived && place.current?.querySelector(':target');
      const at = target ? all.findIndex((one) => one.contains(target)) : findRead(all);
      setCurrent(at);
      const link = row.current?.children[at];
      if (!row.current || !(link instanceof HTMLElement)) return;
      const { clientWidth } = row.current;
      row.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2;
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    const goOn = () => {
      hasArrived = false;
    };
    const arrive = ({ type, target }: Event) => {
      if (type === 'click' && !(target as Element).closest('a[href^="#"]')) return;
      hasArrived = true;
      plan();
    };
    const control = new AbortController();
    const listen = (names: string, does: (event: Event) => void) => {
      for (const name of names.split(' '))
        window.addEventListener(name, does, { signal: control.signal, passive: true });
    };
    listen('scroll resize', plan);
    listen('click hashchange', arrive);
    listen('wheel touchmove keydown pointerdown', goOn);
    plan();
    return () => {
      control.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <section
      style={{ '--offset': offset } as CSSProperties}
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] [--room:calc(var(--offset)+4.5rem)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${isSide ? 'md:[--room:calc(var(--offset)+2rem)]' : ''} ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      {description && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: description }} />
      )}
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:grid-cols-12 md:px-8">
        {(title || lead) && (
          <div className="mb-9 grid min-w-0 gap-x-8 gap-y-4 md:col-span-full md:mb-[clamp(2.5rem,4vw,3.5rem)] md:grid-cols-12 md:items-baseline-last">
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {lead && (
              <p className="m-0! min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! md:col-span-4 md:col-start-9">
                {lead}
              </p>
            )}
          </div>
        )}

        {filled.length > 1 && (
          <nav
            aria-label={words.topics}
            className={`top-(--offset) z-1 -mx-5 min-w-0 border-b border-(--line) bg-(--page) not-print:sticky print:hidden md:mx-0 ${isSide ? 'md:top-[calc(var(--offset)+2rem)] md:col-span-3 md:self-start md:border-s md:border-b-0' : 'md:col-span-full'}`}
          >
            <ul
              ref={row}
              className={`relative m-0 -mb-px flex list-none gap-6 overflow-x-auto p-0 px-5 [scrollbar-width:none] md:px-0 ${isSide ? 'md:mb-0 md:-ms-px md:grid md:gap-0 md:overflow-visible' : 'md:gap-8'}`}
            >
              {filled.map(({ name, id, entries }, at) => (
                <li key={`${at} ${name}`} className="m-0 min-w-0 shrink-0">
                  <a
                    href={`#${id ?? `${unnamed}-${at}`}`}
                    aria-current={at === current ? 'location' : undefined}
                    className={`relative flex min-h-11 items-center gap-2 rounded-[calc(var(--radius,.5rem)*.6)] py-2.5 text-base! leading-6! font-medium! tracking-normal! whitespace-nowrap no-underline! transition-colors duration-120 hover:text-(--ink)! focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--focus) motion-reduce:transition-none ${isSide ? 'md:justify-between md:px-4 md:whitespace-normal' : ''} ${at === current ? `text-(--ink)! before:absolute before:inset-x-0 before:bottom-0 before:border-b-2 before:border-(--ink) ${isSide ? 'md:before:inset-x-auto md:before:inset-y-2.5 md:before:start-0 md:before:border-s-2 md:before:border-b-0' : ''}` : 'text-(--quiet)!'}`}
                  >
                    <span className="min-w-0 wrap-break-word">{name}</span>
                    <span aria-hidden="true" className="font-normal text-(--quiet) tabular-nums">
                      {entries.length}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}

        <div
          ref={place}
          className={`@container grid min-w-0 gap-y-14 ${isSide && filled.length > 1 ? 'max-md:pt-9 md:col-span-8 md:col-start-5' : 'pt-9 md:col-span-full'}`}
        >
          {filled.map(({ name, id, entries }, at) => (
            <div
              key={`${at} ${name}`}
              id={id ?? `${unnamed}-${at}`}
              data-topic=""
              className={`min-w-0 scroll-mt-(--room) ${isSide ? '' : 'gap-x-8 border-(--line) not-first:border-t not-first:pt-9 @3xl:grid @3xl:grid-cols-12'}`}
            >
              <Name
                className={`m-0! mb-4! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-2xl! leading-tight! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isSide ? '' : '@3xl:col-span-3'}`}
              >
                {name}
              </Name>
              <div
                className={`min-w-0 ${isSide ? '' : 'grid gap-x-8 gap-y-7 @3xl:col-span-8 @3xl:col-start-5 @3xl:grid-cols-2'}`}
              >
                {entries.map(({ question, answer, more, id: address }, index) => (
                  <div
                    key={`${index} ${question}`}
                    id={address}
                    className={`group/entry min-w-0 scroll-mt-(--room) break-inside-avoid ${isSide ? 'border-t border-(--line) py-5 @2xl:grid @2xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] @2xl:gap-x-8' : ''}`}
                  >
                    <div className="relative flex items-start justify-between gap-3 md:block">
                      <Question className="m-0! min-w-0 [font-family:inherit]! text-base! leading-relaxed! font-semibold! tracking-normal! text-pretty wrap-break-word text-(--ink)!">
                        {question}
                      </Question>
                      {address && (
                        <a
                          href={`#${address}`}
                          aria-label={words.address.replace('{question}', () => question)}
                          className="-my-2.5 -me-3 grid size-11 shrink-0 place-items-center rounded-[calc(var(--radius,.5rem)*.6)] text-base! text-(--quiet)! no-underline! opacity-0 transition-colors duration-120 group-hover/entry:opacity-100 hover:text-(--ink)! focus-visible:opacity-100 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-(--focus) motion-reduce:transition-none md:absolute md:end-full md:top-0 md:me-0 pointer-coarse:opacity-100 print:hidden"
                        >
                          <span aria-hidden="true">#</span>
                        </a>
                      )}
                    </div>
                    {(answer || more) && (
                      <div
                        className={`max-w-160 min-w-0 text-pretty wrap-break-word text-(--quiet) ${LINKS} ${isSide ? 'mt-1 @2xl:mt-0' : 'mt-1'}`}
                      >
                        {answer}
                        {more && (
                          <details className="mt-1 print:details-content:[content-visibility:visible]">
                            <summary className="-my-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-[calc(var(--radius,.5rem)*.6)] font-medium text-(--ink) underline decoration-(--edge) underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-(--focus) [&::-webkit-details-marker]:hidden">
                              {words.more}
                            </summary>
                            <div className="pb-1">{more}</div>
                          </details>
                        )}
                      </div>
                    )}
                  </div>
                ))}
              </div>
            </div>
          ))}
          {children && (
            <div
              className={`min-w-0 border-t border-(--line) pt-5 text-pretty wrap-break-word text-(--quiet) ${LINKS}`}
            >
              {children}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
