import { useRouteLoaderData } from 'react-router';

/** The address of the shop, from the root loader, for commands that name it. */
export const useShopOrigin = (): string =>
  useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
