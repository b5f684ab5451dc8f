import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '../../api/query-client.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allowanceQuery } from './queries.ts';
import { capital, countOf } from './words.ts';

type RequestsLeftProps = {
  /** Renders a link in the style of the menu. */
  renderLink: (link: { to: string; label: string }) => ReactNode;
};

/** For the account menus of members with a plan: the number of remaining requests, and a link to them. */
export function RemainingRequests({ renderLink }: RequestsLeftProps) {
  const { data, isError } = useQuery(allowanceQuery, getQueryClient());
  // Hidden when the plan includes no requests or loading failed. The requests page shows which.
  if (isError || data?.periods.length === 0) return null;
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 text-sm touch:min-h-11">
      {data ? (
        <>
          <p className="min-w-0 text-ink-muted">
            {capital(countOf(data.left))}
            {data.left !== null && ' left'}
          </p>
          {renderLink({ to: '/dashboard/requests', label: 'Requests' })}
        </>
      ) : (
        <Skeleton className="h-3 w-40" />
      )}
    </div>
  );
}
