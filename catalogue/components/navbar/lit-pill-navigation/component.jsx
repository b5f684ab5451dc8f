const LINKS = [
  { label: 'Tonight', href: '#tonight' },
  { label: 'Shows', href: '#shows' },
  { label: 'Observatory', href: '#observatory' },
  { label: 'Visit', href: '#visit' },
];

export function LitPillNavigation({
  brand = 'Nakshatra Dome',
  links = LINKS,
  current = '#tonight',
  action = { label: 'Tickets', href: '#tickets' },
}) {
  return (
    <header className="[font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--edge:#1d254026] [--glow:var(--brand,#4338a8)] [--pane:#f4f5fbf2] [--quiet:#454d6b] [--text:#141a30] dark:[--edge:#dfe6ff2e] dark:[--glow:var(--brand,#9db4ff)] dark:[--pane:#0a0e1cf2] dark:[--quiet:#aab4d4] dark:[--text:#eef1ff]">
      <div className="flex items-center justify-between gap-4 p-4 md:hidden">
        <a
          href="#home"
          className="text-lg font-light tracking-[-0.01em] text-(--text) no-underline"
        >
          {brand}
        </a>
        <a
          href={action.href}
          className="inline-flex min-h-11 items-center rounded-full border border-(--glow) px-5 text-base text-(--text) no-underline"
        >
          {action.label}
        </a>
      </div>
      <nav
        aria-label="Main"
        className="fixed inset-x-3 bottom-3 z-40 flex items-center rounded-full border border-(--edge) bg-(--pane) p-1.5 md:static md:mx-auto md:mt-6 md:w-fit md:ps-6"
      >
        <a
          href="#home"
          className="me-6 hidden text-lg font-light tracking-[-0.01em] text-(--text) no-underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow) md:block"
        >
          {brand}
        </a>
        <ul className="group m-0 flex flex-1 list-none justify-between p-0">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className="relative flex min-h-12 items-center rounded-full px-3 text-base text-(--quiet) no-underline after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:scale-x-0 after:rounded-full after:bg-(--glow) after:opacity-0 after:shadow-[0_0_14px_2px_var(--glow)] hover:text-(--text) hover:after:scale-x-100 hover:after:opacity-100 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--glow) aria-[current=page]:text-(--text) aria-[current=page]:after:scale-x-100 aria-[current=page]:after:opacity-100 motion-safe:after:transition-[scale,opacity] motion-safe:after:duration-500 sm:px-5 group-has-[a:hover]:aria-[current=page]:not-hover:after:opacity-30"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a
          href={action.href}
          className="ms-4 hidden min-h-12 items-center rounded-full bg-(--text) px-6 text-base text-(--on-text) no-underline [--on-text:#f4f5fb] hover:bg-(--glow) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--glow) md:flex dark:[--on-text:#0a0e1c]"
        >
          {action.label}
        </a>
      </nav>
    </header>
  );
}
