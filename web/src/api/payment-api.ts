import { paymentAddresses } from '@tessera/contract/payment-addresses';
import { createClientOf } from './api-client.ts';
import { browserOptions } from './browser-api.ts';

/** The API client for purchases and payments. */
export const paymentApi = createClientOf(paymentAddresses, browserOptions);
