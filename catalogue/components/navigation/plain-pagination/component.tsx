type Labels = {
  /** What is heard first. */
  pages: string;
  previous: string;
  next: string;
  range: string;
  /** Heard for each number. */
  page: string;
  /** Where the numbers have no room, and around the field at the foot of a table. */
  position: string;
  /** Before the field, and the button after it. */
  jump: string;
  go: string;
};

type Props = {
  /** The page that is shown, from 1. */
  page?: number;
  /** How many entries there are on all pages. */
  total?: number;
  /** How many entries a page has. */
  perPage?: number;
  /** The address of a page, with {page} in the place of its number. @code */
  href?: string;
  /** A field for the number of a page. It needs an address with a query, such as ?page={page}. */
  jump?: boolean;
  /** Numbers between the two ends, or one line for the foot of a table. */
  layout?: 'pages' | 'foot';
  /** Language of the figures. */
  locale?: string;
  /** Words that are seen and heard, with {from}, {to}, {total}, {page} and {pages}. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  range: '{from}–{to} of {total}',
  page: 'Page {page}',
  position: '{page} of {pages}',
  jump: 'Page',
  go: 'Go',
};

type Seat = { to: number; isGap: boolean };

const SEATS = 7;
const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** Always as many seats. A gap hides two pages at least and leads to their middle. */
function seatsFor(page: number, pages: number): Seat[] {
  const [hasGap, hasLateGap] = [pages > SEATS && page > 4, pages > SEATS && page < pages - 3];
  const first = hasGap ? Math.min(page - 1, pages - 4) : 2;
  const last = hasLateGap ? Math.max(page + 1, 5) : pages - 1;
  const seats = between(first, last).map((to) => ({ to, isGap: false }));
  if (hasGap) seats.unshift({ to: Math.round(first / 2), isGap: true });
  if (hasLateGap) seats.push({ to: Math.round((last + pages) / 2), isGap: true });
  return [{ to: 1, isGap: false }, ...seats, { to: pages, isGap: false }];
}

/** What a form needs to lead to the same addresses; nothing where {page} is no value of the query. */
function formFor(href: string): { action: string; name: string; kept: [string, string][] } | null {
  const [address = '', hash = ''] = href.split('#');
  const [path = '', query = ''] = address.split('?');
  const values = [...new URLSearchParams(query)];
  const name = values.find(([, value]) => value === '{page}')?.[0];
  if (name === undefined) return null;
  const kept = values.filter(([one]) => one !== name);
  return { action: hash === '' ? path : `${path}#${hash}`, name, kept };
}

const FOCUS =
  'outline-(--focus) transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
const BUTTON = `inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-[var(--radius,.5rem)] border border-(--edge) bg-transparent py-2 text-center text-base! leading-6! font-medium! wrap-break-word text-(--ink)! no-underline! hover:border-(--ink) active:translate-y-px aria-disabled:translate-y-0 aria-disabled:cursor-default aria-disabled:border-(--line) aria-disabled:text-(--quiet)! print:hidden ${FOCUS}`;
const SEAT = `group relative grid min-h-11 place-items-center rounded-[var(--radius,.5rem)] border-2 border-transparent text-base! leading-6! font-medium! text-(--ink)! no-underline! tabular-nums *:[grid-area:1/1] hover:bg-(--band) aria-[current]:border-(--main-text) aria-[current]:bg-[color-mix(in_oklab,var(--main)_6%,var(--page))] aria-[current]:font-semibold! print:aria-[current]:bg-transparent forced-colors:aria-[current]:border-[Highlight] ${FOCUS}`;

export function PlainPagination({
  page = 3,
  total = 812,
  perPage = 20,
  href = '?page={page}',
  jump = true,
  layout = 'pages',
  locale = 'en',
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const figure = new Intl.NumberFormat(locale);
  const pages = Math.max(1, Math.ceil(total / Math.max(1, perPage)));
  const here = Math.min(Math.max(1, Math.round(page)), pages);
  const digits = figure.format(pages).length;
  const seat = `minmax(0, max(2.75rem, ${digits}ch + 1.5rem))`;
  const form = jump && pages > 1 ? formFor(href) : null;
  const isFoot = layout === 'foot';
  if (total <= 0) return null;

  const fill = (template: string, to = here): string => {
    const values: Record<string, number> = {
      page: to,
      pages,
      total,
      from: (here - 1) * perPage + 1,
      to: Math.min(here * perPage, total),
    };
    return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
      name in values ? figure.format(values[name]!) : place,
    );
  };
  const address = (to: number): string => href.replaceAll('{page}', String(to));

  /** An end without a page before or after it keeps its place. */
  const step = (by: -1 | 1, classes: string) => {
    const to = here + by;
    const isLink = to >= 1 && to <= pages;
    const word = by < 0 ? text.previous : text.next;
    return (
      <a
        href={isLink ? address(to) : undefined}
        rel={by < 0 ? 'prev' : 'next'}
        role={isLink ? undefined : 'link'}
        aria-disabled={isLink ? undefined : true}
        className={`${BUTTON} ${classes}`}
      >
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={`size-4 shrink-0 fill-none stroke-current stroke-[1.75] rtl:-scale-x-100 ${by > 0 ? 'order-1' : ''} ${isFoot ? '' : 'hidden @min-[22rem]:block'}`}
        >
          <path d={by < 0 ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
        </svg>
        <span className={isFoot ? 'sr-only' : 'min-w-0'}>{word}</span>
      </a>
    );
  };

  const [before = '', after = ''] = text.position.split('{page}');
  const field = form && (
    <form
      action={form.action || undefined}
      className="m-0 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 print:hidden"
    >
      {form.kept.map(([name, value], at) => (
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-2">
        <span className={`min-w-0 wrap-break-word ${isFoot ? '@max-[24rem]:sr-only' : ''}`}>
          {text.jump}
          {isFoot && before && ` ${fill(before)}`}
        </span>
        <input
          type="number"
          name={form.name}
          min={1}
          max={pages}
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(here)}
          style={{ inlineSize: `calc(${digits}ch + 2.25rem)` }}
          className={`min-h-11 rounded-[var(--radius,.5rem)] border border-(--edge) bg-transparent px-3 text-center text-base! leading-6! font-medium! text-(--ink)! tabular-nums [appearance:textfield] placeholder:text-(--quiet) hover:border-(--ink) [&::-webkit-inner-spin-button]:appearance-none ${FOCUS}`}
        />
      </label>
      {isFoot && after && <span className="min-w-0 wrap-break-word">{fill(after)}</span>}
      <button type="submit" className={`${BUTTON} cursor-pointer px-3.5`}>
        {text.go}
      </button>
    </form>
  );
  const range = (
    <p className="m-0! min-w-0 text-base! leading-6! wrap-break-word text-(--quiet)! tabular-nums">
      {fill(text.range)}
    </p>
  );
  /** As wide as the last page makes it. */
  const position = (
    <p className="m-0! grid min-w-0 justify-items-center text-base! leading-6! font-medium! tabular-nums *:[grid-area:1/1]">
      <span aria-hidden="true" className="invisible">
        {fill(text.position, pages)}
      </span>
      <span>{fill(text.position)}</span>
    </p>
  );

  return (
    <nav
      aria-label={text.pages}
      className={`@container text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      {isFoot ? (
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3 border-t border-(--line) pt-4">
          <div className="min-w-0 grow max-md:basis-full">{range}</div>
          {field ?? (pages > 1 && position)}
          {pages > 1 && (
            <div className="ms-auto flex">
              {step(-1, 'w-12 rounded-e-none focus-visible:z-1')}
              {step(1, '-ms-px w-12 rounded-s-none focus-visible:z-1')}
            </div>
          )}
        </div>
      ) : (
        <div className="border-t border-(--line) pt-4">
          {pages > 1 && (
            <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 @min-[42rem]:grid-cols-[minmax(auto,1fr)_minmax(0,auto)_minmax(auto,1fr)]">
              {step(
                -1,
                'px-2 @min-[22rem]:px-3.5 @min-[42rem]:min-w-min @min-[42rem]:justify-self-start',
              )}
              <div className="@min-[42rem]:hidden print:block">{position}</div>
              <ol
                style={{ gridTemplateColumns: `repeat(${Math.min(SEATS, pages)}, ${seat})` }}
                className="m-0! hidden list-none! justify-center gap-x-1 p-0! @min-[42rem]:grid print:hidden!"
              >
                {seatsFor(here, pages).map(({ to, isGap }) => (
                  <li key={`${to} ${isGap ? 'gap' : ''}`} className="m-0 grid">
                    <a
                      href={address(to)}
                      aria-label={fill(text.page, to)}
                      aria-current={to === here ? 'page' : undefined}
                      className={SEAT}
                    >
                      <span
                        className={
                          isGap ? 'invisible group-hover:visible group-focus-visible:visible' : ''
                        }
                      >
                        {figure.format(to)}
                      </span>
                      {isGap && (
                        <svg
                          viewBox="0 0 14 2"
                          aria-hidden="true"
                          className="w-3.5 fill-current group-hover:invisible group-focus-visible:invisible"
                        >
                          <path d="M0 0h2v2H0zM6 0h2v2H6zM12 0h2v2h-2z" />
                        </svg>
                      )}
                    </a>
                  </li>
                ))}
              </ol>
              {step(
                1,
                'px-2 @min-[22rem]:px-3.5 @min-[42rem]:min-w-min @min-[42rem]:justify-self-end',
              )}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3">
            {range}
            {field}
          </div>
        </div>
      )}
    </nav>
  );
}
