import clsx from 'clsx';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { type Section, sectionPath, SECTIONS } from './sections.ts';

const ITEM =
  'flex min-h-9.5 w-full items-center gap-2 rounded-md px-3 py-1.5 text-left text-sm transition-colors duration-[120ms] max-lg:min-h-11 pointer-coarse:min-h-11';

type SectionListProps = {
  current: Section;
  onSelect?: () => void;
  onLogout: () => void;
};

export function SectionList({ current, onSelect, onLogout }: SectionListProps) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-0.5">
        {SECTIONS.map((section) => (
          <li key={section.slug}>
            <Link
              to={sectionPath(section)}
              aria-current={section === current ? 'page' : undefined}
              onClick={onSelect}
              className={clsx(
                ITEM,
                section === current
                  ? 'bg-sunken font-strong text-ink'
                  : 'text-ink-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {section.label}
            </Link>
          </li>
        ))}
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
