import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminAddresses, type AdminName } from '@tessera/contract/admin-addresses';
import { uploadClient, uploadFailureText } from './upload-send.ts';

/** Spec 4: what was added is in sight this long before the form is empty again. */
const CLEAR_MS = 2_000;

type Uploads = ReturnType<typeof uploadClient<AdminName>>;

/** A form with files that adds something: how much has left, what failed, and the emptying afterwards. */
export function useAdding<Added>(o: {
  call: (uploads: Uploads, body: FormData, options: { fallbackMessage: string }) => Promise<Added>;
  texts: { timeout: string; fallback: string };
  /** The lists it now belongs in. */
  queryKey: QueryKey;
  onAdded: (added: Added) => void;
  onFailed: (reason: string) => void;
  onClear: () => void;
}) {
  const queries = useQueryClient();
  /** From 0 to 1 while it is being sent, and until the form is empty again. */
  const [fraction, setFraction] = useState<number>();
  const [isAdded, setAdded] = useState(false);
  /** One for each thing: whoever tries again after a lost answer adds nothing twice. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const add = useMutation({
    mutationFn: (body: FormData) =>
      o.call(uploadClient(adminAddresses, setFraction), body, {
        fallbackMessage: o.texts.fallback,
      }),
    onSuccess: (added) => {
      setAdded(true);
      o.onAdded(added);
      void queries.invalidateQueries({ queryKey: o.queryKey });
    },
    onError: (error) => {
      setFraction(undefined);
      o.onFailed(uploadFailureText(error, o.texts));
    },
  });

  const clear = useEffectEvent(() => {
    o.onClear();
    setFraction(undefined);
    setAdded(false);
    setRequestId(crypto.randomUUID());
  });
  useEffect(() => {
    if (!isAdded) return undefined;
    const timer = setTimeout(clear, CLEAR_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);

  return {
    send: (body: FormData) => add.mutate(body),
    requestId,
    fraction,
    isSending: add.isPending,
    /** It is there, and the form is about to be emptied. */
    isAdded,
    isClosed: add.isPending || isAdded,
  };
}
