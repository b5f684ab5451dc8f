import type { ComponentCode } from '@tessera/contract/catalog';
import type { CodeLanguage } from '@tessera/contract/constants';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { type Intent, intentQuery } from './intent.ts';
import { findLibrary, refreshLibrary, showCopied, showSaved } from './library-store.ts';
import { rememberIntent } from './pending-intent.ts';
import { onUserChange, sessionSettled, sessionState, type SessionState } from './session-store.ts';

/** The page that a visitor has to pass first, to sign in or to verify the address. */
export type SignInRedirect = { to: string; state?: { email: string } };

/**
 * Spec 6: redirects a signed-out visitor to the sign-in page with the pending intent, and stores
 * that it was started here.
 * Returns null when no redirect is needed.
 */
export function signInRedirectFor(
  { status, user }: SessionState,
  intent: Intent,
): SignInRedirect | null {
  const isUnverified = user?.isVerified === false;
  if (status !== 'out' && !isUnverified) return null;
  rememberIntent(intent);
  const query = intentQuery(intent);
  if (status === 'out') return { to: `/login${query}` };
  return { to: `/verify-otp${query}`, ...(user && { state: { email: user.email } }) };
}

/**
 * The same after a 401 response: the session may have ended meanwhile.
 * It waits for the session check, because the sign-in page redirects visitors who still count as
 * signed in.
 */
export async function signInRedirectAfter(
  error: unknown,
  intent: Intent,
): Promise<SignInRedirect | null> {
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  await sessionSettled();
  return signInRedirectFor(sessionState(), intent);
}

export const fetchCode = (id: string): Promise<ComponentCode> =>
  browserApi.call(
    'getComponentCode',
    { params: { id } },
    { fallbackMessage: 'Failed to copy the code. Please try again.' },
  );

/** Spec 4: called after a successful copy. It is not awaited, and its failure is ignored. */
export const trackCopy = (componentId: string, language: CodeLanguage, version: number): void => {
  showCopied(componentId, version);
  void browserApi
    .call('trackCopy', { body: { componentId, language, version } })
    .catch(() => undefined);
};

/** The last requested state per component, while a change is being sent. */
let wanted = new Map<string, boolean>();

onUserChange(() => {
  // After a change of user nothing more is sent, and responses in flight are ignored.
  wanted.clear();
  wanted = new Map();
});

const send = (id: string, saved: boolean) =>
  saved
    ? browserApi.call(
        'saveComponent',
        { body: { componentId: id } },
        { fallbackMessage: 'Failed to save the component. Please try again.' },
      )
    : browserApi.call(
        'unsaveComponent',
        { params: { id } },
        { fallbackMessage: 'Failed to remove component from saved items.' },
      );

/** Shows the change at once, sends it, and reverts it when the server refuses. Clicks meanwhile are sent afterwards. */
export async function changeSaved(id: string, saved: boolean): Promise<void> {
  const wasKnown = findLibrary() !== undefined;
  showSaved(id, saved);
  const mine = wanted;
  const isOnItsWay = mine.has(id);
  mine.set(id, saved);
  if (isOnItsWay) return;
  let held = !saved;
  try {
    for (let next = mine.get(id); next !== undefined && next !== held; next = mine.get(id)) {
      await send(id, next);
      held = next;
    }
  } catch (error) {
    if (mine === wanted) showSaved(id, held);
    // The next user gets no error of the previous one. But a user whose session was rejected is
    // redirected to sign in.
    if (mine === wanted || sessionState().failed) throw error;
  } finally {
    mine.delete(id);
    if (!wasKnown && mine === wanted) void refreshLibrary();
  }
}

/** Spec 4: toggles the saved state. Returns a redirect when no user is signed in. */
export async function toggleSaved(
  intent: Intent & { componentId: string },
): Promise<SignInRedirect | null> {
  try {
    const isSaved = findLibrary()?.savedIds.includes(intent.componentId) === true;
    await changeSaved(intent.componentId, !isSaved);
    return null;
  } catch (error) {
    const redirect = await signInRedirectAfter(error, intent);
    if (!redirect) throw error;
    return redirect;
  }
}
