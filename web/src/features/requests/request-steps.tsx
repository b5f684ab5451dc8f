import clsx from 'clsx';
import type { RequestStatus } from '@tessera/contract/request-rules';
import { STATUS_WORDS } from './words.ts';

const WAY = ['submitted', 'accepted', 'in-progress', 'delivered'] as const;

/** The progress of a request. A declined request has none. */
export function RequestSteps({ status }: { status: RequestStatus }) {
  if (status === 'declined') return null;
  const reached = WAY.indexOf(status);
  return (
    <ol aria-label="How far it has come" className="grid grid-cols-4 gap-1.5 sm:gap-2.5">
      {WAY.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className={clsx(
            'border-t-4 pt-2 text-[0.8125rem] sm:text-sm',
            index <= reached ? 'border-tile-4' : 'border-line',
            index === reached ? 'font-strong text-ink' : 'text-ink-muted',
          )}
        >
          {STATUS_WORDS[step].label}
          {index < reached && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
