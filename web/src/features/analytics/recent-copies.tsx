import type { CopyMoment } from '@tessera/contract/analytics-admin';
import { TIME_ZONE } from '@tessera/contract/constants';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

export function RecentCopies({ moments }: { moments: readonly CopyMoment[] }) {
  return (
    <Card>
      <CardTitle as="h2">Recent Copy Activity</CardTitle>
      {moments.length === 0 ? (
        <p className="mt-4 text-sm text-ink-muted">No recent copy activity found.</p>
      ) : (
        <ul className="mt-3 grid">
          {moments.map(({ _id, timestamp, component, user }) => (
            <li
              key={_id}
              className="flex min-w-0 items-center gap-3 border-b border-line py-2.5 text-sm last:border-b-0"
            >
              <span className="size-9 shrink-0 overflow-hidden rounded-sm border border-line bg-sunken">
                {component.imageUrl ? (
                  <img
                    src={component.imageUrl}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover object-top"
                  />
                ) : (
                  <Mosaic seed={component.title} columns={2} rows={2} className="size-full" />
                )}
              </span>
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-strong" title={component.title}>
                  {component.title}
                </span>
                <span className="truncate text-[0.8125rem] text-ink-muted">
                  {component.category} · {user.name}
                </span>
              </span>
              <time
                dateTime={timestamp}
                className="shrink-0 text-right font-mono text-xs text-ink-faint"
              >
                {moment.format(new Date(timestamp))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
