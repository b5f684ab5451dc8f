import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The searches without results, as a list of what to make next. */
export function ZeroResultSearches() {
  const { data, error } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'zero-result-searches'],
    queryFn: ({ signal }) => adminApi.call('zeroResultSearches', {}, { signal }),
  });
  return (
    <>
      <CardTitle as="h2">Searches that found nothing</CardTitle>
      {!data && !error && <Skeleton className="mt-4 h-4 w-40" />}
      {error && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {error.message}
        </p>
      )}
      {data?.length === 0 && (
        <p className="mt-4 text-sm text-ink-muted">Every search has found something so far.</p>
      )}
      {data && data.length > 0 && (
        <ol className="mt-3 grid">
          {data.map(({ query, times }) => (
            <li
              key={query}
              className="flex min-w-0 items-baseline justify-between gap-3 border-b border-line py-2 text-sm last:border-b-0"
            >
              <span className="min-w-0 wrap-anywhere">{query}</span>
              <span className="shrink-0 font-mono text-xs text-ink-faint tabular-nums">
                {times.toLocaleString('en-IN')} ×
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
