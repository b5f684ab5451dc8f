import { useAdding } from '../../../state/admin-create.ts';
import { useDraft } from '../../../state/draft.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { TEMPLATES_KEY } from './queries.ts';
import { TemplateFields } from './template-fields.tsx';
import { useTemplateForm } from './use-template-form.ts';

const FAILED = 'Failed to add template. Please try again.';

export function AddTemplateSection() {
  const form = useTemplateForm({
    more: () => ({ requestId: adding.requestId }),
    submit: (body, onProgress) => adding.send(body, onProgress),
    fallback: FAILED,
  });
  const adding = useAdding({
    call: (uploads, body, options) => uploads.call('createTemplate', { body }, options),
    fallbackMessage: FAILED,
    queryKey: TEMPLATES_KEY,
    onAdded: () => {
      notify({ title: 'Template added successfully!', tone: 'positive' });
      kept.clear();
    },
    isAdded: form.isSubmitted,
    onClear: form.clear,
  });
  const kept = useDraft({
    form: 'template',
    values: form.values,
    isDirty: form.isDirty && !form.isSubmitted,
    restore: form.setValues,
    hasFiles: form.hasFiles,
  });

  return (
    <>
      <FormGuard {...kept.guard} className="mt-6" />
      <FormCard submitLabel="Add Template" form={form}>
        <TemplateFields form={form} />
      </FormCard>
    </>
  );
}
