import type { SignedIn } from '@tessera/contract/auth';
import type { User } from '@tessera/contract/users';
import { createApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { sendByFetch } from '../api/fetch-send.ts';
import { isRefusal, persist } from '../api/retry.ts';

/** The user of the stored token, and the session of a token that came with the URL. */
export type Finding = { user: User | null; arrived: SignedIn | null };

const asHolderOf = (token: string | null) =>
  createApiClient({
    send: sendByFetch(),
    session: { read: () => token, remove: () => undefined },
  });

const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Returns undefined when the result is no longer wanted. Network errors are retried. */
export async function examine(
  token: string | null,
  arrived: string | null,
  isWanted: () => boolean,
): Promise<Finding | undefined> {
  const user = token === null ? null : await findUser(token, isWanted);
  if (user === undefined) return undefined;
  if (arrived === null) return { user, arrived: null };
  try {
    const signedIn = await persist(() => redeem(arrived), isWanted);
    return signedIn ? { user, arrived: signedIn } : undefined;
  } catch {
    return { user, arrived: null };
  }
}

async function findUser(token: string, isWanted: () => boolean): Promise<User | null | undefined> {
  try {
    const answer = await persist(
      () => asHolderOf(token).call('me', {}),
      isWanted,
      isUnauthenticated,
    );
    return answer?.user;
  } catch {
    return null;
  }
}

/** The exchange of each one-time code. A code works only once, so later calls share the first response. */
const swaps = new Map<string, Promise<SignedIn>>();

function redeem(arrived: string): Promise<SignedIn> {
  const known = swaps.get(arrived);
  if (known) return known;
  const swap = exchange(arrived);
  swaps.set(arrived, swap);
  // Network errors are not cached.
  swap.catch((error: unknown) => {
    if (!isRefusal(error)) swaps.delete(arrived);
  });
  return swap;
}

/** Exchanges a one-time code for a session. If the server refuses it, it may be a session token itself. */
async function exchange(arrived: string): Promise<SignedIn> {
  try {
    return await asHolderOf(null).call('exchangeHandoff', { body: { code: arrived } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const { user } = await asHolderOf(arrived).call('me', {});
  return { token: arrived, user };
}
