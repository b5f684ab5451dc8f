import { authAddresses } from '@tessera/contract/auth-addresses';
import type { CallOf, ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { createClientOf } from '../../api/api-client.ts';
import { browserOptions } from '../../api/browser-api.ts';
import { type AuthCall, refusalOf } from './failures.ts';

const authApi = createClientOf(authAddresses, browserOptions);

/** Calls an auth endpoint. The spec's message is used when the response has none. */
export const callAuth = <N extends AuthCall>(
  name: N,
  input: CallOf<Endpoints[N]>,
): Promise<ResponseOf<Endpoints[N]>> =>
  authApi.call(name, input, { fallbackMessage: refusalOf(name) });
