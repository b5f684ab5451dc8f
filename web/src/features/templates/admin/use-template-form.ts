import { type SyntheticEvent, useState } from 'react';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { type OnProgress, uploadFailureText } from '../../../api/upload-send.ts';
import { useForm } from '../../../lib/use-form.ts';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import {
  EMPTY,
  errorsOf,
  type FormField,
  formOf,
  type FormValues,
  summaryOf,
  TEXTS,
  valuesOf,
} from './form-values.ts';
import { useImages } from './use-images.ts';
import { useZip } from './use-zip.ts';

type Order = {
  /** The template to edit. Without it the form adds one, once until it is cleared. */
  record?: TemplateRecord;
  /** The fields of the request that are not in the form. */
  more: (images: { imagesToRemove: string[] }) => Record<string, string>;
  submit: (body: FormData, onProgress: OnProgress) => Promise<void>;
  /** The message for a failure without one. */
  fallback: string;
};

/** The template form, for adding and for editing. */
export function useTemplateForm({ record, more, submit, fallback }: Order) {
  const [before] = useState(() => (record ? valuesOf(record) : EMPTY));
  const images = useImages(record?.images);
  const zip = useZip(record?.file);
  const { failure: plansFailure } = usePlanChoices();
  const form = useForm<FormValues, FormField>({
    initial: before,
    isLive: true,
    isOnce: record === undefined,
    validate: (values) =>
      errorsOf(values, before, {
        zip: zip.standing,
        imageCount: images.count,
        plansFailure: record ? false : plansFailure,
      }),
    summary: (errors) => summaryOf(errors, record !== undefined),
    submit: (values, { onProgress }) => {
      const files = images.newImages.map(({ file }) => file);
      const fields = { more: more(images), images: files };
      return submit(formOf(values, zip.standing.fileId, fields), onProgress);
    },
    onError: (error) => uploadFailureText(error, { timeout: TEXTS.timeout, fallback }),
  });

  const hasFiles =
    images.newImages.length > 0 ||
    (zip.state !== null && zip.standing.fileId !== record?.file?._id);
  return {
    ...form,
    images,
    zip,
    dismiss: () => {
      form.dismiss();
      images.clearFieldError();
    },
    /** Files are chosen that are not published yet. */
    hasFiles,
    isDirty: form.isDirty || hasFiles || images.imagesToRemove.length > 0,
    props: {
      ...form.props,
      onSubmit: (event: SyntheticEvent) => {
        images.clearFieldError();
        form.submit(event);
      },
    },
    clear: () => {
      form.reset(EMPTY);
      images.clear();
      zip.drop();
    },
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
