import { type CSSProperties, Fragment, isValidElement, type ReactNode } from 'react';

type Logo = {
  /** Said to screen readers, and set in letters where there is no logo. */
  name: string;
  /** An svg or img in one colour or its own. */
  logo?: ReactNode;
  /** Width by height, where the logo is a component of its own. Otherwise it is read from the logo. */
  aspect?: number;
  /** Share of the common area: below 1 for a dense mark, above 1 for a fine one. */
  weight?: number;
  href?: string;
};

type Props = {
  /** How many of how many. {count} is the number of logos. */
  text?: string;
  /** The logos in their order. */
  logos?: Logo[];
  /** Beside the text in one row, or below it in a table. */
  layout?: 'row' | 'grid';
  /** Leaves out the hairline above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LOGOS: Logo[] = [
  { name: 'Neem Lane' },
  { name: 'Quern' },
  { name: 'Negi & Bedi' },
  { name: 'Open Palm' },
  { name: 'Seer & Tola' },
];

/** Width by height of a logo, of its name in letters, or of most logos. */
function aspectOf({ name, logo, aspect }: Logo): number {
  if (aspect) return aspect;
  if (!logo) return Math.max(1, name.length * 0.76);
  const { viewBox, width, height } = isValidElement<Record<string, string | number | undefined>>(
    logo,
  )
    ? logo.props
    : {};
  const [, , wide, high] = String(viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const read = wide && high ? wide / high : Number(width) / Number(height);
  return Number.isFinite(read) && read > 0 ? read : 4;
}

/** Rows of up to three logos, none with a single one: 5 is 3 + 2, 7 is 3 + 2 + 2. */
function rowOnPhone(at: number, count: number): { first: boolean; last: boolean; size: number } {
  const rows = Math.ceil(count / 3);
  const long = count - rows * Math.floor(count / rows);
  let start = 0;
  for (let row = 0; row < rows; row++) {
    const size = Math.floor(count / rows) + (row < long ? 1 : 0);
    if (at < start + size) return { first: at === start, last: at === start + size - 1, size };
    start += size;
  }
  return { first: true, last: false, size: 1 };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const SPANS = ['', 'max-md:col-span-6', 'max-md:col-span-3', 'max-md:col-span-2'];

export function PlainLogos({
  text = '{count} of the 64 companies that matched October with Two Columns.',
  logos = LOGOS,
  layout = 'row',
  join = false,
  className = '',
}: Props) {
  const count = logos.length;
  if (count === 0) return null;

  const isGrid = layout === 'grid';
  /** Width of each logo, by the side of a square with the same area. */
  const widths = logos.map((logo) => Math.sqrt(aspectOf(logo) * (logo.weight ?? 1)));
  const columns = isGrid
    ? count < 5
      ? count
      : count % 4 === 0
        ? 4
        : 3
    : Math.ceil(count / Math.ceil(count / 6));
  const widest = Math.max(...widths);
  const rowSums = widths.flatMap((_width, at) =>
    at % columns === 0 ? sumOf(widths.slice(at, at + columns)) : [],
  );
  const isLetters = !isGrid && logos.every(({ logo }) => !logo);
  const onPhone = isGrid ? 2 : Math.min(count, count === 4 ? 2 : 3);

  return (
    <section
      className={`border-(--line) bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${isGrid ? (join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]') : `border-b py-8 ${join ? '' : 'border-t'}`} ${className}`}
    >
      <div
        className={`mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:grid-cols-12 md:px-8 ${isGrid ? 'gap-y-9' : 'gap-y-6 md:items-center'}`}
      >
        {text && (
          <p
            className={`m-0! min-w-0 text-pretty wrap-break-word ${isGrid ? '[font-family:var(--brand-font-display,inherit)]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-(--ink)! md:col-span-7 rtl:tracking-normal!' : 'text-sm! leading-normal! text-(--quiet)! md:col-span-3'}`}
          >
            {text.replace('{count}', String(count))}
          </p>
        )}
        <div
          className={`@container min-w-0 ${text && !isGrid ? 'md:col-span-9' : 'md:col-span-full'}`}
        >
          <ul
            style={
              {
                '--columns': columns,
                '--phone': onPhone,
                '--widest': widest,
                '--sum': isGrid ? widest * columns : Math.max(...rowSums),
              } as CSSProperties
            }
            className={`m-0 grid list-none p-0 ${isLetters ? 'items-baseline' : 'items-center'} ${
              isGrid
                ? 'auto-rows-fr grid-cols-2 overflow-hidden border-y border-(--line) [--side:min(2.75rem,(50cqi-2rem)/var(--widest))] md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:[--side:min(3.5rem,(100cqi-3rem*var(--columns))/var(--sum))]'
                : 'grid-cols-6 gap-x-4 [--side:min(2.75rem,((100cqi+1rem)/var(--phone)-1rem)/var(--widest))] gap-y-6 md:flex md:flex-wrap md:justify-between md:gap-x-6 md:gap-y-4 md:[--side:min(3.25rem,(100cqi+1.5rem-1.5rem*var(--columns))/var(--sum))]'
            }`}
          >
            {logos.map((entry, at) => {
              const { name, logo, href } = entry;
              const phone = rowOnPhone(at, count);
              const rest = at === count - 1 ? columns - (at % columns) : 1;
              const drawn = logo ? (
                <>
                  <span
                    aria-hidden="true"
                    style={{ aspectRatio: aspectOf(entry) }}
                    className="block w-[calc(var(--side)*var(--wide))] *:block *:size-full! *:max-w-none *:object-contain"
                  >
                    {logo}
                  </span>
                  <span className="sr-only">{name}</span>
                </>
              ) : (
                <span className="min-w-0 [font-family:var(--brand-font-display,inherit)] text-[max(1rem,min(1.25rem,var(--side)*1.25/var(--wide)))] leading-tight font-semibold tracking-[-0.02em] text-balance wrap-break-word rtl:tracking-normal">
                  {name}
                </span>
              );
              return (
                <Fragment key={`${at} ${name}`}>
                  <li
                    style={{ '--wide': widths[at], '--rest': rest } as CSSProperties}
                    className={`relative m-0 flex min-h-11 min-w-0 items-center text-[color-mix(in_oklab,var(--ink)_82%,var(--page))] ${
                      isGrid
                        ? `h-full justify-center px-4 py-8 text-center before:pointer-events-none before:absolute before:-inset-px before:border-s before:border-t before:border-(--line) md:col-[span_var(--rest)] ${at === count - 1 && count % 2 === 1 ? 'max-md:col-span-2' : ''}`
                        : `${SPANS[phone.size]} ${phone.first ? '' : phone.last ? 'max-md:justify-end max-md:text-end' : 'max-md:justify-center max-md:text-center'}`
                    }`}
                  >
                    {href ? (
                      <a
                        href={href}
                        className="flex min-h-11 min-w-0 items-center rounded-[calc(var(--radius,.5rem)*.6)] text-inherit! no-underline! transition-colors duration-150 hover:text-(--ink)! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none"
                      >
                        {drawn}
                      </a>
                    ) : (
                      drawn
                    )}
                  </li>
                  {/* Ends the row, so that each one reaches both edges. */}
                  {!isGrid && (at + 1) % columns === 0 && at < count - 1 && (
                    <li aria-hidden="true" className="m-0 h-0 basis-full max-md:hidden" />
                  )}
                </Fragment>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
