import type { ReactNode } from 'react';

type Link = { label: string; href: string };

type Props = {
  /** Stands before the name, about 24 px high, or in its place. */
  logo?: ReactNode;
  /** The name at the start of the line; empty for none. */
  name?: string;
  /** Where the logo and the name lead. */
  homeHref?: string;
  /** Any number of links, in their order. */
  links?: Link[];
  /** The href of this page, written as in links. @code */
  current?: string;
  /** The small print, of a few words or of a paragraph. It may hold links. */
  legal?: ReactNode;
  /** A choice of language or social links, at the end of the line. */
  end?: ReactNode;
  /** The small print in the line, or below it as text in two columns. */
  layout?: 'line' | 'text';
  /** Names that only a screen reader says. */
  labels?: Partial<typeof LABELS>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS = { nav: 'Footer' };

const LINKS: Link[] = ['Install', 'Guide', 'Changes', 'Source', 'Accounts'].map((label) => ({
  label,
  href: `#${label.toLowerCase()}`,
}));

const RING =
  'rounded-[calc(var(--radius,.5rem)*.6)] focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus)';
/** One line of text. Where a finger points it is 44 px high. */
const LINE = 'min-h-7 min-w-0 pointer-coarse:min-h-11';
const WORD = `inline-flex items-baseline gap-x-2.5 text-base! leading-7! wrap-anywhere text-(--ink)! no-underline! underline-offset-[.3em] hover:underline! pointer-coarse:py-2! ${LINE} ${RING}`;

/** The entries in pairs, counted from the end, so that an odd one is the first: there it is the name. */
function pairsOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const first = entries.length % 2;
  return Array.from({ length: Math.ceil(entries.length / 2) }, (_, at) =>
    entries.slice(Math.max(0, at * 2 - first), at * 2 + 2 - first),
  );
}

export function PlainMinimalFooter({
  logo,
  name = 'Quern',
  homeHref = '#home',
  links = LINKS,
  current,
  legal = '© 2026 Quern Collective, MPL 2.0',
  end,
  layout = 'line',
  labels,
  className = '',
}: Props) {
  const isText = layout === 'text';
  const hasName = Boolean(logo) || name !== '';
  const run = [...(hasName ? [{ label: name, href: homeHref, isName: true }] : []), ...links];
  const slot = end && (
    <div className={`flex shrink-0 flex-wrap items-center gap-x-4 ${LINE}`}>{end}</div>
  );

  return (
    <footer
      className={`bg-(--page) pb-8 text-start [font-family:var(--brand-font,inherit)] text-base leading-7 font-normal tracking-normal text-(--ink) tabular-nums [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        <div className="flex flex-wrap items-start gap-x-12 gap-y-3 border-t border-(--line) pt-6 pointer-coarse:gap-y-0 pointer-coarse:pt-4">
          {run.length > 0 && (
            <nav
              aria-label={{ ...LABELS, ...labels }.nav}
              className="flex min-w-0 grow-[999] flex-wrap gap-x-6"
            >
              {pairsOf<Link & { isName?: boolean }>(run).map((pair, at) => (
                <span key={at} className="flex max-w-full min-w-0 flex-wrap gap-x-6">
                  {pair.map(({ label, href, isName }) => (
                    <a
                      key={`${href} ${label}`}
                      href={href}
                      aria-current={!isName && href === current ? 'page' : undefined}
                      className={`${WORD} aria-[current=page]:underline! ${isName ? '[font-family:var(--brand-font-display,inherit)]! font-semibold!' : 'font-normal!'}`}
                    >
                      {isName && logo && <span className="shrink-0 self-center">{logo}</span>}
                      {label && <bdi className="min-w-0">{label}</bdi>}
                    </a>
                  ))}
                </span>
              ))}
            </nav>
          )}
          {isText && slot}
          {!isText && (legal || end) && (
            <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-8 gap-y-2">
              {legal && (
                <div
                  className={`max-w-176 flex-auto text-pretty wrap-break-word text-(--quiet) pointer-coarse:py-2 ${LINE}`}
                >
                  <bdi>{legal}</bdi>
                </div>
              )}
              {slot}
            </div>
          )}
        </div>
        {isText && legal && (
          <div className="mt-6 gap-8 border-t border-(--line) pt-6 text-sm leading-6 text-pretty wrap-break-word text-(--quiet) md:columns-2">
            <bdi>{legal}</bdi>
          </div>
        )}
      </div>
    </footer>
  );
}
