import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminAddresses, type AdminName } from '@tessera/contract/admin-addresses';
import { type OnProgress, uploadClient } from '../api/upload-send.ts';

/** Spec 4: how long the added item stays visible before the form is cleared. */
const CLEAR_MS = 2_000;

type Uploads = ReturnType<typeof uploadClient<AdminName>>;

/** What a form with files does to add an item: it sends it once, and clears the form afterwards. */
export function useAdding<Added>(o: {
  call: (uploads: Uploads, body: FormData, options: { fallbackMessage: string }) => Promise<Added>;
  fallbackMessage: string;
  /** The lists that contain the new item. */
  queryKey: QueryKey;
  onAdded: (added: Added) => void;
  isAdded: boolean;
  onClear: () => void;
}) {
  const queries = useQueryClient();
  /** An idempotency key per item: a retry after a lost response adds nothing twice. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const add = useMutation({
    mutationFn: ([body, onProgress]: [FormData, OnProgress]) =>
      o.call(uploadClient(adminAddresses, onProgress), body, {
        fallbackMessage: o.fallbackMessage,
      }),
    onSuccess: (added) => {
      o.onAdded(added);
      void queries.invalidateQueries({ queryKey: o.queryKey });
    },
  });

  const clear = useEffectEvent(() => {
    o.onClear();
    setRequestId(crypto.randomUUID());
  });
  useEffect(() => {
    if (!o.isAdded) return undefined;
    const timer = setTimeout(clear, CLEAR_MS);
    return () => clearTimeout(timer);
  }, [o.isAdded]);

  return {
    requestId,
    send: async (body: FormData, onProgress: OnProgress) => {
      await add.mutateAsync([body, onProgress]);
    },
  };
}
