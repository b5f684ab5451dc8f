import { useEffect } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { useAdding } from '../../../state/admin-create.ts';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import { useDraft } from '../../../state/draft.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentFields } from './component-fields.tsx';
import { formOf, startingWith } from './form-values.ts';
import { COMPONENTS_KEY } from './queries.ts';
import { useComponentForm } from './use-component-form.ts';

const FAILED = 'Failed to add component. Please try again.';

type AddComponentSectionProps = {
  /** The component is not listed in the catalogue at first. */
  isPrivate?: boolean;
  /** Values that are known already. */
  draft?: { title: string; category: string };
  /** Without it, the form is reset for the next component. */
  onAdded?: (item: ComponentRecord) => void;
  /** Whether the form has input that leaving would lose. */
  onDirty?: (isDirty: boolean) => void;
};

export function AddComponentSection({
  isPrivate = false,
  draft,
  onAdded,
  onDirty,
}: AddComponentSectionProps) {
  const { failure: plansFailure } = usePlanChoices();
  const form = useComponentForm({
    initial: () => startingWith(draft),
    isOnce: true,
    plansFailure,
    submit: async (values, image, onProgress) => {
      if (!image) return;
      const { requestId } = adding;
      await adding.send(formOf(values, image, { requestId, isPrivate }), onProgress);
    },
    fallback: FAILED,
  });
  const adding = useAdding({
    call: (uploads, body, options) => uploads.call('createComponent', { body }, options),
    fallbackMessage: FAILED,
    queryKey: COMPONENTS_KEY,
    onAdded: (item) => {
      notify({ title: 'Component added successfully!', tone: 'positive' });
      kept.clear();
      onAdded?.(item);
    },
    isAdded: form.isSubmitted,
    onClear: () => {
      form.reset(startingWith());
      form.setImage(null);
    },
  });

  const isDirty = !form.isSubmitted && form.isDirty;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const kept = useDraft({
    form: draft ? `component for ${draft.title}` : 'component',
    values: form.values,
    isDirty,
    restore: form.setValues,
    hasFiles: form.image !== null,
  });

  return (
    <>
      <FormGuard {...kept.guard} className="mt-6" />
      <FormCard submitLabel="Add Component" form={form}>
        <ComponentFields form={form} />
      </FormCard>
    </>
  );
}
