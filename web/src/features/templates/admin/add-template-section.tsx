import { useAdding } from '../../../state/admin-create.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { notify } from '../../../ui/notify.ts';
import { TEXTS } from './form-values.ts';
import { TemplateFields } from './template-fields.tsx';
import { TEMPLATES_KEY } from './template-list.ts';
import { useTemplateForm } from './use-template-form.ts';

export function AddTemplateSection() {
  const form = useTemplateForm();
  const adding = useAdding({
    call: (uploads, body, options) => uploads.call('createTemplate', { body }, options),
    texts: { timeout: TEXTS.timeout, fallback: 'Failed to add template. Please try again.' },
    queryKey: TEMPLATES_KEY,
    onAdded: () => notify({ title: 'Template added successfully!', tone: 'positive' }),
    onFailed: form.refuse,
    onClear: form.clear,
  });

  return (
    <FormCard
      submitLabel="Add Template"
      onSubmit={() => {
        if (form.examine()) adding.send(form.body({ requestId: adding.requestId }));
      }}
      isSending={adding.isSending}
      isDone={adding.isAdded}
      failure={form.failure}
      onDismissFailure={form.dismiss}
    >
      <TemplateFields form={form} fraction={adding.fraction} disabled={adding.isClosed} />
    </FormCard>
  );
}
