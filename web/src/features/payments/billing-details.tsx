import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Billing } from '@tessera/contract/billing';
import { paymentApi } from '../../api/payment-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { BillingFields } from './billing-fields.tsx';
import { useBillingForm } from './use-billing-form.ts';

const billingQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'billing'],
  queryFn: ({ signal }) =>
    paymentApi.call(
      'getBilling',
      {},
      { signal, fallbackMessage: 'Failed to load your billing details. Please try again.' },
    ),
});

/** The billing details for future invoices. Existing invoices do not change. */
export function BillingDetails() {
  const { data, error, isPending, isFetching, refetch } = useQuery(billingQuery);
  return (
    <Card as="section" id="billing" padding="lg" className="scroll-mt-24">
      <CardTitle>Billing details</CardTitle>
      <p className="mt-1.5 text-sm text-ink-muted">
        Your next invoices carry these. Invoices you already have stay as they are.
      </p>
      {isPending && <BillingSkeleton />}
      {error && !data && (
        <ErrorState
          title="Your billing details could not be shown"
          headingLevel="h3"
          className="py-8"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      {data && <BillingForm before={data} />}
    </Card>
  );
}

function BillingForm({ before }: { before: Billing }) {
  const queries = useQueryClient();
  const form = useBillingForm(before, (saved) => {
    queries.setQueryData(billingQuery.queryKey, saved);
    notify({ title: 'Billing details saved', tone: 'positive' });
  });
  return (
    <form {...form.props} className="mt-5 grid gap-4">
      <BillingFields form={form} />
      <Button type="submit" loading={form.isSubmitting} className="sm:justify-self-start">
        Save Billing Details
      </Button>
    </form>
  );
}

function BillingSkeleton() {
  return (
    <SkeletonGroup label="Loading your billing details">
      {['w-16', 'w-12', 'w-40', 'w-32'].map((width) => (
        <span key={width} className="mt-5 block">
          <Skeleton className={`mb-2 h-3 ${width}`} />
          <Skeleton className="h-11 w-full" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
