import type { ReactNode } from 'react';
import { APPLICATION_TEXTS } from '@tessera/contract/application-rules';
import type { Standing as Outcome } from '@tessera/contract/creators';
import { formatDate } from '@tessera/contract/days';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

type StandingProps = { badge: string; tone: BadgeTone; title: string; children: ReactNode };

/** Each state has a mosaic of its own, so that the four states of the panel are easy to distinguish. */
function Standing({ badge, tone, title, children }: StandingProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <Mosaic seed={`application-${badge}`} columns={14} rows={3} className="h-28 w-full" />
      <div className="grid justify-items-start gap-3 p-6 sm:p-7">
        <Badge tone={tone}>{badge}</Badge>
        <h3 className="text-2xl">{title}</h3>
        {children}
      </div>
    </Card>
  );
}

const words = 'text-pretty text-ink-muted';

const RECEIVED =
  'We have your application. Our team looks at it and writes to you with the answer.';

type PendingProps = { since?: string; isNew?: boolean; children?: ReactNode };

/** Spec 5: the text is prescribed for somebody who comes back. Right after sending it would read as a refusal. */
export function Pending({ since, isNew = false, children }: PendingProps) {
  return (
    <Standing
      badge="Pending"
      tone="warning"
      title={isNew ? 'Your application is with us' : 'Your application is being reviewed'}
    >
      <p className={words}>{isNew ? RECEIVED : APPLICATION_TEXTS.pending}</p>
      {since && <p className="text-sm text-ink-faint">Received on {formatDate(new Date(since))}</p>}
      {children}
    </Standing>
  );
}

export function Approved({ children }: { children?: ReactNode }) {
  return (
    <Standing badge="Approved" tone="positive" title="You are in">
      <p className={words}>{APPLICATION_TEXTS.approved}</p>
      {children}
    </Standing>
  );
}

type RejectedProps = { application: Pick<Outcome, 'reason' | 'decidedAt'>; onReapply: () => void };

export function Rejected({ application: { reason, decidedAt }, onReapply }: RejectedProps) {
  return (
    <Standing badge="Rejected" tone="danger" title="Not this time">
      <p className={words}>
        We could not take your last application. You are welcome to apply again, as soon as you
        like.
      </p>
      {reason && (
        <blockquote className="w-full rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere whitespace-pre-line text-ink">
          <span className="mb-1 block font-mono text-xs text-ink-muted">What our team said</span>
          {reason}
        </blockquote>
      )}
      {decidedAt && (
        <p className="text-sm text-ink-faint">Decided on {formatDate(new Date(decidedAt))}</p>
      )}
      <Button variant="primary" onClick={onReapply} className="mt-2">
        Apply Again
      </Button>
    </Standing>
  );
}
