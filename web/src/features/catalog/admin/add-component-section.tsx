import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { uploadClient, uploadFailureText } from '../../../lib/upload-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentFields, type FieldFocus } from './component-fields.tsx';
import { COMPONENTS_KEY } from './component-list.ts';
import {
  EMPTY,
  faultsOf,
  firstFault,
  formOf,
  type FormValues,
  isRequired,
  REQUIRED,
  UPLOAD_TIMEOUT,
} from './form-values.ts';
import { usePlanChoices } from './plan-choices.ts';

/** Spec 4: what was added is in sight this long before the form is empty again. */
const CLEAR_MS = 2_000;

const TEXTS = {
  timeout: UPLOAD_TIMEOUT,
  fallback: 'Failed to add component. Please try again.',
};

export function AddComponentSection() {
  const queries = useQueryClient();
  const fields = useRef<FieldFocus>(null);
  const [values, setValues] = useState<FormValues>(EMPTY);
  const [image, setImage] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();
  const [isAdded, setAdded] = useState(false);

  const { failure: plansFailure } = usePlanChoices();
  const found = {
    ...faultsOf(values, { hasImage: image !== null }),
    // Free may be the only choice because the others did not arrive.
    ...(plansFailure && { plan: plansFailure }),
  };

  const add = useMutation({
    mutationFn: (form: FormData) =>
      uploadClient(adminAddresses, (fraction) => setProgress(fraction * 100)).call(
        'createComponent',
        { body: form },
        { fallbackMessage: TEXTS.fallback },
      ),
    onSuccess: () => {
      setAdded(true);
      notify({ title: 'Component added successfully!', tone: 'positive' });
      void queries.invalidateQueries({ queryKey: COMPONENTS_KEY });
    },
    onError: (error) => {
      setProgress(undefined);
      setFailure(uploadFailureText(error, TEXTS));
    },
  });

  useEffect(() => {
    if (!isAdded) return undefined;
    const clear = () => {
      setValues(EMPTY);
      setTried(false);
      setImage(null);
      setProgress(undefined);
      setAdded(false);
    };
    const timer = setTimeout(clear, CLEAR_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending || isAdded) return;
    const first = firstFault(found);
    setTried(true);
    setFailure(isRequired(first) ? REQUIRED : null);
    if (first !== undefined) fields.current?.focus(first);
    else if (image) add.mutate(formOf(values, image));
  };

  return (
    <Card as="section" padding="lg" className="mt-6">
      <form noValidate method="post" onSubmit={submit}>
        <ComponentFields
          ref={fields}
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          image={image}
          onImage={setImage}
          progress={progress}
          faults={isTried ? found : {}}
          disabled={add.isPending || isAdded}
        />
        <div className="mt-6 border-t border-line pt-5">
          <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
          <Button
            type="submit"
            variant="primary"
            loading={add.isPending}
            {...(isAdded && { 'aria-disabled': true })}
          >
            Add Component
          </Button>
        </div>
      </form>
    </Card>
  );
}
