import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { type Faults, faultsOf } from './checks.ts';
import { type AuthCall, reasonOf } from './failures.ts';

type Order = {
  /** The call whose default texts fit. */
  name: AuthCall;
  check?: (fields: FormData) => Faults;
  send: (fields: FormData) => Promise<void>;
  /** True when the failure has been dealt with and needs no words. */
  resolve?: (error: ApiError) => boolean;
};

/** One form on its way to the server: what is wrong with its fields, whether it is under way, why it failed. */
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
    const found = { ...check?.(fields), ...faultsOf(form) };
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
    /** Something newer has happened than what the failure is about. */
    dismiss: () => setFailure(null),
    /** Without scripts a form must not put a password into the address. */
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
