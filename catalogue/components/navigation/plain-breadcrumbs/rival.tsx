import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { PlainBreadcrumbs } from './component.tsx';

const LEVELS = [
  { label: 'Two Columns', href: '#home' },
  { label: 'Manual', href: '#manual' },
  { label: 'Statements', href: '#statements' },
  { label: 'Bank formats', href: '#formats' },
  { label: 'Co-operative banks', href: '#banks' },
  { label: 'Karnataka', href: '#karnataka' },
  { label: 'Date after the amount', href: '#date' },
];

export function Ours() {
  return <PlainBreadcrumbs levels={LEVELS} />;
}

/** As shadcn/ui writes it. */
export function Rival() {
  return (
    <nav aria-label="breadcrumb" className="px-5 py-3">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm break-words text-neutral-500 sm:gap-2.5">
        {LEVELS.map(({ label, href }, at) => (
          <Fragment key={href}>
            {at > 0 && (
              <li role="presentation" aria-hidden="true" className="[&>svg]:size-3.5">
                <ChevronRight />
              </li>
            )}
            <li className="inline-flex items-center gap-1.5">
              {at === LEVELS.length - 1 ? (
                <span role="link" aria-disabled="true" aria-current="page">
                  {label}
                </span>
              ) : (
                <a href={href} className="transition-colors">
                  {label}
                </a>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
