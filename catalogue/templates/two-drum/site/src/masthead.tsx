import { useState } from 'react';
import { studio } from './content.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const links = [
  { href: '#work', text: 'Work and prices' },
  { href: '#how', text: 'How it runs' },
  { href: '#questions', text: 'Questions' },
  { href: '#visit', text: 'Visit' },
];

export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 28" className={`overprint ${className}`} aria-hidden="true">
      <circle cx="14" cy="14" r="13" className="fill-ink-a" />
      <circle cx="30" cy="14" r="13" className="fill-ink-b" />
    </svg>
  );
}

export function Masthead() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-10 border-b-2 border-line bg-paper">
      <div className="mx-auto flex max-w-[88rem] flex-wrap items-center gap-x-3 gap-y-1 lg:gap-x-6 px-4 py-2 sm:px-8">
        <a href="#top" className="flex min-h-11 items-center gap-3">
          <Mark className="h-7 w-11" />
          <span className="wood text-2xl [font-stretch:90%]">{studio.name}</span>
        </a>
        <nav
          aria-label="Page"
          className={`${isOpen ? 'block' : 'hidden'} order-last w-full lg:order-none lg:ms-auto lg:block lg:w-auto`}
        >
          <ul
            id="page-links"
            className="flex flex-col border-t-2 border-line py-1 lg:flex-row lg:gap-6 lg:border-0"
          >
            {links.map(({ href, text }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={() => setIsOpen(false)}
                  className="flex min-h-11 items-center font-semibold decoration-ink-a decoration-4 underline-offset-4 hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex gap-2 lg:ms-0">
          <ThemeSwitch />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="page-links"
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 rounded-full border-2 border-key px-4 font-semibold lg:hidden"
          >
            {isOpen ? 'Close' : 'Menu'}
          </button>
        </div>
      </div>
    </header>
  );
}
