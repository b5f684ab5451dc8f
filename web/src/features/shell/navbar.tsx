import clsx from 'clsx';
import { Link, NavLink } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import type { AccountSlots } from './account-slots.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { PAGES, VERSION } from './pages.ts';

/** Contains the signed-in and the signed-out state. CSS shows the right one before any script runs. */
export function Navbar({ account }: { account?: AccountSlots | undefined }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 w-full max-w-[calc(var(--container)+4rem)] items-center gap-2 px-4.5 sm:gap-3 sm:px-8 lg:gap-7">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm">
          <Logo />
          {/* Phones have no room for it here; it is also in the menu. */}
          <span className="max-sm:hidden">
            <Badge tone="outline">{VERSION}</Badge>
          </span>
        </Link>
        <nav aria-label="Main" className="flex gap-7 max-lg:hidden">
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'rounded-sm py-2 text-sm font-medium transition-colors duration-[120ms] hover:text-ink',
                  isActive ? 'text-ink' : 'text-ink-muted',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <PaletteButton />
          <ThemeSwitch className="max-lg:hidden" />
          <div className="flex items-center gap-2 signed-in:hidden">
            <LinkButton to="/login" variant="text" size="sm" className="max-sm:hidden">
              Login
            </LinkButton>
            <LinkButton to="/register" variant="ink" size="sm">
              Get Started
            </LinkButton>
          </div>
          <div className="hidden signed-in:block">{account?.bar ?? <AccountPlaceholder />}</div>
        </div>
        <MobileMenu account={account?.menu} />
      </div>
    </header>
  );
}

/** The palette host listens for clicks on this button. */
const PaletteButton = () => (
  <button
    type="button"
    data-palette=""
    aria-label="Search"
    aria-keyshortcuts="Control+K Meta+K"
    title="Search (Ctrl K)"
    className="grid size-9 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
  >
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 fill-none stroke-current stroke-2"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="m21 21-5-5" />
    </svg>
  </button>
);

/** Spec 2: a placeholder for the account menu while the session loads. */
function AccountPlaceholder() {
  return (
    <>
      <Skeleton shape="round" className="size-9" />
      <span className="sr-only">Loading your account</span>
    </>
  );
}
