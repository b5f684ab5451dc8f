import type { ReactNode } from 'react';

/** Without href it is a line of text, such as an hour. */
type Line = { label: string; href?: string };
type Column = { title: string; links: Line[] };

type Props = {
  /** Mark before the name, or a wordmark in its place. */
  logo?: ReactNode;
  /** Name of the business; empty beside a wordmark. */
  name?: string;
  /** Where the logo and the name lead. */
  homeHref?: string;
  /** Address, telephone and mail; a line with href is a link. */
  address?: Line[];
  /** Columns of links, two to six of them look best. */
  columns?: Column[];
  /** columns puts the lists beside the address, rows makes a ruled table of them. */
  layout?: 'columns' | 'rows';
  /** Level of the headings. */
  level?: 2 | 3 | 4;
  /** The small print, with its year. */
  legal?: string;
  /** Links beside the small print. */
  legalLinks?: Line[];
  /** Status, social links or a choice of language, at the end of the last row. */
  end?: ReactNode;
  /** A row of its own above the small print. */
  children?: ReactNode;
  /** Leaves out the space at the top. */
  join?: boolean;
  /** Names that only a screen reader says. */
  labels?: Partial<typeof LABELS>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS = { legal: 'Legal' };

const link = (label: string): Line => ({ label, href: `#${label.replaceAll(' ', '-')}` });
const ADDRESS: Line[] = [
  { label: '14 Neem Lane, Sadashiv Peth' },
  { label: 'Pune 411030' },
  { label: '020 5550 0138', href: 'tel:+912055500138' },
  { label: 'visit@neemlane.example', href: 'mailto:visit@neemlane.example' },
];
const COLUMNS: Column[] = [
  { title: 'Treatment', links: ['First visit', 'Cleaning', 'Fillings', 'Crowns'].map(link) },
  { title: 'Practice', links: ['People', 'Prices', 'Find us'].map(link) },
  { title: 'Patients', links: ['Your plan', 'Aftercare', 'Cancel a visit'].map(link) },
];
const LEGAL = ['Privacy', 'Complaints'].map(link);

const GRID = 'md:grid md:grid-cols-12 md:gap-x-8';
/** From the sixth column of the page, where the answers of an FAQ stand. */
const FROM_SIXTH = 'md:col-span-7 md:col-start-6';
/** Columns in a row, from a width of their box. Below it there are two, and one alone takes both. */
const THREE = ['@[27rem]:grid-cols-3', '@max-[27rem]:col-span-2', '@max-[27rem]:columns-2'];
const FOUR = ['@[36rem]:grid-cols-4', '@max-[36rem]:col-span-2', '@max-[36rem]:columns-2'];

const RING =
  'rounded-[calc(var(--radius,.5rem)*.6)] focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus)';
const ITEM =
  'm-0! max-w-full min-w-0 py-0.5! [font-family:inherit]! leading-6! font-normal! tracking-normal! wrap-break-word hyphens-auto text-(--quiet)! pointer-coarse:py-2.5!';
const LINK = `${ITEM} ${RING} no-underline! underline-offset-4 transition-colors duration-150 hover:text-(--ink)! hover:underline! motion-reduce:transition-none pointer-coarse:min-w-11 pointer-coarse:grow`;

function Lines({ lines, className }: { lines: Line[]; className: string }) {
  return (
    <ul className={`m-0 list-none p-0 empty:hidden ${className}`}>
      {lines.map(({ label, href }) => (
        <li key={`${label} ${href}`} className="flex min-w-0 break-inside-avoid">
          {href ? (
            <a href={href} className={LINK}>
              <bdi>{label}</bdi>
            </a>
          ) : (
            <span className={ITEM}>
              <bdi>{label}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of two in a row neither may leave a hole beside the other. What has no partner takes the row. */
const findPaired = (columns: Column[]) =>
  columns.reduce<boolean[]>((found, { links }, at) => {
    const before = columns[at - 1];
    const fits = before && !found[at - 1] && Math.abs(before.links.length - links.length) < 3;
    return fits ? [...found.slice(0, -1), true, true] : [...found, false];
  }, []);

export function PlainFooter({
  logo,
  name = 'Neem Lane Dental',
  homeHref = '#top',
  address = ADDRESS,
  columns = COLUMNS,
  layout = 'columns',
  level = 2,
  legal = '© 2026 Neem Lane Dental',
  legalLinks = LEGAL,
  end,
  children,
  join = false,
  labels,
  className = '',
}: Props) {
  const isRows = layout === 'rows';
  const Heading = `h${level}` as const;
  const paired = findPaired(columns);
  const [wide, alone, spread] = columns.length === 4 ? FOUR : THREE;
  const grid = isRows ? '' : `grid grid-cols-2 gap-x-6 gap-y-8 ${columns.length > 2 ? wide : ''}`;

  return (
    <footer
      className={`bg-(--page) pb-8 text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) tabular-nums [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3.5rem,5vw,4.5rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        <div className={isRows ? '' : `pb-14 empty:hidden ${GRID}`}>
          {(logo || name || address.length > 0) && (
            <div className={`min-w-0 ${isRows ? `pb-8 ${GRID}` : 'pb-10 md:col-span-4 md:pb-0'}`}>
              {(logo || name) && (
                <a
                  href={homeHref}
                  className={`m-0! flex min-h-7 w-fit max-w-full items-center gap-3 [font-family:var(--brand-font-display,inherit)]! text-lg! leading-7! font-semibold! tracking-[-0.01em]! text-(--ink)! no-underline! rtl:tracking-normal! pointer-coarse:min-h-11 ${isRows ? 'max-md:pointer-coarse:-my-2! md:col-span-5 md:self-start' : 'pointer-coarse:-my-2!'} ${RING}`}
                >
                  {logo && <span className={`flex shrink-0 ${name && '-my-1.5'}`}>{logo}</span>}
                  {name && <span className="min-w-0 wrap-break-word">{name}</span>}
                </a>
              )}
              <Lines
                lines={address}
                className={`mt-2 [&_a]:underline! [&_a]:decoration-(--line)! [&_a]:decoration-2! [&_a]:hover:decoration-current! ${isRows ? `gap-x-6 max-md:[&>li>span]:py-0.5! md:mt-0 md:columns-2 ${FROM_SIXTH}` : '[&>li>span]:py-0.5!'}`}
              />
            </div>
          )}
          {columns.length > 0 && (
            <div className={isRows ? '' : `@container min-w-0 ${FROM_SIXTH}`}>
              <div className={grid}>
                {columns.map(({ title, links }, at) => {
                  const isAlone = !isRows && !paired[at];
                  const Box = links.some(({ href }) => href) ? 'nav' : 'div';
                  return (
                    <Box
                      key={title}
                      aria-label={Box === 'nav' ? title : undefined}
                      className={`min-w-0 ${isRows ? `border-t border-(--line) py-4 pointer-coarse:pb-2 md:pointer-coarse:py-2 ${GRID}` : ''} ${isAlone ? alone : ''}`}
                    >
                      <Heading
                        className={`m-0! py-0.5 [font-family:inherit]! text-base! leading-6! font-semibold! tracking-normal! wrap-break-word hyphens-auto text-(--ink)! ${isRows ? 'md:col-span-5 md:pointer-coarse:py-2.5' : ''}`}
                      >
                        {title}
                      </Heading>
                      <Lines
                        lines={links}
                        className={`gap-x-6 ${isRows ? `flex flex-wrap ${FROM_SIXTH}` : 'mt-2 pointer-coarse:mt-0 pointer-coarse:-mb-2'} ${isAlone ? spread : ''}`}
                      />
                    </Box>
                  );
                })}
              </div>
            </div>
          )}
        </div>

        {children && <div className="border-t border-(--line) py-6">{children}</div>}
        {(legal || legalLinks.length > 0 || end) && (
          <div className={`border-t border-(--line) pt-4 text-sm text-(--quiet) ${GRID}`}>
            {legal && (
              <p className="m-0! min-w-0 py-0.5 text-sm! leading-6! wrap-break-word text-(--quiet)! md:col-span-5 md:pointer-coarse:py-2.5">
                <bdi>{legal}</bdi>
              </p>
            )}
            <div className={`flex min-w-0 flex-wrap justify-between gap-x-6 ${FROM_SIXTH}`}>
              {legalLinks.length > 0 && (
                <nav aria-label={{ ...LABELS, ...labels }.legal} className="min-w-0">
                  <Lines lines={legalLinks} className="flex flex-wrap gap-x-6" />
                </nav>
              )}
              {end && <div className="flex min-h-7 min-w-0 items-center md:ms-auto">{end}</div>}
            </div>
          </div>
        )}
      </div>
    </footer>
  );
}
