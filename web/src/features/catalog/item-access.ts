import { mayCopy, type Item } from '@tessera/contract/access';
import { userAccessOf, useLibraryState } from '../../state/library.ts';
import { useSession } from '../../state/session.tsx';

/** The visitor's access to an item. It only controls what the page shows: the server decides whether to send code. */
export type ItemAccess =
  /** The session or the library is still loading. */
  | { kind: 'unknown' }
  | { kind: 'stranger' }
  | { kind: 'unverified'; email: string }
  | { kind: 'locked' }
  | { kind: 'open'; because: string };

export function useItemAccess(item: Item): ItemAccess {
  const { status, user } = useSession();
  const { library, isPending } = useLibraryState();
  if (status === 'out') return { kind: 'stranger' };
  if (!user) return { kind: 'unknown' };
  if (!user.isVerified) return { kind: 'unverified', email: user.email };
  const plan = item.subscriptionPlan;
  if (!plan) return { kind: 'open', because: 'Free' };
  const holdings = userAccessOf(library, user);
  if (!mayCopy(holdings, item)) return { kind: isPending ? 'unknown' : 'locked' };
  if (holdings.purchasedIds.includes(item._id)) return { kind: 'open', because: 'You bought it' };
  const held = holdings.activePlans.find((candidate) =>
    mayCopy({ isAdmin: false, purchasedIds: [], activePlans: [candidate] }, item),
  );
  return { kind: 'open', because: held ? `Included in your ${held.name} plan` : 'Open to admins' };
}
