import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { type ItemPart, partPath } from './item-parts.ts';

type ItemTabsProps = { item: ComponentDetail; part: ItemPart; isLocked: boolean };
type Tab = { part: ItemPart; label: string; count?: number };

const tabsOf = ({ props, tokens, version }: ComponentDetail): Tab[] => [
  { part: 'preview', label: 'Preview' },
  { part: 'code', label: 'Code' },
  ...(props.length + tokens.length > 0
    ? [{ part: 'props', label: 'Props', count: props.length } as const]
    : []),
  { part: 'versions', label: 'Versions', count: version },
];

/** The parts of the page as links, so that each can be opened, shared and read without a script. */
export function ItemTabs({ item, part, isLocked }: ItemTabsProps) {
  const { search } = useLocation();
  return (
    <nav aria-label="Parts of this component" className="min-w-0 overflow-x-auto">
      <ul className="flex px-1 sm:px-2">
        {tabsOf(item).map((tab) => (
          <li key={tab.part}>
            <Link
              to={partPath(item.slug, tab.part) + search}
              preventScrollReset
              aria-current={tab.part === part ? 'page' : undefined}
              className={clsx(
                'flex min-h-13 items-center gap-1.5 border-b-2 px-3 text-sm whitespace-nowrap focus-visible:shadow-[inset_0_0_0_2px_var(--accent)] sm:px-4',
                tab.part === part
                  ? 'border-ink font-strong text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="font-mono text-xs text-ink-muted">{tab.count}</span>
              )}
              {tab.part === 'code' && isLocked && (
                <Lock role="img" aria-label="locked" className="size-3.5" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
