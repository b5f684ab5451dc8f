import clsx from 'clsx';
import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SectionCount } from './counts.ts';
import { GROUPS, type Section, sectionPath } from './sections.ts';

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-md px-3 py-1 text-left text-sm transition-colors duration-[120ms] max-lg:min-h-11 pointer-coarse:min-h-11';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const COUNT_MAX = 10_000;
const number = new Intl.NumberFormat('en-IN');
const counted = (count: number): string =>
  count >= COUNT_MAX ? `${number.format(COUNT_MAX)}+` : number.format(count);

type SectionListProps = {
  current: Section;
  counts: Partial<Record<Section['slug'], SectionCount>>;
  onSelect?: () => void;
  onLogout: () => void;
};

export function SectionList({ current, counts, onSelect, onLogout }: SectionListProps) {
  const id = useId();
  return (
    <nav aria-label="Admin">
      {GROUPS.map(({ title, sections }) => (
        <div key={title} className={clsx(title && 'mt-3')}>
          {title && (
            <p
              id={`${id}${title}`}
              className="px-3 pb-1 font-mono text-xs tracking-[0.06em] text-ink-faint uppercase"
            >
              {title}
            </p>
          )}
          <ul {...(title && { 'aria-labelledby': `${id}${title}` })} className="grid gap-0.5">
            {sections.map((section) => (
              <li key={section.slug}>
                <SectionLink
                  section={section}
                  isCurrent={section === current}
                  number={counts[section.slug]}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="mt-3">
        <li>
          <button
            type="button"
            onClick={onLogout}
            className={clsx(ITEM, 'text-danger hover:bg-danger-soft')}
          >
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}

type SectionLinkProps = {
  section: Section;
  isCurrent: boolean;
  number: SectionCount | undefined;
  onSelect: (() => void) | undefined;
};

function SectionLink({ section, isCurrent, number: shown, onSelect }: SectionLinkProps) {
  // A list of nothing has a size. Work that nobody waits for is not shown.
  const isShown = shown && (shown.count > 0 || !shown.isWork);
  return (
    <Link
      to={sectionPath(section)}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isShown && {
        'aria-description': `${counted(shown.count)} ${shown.isWork ? 'waiting' : 'in all'}`,
      })}
      onClick={onSelect}
      className={clsx(
        ITEM,
        isCurrent
          ? 'bg-sunken font-strong text-ink'
          : 'text-ink-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <span className="min-w-0 flex-1">{section.label}</span>
      {isShown && (
        <span
          aria-hidden="true"
          className={clsx(
            'font-mono text-xs font-normal tabular-nums',
            shown.isWork
              ? 'grid h-5.5 min-w-5.5 place-items-center rounded-full bg-danger-soft px-1.5 text-danger'
              : 'text-ink-faint',
          )}
        >
          {counted(shown.count)}
        </span>
      )}
    </Link>
  );
}
