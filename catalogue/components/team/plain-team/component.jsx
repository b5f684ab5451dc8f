const PEOPLE = [
  {
    name: 'Rukmini Das',
    role: 'Teacher',
    text: 'Has signed for 68 years and taught for 40.',
  },
  {
    name: 'Simranjit Kohli',
    role: 'Teacher',
    text: 'Teaches the face, and the Wednesday class.',
  },
  {
    name: 'Makena Mwangi',
    role: 'Interpreter',
    text: 'Your first call, and week one.',
    link: { label: 'The first lesson', href: '#first-lesson' },
  },
  {
    name: 'Anton Berg',
    role: 'Recordings',
    text: 'Films the corrections and the word list.',
    link: { label: 'The word list', href: '#word-list' },
  },
  {
    name: 'Farida Qureshi',
    role: 'Online',
    text: 'The same evenings, by video.',
  },
];

/** The fewest rows, then the fewest free places, but never one person in the last row. */
function columnsFor(count, most) {
  const ways = Array.from({ length: most - 2 }, (_, at) => most - at)
    .map((columns) => ({ columns, rows: Math.ceil(count / columns) }))
    .filter(({ columns }) => count % columns !== 1);
  ways.sort((a, b) => a.rows - b.rows || a.columns - b.columns);
  return ways[0]?.columns ?? most;
}

const MIDDLE = ['', '', '', '@2xl:grid-cols-3', '@2xl:grid-cols-4'];
const LARGE = ['', '', '', '@6xl:grid-cols-3', '@6xl:grid-cols-4', '@6xl:grid-cols-5'];

/** The first and the last word give a letter with its marks. */
function initialsOf(name) {
  const words = name.split(/\s+/);
  // Letters that would join, as in Arabic, stay apart.
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => /\P{M}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('\u200c');
}

/** What differs from the tablet on. On a phone all are ruled rows with the face beside the text. */
const FORMS = {
  grid: {
    list: '@2xl:-mt-14 @2xl:gap-x-8 @2xl:border-b-0',
    item: '@2xl:row-span-5 @2xl:grid-cols-1 @2xl:grid-rows-subgrid @2xl:border-t-0 @2xl:pt-14 @2xl:pb-0',
    face: '@2xl:row-span-1 @2xl:mb-5',
    name: '@2xl:col-start-1 @2xl:row-start-2 @2xl:pe-3 @2xl:[text-box:normal] @2xl:@max-6xl:text-lg!',
    role: '@2xl:col-start-1 @2xl:row-start-3 @2xl:mt-0.5! @2xl:pe-3',
    body: 'contents',
    text: '@2xl:col-start-1 @2xl:row-start-4 @2xl:pe-3',
    link: '@2xl:col-start-1 @2xl:row-start-5',
  },
  pair: {
    list: '@2xl:grid-cols-2 @2xl:gap-x-8 @2xl:border-b-0',
    item: '@2xl:grid-cols-2 @2xl:gap-x-8 @2xl:border-t-0 @2xl:py-0 @2xl:only:col-span-full @4xl:only:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]',
    face: '',
    name: '',
    role: '',
    body: 'contents',
    text: 'max-w-160',
    link: '',
  },
  list: {
    list: '',
    item: '@2xl:grid-cols-12 @2xl:grid-rows-[auto_1fr] @2xl:items-baseline @2xl:gap-x-8 @2xl:py-7',
    face: '@2xl:col-span-2 @2xl:row-span-2 @4xl:col-span-1',
    name: '@2xl:col-end-6',
    role: '@2xl:col-end-6',
    body: 'contents @2xl:col-start-6 @2xl:-col-end-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:block @4xl:grid @4xl:grid-cols-7 @4xl:items-baseline @4xl:gap-x-8',
    text: '@2xl:mt-0 @2xl:[text-box:trim-start_cap_alphabetic] @4xl:col-span-5 @4xl:row-start-1',
    link: '@4xl:col-span-2 @4xl:col-start-6 @4xl:row-start-1 @4xl:-my-2.5 @4xl:self-baseline @4xl:justify-self-end @4xl:text-end',
  },
};

export function PlainTeam({
  title = 'The people you learn to sign from',
  lead = 'Both teachers are deaf. In class nobody speaks; after it you can write to any of us.',
  people = PEOPLE,
  layout = 'grid',
  level = 2,
  join = false,
  className = '',
}) {
  const Title = `h${level}`;
  const Name = ['h2', 'h3', 'h4', 'h5', 'h6'][level - 1];
  const count = people.length;
  const form = FORMS[layout === 'list' ? 'list' : count < 3 ? 'pair' : 'grid'];
  const [middle, large] = [columnsFor(count, 4), columnsFor(count, 5)];
  const columns = form === FORMS.grid ? `${MIDDLE[middle]} ${LARGE[large]}` : '';
  const hasMedia = people.some(({ media }) => Boolean(media));
  const hasFaces = layout === 'grid' || hasMedia;
  const start = hasFaces ? 'col-start-2' : '';
  const nameStart =
    form !== FORMS.list ? '' : hasFaces ? '@2xl:col-start-3 @4xl:col-start-2' : '@2xl:col-start-1';

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead) && (
          <div
            className={`grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last ${count > 0 ? 'mb-[clamp(2.5rem,4vw,3.5rem)]' : ''}`}
          >
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
        {count > 0 && (
          <div className="@container">
            <ul
              className={`m-0 grid list-none border-b border-(--line) p-0 ${form.list} ${columns}`}
            >
              {people.map(({ name, role, text, media, initials, link }, index) => (
                <li
                  key={`${index} ${name}`}
                  className={`m-0 grid min-w-0 break-inside-avoid grid-rows-[auto_auto_auto_1fr] gap-x-5 border-t border-(--line) py-6 ${hasFaces ? 'grid-cols-[5.5rem_minmax(0,1fr)]' : 'grid-cols-1'} ${form.item} ${count % middle === 1 && index === count - 2 ? '@2xl:@max-6xl:col-start-1' : ''}`}
                >
                  {hasFaces && (
                    <div
                      className={`@container relative row-span-4 row-start-1 min-w-0 self-start overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] [&_:is(img,video)]:block [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover [&_:is(img,video)]:object-top [&>picture]:contents [&>svg]:block [&>svg]:size-full ${hasMedia ? 'aspect-4/5' : 'aspect-square'} ${form.face}`}
                    >
                      {media || (
                        <span
                          aria-hidden="true"
                          className="flex size-full items-end rounded-[inherit] border border-transparent bg-[color-mix(in_oklab,var(--main)_9%,var(--page))] p-[9%] [font-family:var(--brand-font-display,inherit)] text-[42cqi] leading-none font-semibold tracking-[-0.04em] whitespace-nowrap text-(--main-text) rtl:tracking-normal print:border-(--line)"
                        >
                          <span className="-ms-[.06em] [text-box:trim-both_cap_alphabetic]">
                            {initials || initialsOf(name)}
                          </span>
                        </span>
                      )}
                    </div>
                  )}
                  <Name
                    className={`m-0! min-w-0 [font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-balance wrap-break-word hyphens-auto text-(--ink)! [text-box:trim-start_cap_alphabetic] rtl:tracking-normal! row-start-1 ${start} ${nameStart} ${form.name}`}
                  >
                    {name}
                  </Name>
                  {role && (
                    <p
                      className={`m-0! mt-1! min-w-0 text-base! leading-relaxed! wrap-break-word text-(--ink)! ${start} row-start-2 ${nameStart} ${form.role}`}
                    >
                      {role}
                    </p>
                  )}
                  {(text || link) && (
                    <div className={`min-w-0 ${form.body}`}>
                      {text && (
                        <div
                          className={`mt-2 min-w-0 text-pretty wrap-break-word text-(--quiet) ${start} row-start-3 ${form.text}`}
                        >
                          {text}
                        </div>
                      )}
                      {link && (
                        <a
                          href={link.href}
                          className={`-mb-2.5 inline-flex min-h-11 min-w-0 items-center self-start justify-self-start rounded-[calc(var(--radius,.5rem)*.6)] text-base! font-medium! tracking-normal! text-balance wrap-break-word text-(--main-text)! underline! decoration-[color-mix(in_oklab,currentColor_36%,transparent)] underline-offset-4 transition-colors duration-150 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none ${start} row-start-4 ${form.link}`}
                        >
                          {link.label}
                        </a>
                      )}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
