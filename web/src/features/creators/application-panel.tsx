import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { APPLICATION_BANNER_MS } from '@tessera/contract/application-rules';
import type { User } from '@tessera/contract/users';
import { getQueryClient } from '../../api/query-client.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ApplicationForm } from './application-form.tsx';
import { PanelFrame, PanelSkeleton } from './panel-frame.tsx';
import { PlansAnswer } from './plans-answer.tsx';
import { applicationQuery, CHECK_FAILED } from './queries.ts';
import { Approved, Pending, Rejected } from './standing.tsx';
import type { Applied } from './use-application-form.ts';
import { VisitorPanel } from './visitor-panel.tsx';

/** Spec 2: shows the approved, pending or rejected state of the user's application, or an empty form. */
export function ApplicationPanel({ user }: { user: User | null }) {
  const [banner, setBanner] = useState<string | null>(null);

  useEffect(() => {
    if (banner === null) return undefined;
    const timer = setTimeout(() => setBanner(null), APPLICATION_BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const announce = ({ message }: Applied) => setBanner(message);
  return (
    <QueryClientProvider client={getQueryClient()}>
      <div className="grid gap-4">
        <Banner>{banner}</Banner>
        {/* An application can be looked up only by a verified address. */}
        {user?.isVerified ? (
          <OwnPanel key={user._id} user={user} onApplied={announce} />
        ) : (
          <VisitorPanel known={user ?? {}} onApplied={announce} />
        )}
      </div>
    </QueryClientProvider>
  );
}

/** Always rendered, so that screen readers announce its text. */
function Banner({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:hidden">
      {children && (
        <p className="flex gap-2.5 rounded-md bg-positive-soft px-4 py-3.5 text-positive">
          <CircleCheck aria-hidden="true" className="mt-[0.2em] size-4.5 shrink-0" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  );
}

type OwnPanelProps = { user: User; onApplied: (applied: Applied) => void };

function OwnPanel({ user, onApplied }: OwnPanelProps) {
  const queries = useQueryClient();
  const { data, isPending, isFetching, refetch } = useQuery(applicationQuery);
  const [isReapplying, setReapplying] = useState(false);
  const [isSent, setSent] = useState(false);

  const accept = (applied: Applied) => {
    queries.setQueryData(applicationQuery.queryKey, applied.application);
    setReapplying(false);
    setSent(true);
    onApplied(applied);
  };

  if (isPending) return <PanelSkeleton />;
  if (data === undefined)
    return (
      <PanelFrame>
        <ErrorState
          title={CHECK_FAILED}
          headingLevel="h3"
          className="py-10"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Your application is safe with us. Please try again in a moment.
        </ErrorState>
      </PanelFrame>
    );
  if (data?.status === 'pending') return <Pending since={data.createdAt} isNew={isSent} />;
  if (data?.status === 'approved')
    return (
      <Approved>
        <PlansAnswer application={data} />
      </Approved>
    );
  if (data?.status === 'rejected' && !isReapplying)
    return <Rejected application={data} onReapply={() => setReapplying(true)} />;
  const { name, phone, city } = data ?? { name: user.name, phone: user.phone ?? '', city: '' };
  return (
    <PanelFrame>
      <ApplicationForm
        known={{ name, phone, city, email: user.email }}
        emailFixed
        onApplied={accept}
      />
    </PanelFrame>
  );
}
