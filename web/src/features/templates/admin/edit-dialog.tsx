import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { type OnProgress, uploadClient } from '../../../api/upload-send.ts';
import { useDraft } from '../../../state/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { TEMPLATES_KEY } from './queries.ts';
import { TemplateFields } from './template-fields.tsx';
import { useTemplateForm } from './use-template-form.ts';

const FAILED = 'Failed to update template. Please try again.';

export function EditDialog({ item, onClose }: { item: TemplateRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const title = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async ([body, onProgress]: [FormData, OnProgress]) => {
      await uploadClient(adminAddresses, onProgress).call(
        'updateTemplate',
        { params: { id: item._id }, body },
        { fallbackMessage: FAILED },
      );
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      notify({ title: 'Template updated successfully', tone: 'positive' });
      close();
    },
    onError: () => void queries.invalidateQueries({ queryKey: TEMPLATES_KEY }),
  });
  const form = useTemplateForm({
    record: item,
    more: ({ imagesToRemove }) => ({
      imagesToRemove: JSON.stringify(imagesToRemove),
      updatedAt: item.updatedAt,
    }),
    submit: (...given) => save.mutateAsync(given),
    fallback: FAILED,
  });
  const kept = useDraft({
    form: `template ${item._id}`,
    values: form.values,
    isDirty: form.isDirty,
    restore: form.setValues,
    hasFiles: form.hasFiles,
    basis: item.updatedAt,
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
      title="Edit Template"
      size="lg"
      initialFocus={title}
      actions={
        <>
          <FailureNotice
            message={form.failure}
            onDismiss={form.dismiss}
            className="w-full [&>div]:mb-1"
          />
          <DialogClose disabled={form.isSubmitting}>Cancel</DialogClose>
          <Button type="submit" form={form.id} variant="primary" loading={form.isSubmitting}>
            Save Changes
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      <form {...form.props}>
        <TemplateFields form={form} titleRef={title} narrow ownPlan={item.subscriptionPlan} />
      </form>
    </FormDialog>
  );
}
