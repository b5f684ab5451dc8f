import type { ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { Company } from '@tessera/contract/storefront';
import { storefrontAddresses, type StorefrontName } from '@tessera/contract/storefront-addresses';
import type { ApiClient } from './api-client.ts';

/** Fetches shop data, on the server and in the browser. */
export const askStorefront = async <Name extends StorefrontName>(
  api: ApiClient,
  name: Name,
  signal?: AbortSignal,
): Promise<ResponseOf<Endpoints[Name]>> =>
  (await api.request(storefrontAddresses[name], {}, { ...(signal && { signal }) })).body as never;

export const getCompany = (api: ApiClient, signal?: AbortSignal): Promise<Company> =>
  askStorefront(api, 'getCompany', signal);
