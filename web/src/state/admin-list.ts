import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 300;

export type Direction = 'asc' | 'desc';

type Filters = Record<string, readonly string[]>;

type ListRules<Sort extends string, Closed extends Filters, Open extends string> = {
  sorts: readonly Sort[];
  /** The default order. */
  sort: Sort;
  direction?: Direction;
  /** Filters with a fixed list of values. The first value is the default. */
  filters: Closed;
  /** Filters that accept any value, such as an id. An empty one is left out. */
  openFilters?: readonly Open[];
};

/** The query of the list's endpoint. */
type ListQuery<Sort extends string, Closed extends Filters, Open extends string> = {
  search?: string;
  sort: Sort;
  direction: Direction;
  page: number;
} & { [Name in keyof Closed]: Closed[Name][number] } & { [Name in Open]?: string };

/**
 * The state of an admin list, stored in the URL. So a reload, a bookmark and Back show the same
 * rows.
 * A change of search, filter or order returns to the first page.
 */
export function useAdminList<
  const Sort extends string,
  const Closed extends Filters,
  const Open extends string = never,
>(rules: ListRules<Sort, Closed, Open>) {
  const { sorts, direction: firstDirection = 'desc', openFilters = [] } = rules;
  const filters: Filters = rules.filters;
  const [parameters, setParameters] = useSearchParams();

  const search = parameters.get('search')?.trim() ?? '';
  const sort = oneOf(sorts, parameters.get('sort'), rules.sort);
  const direction = oneOf(['asc', 'desc'], parameters.get('direction'), firstDirection);
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);

  /** The text in the search field. It may be newer than the URL. */
  const [typed, setTyped] = useState<string | null>(null);
  /**
   * The text in the URL, then the texts that were written and are not rendered yet. On a slow machine there can be several.
   */
  const written = useRef([search]);
  useEffect(() => {
    const place = written.current.indexOf(search);
    // The URL was changed from outside, by Back or a link.
    if (place === -1) setTyped(null);
    written.current = place === -1 ? [search] : written.current.slice(place);
  }, [search]);

  /** The pending URL: on a slow machine the next change can come before this one is rendered. */
  const going = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    going.current = null;
  }, [parameters]);

  const write = (change: Record<string, string>, o: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(going.current ?? parameters);
    const text = (typed ?? search).trim();
    written.current.push(text);
    for (const [name, value] of Object.entries({ search: text, page: '', ...change })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    going.current = next;
    setParameters(next, { preventScrollReset: true, replace: o.replace ?? false });
  };

  const isAhead = () =>
    typed !== null && typed.trim() !== ((going.current ?? parameters).get('search') ?? '');
  const writeTyped = useEffectEvent(() => {
    if (isAhead()) write({}, { replace: true });
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const pause = setTimeout(writeTyped, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(filters))
    chosen[name] = oneOf(values, parameters.get(name), values[0] ?? '');
  for (const name of openFilters) {
    const value = parameters.get(name);
    if (value) chosen[name] = value;
  }
  const isNarrowed =
    search !== '' || Object.entries(chosen).some(([name, value]) => value !== filters[name]?.[0]);

  return {
    query: {
      ...(search !== '' && { search }),
      sort,
      direction,
      page,
      ...chosen,
    } as ListQuery<Sort, Closed, Open>,
    /** A search or a filter is active. */
    isNarrowed,
    searchText: typed ?? search,
    setSearch: setTyped,
    setFilter: (name: (keyof Closed & string) | Open, value: string) =>
      write({ [name]: value === filters[name]?.[0] ? '' : value }),
    setSort: (next: Sort) => write({ sort: next === rules.sort ? '' : next }),
    setDirection: (next: Direction) => write({ direction: next === firstDirection ? '' : next }),
    /**
     * Use `replace` when the user did not turn the page, for example when a page has become empty.
     * A pending search has other pages than the visible ones, so it starts at its first page.
     */
    turnTo: (next: number, o: { replace?: boolean } = {}) =>
      write({ page: next <= 1 || isAhead() ? '' : String(next) }, o),
    /** Clears the search and the filters, except for those given. The order stays. */
    clear: (kept: Record<string, string> = {}) => {
      setTyped(null);
      write({
        search: '',
        ...Object.fromEntries([...Object.keys(filters), ...openFilters].map((name) => [name, ''])),
        ...kept,
      });
    },
  };
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
  fallback: Value,
): Value => values.find((value) => value === given) ?? fallback;
