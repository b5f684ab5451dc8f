import { useAdding } from '../../../state/admin-create.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { notify } from '../../../ui/notify.ts';
import { TemplateFields } from './template-fields.tsx';
import { TEMPLATES_KEY } from './template-list.ts';
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
    onAdded: () => notify({ title: 'Template added successfully!', tone: 'positive' }),
    isAdded: form.isSubmitted,
    onClear: form.clear,
  });

  return (
    <FormCard submitLabel="Add Template" form={form}>
      <TemplateFields form={form} />
    </FormCard>
  );
}
