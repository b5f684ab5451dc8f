import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { PLANS_TEXT } from '@tessera/contract/application-rules';
import type { Application } from '@tessera/contract/creators';
import { formatDate } from '@tessera/contract/days';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PlansChoice } from './plans-choice.tsx';
import { applicationQuery, creatorApi } from './queries.ts';

const FAILED = 'Failed to keep your answer. Please try again.';

/** A creator's answer about plans: who was never asked can give it here, and everybody can change it. */
export function PlansAnswer({ application }: { application: Application }) {
  const queries = useQueryClient();
  const { plansConsent } = application;
  const save = useMutation({
    mutationFn: (opensPlans: boolean) =>
      creatorApi.call(
        'answerPlansQuestion',
        { body: { opensPlans, plansText: PLANS_TEXT.version } },
        { fallbackMessage: FAILED },
      ),
    onSuccess: (answer) =>
      queries.setQueryData(applicationQuery.queryKey, { ...application, ...answer }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('opensPlans');
    if (chosen !== null && !save.isPending) save.mutate(chosen === 'yes');
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      className="mt-3 grid w-full gap-4 border-t border-line pt-6"
    >
      <PlansChoice
        chosen={plansConsent ? (plansConsent.agrees ? 'yes' : 'no') : undefined}
        disabled={save.isPending}
      />
      <FailureNotice message={save.error?.message ?? null} onDismiss={() => save.reset()} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={save.isPending}>
          Save Answer
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {plansConsent
            ? `Your answer of ${formatDate(new Date(plansConsent.at))}. A new one counts for components that join a plan from then on.`
            : 'You have not answered yet, so your components stay out of plans.'}
        </p>
      </div>
    </form>
  );
}
