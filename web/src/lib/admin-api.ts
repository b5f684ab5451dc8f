import { adminAddresses } from '@tessera/contract/admin-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The client of the admin area, for calls nobody else can make. */
export const adminApi = createClientOf(adminAddresses, browserOptions);
