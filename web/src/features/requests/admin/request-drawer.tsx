import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { formatDate } from '@tessera/contract/days';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { Badge } from '../../../ui/badge.tsx';
import { CardTitle } from '../../../ui/card.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx';
import { MessageForm } from '../message-form.tsx';
import { RequestBrief } from '../request-brief.tsx';
import { RequestHistory } from '../request-history.tsx';
import { STATUS_WORDS } from '../words.ts';
import { RequestActions } from './request-actions.tsx';
import { replyTo, requestFileQuery, useRequestChange, type Step } from './requests-query.ts';
import { StepDialog } from './step-dialog.tsx';

type RequestDrawerProps = {
  id: string | null;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeliver: (request: RequestFile) => void;
};

/** One request beside the list, and what can be done about it. */
export function RequestDrawer({ id, opener, onClose, onDeliver }: RequestDrawerProps) {
  const file = useQuery({ ...requestFileQuery(id ?? ''), enabled: id !== null });
  const [step, setStep] = useState<Step | null>(null);
  const request = id === null ? undefined : file.data;
  return (
    <Drawer
      title="Request details"
      width="lg"
      open={id !== null}
      finalFocus={opener}
      onOpenChange={(open) => !open && onClose()}
      footer={
        request &&
        request.status !== 'declined' && (
          <RequestActions request={request} onStep={setStep} onDeliver={() => onDeliver(request)} />
        )
      }
    >
      {request && <Details key={request._id} request={request} />}
      {id !== null && !request && file.error && (
        <ErrorState
          headingLevel="h3"
          onRetry={() => void file.refetch()}
          retrying={file.isFetching}
        >
          {file.error.message}
        </ErrorState>
      )}
      {id !== null && !request && !file.error && (
        <SkeletonGroup label="Loading the request">
          <Skeleton className="h-6 w-64" />
          <SkeletonText lines={9} className="mt-6" />
        </SkeletonGroup>
      )}
      {request && step && (
        <StepDialog
          key={`${request._id} ${step}`}
          request={request}
          step={step}
          onClose={() => setStep(null)}
        />
      )}
    </Drawer>
  );
}

function Details({ request }: { request: RequestFile }) {
  const { _id, title, category, status, plan, asker, createdAt, component } = request;
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
            {asker.name}
            <a
              href={`mailto:${asker.email}`}
              className="block text-sm underline decoration-line-strong underline-offset-4"
            >
              {asker.email}
            </a>
          </Fact>
          <Fact label="Plan">{plan}</Fact>
          <Fact label="Category">{category}</Fact>
          <Fact label="Asked on">{formatDate(new Date(createdAt))}</Fact>
          {component && (
            <Fact label="Delivered">
              {component.title}
              <span className="block text-sm text-ink-muted">
                {component.isPublic ? 'Published for everybody' : 'Private: for its asker alone'}
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
          <RequestHistory request={request} side="team" askerName={asker.name} />
        </div>
        {status !== 'declined' && (
          <div className="mt-5">
            <MessageForm
              label={`Write to ${asker.name}`}
              hint="Mailed at once, word for word."
              action="Send Reply"
              onSend={(text) => reply.mutateAsync(text)}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-mono text-xs text-ink-faint">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
