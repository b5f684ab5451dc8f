import { useRef, useState } from 'react';
import { uploadFailureText } from '../../../api/upload-send.ts';
import { useForm } from '../../../lib/use-form.ts';
import {
  errorsOf,
  type FormField,
  type FormValues,
  isCodeChanged,
  summaryOf,
  UPLOAD_TIMEOUT,
} from './form-values.ts';

type Order = {
  initial: () => FormValues;
  /** An edit keeps its picture unless another is chosen. */
  hasImage?: boolean;
  /** The code before an edit. Other code needs words about what changed. */
  codeBefore?: string;
  /** The list of plans may show only "Free" because loading them failed. */
  plansFailure?: string | false;
  submit: (
    values: FormValues,
    image: File | null,
    onProgress: (fraction: number) => void,
  ) => Promise<void>;
  /** The message for a failure without one. */
  fallback: string;
  isOnce?: boolean;
};

/** The component form, for adding and for editing. */
export function useComponentForm({
  hasImage = false,
  codeBefore,
  plansFailure = false,
  submit,
  fallback,
  ...order
}: Order) {
  const code = useRef<{ focus: () => void }>(null);
  const [image, setImage] = useState<File | null>(null);
  const form = useForm<FormValues, FormField>({
    ...order,
    isLive: true,
    validate: (values) => ({
      ...errorsOf(values, { hasImage: hasImage || image !== null, codeBefore }),
      plan: plansFailure,
    }),
    summary: summaryOf,
    focus: (name, element) => (name === 'code' ? code.current?.focus() : element.focus()),
    submit: (values, { onProgress }) => submit(values, image, onProgress),
    onError: (error) => uploadFailureText(error, { timeout: UPLOAD_TIMEOUT, fallback }),
  });
  return {
    ...form,
    /** The editor shows itself before it takes the focus. */
    code,
    asksForChanges: isCodeChanged(form.values, codeBefore),
    image,
    setImage,
    isDirty: form.isDirty || image !== null,
  };
}

export type ComponentForm = ReturnType<typeof useComponentForm>;
