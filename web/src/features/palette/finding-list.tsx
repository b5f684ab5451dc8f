import clsx from 'clsx';
import { ItemTitle } from '../../ui/item-title.tsx';
import type { Finding } from './use-findings.ts';

export const optionId = (list: string, index: number): string => `${list}-${index}`;

type FindingListProps = {
  id: string;
  findings: readonly Finding[];
  active: number;
  isLooking: boolean;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
};

export function FindingList({
  id,
  findings,
  active,
  isLooking,
  onPoint,
  onChoose,
}: FindingListProps) {
  const failed = findings.filter((finding) => finding.failed);
  const isEmpty = findings.every(({ entries }) => entries.length === 0);
  return (
    <div
      className={clsx(
        'min-h-24 flex-1 overflow-y-auto overscroll-contain p-2 transition-opacity duration-[120ms]',
        isLooking && 'opacity-60',
      )}
    >
      <div id={id} role="listbox" aria-label="Found" aria-busy={isLooking || undefined}>
        {findings.map(({ label, entries }, group) => {
          const first = findings
            .slice(0, group)
            .reduce((sum, earlier) => sum + earlier.entries.length, 0);
          return (
            entries.length > 0 && (
              <div key={label} role="group" aria-label={label} className="pb-2">
                <p aria-hidden="true" className="px-3 pt-2 pb-1 font-mono text-xs text-ink-faint">
                  {label}
                </p>
                {entries.map(({ to, title, note }, index) => {
                  const place = first + index;
                  return (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
                    <div
                      key={to}
                      id={optionId(id, place)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={place === active}
                      onPointerMove={() => onPoint(place)}
                      onClick={() => onChoose(place)}
                      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-sm aria-selected:bg-sunken"
                    >
                      <span className="min-w-0 truncate font-strong">
                        <ItemTitle title={title} inline />
                      </span>
                      <span className="shrink-0 font-mono text-xs text-ink-faint">{note}</span>
                    </div>
                  );
                })}
              </div>
            )
          );
        })}
      </div>
      {isEmpty && !isLooking && failed.length === 0 && (
        <p className="px-3 py-6 text-center text-sm text-ink-muted">
          Nothing found. Try a shorter word.
        </p>
      )}
      {failed.map(({ label }) => (
        <p key={label} className="px-3 py-2 text-sm text-danger">
          {label} could not be searched just now.
        </p>
      ))}
    </div>
  );
}
