import { type FormEvent, useEffect, useRef } from 'react';
import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { storefrontAddresses } from '@tessera/contract/storefront-addresses';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useForm } from '../../lib/use-form.ts';

const EMPTY = { message: '', name: '', email: '' };

/** Uses the browser's own check of email addresses. */
const isBadEmail = (form: HTMLFormElement | null): boolean =>
  form?.querySelector<HTMLInputElement>('input[name=email]')?.validity.typeMismatch ?? false;

const errorsOf = ({ message }: typeof EMPTY, form: HTMLFormElement | null) => ({
  message: message.trim() === '' && FEEDBACK_TEXTS.missing,
  email: isBadEmail(form) && FEEDBACK_TEXTS.email,
});

/** The feedback form. The text is kept until it was sent. */
export function useFeedback() {
  const isAgain = useRef(false);
  const form = useForm({
    initial: EMPTY,
    validate: errorsOf,
    submit: async ({ message, name, email }) => {
      const body = { message: message.trim(), name: name.trim(), email: email.trim() };
      const options = { fallbackMessage: FEEDBACK_TEXTS.failed };
      await browserApi.request(storefrontAddresses.sendFeedback, { body }, options);
    },
    onError: (error) => (error instanceof ApiError ? error.message : FEEDBACK_TEXTS.failed),
  });
  const { props, isSubmitted } = form;

  useEffect(() => {
    // The clicked button was removed with the thank-you message.
    if (isAgain.current) props.ref.current?.querySelector('textarea')?.focus();
    isAgain.current = false;
  }, [isSubmitted, props.ref]);

  /** Removes errors of corrected fields. New errors are shown only on submit. */
  const examine = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const found = errorsOf(form.read(), currentTarget);
    form.setErrors(({ message, email }) => ({
      ...(message && found.message && { message }),
      ...(email && found.email && { email }),
    }));
  };

  return {
    ...form,
    again: () => {
      isAgain.current = true;
      form.reset(EMPTY);
    },
    props: { ...props, onChange: examine },
  };
}
