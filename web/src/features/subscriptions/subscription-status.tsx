import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { NO_SUBSCRIPTION_LABEL } from '@tessera/contract/constants';
import { getQueryClient } from '../../api/query-client.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { timeLeft } from './plan-terms.ts';
import { subscriptionQuery } from './queries.ts';

type SubscriptionStatusProps = {
  /** Renders a link in the style of the menu. */
  renderLink: (link: { to: string; label: string }) => ReactNode;
  /** Further content for members with a plan. */
  more?: ReactNode;
};

/** Spec 4: the plan and its remaining days, or a link to the plans. Fetched when it becomes visible. */
export function SubscriptionStatus({ renderLink, more }: SubscriptionStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const { data, isError } = useQuery(
    { ...subscriptionQuery, enabled: useSeen(line) },
    getQueryClient(),
  );
  return (
    <>
      <div
        ref={line}
        data-status=""
        className="flex min-h-10 items-center justify-between gap-3 text-sm touch:min-h-11"
      >
        {data?.plan && (
          <p className="min-w-0">
            <span className="font-strong">{data.plan.name}</span>
            <span className="text-ink-muted">, {timeLeft(data.plan)}</span>
          </p>
        )}
        {data && !data.plan && data.expired && (
          <>
            <p className="min-w-0 font-strong">
              {data.expired.name} <span className="text-danger">(Expired)</span>
            </p>
            {renderLink({ to: '/#pricing', label: 'Renew subscription' })}
          </>
        )}
        {data && !data.plan && !data.expired && (
          <>
            <p className="min-w-0 font-strong">{NO_SUBSCRIPTION_LABEL}</p>
            {renderLink({ to: '/#pricing', label: 'Upgrade' })}
          </>
        )}
        {!data && !isError && <Skeleton className="h-3 w-32" />}
        {!data && isError && <p className="text-ink-muted">Your plan could not be loaded.</p>}
      </div>
      {data?.plan && more}
    </>
  );
}

/** Whether the element is visible. The menu of small screens is in the DOM of every page, mostly hidden. */
function useSeen(piece: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    if (piece.current) observer.observe(piece.current);
    return () => observer.disconnect();
  }, [piece]);
  return isSeen;
}
