import { createContext } from 'react-router';
import type { PageOrigins } from '../lib/page-origins.ts';
import type { ApiClient } from './api-client.ts';

/** The API client of server loaders. The page handler sets it once per request. */
export const apiContext = createContext<ApiClient>();

/** The other origins that pages use. */
export const originsContext = createContext<PageOrigins>({
  checkout: null,
  uploads: null,
  previews: null,
});
