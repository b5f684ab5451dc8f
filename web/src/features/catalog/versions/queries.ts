import { queryOptions } from '@tanstack/react-query';
import type { ComponentCode, ComponentDetail } from '@tessera/contract/catalog';
import { versionApi } from '../../../api/version-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export type VersionedItem = Pick<ComponentDetail, '_id' | 'slug' | 'version'>;

export const versionsQuery = ({ slug, version }: VersionedItem) =>
  queryOptions({
    queryKey: ['versions', slug, version],
    queryFn: ({ signal }) =>
      versionApi.call(
        'listVersions',
        { params: { slug } },
        { signal, fallbackMessage: 'Failed to load the versions. Please try again.' },
      ),
  });

/** Others than members compare what is free. The same versions never differ in another way later. */
export const diffQuery = (
  { _id }: VersionedItem,
  { from, to, isMember }: { from: number; to: number; isMember: boolean },
) =>
  queryOptions({
    queryKey: [...(isMember ? [PERSONAL_QUERY_KEY] : []), 'versions', _id, from, to],
    queryFn: ({ signal }) =>
      versionApi.call(
        'compareVersions',
        { params: { id: _id, number: String(to) }, query: { from: String(from) } },
        { signal, fallbackMessage: 'Failed to compare the versions. Please try again.' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const getVersion = ({ _id }: VersionedItem, number: number): Promise<ComponentCode> =>
  versionApi.call(
    'getVersionCode',
    { params: { id: _id, number: String(number) } },
    { fallbackMessage: 'Failed to load the code. Please try again.' },
  );
