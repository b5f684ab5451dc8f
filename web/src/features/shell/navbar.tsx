import clsx from 'clsx';
import { Link, NavLink } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PAGES } from './pages.ts';

/** Holds both states of the session; CSS shows the right one before any script has asked the server. */
export function Navbar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 w-full max-w-[calc(var(--container)+4rem)] items-center gap-3 px-4.5 sm:px-8 lg:gap-7">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm">
          <Logo />
          <Badge tone="outline">v 0.1</Badge>
        </Link>
        <nav aria-label="Main" className="flex gap-7 max-lg:hidden">
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                clsx(
                  'rounded-sm py-2 text-sm font-medium hover:text-ink',
                  isActive ? 'text-ink' : 'text-ink-muted',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 sm:gap-3 signed-in:hidden">
          <LinkButton to="/login" variant="text" size="sm" className="max-sm:hidden">
            Login
          </LinkButton>
          <LinkButton to="/register" variant="ink" size="sm">
            Get Started
          </LinkButton>
        </div>
        <AccountPlaceholder />
        <MobileMenu />
      </div>
    </header>
  );
}

/** Spec 2: stands where the account menu will be while the session loads. */
function AccountPlaceholder() {
  return (
    <div className="ml-auto hidden signed-in:block">
      <span aria-hidden="true" className="block size-9 animate-pulse rounded-full bg-line" />
      <span className="sr-only">Loading your account</span>
    </div>
  );
}
