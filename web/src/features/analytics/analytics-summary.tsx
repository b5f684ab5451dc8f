import type { ComponentAnalytics } from '@tessera/contract/analytics-admin';
import { StatCard } from '../../ui/stat-card.tsx';

const inFigures = (value: number) => value.toLocaleString('en-IN');

export function AnalyticsSummary({ data }: { data: ComponentAnalytics | undefined }) {
  const loading = data === undefined;
  const top = data?.topComponent;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <StatCard
        label="Total Component Copies"
        value={inFigures(data?.totalCopies ?? 0)}
        note={data && `${inFigures(data.freeCopies)} free · ${inFigures(data.paidCopies)} paid`}
        loading={loading}
      />
      <StatCard
        label="Unique Users"
        value={inFigures(data?.uniqueUsers ?? 0)}
        note={data && data.waiting > 0 && `${inFigures(data.waiting)} copies being counted`}
        loading={loading}
      />
      <StatCard
        label="Top Component"
        wordy
        value={top?.title ?? 'None yet'}
        note={
          top &&
          `${inFigures(top.uniqueCopies)} unique ${top.uniqueCopies === 1 ? 'copy' : 'copies'}`
        }
        loading={loading}
      />
    </div>
  );
}
