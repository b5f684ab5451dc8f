const DOME = (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0 fill-none stroke-current">
    <path d="M4 25.5V19a12 12 0 0 1 24 0v6.5M1.5 25.5h29" />
    <path d="M16 7v12" className="stroke-(--glow) stroke-3" strokeLinecap="round" />
  </svg>
);

const LINKS = [
  { label: 'Tonight', note: 'Saturn, 7.10 pm', href: '#tonight' },
  { label: 'Shows', note: 'Six under the dome', href: '#shows' },
  { label: 'Observatory', note: 'Roof is open', href: '#observatory' },
  { label: 'Visit', note: 'Until eleven', href: '#visit' },
];

/** One lamp for all links: it hangs from whichever link carries the anchor, and glides when that changes. */
const LAMP = `
.lit-pill { anchor-scope: --lit-pill; }
.lit-pill a[aria-current='page'], .lit-pill a:hover, .lit-pill a:focus-visible { anchor-name: --lit-pill; }
.lit-pill ul:has(a:hover, a:focus-visible) a[aria-current='page']:not(:hover, :focus-visible) { anchor-name: none; }
.lit-pill ul:has(a:hover) a:focus-visible:not(:hover) { anchor-name: none; }
.lit-pill .lamp { display: none; }
@supports (anchor-scope: --a) {
  .lit-pill ul:has(a:is(:hover, :focus-visible, [aria-current='page'])) .lamp {
    display: block; position: absolute; position-anchor: --lit-pill;
    top: anchor(top); bottom: anchor(bottom); left: anchor(left); right: anchor(right);
  }
  @media (prefers-reduced-motion: no-preference) {
    .lit-pill .lamp { transition: left 0.42s cubic-bezier(0.3, 0.9, 0.3, 1), right 0.42s cubic-bezier(0.3, 0.9, 0.3, 1); }
  }
}
@supports not (anchor-scope: --a) {
  .lit-pill li a:is(:hover, :focus-visible, [aria-current='page']) { box-shadow: inset 0 2px 0 var(--glow); }
}`;

const FOCUS =
  'focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-(--glow)';

export function LitPillNavigation({
  brand = 'Nakshatra Dome',
  logo = DOME,
  homeHref = '/',
  links = LINKS,
  current = '#tonight',
  action = { label: 'Tickets', note: 'from ₹240', href: '#tickets' },
  navLabel = 'Main',
  className = '',
}) {
  const home = (
    <a
      href={homeHref}
      className={`flex min-h-11 min-w-0 items-center gap-3 rounded-full text-lg! leading-tight! font-light! tracking-[-0.01em]! text-(--text)! no-underline! ${FOCUS}`}
    >
      {logo}
      <span className="min-w-0">{brand}</span>
    </a>
  );
  const button = action && (
    <a
      href={action.href}
      className="flex min-h-12 min-w-0 flex-col items-center justify-center rounded-[2.5rem] border border-(--glow) bg-(--glow) px-6 py-1.5 text-center text-base! leading-tight! font-medium! text-(--on-glow)! no-underline! hover:bg-(--text) hover:text-(--pane)! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--glow) @4xl:self-stretch @4xl:px-8 print:bg-transparent print:text-(--text)! forced-colors:bg-transparent"
    >
      <span className="max-w-full">{action.label}</span>
      {action.note && (
        <span className="hidden max-w-full text-sm leading-tight font-normal @4xl:block">
          {action.note}
        </span>
      )}
    </a>
  );

  return (
    <header
      className={`lit-pill @container top-0 z-40 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--text) [--edge:#1b234033] [--glow:oklch(from_var(--brand,#4034b4)_min(l,.62)_c_h)] [--on-glow:var(--brand-foreground,oklch(from_var(--glow)_clamp(.17,(.565_-_l)*1000,1)_0_0))] [--pane:#fbfbff] [--quiet:#434b69] [--text:#11172c] md:sticky dark:[--edge:#dbe4ff33] dark:[--glow:oklch(from_var(--brand,#ffd98a)_max(l,.5)_c_h)] dark:[--pane:#080b16] dark:[--quiet:#a9b3d3] dark:[--text:#f2f5ff] print:static print:[--edge:#1b234066] print:[--glow:oklch(from_var(--brand,#4034b4)_min(l,.62)_c_h)] print:[--pane:#fff] print:[--quiet:#444] print:[--text:#111] forced-colors:[--glow:Highlight] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <style>{LAMP}</style>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 md:hidden">
        {home}
        {button}
      </div>
      <nav
        aria-label={navLabel}
        className={`fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 rounded-[2.25rem] border border-(--edge) bg-(--pane) shadow-[inset_0_1px_0_var(--edge)] md:static md:mx-auto md:mt-9 md:flex md:w-fit md:max-w-[calc(100%-2rem)] md:items-center md:p-2 print:static print:mx-3 print:mt-4 ${links.length === 0 ? 'max-md:hidden' : ''}`}
      >
        <div className="hidden max-w-[34%] shrink-0 ps-4 pe-2 md:block @4xl:pe-6">{home}</div>
        {links.length > 0 && (
          <div className="min-w-0 overflow-x-auto rounded-[2.25rem] [scrollbar-width:none] md:-my-2">
            <ul className="relative isolate m-0 flex w-max min-w-full list-none justify-between p-0">
              <li
                role="presentation"
                aria-hidden="true"
                className="lamp pointer-events-none -z-10 bg-[radial-gradient(50%_100%_at_50%_0,color-mix(in_srgb,var(--glow)_46%,transparent),transparent)] before:absolute before:inset-x-[24%] before:top-0 before:h-0.75 before:rounded-b-full before:bg-(--glow) before:shadow-[0_0_18px_3px_var(--glow)]"
              />
              {links.map(({ label, note, href }) => (
                <li key={`${href} ${label}`}>
                  <a
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                    className={`group flex min-h-16 flex-col justify-center rounded-3xl px-3.5 text-base! leading-tight! font-normal! whitespace-nowrap text-(--text)! no-underline! aria-[current=page]:print:underline! aria-[current=page]:forced-colors:underline! min-[26rem]:px-4 @4xl:min-h-20 @4xl:px-6 ${FOCUS}`}
                  >
                    {label}
                    {note && (
                      <span className="mt-1 hidden text-sm text-(--quiet) group-hover:text-(--text) group-focus-visible:text-(--text) group-aria-[current=page]:text-(--text) motion-safe:transition-colors motion-safe:duration-400 @4xl:block">
                        {note}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {button && (
          <div className="hidden max-w-[30%] shrink-0 self-stretch ps-2 md:flex md:items-center">
            {button}
          </div>
        )}
      </nav>
    </header>
  );
}
