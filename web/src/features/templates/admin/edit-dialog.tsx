import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { uploadClient, uploadFailureText } from '../../../api/upload-send.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { TEXTS } from './form-values.ts';
import { TemplateFields } from './template-fields.tsx';
import { TEMPLATES_KEY } from './template-list.ts';
import { useTemplateForm } from './use-template-form.ts';

const FAILED = 'Failed to update template. Please try again.';

export function EditDialog({ item, onClose }: { item: TemplateRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const title = useRef<HTMLInputElement>(null);
  const form = useTemplateForm(item);
  const [fraction, setFraction] = useState<number>();

  const save = useMutation({
    mutationFn: (body: FormData) =>
      uploadClient(adminAddresses, setFraction).call(
        'updateTemplate',
        { params: { id: item._id }, body },
        { fallbackMessage: FAILED },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      notify({ title: 'Template updated successfully', tone: 'positive' });
      onClose();
    },
    onError: (error) => {
      setFraction(undefined);
      form.refuse(uploadFailureText(error, { timeout: TEXTS.timeout, fallback: FAILED }));
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !form.examine()) return;
    save.mutate(
      form.body({
        imagesToRemove: JSON.stringify(form.images.imagesToRemove),
        updatedAt: item.updatedAt,
      }),
    );
  };

  return (
    <FormDialog
      isDirty={form.isDirty}
      isBusy={save.isPending}
      onClose={onClose}
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
          <DialogClose disabled={save.isPending}>Cancel</DialogClose>
          <Button type="submit" form={form.formId} variant="primary" loading={save.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form noValidate method="post" id={form.formId} onSubmit={submit}>
        <TemplateFields
          form={form}
          titleRef={title}
          narrow
          fraction={fraction}
          disabled={save.isPending}
          ownPlan={item.subscriptionPlan}
        />
      </form>
    </FormDialog>
  );
}
