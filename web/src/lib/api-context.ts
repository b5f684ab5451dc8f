import { createContext } from 'react-router';
import type { ApiClient } from './api-client.ts';

/** The client that server loaders use; the page handler fills it once per request. */
export const apiContext = createContext<ApiClient>();
