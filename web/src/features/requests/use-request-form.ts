import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  faultOfPictures,
  faultsOfRequest,
  linksOf,
  REQUEST_TEXTS,
  type RequestFaults,
} from '@tessera/contract/request-rules';
import type { RequestDetail } from '@tessera/contract/requests';
import { allowanceQuery, requestsQuery } from './queries.ts';
import { reasonOf, sendRequest } from './send-request.ts';

export type Picture = { id: string; file: File };

type Values = { title: string; category: string | null; purpose: string; links: string };

const EMPTY: Values = { title: '', category: null, purpose: '', links: '' };
const ORDER = ['title', 'category', 'purpose', 'links'] as const;

const fieldsOf = (values: Values) => ({
  title: values.title.trim(),
  category: values.category,
  purpose: values.purpose.trim(),
  links: linksOf(values.links),
});

/** One idempotency key per content. Sending the same content again after a lost response creates no second request. */
function useSubmissionId() {
  const [ids] = useState(() => new Map<string, string>());
  return (contents: string): string => {
    const id = ids.get(contents) ?? crypto.randomUUID();
    ids.set(contents, id);
    return id;
  };
}

/** The state of the form: values, errors, upload progress, and why sending failed. */
export function useRequestForm(onSent: (request: RequestDetail) => void) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const submissionIdOf = useSubmissionId();
  const counter = useRef(0);
  const [values, setValues] = useState<Values>(EMPTY);
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [picturesFault, setPicturesFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** From 0 to 1 while the form is being sent. */
  const [fraction, setFraction] = useState<number | null>(null);

  // A member who leaves the form has confirmed to discard it, so the upload is aborted.
  const way = useRef<AbortController>(null);
  useEffect(() => () => way.current?.abort(), []);

  const sending = useMutation({
    mutationFn: () => {
      const fields = fieldsOf(values);
      return sendRequest(
        submissionIdOf(JSON.stringify([fields, pictures.map(({ id }) => id)])),
        fields,
        pictures.map(({ file }) => file),
        setFraction,
        (way.current = new AbortController()).signal,
      );
    },
    onMutate: () => setFraction(0),
    onSuccess: onSent,
    onError: (error) => {
      setFailure(reasonOf(error));
      // The request may have arrived anyway. Then the list below shows it before the member sends another one.
      void queries.invalidateQueries({ queryKey: allowanceQuery.queryKey });
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
    },
    onSettled: () => setFraction(null),
  });

  const found: RequestFaults = faultsOfRequest(fieldsOf(values));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setTried(true);
    const first = ORDER.find((name) => found[name] !== undefined);
    setFailure(first === undefined || first === 'links' ? null : REQUEST_TEXTS.required);
    if (first === undefined) sending.mutate();
    else
      form.current
        ?.querySelector<HTMLElement>(first === 'category' ? '[role=combobox]' : `[name=${first}]`)
        ?.focus();
  };

  const add = (files: readonly File[]): boolean => {
    const next = [...pictures, ...files.map((file) => ({ id: `${counter.current++}`, file }))];
    const fault = faultOfPictures(next.map(({ file }) => file.size));
    setPicturesFault(fault);
    if (fault === null) setPictures(next);
    return fault === null;
  };
  const remove = (id: string) => {
    setPicturesFault(null);
    setPictures((present) => present.filter((picture) => picture.id !== id));
  };

  return {
    form,
    values,
    isDirty:
      pictures.length > 0 ||
      (Object.keys(EMPTY) as (keyof Values)[]).some((name) => values[name] !== EMPTY[name]),
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    faults: isTried ? found : {},
    failure,
    dismiss: () => setFailure(null),
    pictures: { list: pictures, fault: picturesFault, add, remove },
    fraction,
    submit,
  };
}
