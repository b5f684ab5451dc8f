import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import { SCROLL_TO_TOP_THRESHOLD_PX } from '@tessera/contract/constants';
import { useLanguageSwitch } from '../../state/code-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScrollToTop } from '../../ui/scroll-to-top.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ColumnToggle } from './column-toggle.tsx';
import { ComponentWall, type WallTools } from './component-wall.tsx';
import { type CatalogFilter, filterPath, firstPageOf } from './filter.ts';
import type { Catalog } from './load.ts';
import { SearchBar } from './search-bar.tsx';
import { Suggestion } from './suggestion.tsx';

type BrowserPageProps = {
  catalog: Catalog;
  /** The filter of the navigation that is loading. */
  pending: CatalogFilter | null;
  tools?: WallTools;
  /** Dialogs that belong to the page. */
  children?: ReactNode;
};

export function BrowserPage({ catalog, pending, tools, children }: BrowserPageProps) {
  const shown = pending ?? catalog.filter;
  const language = useLanguageSwitch();
  const hasJs = catalog.page.items.some((card) => card.hasJs);
  return (
    <div
      data-page="browser"
      className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] grid-cols-[minmax(0,1fr)] gap-x-8 px-4.5 sm:px-8 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-4"
    >
      <h1 className="sr-only">Components</h1>
      <aside className="pt-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:pt-3 lg:pb-6">
        <CategoryChips filter={shown} counts={catalog.categories} />
        <div className="mt-5 grid gap-1 max-lg:hidden">
          <LinkButton to="/templates" size="sm">
            Templates
          </LinkButton>
          <LinkButton to="/creator-program" size="sm" variant="text">
            Creator Program
          </LinkButton>
        </div>
      </aside>
      <div className="min-w-0">
        <div className="sticky top-16 z-10 -mx-4.5 flex gap-3 bg-canvas px-4.5 pt-3 pb-5 sm:-mx-8 sm:px-8">
          <SearchBar filter={shown} />
          {hasJs && <SegmentedControl {...language} className="max-lg:hidden" />}
          <ColumnToggle className="max-lg:hidden" />
        </div>
        <div
          aria-busy={pending !== null || undefined}
          className={clsx('transition-opacity duration-[220ms] ease-out', pending && 'opacity-50')}
        >
          {/* On small screens it scrolls away, so that the bar above stays low. */}
          {hasJs && <SegmentedControl {...language} size="sm" className="mb-4 lg:hidden" />}
          <Results catalog={catalog} tools={tools} />
        </div>
      </div>
      <ScrollToTop threshold={SCROLL_TO_TOP_THRESHOLD_PX} />
      {children}
    </div>
  );
}

type ResultsProps = { catalog: Catalog; tools: WallTools | undefined };

function Results({ catalog, tools }: ResultsProps) {
  const { filter, page, failure } = catalog;
  const isEmpty = page.items.length === 0;
  return (
    <>
      {/* The same element for every result: a screen reader would not announce a new one. */}
      <p
        role="status"
        className={clsx(hasNoChip(filter) && !isEmpty ? 'mb-4 text-sm text-ink-muted' : 'sr-only')}
      >
        {!failure && resultText(filter, isEmpty ? 0 : page.total)}
      </p>
      {isEmpty || failure ? (
        <NoResults {...catalog} />
      ) : (
        <ComponentWall key={filterPath(filter)} filter={filter} firstPage={page} tools={tools} />
      )}
    </>
  );
}

function NoResults({ filter, failure, suggestion }: Catalog) {
  if (failure) {
    return (
      <ErrorState
        title="No components to show"
        action={<WayOn filter={filter} status={failure.status} />}
        {...(failure.requestId !== undefined && { requestId: failure.requestId })}
      >
        {failure.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      seed="no-components"
      title="No Components Found"
      action={
        <LinkButton to={filterPath({})} variant="primary">
          Show all components
        </LinkButton>
      }
    >
      {filter.search
        ? `Nothing matches “${filter.search}”. Try a shorter word or a category.`
        : `There is nothing ${filter.category ? `in ${filter.category}` : 'here'} yet.`}
      {suggestion !== undefined && <Suggestion words={suggestion} />}
    </EmptyState>
  );
}

/** An expired page link would fail again, so the link goes to the first page. */
function WayOn({ filter, status }: { filter: CatalogFilter; status: number }) {
  return status === 400 ? (
    <LinkButton to={filterPath(firstPageOf(filter))}>First page</LinkButton>
  ) : (
    <LinkButton to={filterPath(filter)}>Retry</LinkButton>
  );
}

/** A filter without a chip is described above the list. */
const hasNoChip = ({ category, search }: CatalogFilter): boolean =>
  Boolean(search || (category && !(BROWSER_CATEGORIES as readonly string[]).includes(category)));

function resultText({ category, search }: CatalogFilter, total: number | null): string {
  const amount =
    total === null ? 'Components' : total === 1 ? '1 component' : `${total} components`;
  if (search) return `${amount} for “${search}”`;
  return category ? `${amount} in ${category}` : amount;
}
