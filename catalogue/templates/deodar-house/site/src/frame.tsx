import { type ReactNode, useState } from 'react';
import { house } from './content.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export type PageName = 'home' | 'rooms' | 'stay' | 'journey';

const links: { page: PageName; href: string; text: string }[] = [
  { page: 'rooms', href: './rooms.html', text: 'Rooms' },
  { page: 'journey', href: './journey.html', text: 'Getting here' },
  { page: 'stay', href: './stay.html', text: 'Plan a stay' },
];

export function Tree({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 28" className={`fill-current ${className}`} aria-hidden="true">
      <path d="M10 0l5 7h-2.4l4.4 6.5h-3l5 8H1l5-8H3L7.4 7H5zM9 22h2v6H9z" />
    </svg>
  );
}

function Header({ page }: { page: PageName }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="no-print border-b border-rule bg-page">
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-4 px-5 py-3 sm:px-10">
        <a
          href="./index.html"
          aria-current={page === 'home' ? 'page' : undefined}
          className="flex min-h-11 items-center gap-3 font-serif text-2xl"
        >
          <Tree className="h-7 w-5" />
          {house.name}
        </a>
        <nav
          aria-label="Site"
          className={`${isOpen ? 'block' : 'hidden'} order-last w-full md:order-none md:ms-auto md:block md:w-auto`}
        >
          <ul id="site-links" className="flex flex-col pt-2 md:flex-row md:gap-8 md:pt-0">
            {links.map(({ page: to, href, text }) => (
              <li key={to}>
                <a
                  href={href}
                  aria-current={to === page ? 'page' : undefined}
                  className="flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex gap-2 md:ms-4">
          <ThemeSwitch />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="site-links"
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 rounded-full border border-edge px-4 md:hidden"
          >
            {isOpen ? 'Close' : 'Menu'}
          </button>
        </div>
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="no-print border-t border-rule">
      <div className="mx-auto grid max-w-[84rem] gap-8 px-5 py-12 sm:px-10 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <Tree className="h-10 w-7 text-accent" />
          <p className="headline mt-4 max-w-md text-3xl">
            {house.elevationMetres.toLocaleString('en-IN')} metres up, and in no hurry.
          </p>
        </div>
        <address className="not-italic">
          <p className="label">Write or ring</p>
          <a
            className="flex min-h-11 items-center underline underline-offset-4"
            href={`mailto:${house.email}`}
          >
            {house.email}
          </a>
          <a
            className="flex min-h-11 items-center underline underline-offset-4"
            href={`tel:${house.phone.replaceAll(' ', '')}`}
          >
            {house.phone}
          </a>
        </address>
        <div>
          <p className="label">Find us</p>
          <p className="mt-2">{house.place}</p>
        </div>
      </div>
    </footer>
  );
}

export function Frame({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute start-4 top-2 z-20 -translate-y-24 rounded-full bg-accent px-5 py-3 text-on-accent focus:translate-y-0"
      >
        Skip to the page
      </a>
      <Header page={page} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
