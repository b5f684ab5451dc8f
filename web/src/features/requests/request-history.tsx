import clsx from 'clsx';
import { formatShortDate } from '@tessera/contract/days';
import type { RequestDetail, RequestMessage } from '@tessera/contract/requests';

type RequestHistoryProps = {
  request: Pick<RequestDetail, 'createdAt' | 'messages'>;
  /** The side that reads it. */
  side: 'requester' | 'team';
  /** The member's name, as the team sees it. */
  requesterName?: string;
};

const STEPS = {
  submitted: 'Request sent',
  accepted: 'Request accepted',
  'in-progress': 'We began to make it',
  delivered: 'Component delivered',
  declined: 'Request declined',
} as const;

const time = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Status changes and messages, oldest first. */
export function RequestHistory({ request, side, requesterName = 'You' }: RequestHistoryProps) {
  const first: RequestMessage = {
    _id: 'first',
    by: 'requester',
    status: 'submitted',
    text: null,
    at: request.createdAt,
  };
  return (
    <ol className="grid grid-cols-1 gap-4">
      {[first, ...request.messages].map((entry) => (
        <Entry
          key={entry._id}
          entry={entry}
          isOwn={entry.by === side}
          requesterName={requesterName}
        />
      ))}
    </ol>
  );
}

type EntryProps = { entry: RequestMessage; isOwn: boolean; requesterName: string };

function Entry({ entry: { by, status, text, at }, isOwn, requesterName }: EntryProps) {
  const moment = new Date(at);
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <span
          aria-hidden="true"
          className={clsx(
            'size-2.25 shrink-0 rounded-[2px]',
            by === 'team' ? 'bg-tile-1' : 'bg-tile-4',
          )}
        />
        <span className="font-strong">
          {status ? STEPS[status] : by === 'team' ? 'Tessera team' : requesterName}
        </span>
        <time dateTime={at} className="text-ink-faint tabular-nums">
          {formatShortDate(moment)}, {time.format(moment)}
        </time>
      </p>
      {text !== null && (
        <p
          className={clsx(
            'mt-1.5 ml-4.25 w-fit max-w-prose rounded-md px-3.5 py-2.5 whitespace-pre-line wrap-anywhere',
            isOwn ? 'bg-sunken' : 'border border-line bg-surface',
          )}
        >
          {text}
        </p>
      )}
    </li>
  );
}
