import { paymentAddresses } from '@tessera/contract/payment-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The client of buying and of what was bought. */
export const paymentApi = createClientOf(paymentAddresses, browserOptions);
