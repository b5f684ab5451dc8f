import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { PAGES } from './pages.ts';

export function Footer() {
  return (
    <footer className="mt-18 border-t border-line">
      <div className="mx-auto flex w-full max-w-[calc(var(--container)+4rem)] flex-wrap items-center gap-x-7 gap-y-4 px-4.5 py-8 sm:px-8">
        <div>
          <Link to="/" className="rounded-sm">
            <Logo />
          </Link>
          <p className="mt-2 text-sm text-ink-muted">a Tessera Studio product</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 lg:ml-auto">
          {PAGES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="rounded-sm py-2.5 text-sm text-ink-muted hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch className="max-lg:ml-auto" />
      </div>
    </footer>
  );
}
