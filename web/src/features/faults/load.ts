import { faultAddresses } from '@tessera/contract/fault-addresses';
import type { KnownFaults } from '@tessera/contract/faults';
import type { ApiClient } from '../../api/api-client.ts';

/** The page is shown without them when they cannot be loaded. */
export async function loadKnownFaults(
  api: Pick<ApiClient, 'request'>,
  slug: string,
  o: { signal?: AbortSignal } = {},
): Promise<KnownFaults | null> {
  try {
    const { body } = await api.request(faultAddresses.listKnownFaults, { params: { slug } }, o);
    return body as KnownFaults;
  } catch {
    return null;
  }
}
