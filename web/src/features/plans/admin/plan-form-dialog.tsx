import type { PlanLinks } from '@tessera/contract/access';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { useForm } from '../../../lib/use-form.ts';
import { useDraft } from '../../../state/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { DurationField } from './duration-field.tsx';
import { FeatureLines } from './feature-lines.tsx';
import { PlanAccess } from './plan-access.tsx';
import { areSame, draftOf, errorsOf, formOf, summaryOf } from './plan-draft.ts';
import { useSavePlan } from './queries.ts';
import { RequestQuota } from './request-quota.tsx';

type PlanFormDialogProps = {
  /** Null for a new plan. */
  plan: PlanRecord | null;
  plans: readonly PlanRecord[];
  planLinks: PlanLinks;
  onClose: () => void;
};

/** Spec 2 and 5: the form for a new or an existing plan. */
export function PlanFormDialog({ plan, plans, planLinks, onClose }: PlanFormDialogProps) {
  const saving = useSavePlan(plan);
  const form = useForm({
    initial: () => draftOf(plan),
    isSame: areSame,
    validate: errorsOf,
    summary: (_, draft) => summaryOf(draft),
    submit: async (draft, { signal }) => {
      const { name } = await saving.mutateAsync(formOf(draft));
      if (signal.aborted) return;
      notify({
        title: `${name} plan ${plan ? 'updated' : 'created'} successfully`,
        tone: 'positive',
      });
      close();
    },
  });
  const { field, choice, values, setValues } = form;
  const kept = useDraft({
    form: `plan ${plan?._id ?? ''}`,
    values,
    isDirty: form.isDirty,
    restore: setValues,
    basis: plan?.updatedAt ?? '',
  });
  const close = () => {
    kept.clear();
    onClose();
  };

  return (
    <FormDialog
      isDirty={form.isDirty}
      isBusy={form.isSubmitting}
      onClose={close}
      size="md"
      title={plan ? `Edit ${plan.name} Plan` : 'Create New Plan'}
      actions={
        <>
          <DialogClose disabled={form.isSubmitting}>Cancel</DialogClose>
          <Button type="submit" form={form.id} variant="primary" loading={form.isSubmitting}>
            {plan ? 'Save Changes' : 'Create Plan'}
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      <form {...form.props} className="grid gap-5">
        <FailureNotice message={form.failure} onDismiss={form.dismiss} className="-mb-5" />
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <TextField
            label="Name"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            {...field('name')}
          />
          <TextField
            label="Price (₹)"
            name="price"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            required
            {...field('price')}
          />
        </div>
        <DurationField {...choice('duration')} />
        <FeatureLines lines={values.features} onChange={(features) => setValues({ features })} />
        <RequestQuota {...choice('requestQuota')} />
        <PlanAccess
          {...{ plan, plans, planLinks }}
          name={values.name}
          chosen={values.accessiblePlans}
          onChange={(accessiblePlans) => setValues({ accessiblePlans })}
        />
      </form>
    </FormDialog>
  );
}
