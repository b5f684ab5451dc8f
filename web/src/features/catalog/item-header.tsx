import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { splitTitle } from '@tessera/contract/item-title';
import { KIND_WORDS } from '../../lib/kind-words.ts';
import { planTone } from '../../lib/plan-tone.ts';
import { useOutdatedCopy } from '../../state/library.ts';
import { Badge } from '../../ui/badge.tsx';
import { filterPath, readFilter } from './filter.ts';
import { OutdatedNote } from './versions/outdated-note.tsx';

type ItemHeaderProps = {
  item: ComponentDetail;
  /** The main action. */
  children: ReactNode;
};

export function ItemHeader({ item, children }: ItemHeaderProps) {
  const plan = item.subscriptionPlan?.name;
  const { name, subtitle } = splitTitle(item.title);
  const outdated = useOutdatedCopy(item._id);
  const facts = [
    ...(item.kind ? [KIND_WORDS[item.kind]] : []),
    ...(item.style ? [`${item.style} style`] : []),
    ...(item.interactive === undefined
      ? []
      : [item.interactive ? 'Interactive' : 'Server component']),
  ];
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 flex-1 basis-96 justify-items-start gap-2.5">
        <Trail category={item.category} />
        <div className="grid gap-1.5">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          {subtitle && (
            <p className="text-lg text-pretty wrap-anywhere text-ink-muted">{subtitle}</p>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          <Badge tone={planTone(plan)}>{plan ?? 'Free'}</Badge>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && (
                <span aria-hidden="true" className="mr-2">
                  ·
                </span>
              )}
              {fact}
            </span>
          ))}
        </p>
        {outdated && <OutdatedNote slug={item.slug} copy={outdated} />}
      </div>
      {children}
    </header>
  );
}

function Trail({ category }: { category: string }) {
  const place = 'inline-block rounded-sm py-1 hover:text-ink hover:underline underline-offset-4';
  return (
    <nav aria-label="Breadcrumb" className="font-mono text-xs text-ink-faint">
      <ol className="flex flex-wrap gap-2">
        <li>
          <Link to="/dashboard" className={place}>
            Components
          </Link>
        </li>
        <li aria-hidden="true" className="py-1">
          /
        </li>
        <li>
          <Link to={filterPath(readFilter(new URLSearchParams({ category })))} className={place}>
            {category}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
