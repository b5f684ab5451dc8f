import { ApiError } from './api-error.ts';
import { markBegun } from './begun-errand.ts';
import { browserApi } from './browser-api.ts';
import { type Intent, intentQuery } from './intent.ts';
import { findLibrary, refreshLibrary, showSaved } from './library-store.ts';
import {
  onAnotherPerson,
  sessionSettled,
  sessionState,
  type SessionState,
} from './session-store.ts';

/** Where somebody has to go before the shop can do what they asked for. */
export type Detour = { to: string; state?: { email: string } };

/** Spec 6: whoever is signed out goes to sign in, carrying what they wanted and noting it; null when nothing is in the way. */
export function detourFor({ status, user }: SessionState, wish: Intent): Detour | null {
  const isUnverified = user?.isVerified === false;
  if (status !== 'out' && !isUnverified) return null;
  markBegun(wish);
  const query = intentQuery(wish);
  if (status === 'out') return { to: `/login${query}` };
  return { to: `/verify-otp${query}`, ...(user && { state: { email: user.email } }) };
}

/** The same, learnt from the answer: the session may have ended meanwhile. Whoever still counts as signed in would be turned away from the sign-in. */
export async function detourAfter(error: unknown, wish: Intent): Promise<Detour | null> {
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  await sessionSettled();
  return detourFor(sessionState(), wish);
}

export const fetchCode = async (id: string): Promise<string> =>
  (
    await browserApi.call(
      'getComponentCode',
      { params: { id } },
      { fallbackMessage: 'Failed to copy the code. Please try again.' },
    )
  ).code;

/** Spec 4: after a successful copy. Nobody waits for it, and its failure is nobody's concern. */
export const trackCopy = (componentId: string): void =>
  void browserApi.call('trackCopy', { body: { componentId } }).catch(() => undefined);

/** What was last asked for, per component whose change is on its way. */
let wanted = new Map<string, boolean>();

onAnotherPerson(() => {
  // Nothing more is sent, and what is on its way has no say any more.
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

/** Shows the change at once, sends it, and takes it back when the server refuses. Presses in between are sent after it. */
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
    // Whoever came after is not told; whoever was turned away is led to the sign-in.
    if (mine === wanted || sessionState().failed) throw error;
  } finally {
    mine.delete(id);
    if (!wasKnown && mine === wanted) void refreshLibrary();
  }
}

/** Spec 4: save toggles; the detour when it turns out that nobody is signed in. */
export async function toggleSaved(wish: Intent & { componentId: string }): Promise<Detour | null> {
  try {
    const isSaved = findLibrary()?.savedIds.includes(wish.componentId) === true;
    await changeSaved(wish.componentId, !isSaved);
    return null;
  } catch (error) {
    const detour = await detourAfter(error, wish);
    if (!detour) throw error;
    return detour;
  }
}
