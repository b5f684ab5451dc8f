import { createContext } from 'react-router';
import type { CheckoutOrigins } from '../lib/checkout-page.ts';
import type { ApiClient } from './api-client.ts';

/** The API client of server loaders. The page handler sets it once per request. */
export const apiContext = createContext<ApiClient>();

/** Null when payments are not configured. */
export const checkoutContext = createContext<CheckoutOrigins | null>(null);

/** The origin of the object store, to which large files are uploaded directly. */
export const uploadContext = createContext<string | null>(null);
