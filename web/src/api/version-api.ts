import { versionAddresses } from '@tessera/contract/version-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The API client for the versions of components. */
export const versionApi = createClientOf(versionAddresses, browserOptions);
