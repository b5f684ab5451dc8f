import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type Faults, errorsOf } from './checks.ts';
import { type AuthCall, reasonOf } from './failures.ts';

type Order = {
  /** The call whose default messages are used. */
  name: AuthCall;
  check?: (fields: FormData) => Faults;
  send: (fields: FormData) => Promise<void>;
  /** Returns true when it has handled the error, so that no message is shown. */
  resolve?: (error: ApiError) => boolean;
};

/** The state of one form submission: field errors, whether it is being sent, and why it failed. */
export function useSubmission({ name, check, send, resolve }: Order) {
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const found = { ...check?.(fields), ...errorsOf(form) };
    setFaults(found);
    setFailure(null);
    const first = [...form.elements].find(
      (field) => field instanceof HTMLInputElement && field.name in found,
    );
    if (first instanceof HTMLElement) {
      first.focus();
      return;
    }
    underWay.current = true;
    setSending(true);
    try {
      await send(fields);
    } catch (error) {
      if (!(error instanceof ApiError && resolve?.(error))) setFailure(reasonOf(name, error));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    faults,
    failure,
    sending,
    /** Removes the error message after a newer event. */
    dismiss: () => setFailure(null),
    /** `post`, because a form without scripts must not put a password into the URL. */
    form: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
