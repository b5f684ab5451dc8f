import { useId, useState } from 'react';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import {
  EMPTY,
  type Faults,
  errorsOf,
  firstErrorField,
  type FormField,
  formOf,
  isMissingText,
  TEXTS,
  valuesOf,
} from './form-values.ts';
import { useImages } from './use-images.ts';
import { useZip } from './use-zip.ts';

const NO_FAULTS: Faults = {};

/** The state of the template form, for adding and for editing. */
export function useTemplateForm(record?: TemplateRecord) {
  const formId = useId();
  const [first, setFirst] = useState(() => (record ? valuesOf(record) : EMPTY));
  const [values, setValues] = useState(first);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const images = useImages(record?.images);
  const zip = useZip(record?.file);
  const { failure: plansFailure } = usePlanChoices();
  const found = errorsOf(values, first, {
    zip: zip.standing,
    imageCount: images.count,
    plansFailure: record ? false : plansFailure,
  });
  const idOf = (field: FormField) => `${formId}-${field}`;

  /** Spec 5: the error message for the whole form. */
  const sentence = (): string | null => {
    if (isMissingText(found)) return record ? TEXTS.editRequired : TEXTS.addRequired;
    if (found.images === undefined) return null;
    return record ? TEXTS.noImage : TEXTS.addRequired;
  };

  return {
    formId,
    idOf,
    values,
    change: (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change })),
    images,
    zip,
    faults: isTried ? found : NO_FAULTS,
    failure,
    refuse: setFailure,
    dismiss: () => {
      setFailure(null);
      images.clearFieldError();
    },
    /** The form has input that closing would lose. */
    isDirty:
      JSON.stringify(values) !== JSON.stringify(first) ||
      images.newImages.length + images.imagesToRemove.length > 0 ||
      (zip.state !== null && zip.standing.fileId !== record?.file?._id),
    /** Shows the errors and focuses the first one. Returns true when there are none. */
    examine: (): boolean => {
      const wrong = firstErrorField(found);
      setTried(true);
      setFailure(sentence());
      images.clearFieldError();
      if (wrong !== undefined) document.getElementById(idOf(wrong))?.focus();
      return wrong === undefined;
    },
    body: (more: Record<string, string>): FormData =>
      formOf(values, zip.standing.fileId, {
        more,
        images: images.newImages.map(({ file }) => file),
      }),
    clear: () => {
      setFirst(EMPTY);
      setValues(EMPTY);
      setTried(false);
      images.clear();
      zip.drop();
    },
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
