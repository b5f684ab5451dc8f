import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { storefrontAddresses } from '@tessera/contract/storefront-addresses';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';

type Faults = { message?: string; email?: string };

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Uses the browser's own check of email addresses. */
const isBadEmail = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name=email]')?.validity.typeMismatch ?? false;

const errorsOf = (form: HTMLFormElement): Faults => ({
  ...(textOf(new FormData(form), 'message') === '' && { message: FEEDBACK_TEXTS.missing }),
  ...(isBadEmail(form) && { email: FEEDBACK_TEXTS.email }),
});

const focusOn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

/** The state of the feedback form. The text is kept until it was sent. */
export function useFeedback() {
  const place = useRef<HTMLFormElement>(null);
  const isAgain = useRef(false);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // The clicked button was removed with the thank-you message.
    if (isAgain.current) focusOn(place.current, 'message');
    isAgain.current = false;
  }, [isSent]);

  /** Removes errors of corrected fields. New errors are shown only on submit. */
  const examine = (form: HTMLFormElement) => {
    const found = errorsOf(form);
    setFaults(({ message, email }) => ({
      ...(message && found.message && { message }),
      ...(email && found.email && { email }),
    }));
  };

  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const body = {
      message: textOf(fields, 'message'),
      name: textOf(fields, 'name'),
      email: textOf(fields, 'email'),
    };
    const found = errorsOf(form);
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      focusOn(form, first);
      return;
    }
    underWay.current = true;
    setSending(true);
    try {
      const options = { fallbackMessage: FEEDBACK_TEXTS.failed };
      await browserApi.request(storefrontAddresses.sendFeedback, { body }, options);
      setSent(true);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : FEEDBACK_TEXTS.failed);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    faults,
    failure,
    sending,
    isSent,
    dismiss: () => setFailure(null),
    again: () => {
      isAgain.current = true;
      setSent(false);
    },
    form: {
      ref: place,
      method: 'post' as const,
      noValidate: true,
      onChange: (event: FormEvent<HTMLFormElement>) => examine(event.currentTarget),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!underWay.current) void send(event.currentTarget);
      },
    },
  };
}
