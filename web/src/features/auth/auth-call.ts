import type { CallOf, ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { browserApi } from '../../lib/browser-api.ts';
import { type AuthCall, refusalOf } from './failures.ts';

/** A call of this feature, with the spec's text for an answer that has none of its own. */
export const callAuth = <N extends AuthCall>(
  name: N,
  input: CallOf<Endpoints[N]>,
): Promise<ResponseOf<Endpoints[N]>> =>
  browserApi.call(name, input, { fallbackMessage: refusalOf(name) });
