import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { uploadClient, uploadFailureText } from '../../../api/upload-send.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentFields, type FieldFocus } from './component-fields.tsx';
import { COMPONENTS_KEY } from './component-list.ts';
import {
  areSame,
  bodyOf,
  errorsOf,
  firstErrorField,
  isRequired,
  REQUIRED,
  UPLOAD_TIMEOUT,
  valuesOf,
} from './form-values.ts';

const FAILED = 'Failed to update component. Please try again.';

export function EditDialog({ item, onClose }: { item: ComponentRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const formId = useId();
  const fields = useRef<FieldFocus>(null);
  const title = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(() => valuesOf(item));
  const [image, setImage] = useState<File | null>(null);
  const [imageUrl, setImageUrl] = useState(item.imageUrl);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();
  const found = errorsOf(values, { hasImage: true });
  /** The version that the next save is based on. */
  const loaded = useRef(item.updatedAt);

  /** The picture is sent first: if its upload fails, nothing has changed. */
  const replaceImage = async (picture: File): Promise<void> => {
    const form = new FormData();
    form.set('updatedAt', loaded.current);
    form.set('image', picture);
    const client = uploadClient(adminAddresses, (fraction) => setProgress(fraction * 100));
    const record = await client.call(
      'replaceComponentImage',
      { params: { id: item._id }, body: form },
      { fallbackMessage: FAILED },
    );
    loaded.current = record.updatedAt;
    setImage(null);
    setImageUrl(record.imageUrl);
  };

  const save = useMutation({
    mutationFn: async () => {
      if (image) await replaceImage(image);
      await adminApi.call(
        'updateComponent',
        { params: { id: item._id }, body: { ...bodyOf(values), updatedAt: loaded.current } },
        { fallbackMessage: FAILED },
      );
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: COMPONENTS_KEY });
      notify({ title: 'Component updated successfully', tone: 'positive' });
      onClose();
    },
    onError: (error) => {
      setProgress(undefined);
      setFailure(uploadFailureText(error, { timeout: UPLOAD_TIMEOUT, fallback: FAILED }));
      void queries.invalidateQueries({ queryKey: COMPONENTS_KEY });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const first = firstErrorField(found);
    setTried(true);
    setFailure(isRequired(first) ? REQUIRED : null);
    if (first === undefined) save.mutate();
    else fields.current?.focus(first);
  };

  return (
    <FormDialog
      isDirty={image !== null || !areSame(values, valuesOf(item))}
      isBusy={save.isPending}
      onClose={onClose}
      title="Edit Component"
      size="lg"
      initialFocus={title}
      actions={
        <>
          <FailureNotice
            message={failure}
            onDismiss={() => setFailure(null)}
            className="w-full [&>div]:mb-1"
          />
          <DialogClose disabled={save.isPending}>Cancel</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form noValidate method="post" id={formId} onSubmit={submit}>
        <ComponentFields
          ref={fields}
          titleRef={title}
          narrow
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          image={image}
          onImage={setImage}
          currentImage={imageUrl}
          progress={progress}
          faults={isTried ? found : {}}
          disabled={save.isPending}
          ownPlan={item.subscriptionPlan}
        />
      </form>
    </FormDialog>
  );
}
