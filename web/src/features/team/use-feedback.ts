import { type FormEvent, useRef, useState } from 'react';
import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { storefrontAddresses } from '@tessera/contract/storefront-addresses';
import { ApiError } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';

type Faults = { message?: string; email?: string };

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The browser knows best what an address looks like. */
const isBadEmail = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name=email]')?.validity.typeMismatch ?? false;

/** The form on its way to the mailbox; what was written stays until it has arrived. */
export function useFeedback() {
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const body = {
      message: textOf(fields, 'message'),
      name: textOf(fields, 'name'),
      email: textOf(fields, 'email'),
    };
    const found: Faults = {
      ...(body.message === '' && { message: FEEDBACK_TEXTS.missing }),
      ...(isBadEmail(form) && { email: FEEDBACK_TEXTS.email }),
    };
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
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
    again: () => setSent(false),
    form: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!underWay.current) void send(event.currentTarget);
      },
    },
  };
}
