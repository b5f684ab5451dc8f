import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PAGES, VERSION } from './pages.ts';

const PRICING = { to: '/#pricing', label: 'Pricing' };
const GUIDE = { to: '/docs/command-line', label: 'Guide' };
const LEGAL = [
  { to: '/legal/terms', label: 'Terms' },
  { to: '/legal/privacy', label: 'Privacy' },
  { to: '/legal/refunds', label: 'Refunds' },
  { to: '/legal/licence', label: 'Licence' },
];

export function Footer() {
  return (
    <footer className="mt-18 border-t border-line">
      <div className="mx-auto flex w-full max-w-[calc(var(--container)+4rem)] flex-wrap items-start justify-between gap-x-10 gap-y-6 px-4.5 py-10 sm:px-8">
        <div>
          <div className="flex items-center gap-2.5">
            <Link to="/" className="flex rounded-sm">
              <Logo />
            </Link>
            <Badge tone="outline">{VERSION}</Badge>
          </div>
          <p className="mt-2.5 text-sm text-ink-muted">a Tessera Studio product</p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,auto)] gap-x-7 max-sm:w-full sm:grid-cols-none lg:gap-x-14"
        >
          {[...PAGES, PRICING, GUIDE, ...LEGAL].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="rounded-sm py-3 text-sm text-ink-muted transition-colors duration-[120ms] hover:text-ink sm:py-1.5"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
