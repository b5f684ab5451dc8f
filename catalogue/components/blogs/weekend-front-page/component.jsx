const LABELS = {
  leadByline: 'By {author}, {minutes} minutes',
  byline: '{author}, {minutes} min',
};

const LEAD = {
  kicker: 'Ferrymen',
  title: 'The last crossing before the bridge opens',
  dek: 'For ninety-one years the Majhi family has rowed people over the Gandak at Bagaha. On Tuesday a ribbon will be cut upstream, and nobody has told the dog, who knows the timetable.',
  author: 'Noor Siddiqui',
  minutes: 14,
  href: '#ferrymen',
};

const STORIES = [
  {
    kicker: 'Water',
    title: 'What a stepwell remembers',
    dek: 'Reading a drought in the marks of ropes.',
    author: 'Devika Rao',
    minutes: 8,
    href: '#stepwell',
  },
  {
    kicker: 'Kitchen',
    title: 'Eleven ways to be wrong about hilsa',
    dek: 'A fish, two countries and one grandmother.',
    author: 'Arif Chowdhury',
    minutes: 6,
    href: '#hilsa',
  },
  {
    kicker: 'Letters',
    title: 'Dear editor, the otter is not lost',
    dek: 'Readers correct last week’s map.',
    author: 'The post bag',
    minutes: 3,
    href: '#otter',
  },
  {
    kicker: 'Measure',
    title: 'A ruler for the flood',
    dek: 'The gauge keeper of Hathidah has missed two days since 1988.',
    author: 'Pranav Jha',
    minutes: 9,
    href: '#gauge',
  },
];

const BRIEFS = [
  { title: 'Sand barges banned below Kosi weir until March', href: '#sand' },
  { title: 'A school in Majuli moves for the fourth time', href: '#majuli' },
  { title: 'Rhein falls to its lowest November mark since 1971', href: '#rhein' },
  { title: 'Our crossword setter retires, across and down', href: '#crossword' },
];

function Linocut() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" className="block size-full">
      <rect width="640" height="420" className="fill-(--ink)" />
      <circle cx="470" cy="120" r="66" className="fill-(--lino)" />
      <g className="fill-none stroke-(--paper)" strokeWidth="5" strokeLinecap="round">
        <path d="M0 236h640M0 262c60-14 100 12 160 0s100-12 160 0 100 12 160 0 100-12 160 0M0 292c50-10 90 10 140 0s120-12 180 0 110 10 160 0 90-10 160 0M0 330c70-14 120 12 190 0s130-12 200 0 130 12 250 0M0 372c80-12 150 12 230 0s140-10 210 0 120 10 200 0" />
        <path d="M0 222c40-30 70-34 110-30 30-40 76-46 110-10 40-20 84-8 110 20" strokeWidth="4" />
        <path
          d="M20 216v-22m22 18v-36m26 34v-26m30 22v-40m36 40v-30m34 30v-44m30 44v-24"
          strokeWidth="3"
        />
      </g>
      <g className="fill-(--paper)">
        <path d="M196 300c70 22 210 22 300-12-26 52-70 72-140 72s-136-20-160-60Z" />
        <path d="M318 298c0-40 6-66 22-72 18 4 24 30 24 70Z" />
        <circle cx="341" cy="208" r="17" />
        <path d="M426 292c2-16 14-24 28-20l10-12 4 16c6 6 4 12-2 14Z" />
      </g>
      <path
        d="M352 246 228 392"
        className="stroke-(--lino)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}

const LINK =
  'm-0! [font:inherit]! tracking-[inherit]! text-(--ink)! no-underline hover:text-(--spot)! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--spot)';

const bylineOf = (text, { author, minutes }) =>
  text.replace('{author}', () => author).replace('{minutes}', String(minutes));

export function WeekendFrontPage({
  paper = 'The Confluence',
  edition = 'Saturday, 21 November. Edition 408',
  lead = LEAD,
  picture = <Linocut />,
  caption = 'Rajesh Majhi, his boat Hansini, and the dog. Linocut from a photograph.',
  stories = STORIES,
  briefs = BRIEFS,
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  return (
    <section
      className={`bg-(--paper) px-5 py-8 text-start [font-family:var(--brand-font,ui-serif,Georgia,serif)] text-base font-normal tracking-normal text-(--ink) [--ink:#1a1a18] [--paper:#fdfbf4] [--lino:oklch(from_var(--brand,#b4231a)_clamp(.45,l,.85)_c_h)] [--quiet:#57534a] [--spot:oklch(from_var(--brand,#b4231a)_min(l,.505)_c_h)] sm:px-10 lg:px-14 dark:[--ink:#ece7da] dark:[--paper:#171613] dark:[--lino:oklch(from_var(--brand,#ff7d66)_clamp(.3,l,.75)_c_h)] dark:[--quiet:#b0a999] dark:[--spot:oklch(from_var(--brand,#ff7d66)_max(l,.7)_c_h)] print:[--ink:#1a1a18] print:[--paper:#fff] print:[--quiet:#57534a] print:[--spot:#1a1a18] ${className}`}
    >
      <header className="border-b-4 border-double border-(--ink) pb-4 text-center">
        <h1 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.75rem,8.5vw,6.5rem)]! leading-[0.95]! font-normal! tracking-[-0.035em]! wrap-break-word text-(--ink)! rtl:tracking-normal!">
          {paper}
        </h1>
        <p className="m-0! mt-2! text-base! text-(--quiet)! italic">{edition}</p>
      </header>

      <div
        className={`grid grid-cols-1 gap-x-10 gap-y-8 pt-7 ${stories.length > 0 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
      >
        <article
          className={`min-w-0 ${stories.length > 0 ? 'lg:border-e lg:border-(--ink)/30 lg:pe-10' : ''}`}
        >
          {picture !== null && (
            <figure className="m-0 mb-5">
              <div className="aspect-[640/420] w-full overflow-hidden [&>*]:size-full [&>*]:object-cover">
                {picture}
              </div>
              <figcaption className="mt-2 text-sm text-(--quiet) italic">{caption}</figcaption>
            </figure>
          )}
          <p className="m-0! text-lg! tracking-wide! text-(--spot)! [font-variant-caps:all-small-caps] rtl:tracking-normal!">
            {lead.kicker}
          </p>
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-[1.02]! font-normal! tracking-[-0.02em]! text-balance wrap-break-word text-(--ink)! sm:text-6xl! sm:leading-[1.02]! rtl:tracking-normal!">
            <a href={lead.href} className={LINK}>
              {lead.title}
            </a>
          </h2>
          <p className="m-0! mt-4! max-w-[60ch] text-xl! leading-relaxed! text-(--ink)!">
            {lead.dek}
          </p>
          <p className="m-0! mt-3! text-base! text-(--quiet)! italic">
            {bylineOf(text.leadByline, lead)}
          </p>
        </article>

        {stories.length > 0 && (
          <div className="min-w-0 divide-y divide-(--ink)/30 lg:flex lg:flex-col lg:justify-between">
            {stories.map((story) => (
              <article key={story.href} className="py-5 first:pt-0">
                <p className="m-0! text-lg! leading-none! tracking-wide! text-(--spot)! [font-variant-caps:all-small-caps] rtl:tracking-normal!">
                  {story.kicker}
                </p>
                <h3 className="m-0 mt-1 [font-family:var(--brand-font-display,inherit)] text-2xl leading-tight font-normal text-balance wrap-break-word lg:text-[2rem]">
                  <a href={story.href} className={LINK}>
                    {story.title}
                  </a>
                </h3>
                <p className="m-0! mt-2! text-lg! leading-snug! text-(--quiet)!">{story.dek}</p>
                <p className="m-0! mt-2! text-base! text-(--quiet)! italic">
                  {bylineOf(text.byline, story)}
                </p>
              </article>
            ))}
          </div>
        )}
      </div>

      {briefs.length > 0 && (
        <ol className="m-0 mt-8 grid list-none gap-x-8 border-t-4 border-double border-(--ink) p-0 pt-5 sm:grid-cols-2 lg:grid-cols-4">
          {briefs.map(({ title, href }, index) => (
            <li key={href} className="flex gap-3 py-2 text-lg leading-snug">
              <span aria-hidden="true" className="text-5xl leading-[0.8] text-(--spot)">
                {index + 1}
              </span>
              <a href={href} className={`min-w-0 wrap-break-word ${LINK}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
