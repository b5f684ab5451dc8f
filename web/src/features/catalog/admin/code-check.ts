import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

/** The server checks the code after typing has paused for this long. */
const TYPING_PAUSE_MS = 500;

/** The syntax errors of the code, and the same code highlighted. The form never waits for this check. */
export function useCodeCheck(code: string) {
  const [settled, setSettled] = useState(code);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(code), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [code]);
  const isEmpty = settled.trim() === '';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'code-check', settled],
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
    /** The result belongs to the current code. */
    isCurrent,
    isError,
  };
}
