import { createContext } from 'react-router';
import type { ApiClient } from './api-client.ts';
import type { CheckoutOrigins } from './checkout-page.ts';

/** The client that server loaders use; the page handler fills it once per request. */
export const apiContext = createContext<ApiClient>();

/** Null where nothing can be bought. */
export const checkoutContext = createContext<CheckoutOrigins | null>(null);

/** Where large files are sent to without passing the server. */
export const uploadContext = createContext<string | null>(null);
