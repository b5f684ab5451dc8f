import { adminAddresses } from '@tessera/contract/admin-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The API client for admin calls. */
export const adminApi = createClientOf(adminAddresses, browserOptions);
