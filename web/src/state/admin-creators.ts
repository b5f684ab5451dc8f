import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from './session-store.ts';

const TYPING_PAUSE_MS = 300;
const LOAD_FAILED = 'Failed to load the creators.';
const GONE = 'Deleted creator';

export const creatorName = (creator: { name: string | null }): string => creator.name ?? GONE;

/** The creators that match what is typed, and the chosen one. The server finds a bounded number of them. */
export function useCreatorChoices(chosen: string | null) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const query = { ...(search !== '' && { search }), ...(chosen !== null && { id: chosen }) };
  const { data, isLoadingError, isFetching } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'admin', 'creators', query],
    queryFn: ({ signal }) =>
      adminApi.call('listCreators', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const choices = (data?.creators ?? []).map(({ _id, name, email, endedAt }) => ({
    value: _id,
    label: [creatorName({ name }), email, endedAt !== null && name !== null && 'has left']
      .filter(Boolean)
      .join(' · '),
    hasLeft: endedAt !== null,
  }));
  return {
    choices,
    /** For a combobox that offers all of them. */
    props: {
      options: choices,
      emptyText: isFetching ? 'Searching' : 'No creator found',
      onSearch: setTyped,
      error: isLoadingError && LOAD_FAILED,
    },
  };
}
