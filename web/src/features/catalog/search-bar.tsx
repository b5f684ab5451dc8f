import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import type { CatalogFilter } from './filter.ts';

/** A plain GET form, so it works without scripts; searching drops the category. */
export function SearchBar({ filter }: { filter: CatalogFilter }) {
  return (
    <Form action="/dashboard" role="search" className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4 text-ink-faint"
      />
      <input
        // A category chosen afterwards empties the field.
        key={filter.search ?? ''}
        type="search"
        name="search"
        defaultValue={filter.search}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Search components"
        placeholder="Search components by title, tag or category"
        className="h-11 w-full rounded-md border border-control-line bg-surface pr-3 pl-10 text-[0.9375rem] text-ink text-ellipsis placeholder:text-ink-faint max-sm:text-base"
      />
    </Form>
  );
}
