import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminApi } from '../../../lib/admin-api.ts';
import { MINE } from '../../../lib/session-store.ts';

/** The server reads the code when the person has stopped typing it. */
const TYPING_PAUSE_MS = 500;

/** What keeps code from being read, and the same code marked up. It helps and is never waited for. */
export function useCodeCheck(code: string) {
  const [settled, setSettled] = useState(code);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(code), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [code]);
  const isEmpty = settled.trim() === '';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [MINE, 'code-check', settled],
    queryFn: ({ signal }) =>
      adminApi.call('checkComponentCode', { body: { code: settled } }, { signal }),
    enabled: !isEmpty,
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const isCurrent = settled === code && !isPlaceholderData;
  return {
    check: isEmpty || !data ? null : data,
    /** What is known is about this very code. */
    isCurrent,
    isError,
  };
}
