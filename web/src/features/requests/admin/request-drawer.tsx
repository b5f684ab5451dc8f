import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '@tessera/contract/days';
import type { RequestFile } from '@tessera/contract/requests-admin';
import type { OpenRecord } from '../../../state/admin-record.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CardTitle } from '../../../ui/card.tsx';
import { DiscardQuestion } from '../../../ui/discard-question.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { RecordDrawer } from '../../../ui/record-drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MessageForm, UNSENT } from '../message-form.tsx';
import { RequestBrief } from '../request-brief.tsx';
import { RequestHistory } from '../request-history.tsx';
import { STATUS_WORDS } from '../words.ts';
import { replyTo, requestFileQuery, useRequestChange, type Step } from './queries.ts';
import { RequestActions } from './request-actions.tsx';
import { StepDialog } from './step-dialog.tsx';

type RequestDrawerProps = { record: OpenRecord; onDeliver: (request: RequestFile) => void };

/** One request in a drawer beside the list, with its actions. */
export function RequestDrawer({ record, onDeliver }: RequestDrawerProps) {
  const { id } = record;
  const asked = useQuery({ ...requestFileQuery(id ?? ''), enabled: id !== null });
  const [asking, setAsking] = useState<{ id: string; step: Step } | null>(null);
  /** A step after which the drafted reply could not be sent. */
  const [losing, setLosing] = useState<{ id: string; step: 'declined' | 'deliver' } | null>(null);
  const [isWritten, setWritten] = useState(false);
  // A question about one request must not stay open for another, or when the request is opened again.
  if (asking && asking.id !== id) setAsking(null);
  if (losing && losing.id !== id) setLosing(null);
  return (
    <RecordDrawer
      title="Request details"
      noun="the request"
      record={record}
      asked={asked}
      skeletonHead={<Skeleton className="h-6 w-64" />}
      renderFooter={(request) =>
        request.status !== 'declined' && (
          <RequestActions
            request={request}
            onStep={(step) =>
              isWritten && step === 'declined'
                ? setLosing({ id: request._id, step })
                : setAsking({ id: request._id, step })
            }
            onDeliver={() =>
              isWritten ? setLosing({ id: request._id, step: 'deliver' }) : onDeliver(request)
            }
          />
        )
      }
    >
      {(request) => (
        <>
          <Details request={request} onWritten={setWritten} />
          <DiscardQuestion
            open={losing?.id === request._id}
            onOpenChange={() => setLosing(null)}
            onDiscard={() => {
              setLosing(null);
              if (losing?.step === 'declined') setAsking({ id: request._id, step: 'declined' });
              else onDeliver(request);
            }}
            description={UNSENT}
          />
          {asking?.id === request._id && (
            <StepDialog
              key={asking.step}
              request={request}
              step={asking.step}
              onClose={() => setAsking(null)}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}

type DetailsProps = { request: RequestFile; onWritten: (isWritten: boolean) => void };

function Details({ request, onWritten }: DetailsProps) {
  const { _id, title, category, status, plan, requester, createdAt, component } = request;
  const reply = useRequestChange((text: string) => replyTo(_id, text));
  return (
    <div className="grid grid-cols-1 gap-6 pb-6">
      <header>
        <h3 className="text-xl text-pretty">{title}</h3>
        <p className="mt-2">
          <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Asked by">
            <Link
              to={`/admin/dashboard?section=users&user=${requester._id}`}
              className="underline decoration-line-strong underline-offset-4"
            >
              {requester.name}
            </Link>
            <a
              href={`mailto:${requester.email}`}
              className="block text-sm underline decoration-line-strong underline-offset-4"
            >
              {requester.email}
            </a>
          </Fact>
          <Fact label="Plan">{plan}</Fact>
          <Fact label="Category">{category}</Fact>
          <Fact label="Asked on">{formatDate(new Date(createdAt))}</Fact>
          {component && (
            <Fact label="Delivered">
              {component.title}
              <span className="block text-sm text-ink-muted">
                {component.isPublic
                  ? 'Published for everybody'
                  : 'Private: for its requester alone'}
              </span>
            </Fact>
          )}
        </dl>
      </header>
      <div className="border-t border-line pt-5">
        <RequestBrief request={request} headingLevel="h3" />
      </div>
      <section aria-label="Messages" className="border-t border-line pt-5">
        <CardTitle as="h3">Messages</CardTitle>
        <div className="mt-3.5">
          <RequestHistory request={request} side="team" requesterName={requester.name} />
        </div>
        {status !== 'declined' && (
          <div className="mt-5">
            <MessageForm
              requestId={_id}
              label={`Write to ${requester.name}`}
              hint="Mailed at once, word for word."
              action="Send Reply"
              onSend={(text) => reply.mutateAsync(text)}
              onWritten={onWritten}
            />
          </div>
        )}
      </section>
    </div>
  );
}
