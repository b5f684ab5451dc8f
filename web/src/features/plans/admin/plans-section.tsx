import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { PlanFormDialog } from './plan-form-dialog.tsx';
import { PlanReach } from './plan-reach.tsx';
import { PlanRecordCard } from './plan-record-card.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { LOAD_FAILED, planRecordsQuery, planSettingsQuery } from './queries.ts';

const plus = <Plus aria-hidden="true" className="size-4" />;

/** Spec 2: the subscription plans, and what each plan opens. */
export function PlansSection() {
  const plans = useQuery(planRecordsQuery);
  const settings = useQuery(planSettingsQuery);
  const [editing, setEditing] = useState<PlanRecord | 'new' | null>(null);
  const [deleting, setDeleting] = useState<PlanRecord | null>(null);
  const adding = useRef<HTMLButtonElement>(null);

  if (plans.isPending || settings.isPending) return <PlansSkeleton />;
  const error = plans.error ?? settings.error;
  if (!plans.data || !settings.data)
    return (
      <ErrorState
        onRetry={() => void Promise.all([plans.refetch(), settings.refetch()])}
        retrying={plans.isFetching || settings.isFetching}
        {...(error instanceof ApiError && error.requestId && { requestId: error.requestId })}
      >
        {error?.message ?? LOAD_FAILED}
      </ErrorState>
    );

  const onSale = plans.data.filter(({ withdrawnAt }) => withdrawnAt === null);
  const retired = plans.data.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const { planLinks } = settings.data;
  const card = (plan: PlanRecord) => (
    <PlanRecordCard
      key={plan._id}
      {...{ plan, planLinks }}
      plans={onSale}
      onEdit={() => setEditing(plan)}
      onDelete={() => setDeleting(plan)}
    />
  );

  return (
    <div className="mt-5 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {onSale.length} {onSale.length === 1 ? 'plan' : 'plans'} on sale
        </p>
        <Button ref={adding} variant="primary" onClick={() => setEditing('new')}>
          {plus}
          Add New Plan
        </Button>
      </div>
      {onSale.length === 0 ? (
        <EmptyState seed="subscription-plans" title="No subscription plans yet" className="py-10">
          Everything in the shop is free until a plan is on sale and components are put into it.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">{onSale.map(card)}</ul>
      )}
      {retired.length > 0 && (
        <section aria-labelledby="retired-plans">
          <h2 id="retired-plans" className="text-lg">
            No longer sold
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            They run until the last period ends, and open what they opened.
          </p>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">{retired.map(card)}</ul>
        </section>
      )}
      {onSale.length > 0 && <PlanReach plans={onSale} planLinks={planLinks} />}
      {editing !== null && (
        <PlanFormDialog
          key={editing === 'new' ? 'new' : editing._id}
          plan={editing === 'new' ? null : editing}
          {...{ planLinks }}
          plans={onSale}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <DeletePlan
          key={deleting._id}
          plan={deleting}
          planLinks={planLinks}
          others={onSale.filter(({ _id }) => _id !== deleting._id)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            // The card with the clicked button is gone.
            adding.current?.focus();
          }}
        />
      )}
    </div>
  );
}
