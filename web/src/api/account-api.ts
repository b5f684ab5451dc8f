import { accountAddresses } from '@tessera/contract/account-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The API client for the user's own account. */
export const accountApi = createClientOf(accountAddresses, browserOptions);
