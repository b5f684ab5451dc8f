import { type FormEvent, useId, useRef, useState } from 'react';
import type { PlanLinks } from '@tessera/contract/access';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { DurationField } from './duration-field.tsx';
import { FeatureLines } from './feature-lines.tsx';
import { PlanAccess } from './plan-access.tsx';
import {
  areSame,
  draftOf,
  errorsOf,
  formOf,
  type PlanDraft,
  type PlanFaults,
} from './plan-draft.ts';
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
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(plan));
  const [faults, setFaults] = useState<PlanFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const saving = useSavePlan(plan);
  const set = (change: Partial<PlanDraft>) => setDraft((present) => ({ ...present, ...change }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { fields, message } = errorsOf(draft);
    setFaults(fields);
    setRefusal(message);
    const [first] = Object.keys(fields);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    saving.mutate(formOf(draft), {
      onSuccess: ({ name }) => {
        notify({
          title: `${name} plan ${plan ? 'updated' : 'created'} successfully`,
          tone: 'positive',
        });
        onClose();
      },
      onError: ({ message: reason }) => setRefusal(reason),
    });
  };

  return (
    <FormDialog
      isDirty={!areSame(draft, draftOf(plan))}
      isBusy={saving.isPending}
      onClose={onClose}
      size="md"
      title={plan ? `Edit ${plan.name} Plan` : 'Create New Plan'}
      actions={
        <>
          <DialogClose disabled={saving.isPending}>Cancel</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={saving.isPending}>
            {plan ? 'Save Changes' : 'Create Plan'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        method="post"
        onSubmit={submit}
        className="grid gap-5"
      >
        <FailureNotice message={refusal} onDismiss={() => setRefusal(null)} className="-mb-5" />
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <TextField
            label="Name"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
            error={faults.name}
          />
          <TextField
            label="Price (₹)"
            name="price"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            required
            value={draft.price}
            onChange={({ target }) => set({ price: target.value })}
            error={faults.price}
          />
        </div>
        <DurationField
          value={draft.duration}
          onChange={(duration) => set({ duration })}
          error={faults.duration}
        />
        <FeatureLines lines={draft.features} onChange={(features) => set({ features })} />
        <RequestQuota
          value={draft.requestQuota}
          onChange={(requestQuota) => set({ requestQuota })}
          error={faults.requestQuota}
        />
        <PlanAccess
          {...{ plan, plans, planLinks }}
          name={draft.name}
          chosen={draft.accessiblePlans}
          onChange={(accessiblePlans) => set({ accessiblePlans })}
        />
      </form>
    </FormDialog>
  );
}
