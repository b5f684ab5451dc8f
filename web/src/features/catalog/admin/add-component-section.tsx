import { useEffect, useRef, useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { useAdding } from '../../../state/admin-create.ts';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentFields, type FieldFocus } from './component-fields.tsx';
import { COMPONENTS_KEY } from './component-list.ts';
import {
  areSame,
  errorsOf,
  firstErrorField,
  formOf,
  type FormValues,
  isRequired,
  REQUIRED,
  startingWith,
  UPLOAD_TIMEOUT,
} from './form-values.ts';

const TEXTS = {
  timeout: UPLOAD_TIMEOUT,
  fallback: 'Failed to add component. Please try again.',
};

type AddComponentSectionProps = {
  /** The component is not listed in the catalogue at first. */
  isPrivate?: boolean;
  /** Values that are known already. */
  draft?: { title: string; category: string };
  /** Without it, the form is reset for the next component. */
  onAdded?: (item: ComponentRecord) => void;
  /** Whether the form has input that leaving would lose. */
  onDirty?: (isDirty: boolean) => void;
};

export function AddComponentSection({
  isPrivate = false,
  draft,
  onAdded,
  onDirty,
}: AddComponentSectionProps) {
  const fields = useRef<FieldFocus>(null);
  const [start, setStart] = useState<FormValues>(() => startingWith(draft));
  const [values, setValues] = useState(start);
  const [image, setImage] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const { failure: plansFailure } = usePlanChoices();
  const found = {
    ...errorsOf(values, { hasImage: image !== null }),
    // The list may show only "Free" because loading the plans failed.
    ...(plansFailure && { plan: plansFailure }),
  };

  const adding = useAdding({
    call: (uploads, body, options) => uploads.call('createComponent', { body }, options),
    texts: TEXTS,
    queryKey: COMPONENTS_KEY,
    onAdded: (item) => {
      notify({ title: 'Component added successfully!', tone: 'positive' });
      onAdded?.(item);
    },
    onFailed: setFailure,
    onClear: () => {
      setStart(startingWith());
      setValues(startingWith());
      setTried(false);
      setImage(null);
    },
  });

  const isDirty = !adding.isAdded && (image !== null || !areSame(values, start));
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  const submit = () => {
    const first = firstErrorField(found);
    setTried(true);
    setFailure(isRequired(first) ? REQUIRED : null);
    if (first !== undefined) fields.current?.focus(first);
    else if (image) adding.send(formOf(values, image, { requestId: adding.requestId, isPrivate }));
  };

  return (
    <FormCard
      submitLabel="Add Component"
      onSubmit={submit}
      isSending={adding.isSending}
      isDone={adding.isAdded}
      failure={failure}
      onDismissFailure={() => setFailure(null)}
    >
      <ComponentFields
        ref={fields}
        values={values}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        image={image}
        onImage={setImage}
        progress={adding.fraction === undefined ? undefined : adding.fraction * 100}
        faults={isTried ? found : {}}
        disabled={adding.isClosed}
      />
    </FormCard>
  );
}
