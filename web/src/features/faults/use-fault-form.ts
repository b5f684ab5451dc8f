import { useState } from 'react';
import { faultAddresses } from '@tessera/contract/fault-addresses';
import {
  errorsOfFault,
  FAULT_BROWSER_MAX_LENGTH,
  FAULT_PICTURE_MAX_BYTES,
  FAULT_TEXTS,
  type FaultFields,
} from '@tessera/contract/fault-rules';
import { type OnProgress, uploadClient, uploadFailureText } from '../../api/upload-send.ts';
import { useForm } from '../../lib/use-form.ts';

const FAILURES = {
  timeout: 'Upload timeout. Please try with a smaller picture or check your internet connection.',
  fallback: FAULT_TEXTS.failed,
};

const browserName = (): string => navigator.userAgent.slice(0, FAULT_BROWSER_MAX_LENGTH);

/** One idempotency key per content. Sending the same content again after a lost response creates no second fault. */
function useSubmissionId() {
  const [ids] = useState(() => new Map<string, string>());
  return (contents: string): string => {
    const id = ids.get(contents) ?? crypto.randomUUID();
    ids.set(contents, id);
    return id;
  };
}

/** The chosen picture. One that breaks the rule is not taken, and the rule is shown. */
function usePicture() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  return {
    file,
    error,
    choose: ([next]: readonly File[]): boolean => {
      if (!next) return false;
      const isTooLarge = next.size > FAULT_PICTURE_MAX_BYTES;
      setError(isTooLarge ? FAULT_TEXTS.tooLarge : null);
      if (!isTooLarge) setFile(next);
      return !isTooLarge;
    },
    remove: () => {
      setFile(null);
      setError(null);
    },
  };
}

/** The form for a fault. A member who leaves it aborts the upload. */
export function useFaultForm(item: { _id: string; version: number }) {
  const submissionIdOf = useSubmissionId();
  const picture = usePicture();
  const send = async (fields: FaultFields, onProgress: OnProgress, signal: AbortSignal) => {
    const body = new FormData();
    const { file } = picture;
    const contents = JSON.stringify([fields, file?.name, file?.size, file?.lastModified]);
    // Before the file, so that a server that refuses the fields does not have to read the file.
    body.append('submissionId', submissionIdOf(contents));
    for (const [name, value] of Object.entries(fields)) body.append(name, value.trim());
    if (file) body.append('picture', file);
    await uploadClient(faultAddresses, onProgress).call(
      'reportFault',
      { params: { id: item._id }, body },
      { fallbackMessage: FAILURES.fallback, signal },
    );
  };
  const form = useForm({
    initial: (): FaultFields => ({
      what: '',
      place: '',
      browser: browserName(),
      version: String(item.version),
    }),
    isLive: true,
    validate: errorsOfFault,
    submit: (values, { onProgress, signal }) => send(values, onProgress, signal),
    onError: (error) => uploadFailureText(error, FAILURES),
  });
  return { ...form, picture };
}
