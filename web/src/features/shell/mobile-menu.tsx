import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { isolate, keepTabInside } from './isolate.ts';
import { PAGES, VERSION } from './pages.ts';

/** From this width the top bar has room for everything. */
const ROOMY = '(min-width: 64rem)';

/** The full-screen navigation of small screens. A <details> element, so that it opens before and without scripts. */
export function MobileMenu({ account }: { account?: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const place = useRef(key);

  const close = () => {
    const details = menu.current;
    if (!details?.open) return;
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    isolate(details, false);
    if (hadFocus) details.querySelector('summary')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (place.current !== key) close();
    place.current = key;
  }, [key]);

  useLayoutEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const obey = (event: KeyboardEvent) => {
      if (!details.open) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepTabInside(details, event);
    };
    const roomy = matchMedia(ROOMY);
    // It may have been opened before hydration.
    if (details.open) isolate(details, true);
    addEventListener('keydown', obey);
    roomy.addEventListener('change', close);
    return () => {
      isolate(details, false);
      removeEventListener('keydown', obey);
      roomy.removeEventListener('change', close);
    };
  }, []);

  return (
    <details
      ref={menu}
      data-menu=""
      onToggle={({ currentTarget }) => isolate(currentTarget, currentTarget.open)}
      className="group lg:hidden"
    >
      <summary className="relative z-10 -mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="fixed inset-0 flex flex-col overflow-y-auto overscroll-contain bg-canvas px-4.5 pb-6 sm:px-8">
        {/* Exactly over the logo of the top bar. */}
        <div className="flex h-16 shrink-0 items-center">
          <Link to="/" onClick={close} className="flex min-h-11 items-center gap-2.5 rounded-sm">
            <Logo />
            <Badge tone="outline">{VERSION}</Badge>
          </Link>
        </div>
        <nav aria-label="Menu" className="grid border-t border-line">
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              onClick={close}
              className="border-b border-line py-4.5 font-display text-2xl font-[650] tracking-[-0.02em] text-ink aria-[current=page]:text-accent"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center justify-between py-3">
          <span className="text-sm text-ink-muted">Theme</span>
          <ThemeSwitch className="-mr-2.5" />
        </div>
        <div className="mt-auto grid gap-3 pt-4 signed-in:hidden">
          <LinkButton to="/login" size="lg" onClick={close}>
            Login
          </LinkButton>
          <LinkButton to="/register" size="lg" variant="ink" onClick={close}>
            Get Started
          </LinkButton>
        </div>
        <div className="mt-auto hidden pt-4 signed-in:block">
          {account ?? <AccountPlaceholder />}
        </div>
      </div>
    </details>
  );
}

function AccountPlaceholder() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton shape="round" className="size-9" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  );
}
