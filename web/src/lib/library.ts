import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Holdings, NO_HOLDINGS } from '@tessera/contract/access';
import type { Library } from '@tessera/contract/saved';
import type { User } from '@tessera/contract/users';
import { ApiError } from './api-error.ts';
import { libraryQuery, NO_LIBRARY } from './library-query.ts';
import { getQueryClient } from './query-client.ts';
import { sessionState } from './session-store.ts';
import { useSession } from './session.tsx';

const SAVE_FAILED = 'Failed to save the component. Please try again.';

/** What the visitor has saved and bought. Spec 8: a failure falls back to empty lists; strangers are not even asked about. */
export function useLibrary(): Library {
  const { user } = useSession();
  const { data } = useQuery({ ...libraryQuery, enabled: user?.isVerified === true });
  return data ?? NO_LIBRARY;
}

/** What the access rules need to know about the visitor. */
export const holdingsOf = (library: Library, user: User | null): Holdings =>
  user === null
    ? NO_HOLDINGS
    : {
        isAdmin: user.role === 'admin',
        purchasedIds: library.purchasedIds,
        activePlans: library.activePlans,
      };

/** Saves or lets go at once and tells the server afterwards; whoever has no account is asked to sign in first. */
export function useSaveToggle(onFailure: (message: string) => void): (componentId: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (componentId) => {
      const wish = { redirectTo: pathname + search, action: 'save', componentId } as const;
      const save = async () => {
        const errand = await import('./errand.ts');
        const detour =
          errand.detourFor(sessionState(), wish) ??
          (await errand.toggleSaved(getQueryClient(), wish));
        if (detour) await navigate(detour.to, { state: detour.state });
      };
      save().catch((error: unknown) =>
        onFailure(error instanceof ApiError ? error.message : SAVE_FAILED),
      );
    },
    [navigate, pathname, search, onFailure],
  );
}
