import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type UserAccess, NO_USER_ACCESS } from '@tessera/contract/access';
import type { Library, OutdatedCopy } from '@tessera/contract/saved';
import type { User } from '@tessera/contract/users';
import { ApiError } from '../api/api-error.ts';
import {
  NO_LIBRARY,
  refreshLibrary,
  refreshWhenDue,
  useKnownLibrary,
  useLibrarySettled,
} from './library-store.ts';
import { watchPaid } from './paid-elsewhere.ts';
import { sessionState } from './session-store.ts';
import { useSession } from './session.tsx';

const SAVE_FAILED = 'Failed to save the component. Please try again.';

function refreshWhenSeen() {
  if (document.visibilityState === 'visible') refreshWhenDue();
}

/** Fetches at the start, when the tab becomes visible again and when another tab has paid. */
function keepFresh(): () => void {
  refreshWhenSeen();
  document.addEventListener('visibilitychange', refreshWhenSeen);
  const stop = watchPaid(() => void refreshLibrary());
  return () => {
    document.removeEventListener('visibilitychange', refreshWhenSeen);
    stop();
  };
}

/**
 * The visitor's saved and bought items. It is fetched only for verified users.
 * Spec 8: a failure falls back to empty lists.
 */
export function useLibrary(): Library {
  const { user } = useSession();
  const personId = user?.isVerified ? user._id : null;
  useEffect(() => (personId === null ? undefined : keepFresh()), [personId]);
  return useKnownLibrary() ?? NO_LIBRARY;
}

/** The same, with a loading state. */
export function useLibraryState(): { library: Library; isPending: boolean } {
  const library = useLibrary();
  return { library, isPending: !useLibrarySettled() };
}

/** The visitor's copy of a component, if a newer version is out. */
export const useOutdatedCopy = (componentId: string): OutdatedCopy | undefined =>
  useLibrary().outdated.find((copy) => copy.componentId === componentId);

/** The visitor's data for the access rules. */
export const userAccessOf = (library: Library, user: User | null): UserAccess =>
  user === null
    ? NO_USER_ACCESS
    : {
        isAdmin: user.role === 'admin',
        purchasedIds: library.purchasedIds,
        activePlans: library.activePlans,
      };

/** Changes the saved state at once and sends it afterwards. A signed-out visitor is asked to sign in first. */
export function useSaveToggle(onFailure: (message: string) => void): (componentId: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (componentId) => {
      const intent = { redirectTo: pathname + search, action: 'save', componentId } as const;
      const save = async () => {
        const actions = await import('./member-actions.ts');
        const redirect =
          actions.signInRedirectFor(sessionState(), intent) ?? (await actions.toggleSaved(intent));
        if (redirect) await navigate(redirect.to, { state: redirect.state });
      };
      save().catch((error: unknown) =>
        onFailure(error instanceof ApiError ? error.message : SAVE_FAILED),
      );
    },
    [navigate, pathname, search, onFailure],
  );
}
