import { type FormEvent, useRef, useState } from 'react';
import {
  APPLICATION_TEXTS,
  type ApplicationFields,
  faultsOfFields,
} from '@tessera/contract/application-rules';
import type { ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { reasonOf, sendApplication } from './send-application.ts';
import type { Sample } from './use-samples.ts';

export type Applied = ResponseOf<Endpoints['applyAsCreator']>;

const FIELDS = ['name', 'email', 'phone', 'city'] as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The state of the submission: field errors, upload progress, and why it failed. */
export function useSubmission(samples: readonly Sample[], onApplied: (applied: Applied) => void) {
  const underWay = useRef(false);
  const [faults, setFaults] = useState<Partial<ApplicationFields>>({});
  const [failure, setFailure] = useState<string | null>(null);
  /** From 0 to 1 while the form is being sent. */
  const [fraction, setFraction] = useState<number | null>(null);

  const send = async (fields: ApplicationFields) => {
    underWay.current = true;
    setFraction(0);
    try {
      const files = samples.map(({ file }) => file);
      onApplied(await sendApplication(fields, files, setFraction));
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      underWay.current = false;
      setFraction(null);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const fields = {
      name: textOf(values, 'name').trim(),
      email: textOf(values, 'email').trim(),
      phone: textOf(values, 'phone').trim(),
      city: textOf(values, 'city').trim(),
    };
    const found = faultsOfFields(fields);
    setFaults(found);
    const isMissing = Object.values(found).includes(APPLICATION_TEXTS.required);
    setFailure(isMissing ? APPLICATION_TEXTS.required : null);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first === undefined) void send(fields);
    else form.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  return { faults, failure, fraction, submit, dismiss: () => setFailure(null) };
}
