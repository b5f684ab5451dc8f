import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import { TEMPLATE_CATEGORIES } from '@tessera/contract/template-categories';
import { useUrlSearchField } from '../../state/url-search-field.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Downloads } from './download.ts';
import { galleryPath, type TemplateFilter } from './filter.ts';
import type { Gallery } from './load.ts';
import { TemplateEntry } from './template-entry.tsx';

type Counts = Gallery['categories'];

type GalleryPageProps = {
  gallery: Gallery;
  isPending: boolean;
  downloads: Downloads;
  children?: ReactNode;
};

export function GalleryPage({ gallery, isPending, downloads, children }: GalleryPageProps) {
  const { filter, page, failure } = gallery;
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 pt-10 pb-20 sm:px-8 sm:pt-14">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="text-3xl sm:text-4xl">Templates</h1>
          <p className="mt-3 max-w-[56ch] text-lg text-ink-muted">
            Complete websites to download, fill with your own words and put online.
          </p>
        </div>
        <GallerySearch filter={filter} />
      </header>
      <Categories filter={filter} counts={gallery.categories} />
      <p role="status" className={clsx(filter.search ? 'mt-6 text-sm text-ink-muted' : 'sr-only')}>
        {!failure && resultText(filter, page.total)}
      </p>
      <div
        aria-busy={isPending || undefined}
        className={clsx('transition-opacity duration-[220ms] ease-out', isPending && 'opacity-50')}
      >
        <Results gallery={gallery} downloads={downloads} />
      </div>
      {children}
    </div>
  );
}

const searchOf = ({ search }: TemplateFilter): TemplateFilter => (search ? { search } : {});

/** Links, so that each category has a URL. Only those with templates, and the chosen one, are offered. */
function Categories({ filter, counts }: { filter: TemplateFilter; counts: Counts }) {
  const countOf = (category: string) =>
    counts?.find((each) => each.category === category)?.count ?? 0;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const offered = TEMPLATE_CATEGORIES.filter(
    (category) => counts === null || category === filter.category || countOf(category) > 0,
  );
  return (
    <nav
      aria-label="Categories"
      className="-mx-4.5 mt-8 overflow-x-auto px-4.5 py-1 [scrollbar-width:none] sm:mx-0 sm:overflow-visible sm:px-0"
    >
      <ul className="flex gap-2 max-sm:w-max sm:flex-wrap">
        {[undefined, ...offered].map((category) => {
          const isChosen = category === filter.category;
          return (
            <li key={category ?? 'All'}>
              <LinkButton
                size="sm"
                variant={isChosen ? 'ink' : 'secondary'}
                aria-current={isChosen ? 'page' : undefined}
                className="whitespace-nowrap touch:min-h-11"
                to={galleryPath({ ...searchOf(filter), ...(category && { category }) })}
              >
                {category ?? 'All'}
                {counts && (
                  <span className="ml-2 font-mono text-xs opacity-70">
                    {category ? countOf(category) : all}
                  </span>
                )}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A plain GET form, so that it works without scripts. */
function GallerySearch({ filter }: { filter: TemplateFilter }) {
  const { field } = useUrlSearchField(filter.search);
  return (
    <Form action="/templates" role="search" className="flex gap-2">
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={filter.search}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Search templates"
        placeholder="Search templates"
        className={clsx(controlClasses, 'h-11 min-w-0 flex-1 px-3.5')}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}

function Results({
  gallery: { filter, page, failure },
  downloads,
}: Pick<GalleryPageProps, 'gallery' | 'downloads'>) {
  if (failure)
    return (
      <ErrorState
        title="No templates to show"
        action={
          <LinkButton to={failure.status === 400 ? '/templates' : galleryPath(filter)}>
            {failure.status === 400 ? 'First page' : 'Retry'}
          </LinkButton>
        }
        {...(failure.requestId !== undefined && { requestId: failure.requestId })}
      >
        {failure.message}
      </ErrorState>
    );
  if (page.items.length === 0)
    return (
      <EmptyState
        seed="no-templates"
        title="No Templates Found"
        action={
          (filter.search ?? filter.category) !== undefined && (
            <LinkButton to="/templates" variant="primary">
              Show all templates
            </LinkButton>
          )
        }
      >
        {filter.search
          ? `Nothing matches “${filter.search}”. Try a shorter word or another category.`
          : 'There is nothing here yet.'}
      </EmptyState>
    );
  const before = filter.from ?? 0;
  return (
    <>
      <ol className="mt-10 grid gap-14 sm:gap-20">
        {page.items.map((template, index) => (
          <li key={template._id} className="border-t border-line pt-8 sm:pt-10">
            <TemplateEntry
              template={template}
              number={before + index + 1}
              downloads={downloads}
              eager={index === 0}
            />
          </li>
        ))}
      </ol>
      {page.nextCursor !== null && (
        <div className="mt-16 flex justify-center border-t border-line pt-10">
          <LinkButton
            rel="next"
            to={galleryPath({
              ...filter,
              cursor: page.nextCursor,
              from: before + page.items.length,
            })}
          >
            More templates
          </LinkButton>
        </div>
      )}
    </>
  );
}

function resultText({ category, search }: TemplateFilter, total: number | null): string {
  const amount = total === null ? 'Templates' : total === 1 ? '1 template' : `${total} templates`;
  const inCategory = category ? `${amount} in ${category}` : amount;
  return search ? `${inCategory} for “${search}”` : inCategory;
}
