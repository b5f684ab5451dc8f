import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ComponentCategory } from '@tessera/contract/categories';
import {
  faultOfPictures,
  faultsOfRequest,
  linksOf,
  REQUEST_TEXTS,
  type RequestFaults,
} from '@tessera/contract/request-rules';
import type { RequestDetail } from '@tessera/contract/requests';
import type { OnProgress } from '../../api/upload-send.ts';
import { useForm } from '../../lib/use-form.ts';
import { allowanceQuery, requestsQuery } from './queries.ts';
import { reasonOf, sendRequest } from './send-request.ts';

type Picture = { id: string; file: File };

type Values = { title: string; category: ComponentCategory | null; purpose: string; links: string };

const EMPTY: Values = { title: '', category: null, purpose: '', links: '' };

const fieldsOf = (values: Values) => ({
  title: values.title.trim(),
  category: values.category,
  purpose: values.purpose.trim(),
  links: linksOf(values.links),
});

/** Links are not required, so they are not part of the message about required fields. */
const summaryOf = ({ title, category, purpose }: RequestFaults): string | null =>
  (title ?? category ?? purpose) === undefined ? null : REQUEST_TEXTS.required;

/** One idempotency key per content. Sending the same content again after a lost response creates no second request. */
function useSubmissionId() {
  const [ids] = useState(() => new Map<string, string>());
  return (contents: string): string => {
    const id = ids.get(contents) ?? crypto.randomUUID();
    ids.set(contents, id);
    return id;
  };
}

/** The chosen pictures. Files that break a rule are not added, and the rule is shown. */
function usePictures() {
  const counter = useRef(0);
  const [list, setList] = useState<Picture[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  return {
    list,
    fault,
    add: (files: readonly File[]): boolean => {
      const next = [...list, ...files.map((file) => ({ id: `${counter.current++}`, file }))];
      const found = faultOfPictures(next.map(({ file }) => file.size));
      setFault(found);
      if (found === null) setList(next);
      return found === null;
    },
    remove: (id: string) => {
      setFault(null);
      setList((present) => present.filter((picture) => picture.id !== id));
    },
  };
}

/** The form for a request, with its pictures. A member who leaves it aborts the upload. */
export function useRequestForm({ onSent }: { onSent: (request: RequestDetail) => void }) {
  const queries = useQueryClient();
  const submissionIdOf = useSubmissionId();
  const pictures = usePictures();
  const sending = useMutation({
    mutationFn: ([values, onProgress, signal]: [Values, OnProgress, AbortSignal]) => {
      const fields = fieldsOf(values);
      return sendRequest(
        submissionIdOf(JSON.stringify([fields, pictures.list.map(({ id }) => id)])),
        fields,
        pictures.list.map(({ file }) => file),
        onProgress,
        signal,
      );
    },
    onSuccess: onSent,
    onError: () => {
      // The request may have arrived anyway. Then the list below shows it before the member sends another one.
      void queries.invalidateQueries({ queryKey: allowanceQuery.queryKey });
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
    },
  });
  const form = useForm({
    initial: EMPTY,
    isLive: true,
    validate: (values) => faultsOfRequest(fieldsOf(values)),
    summary: summaryOf,
    submit: async (values, { onProgress, signal }) => {
      await sending.mutateAsync([values, onProgress, signal]);
    },
    onError: reasonOf,
  });
  return { ...form, pictures, isDirty: form.isDirty || pictures.list.length > 0 };
}
