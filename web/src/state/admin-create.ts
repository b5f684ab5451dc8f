import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminAddresses, type AdminName } from '@tessera/contract/admin-addresses';
import { uploadClient, uploadFailureText } from '../api/upload-send.ts';

/** Spec 4: how long the added item stays visible before the form is cleared. */
const CLEAR_MS = 2_000;

type Uploads = ReturnType<typeof uploadClient<AdminName>>;

/** The state of a form with files that adds an item: upload progress, errors, and clearing afterwards. */
export function useAdding<Added>(o: {
  call: (uploads: Uploads, body: FormData, options: { fallbackMessage: string }) => Promise<Added>;
  texts: { timeout: string; fallback: string };
  /** The lists that contain the new item. */
  queryKey: QueryKey;
  onAdded: (added: Added) => void;
  onFailed: (reason: string) => void;
  onClear: () => void;
}) {
  const queries = useQueryClient();
  /** From 0 to 1 while the form is being sent, and until it is cleared. */
  const [fraction, setFraction] = useState<number>();
  const [isAdded, setAdded] = useState(false);
  /** An idempotency key per item: a retry after a lost response adds nothing twice. */
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
    /** The item was added, and the form will be cleared soon. */
    isAdded,
    isClosed: add.isPending || isAdded,
  };
}
