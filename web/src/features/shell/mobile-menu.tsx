import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { PAGES } from './pages.ts';

/** The navigation on small screens, over the whole page; a disclosure, so it opens before and without scripts. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <details ref={menu} data-menu="" className="group lg:hidden">
      <summary className="-mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="fixed inset-x-0 top-16 bottom-0 z-20 flex flex-col gap-1 overflow-y-auto bg-canvas px-4.5 py-6 sm:px-8"
      >
        {PAGES.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            onClick={close}
            className="border-b border-line py-4 font-display text-xl font-[650] tracking-[-0.02em] text-ink aria-[current=page]:text-accent"
          >
            {label}
          </NavLink>
        ))}
        <div className="mt-6 grid gap-3 signed-in:hidden">
          <LinkButton to="/login" onClick={close}>
            Login
          </LinkButton>
          <LinkButton to="/register" variant="ink" onClick={close}>
            Get Started
          </LinkButton>
        </div>
      </nav>
    </details>
  );
}
