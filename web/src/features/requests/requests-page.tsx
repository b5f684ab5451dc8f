import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { RequestDetail } from '@tessera/contract/requests';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { AllowanceCard, AllowanceSkeleton } from './allowance-card.tsx';
import type { Copying } from './delivered-component.tsx';
import { allowanceQuery, requestQuery } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { RequestList, requestPath } from './request-list.tsx';
import { RequestView } from './request-view.tsx';

const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The member's requests and the form for a new one; or one request, when the URL has its id. */
export function RequestsPage({ copying }: { copying: Copying }) {
  const [parameters] = useSearchParams();
  const id = parameters.get('request');
  return (
    <div className="mx-auto w-full max-w-[61.25rem] px-4.5 py-9 sm:px-8">
      {isId(id) ? <RequestView key={id} id={id} copying={copying} /> : <Overview />}
    </div>
  );
}

function Overview() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, isPending, isFetching, error, refetch } = useQuery(allowanceQuery);
  const [form, setForm] = useState<'none' | 'shown' | 'folded'>('none');

  const ask = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setForm('none');
    // One frame later, because the closing dialog takes the focus away.
    requestAnimationFrame(() => ask.current?.focus());
  };

  const sent = (request: RequestDetail) => {
    queries.setQueryData(requestQuery(request._id).queryKey, request);
    void queries.invalidateQueries({ queryKey: [PERSONAL_QUERY_KEY, 'requests'] });
    notify({
      title: 'Your request is with us.',
      description: 'We write to you as soon as somebody has read it.',
      tone: 'positive',
    });
    // Rendered before the navigation, because a dirty form would block it.
    flushSync(() => setForm('none'));
    void navigate(requestPath(request._id));
  };

  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Custom Requests</h1>
      <div className="mt-6 grid gap-4">
        {data && (
          <AllowanceCard
            allowance={data}
            isAsking={form === 'shown'}
            onAsk={() => setForm(form === 'shown' ? 'folded' : 'shown')}
            askRef={ask}
          />
        )}
        {isPending && <AllowanceSkeleton />}
        {!data && !isPending && (
          <Card padding="none">
            <ErrorState
              title="What your plan gives could not be shown"
              className="py-10"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {error.message}
            </ErrorState>
          </Card>
        )}
        {/* Stays even if the last request was used in another tab, so that no input is lost. */}
        {form !== 'none' && (
          <RequestForm hidden={form === 'folded'} onSent={sent} onCancel={cancel} />
        )}
      </div>
      <RequestList />
    </>
  );
}
