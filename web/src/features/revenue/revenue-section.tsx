import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { CreatorStatement } from './creator-statement.tsx';
import {
  PERIODS,
  revenueKey,
  revenueQuery,
  trendsQuery,
  usePeriod,
  useRevenueList,
} from './queries.ts';
import { RevenueFigures } from './revenue-figures.tsx';
import { RevenueStatCards } from './revenue-stat-cards.tsx';
import { RevenueTrends } from './revenue-trends.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { TaxMonth } from './tax-month.tsx';

/** The revenue of the shop: key figures, trends, single sales, and the monthly tax summary. */
export function RevenueSection() {
  const queries = useQueryClient();
  const list = useRevenueList();
  const { days, setDays } = usePeriod();
  const asked = useQuery(revenueQuery(list.query));
  const trends = useQuery(trendsQuery(days));
  const [refreshed, setRefreshed] = useState(0);
  const isFetching = useIsFetching({ queryKey: revenueKey }) > 0;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: revenueKey });
    setRefreshed((times) => times + 1);
  };

  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Period"
          options={PERIODS}
          value={days}
          onChange={setDays}
          size="sm"
        />
        <span className="flex items-center gap-3">
          <span role="status" className="text-sm text-ink-muted empty:-ms-3">
            {refreshed > 0 && !isFetching && !asked.error && 'Up to date'}
          </span>
          <Button size="sm" loading={isFetching} onClick={() => void refresh()}>
            <RotateCw aria-hidden="true" className="size-4" />
            Refresh Data
          </Button>
        </span>
      </div>
      <RevenueStatCards stats={asked.data?.stats} trends={trends.data} failed={!!asked.error} />
      <RevenueTrends asked={trends} days={days} />
      <RevenueFigures figures={trends.data?.figures} days={days} failed={!!trends.error} />
      <SubscriptionDetails list={list} asked={asked} />
      <CreatorStatement />
      <TaxMonth />
    </div>
  );
}
