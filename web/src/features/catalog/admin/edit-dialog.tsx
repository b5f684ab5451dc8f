import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { type OnProgress, uploadClient } from '../../../api/upload-send.ts';
import { useDraft } from '../../../state/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentFields } from './component-fields.tsx';
import { bodyOf, changesOf, type FormValues, valuesOf } from './form-values.ts';
import { COMPONENTS_KEY } from './queries.ts';
import { useComponentForm } from './use-component-form.ts';

const FAILED = 'Failed to update component. Please try again.';

export function EditDialog({ item, onClose }: { item: ComponentRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const title = useRef<HTMLInputElement>(null);
  const [imageUrl, setImageUrl] = useState(item.imageUrl);
  /** The version that the next save is based on. */
  const loaded = useRef(item.updatedAt);

  /** The picture is sent first: if its upload fails, nothing has changed. */
  const replaceImage = async (picture: File, onProgress: OnProgress): Promise<void> => {
    const body = new FormData();
    body.set('updatedAt', loaded.current);
    body.set('image', picture);
    const client = uploadClient(adminAddresses, onProgress);
    const record = await client.call(
      'replaceComponentImage',
      { params: { id: item._id }, body },
      { fallbackMessage: FAILED },
    );
    loaded.current = record.updatedAt;
    form.setImage(null);
    setImageUrl(record.imageUrl);
  };

  const save = useMutation({
    mutationFn: async ([values, image, onProgress]: [FormValues, File | null, OnProgress]) => {
      if (image) await replaceImage(image, onProgress);
      await adminApi.call(
        'updateComponent',
        {
          params: { id: item._id },
          body: {
            ...bodyOf(values),
            ...changesOf(values, item.code),
            updatedAt: loaded.current,
          },
        },
        { fallbackMessage: FAILED },
      );
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: COMPONENTS_KEY });
      notify({ title: 'Component updated successfully', tone: 'positive' });
      close();
    },
    onError: () => void queries.invalidateQueries({ queryKey: COMPONENTS_KEY }),
  });
  const form = useComponentForm({
    initial: () => valuesOf(item),
    hasImage: true,
    codeBefore: item.code,
    submit: (...given) => save.mutateAsync(given),
    fallback: FAILED,
  });
  const kept = useDraft({
    form: `component ${item._id}`,
    values: form.values,
    isDirty: form.isDirty,
    restore: form.setValues,
    hasFiles: form.image !== null,
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
      title="Edit Component"
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
        <ComponentFields
          form={form}
          titleRef={title}
          narrow
          currentImage={imageUrl}
          ownPlan={item.subscriptionPlan}
        />
      </form>
    </FormDialog>
  );
}
