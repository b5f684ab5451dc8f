import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Holdings, NO_HOLDINGS } from '@tessera/contract/access';
import type { Library } from '@tessera/contract/saved';
import type { User } from '@tessera/contract/users';
import { ApiError } from './api-error.ts';
import {
  findLibrary,
  isLibrarySettled,
  NO_LIBRARY,
  refreshWhenDue,
  watchLibrary,
} from './library-store.ts';
import { sessionState } from './session-store.ts';
import { useSession } from './session.tsx';

const SAVE_FAILED = 'Failed to save the component. Please try again.';

function refreshWhenSeen() {
  if (document.visibilityState === 'visible') refreshWhenDue();
}

/** Asks at the start and on coming back to the tab. */
function keepFresh(): () => void {
  refreshWhenSeen();
  document.addEventListener('visibilitychange', refreshWhenSeen);
  return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
}

/** What the visitor has saved and bought. Spec 8: a failure falls back to empty lists; only verified people are asked about. */
export function useLibrary(): Library {
  const { user } = useSession();
  const personId = user?.isVerified ? user._id : null;
  useEffect(() => (personId === null ? undefined : keepFresh()), [personId]);
  return useSyncExternalStore(watchLibrary, findLibrary, () => undefined) ?? NO_LIBRARY;
}

/** The same, for pages that wait for it. */
export function useLibraryState(): { library: Library; isPending: boolean } {
  const library = useLibrary();
  return { library, isPending: !useSyncExternalStore(watchLibrary, isLibrarySettled, () => false) };
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
        const detour = errand.detourFor(sessionState(), wish) ?? (await errand.toggleSaved(wish));
        if (detour) await navigate(detour.to, { state: detour.state });
      };
      save().catch((error: unknown) =>
        onFailure(error instanceof ApiError ? error.message : SAVE_FAILED),
      );
    },
    [navigate, pathname, search, onFailure],
  );
}
