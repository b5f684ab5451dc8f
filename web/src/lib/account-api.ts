import { accountAddresses } from '@tessera/contract/account-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The client of the own account. */
export const accountApi = createClientOf(accountAddresses, browserOptions);
