const LABELS = {
  /** Place and day, in the order of the language. */
  dateline: '{place}, {date}',
  postscript: 'P.S.',
};

const PARAGRAPHS = [
  {
    text: 'Between April and September you brought us 600 bicycles, and on each we hung a card with a day. On 582 of these days the bicycle was ready. I want to write about the other eighteen, because 97% is easy to hide behind.',
    note: '582 of 600 jobs, April to September 2026.',
  },
  {
    text: 'Eleven waited for a part. We had named the day before the part was in the shop. From now on the card has no day until the part lies on the shelf.',
  },
  {
    text: 'Five waited for an answer. Above the written price we do nothing without your word, so the bicycle stood there until somebody picked up. Klaus now asks at which hour you can be reached.',
    note: 'One of three stands is a third of the workshop.',
  },
  {
    text: 'Two were our mistake: a wheel that had to be trued again, and a card that fell behind the bench. Nobody paid for either.',
  },
  {
    text: 'I opened in 1989 with one stand and kept the days in my head. With three stands that no longer works. If the day on your card is wrong, ask for me.',
    note: '0135 5550 174, Tuesday to Sunday, 9:00–19:00.',
  },
];

const LINKS =
  '[&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--main-text)! [&_a]:underline! [&_a]:decoration-[color-mix(in_oklab,currentColor_36%,transparent)]! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus)';
/** The measure is that of the letters: 60 figures are about 68 letters of a text. */
const TEXT = `m-0! max-w-[60ch] min-w-0 text-base! leading-relaxed! hyphens-auto text-pretty wrap-break-word text-(--ink)! [hyphenate-limit-chars:8_3_4] md:text-lg! print:text-[11pt]! ${LINKS}`;
const QUIET = `m-0! min-w-0 text-pretty wrap-break-word text-(--quiet)! ${LINKS}`;

/** Where the parts stand from the tablet on, without and with a portrait. */
const LAYOUTS = {
  letter: {
    body: 'md:col-span-full md:grid md:grid-cols-subgrid',
    row: 'md:col-span-full md:grid md:grid-cols-subgrid md:items-baseline',
    text: 'md:col-[5/-1]',
    note: 'max-md:mt-3! max-md:border-s max-md:border-(--line) max-md:ps-4 md:col-[1/span_3] md:row-start-1',
    dateline: 'max-md:mt-3! md:col-[1/span_3] md:row-start-1',
  },
  portrait: {
    body: 'md:col-[5/-1] print:col-[1/-1]',
    row: '',
    text: '',
    note: 'mt-3! max-w-[60ch] border-s border-(--line) ps-4',
    dateline: 'mt-3!',
  },
};

export function PlainFoundersNote({
  title = 'About the eighteen that were late',
  place = 'Dehradun',
  date = '2026-11-10',
  locale = 'en-IN',
  greeting = 'Dear riders,',
  paragraphs = PARAGRAPHS,
  closing = 'Ride well,',
  signature,
  name = 'Kamla Negi',
  role = 'Founder, Negi & Bedi',
  postscript = 'The card behind the bench was in my handwriting.',
  portrait,
  lang,
  labels,
  level = 2,
  join = false,
  className = '',
}) {
  const Title = `h${level}`;
  const words = { ...LABELS, ...labels };
  const at = portrait ? LAYOUTS.portrait : LAYOUTS.letter;
  // A day without an hour is read in Greenwich, so it is written there too.
  const day =
    date &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date.slice(0, 10)),
    );
  const [before, after] =
    place && day ? words.dateline.replace('{place}', () => place).split('{date}') : [place];

  return (
    <section
      lang={lang}
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:py-0 print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:grid-cols-12 md:px-8">
        {portrait && (
          <div className="mb-7 aspect-4/5 w-28 min-w-0 self-start overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] md:col-span-3 md:mb-0 md:w-full md:not-print:sticky md:not-print:top-8 print:hidden [&_:is(img,video)]:block [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover [&>picture]:contents [&>svg]:block [&>svg]:size-full">
            {portrait}
          </div>
        )}
        <div className={`min-w-0 ${at.body}`}>
          {(title || before || day) && (
            <div
              className={`min-w-0 not-last:mb-[clamp(2rem,3.4vw,2.75rem)] print:mb-6! ${at.row}`}
            >
              {title && (
                <Title
                  className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! print:text-2xl! ${at.text}`}
                >
                  {title}
                </Title>
              )}
              {(before || day) && (
                <p className={`${QUIET} text-base! leading-normal! tabular-nums ${at.dateline}`}>
                  {before}
                  {day && <time dateTime={date}>{day}</time>}
                  {after}
                </p>
              )}
            </div>
          )}
          {greeting && (
            <div className={`min-w-0 ${at.row}`}>
              <p className={`${TEXT} ${at.text}`}>{greeting}</p>
            </div>
          )}
          {paragraphs.map(({ text, note }, index) => (
            <div key={index} className={`mt-5 min-w-0 print:mt-3.5 ${at.row}`}>
              <p className={`${TEXT} ${at.text}`}>{text}</p>
              {note && <p className={`${QUIET} text-sm! leading-normal! ${at.note}`}>{note}</p>}
            </div>
          ))}
          {(closing || signature || name || role || postscript) && (
            <div className={`min-w-0 break-inside-avoid not-first:mt-5 print:mt-3.5 ${at.row}`}>
              <div className={`min-w-0 ${at.text}`}>
                {closing && <p className={TEXT}>{closing}</p>}
                {signature && (
                  // The name below says the same.
                  <div
                    aria-hidden={name ? true : undefined}
                    className="mt-4 w-72 max-w-full border-b border-(--line) [&_:is(img,svg)]:block [&_:is(img,svg)]:h-22 [&_:is(img,svg)]:w-auto [&_:is(img,svg)]:max-w-full [&_img]:mix-blend-multiply dark:[&_img]:mix-blend-screen dark:[&_img]:invert"
                  >
                    {signature}
                  </div>
                )}
                {(name || role) && (
                  <p
                    className={`${QUIET} text-base! leading-normal! ${signature ? 'mt-3!' : 'mt-5!'}`}
                  >
                    {name && <span className="block font-semibold text-(--ink)">{name}</span>}
                    {role}
                  </p>
                )}
                {postscript && (
                  <p className={`${TEXT} relative not-first:mt-9! print:mt-6!`}>
                    <span className="me-2 font-semibold md:absolute md:end-full md:me-4">
                      {words.postscript}
                    </span>
                    {postscript}
                  </p>
                )}
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
