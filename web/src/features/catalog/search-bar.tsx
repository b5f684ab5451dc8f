import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Form, Link } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import { opensNewTab } from '../../lib/modified-click.ts';
import { useUrlSearchField } from '../../state/url-search-field.ts';
import { controlClasses } from '../../ui/field.tsx';
import { type CatalogFilter, filterPath } from './filter.ts';
import { useSlashKey } from './slash-key.ts';
import { SlashSwitch } from './slash-switch.tsx';

/** A plain GET form, so that it works without scripts. Searching removes the category. */
export function SearchBar({ filter }: { filter: CatalogFilter }) {
  const { field, empty } = useUrlSearchField(filter.search);
  const slash = useSlashKey();

  const clear = (event: MouseEvent) => {
    // The link itself removes the search from the URL.
    if (!opensNewTab(event)) empty();
  };

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (!slash || !isBareSlash(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [slash, field]);

  return (
    <Form action="/dashboard" role="search" className="group relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4 text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={filter.search}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Search components"
        aria-keyshortcuts={slash ? '/' : undefined}
        placeholder="Search components by title, tag or category"
        className={clsx(
          controlClasses,
          'peer h-11 pr-12 pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {filter.search ? (
        <Link
          to={filterPath({})}
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-1 my-auto grid size-9 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Link>
      ) : slash ? (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto h-fit rounded-sm border border-line px-1.5 py-0.5 font-mono text-xs text-ink-faint not-peer-placeholder-shown:hidden max-lg:hidden touch:hidden"
        >
          /
        </kbd>
      ) : null}
      <SlashSwitch />
    </Form>
  );
}

/** Not while the user types in a field, and not behind an open dialog. */
function isBareSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  return !target.isContentEditable && !target.closest('input, textarea, select, [role="dialog"]');
}
