import type { Access } from '@tessera/contract/endpoint';
import { AppError } from '../errors.ts';
import type { Principal } from './principal.ts';

type Group = 'admins' | 'members' | 'visitors';

/**
 * The most forms that are open at the same time: of a group in all, and of one account or one network. A form may take
 * minutes to arrive, so without the second bound one client could keep everyone else out.
 * Members and admins have room of their own. Behind a carrier's address translation many people share one network, so
 * a network has several slots, and a member is never counted by network.
 * All groups together take less than two gigabytes of disk and little memory.
 */
const MAX: Record<Group, { inAll: number; each: number }> = {
  admins: { inAll: 20, each: 20 },
  members: { inAll: 30, each: 10 },
  visitors: { inAll: 40, each: 10 },
};
const RETRY_AFTER_SECONDS = 5;

export type FormSlots = ReturnType<typeof createFormSlots>;
export type FormSender = { access: Access; principal: Principal | null; network: string };

function placeOf({ access, principal, network }: FormSender): { group: Group; key: string } {
  if (!principal?.isVerified) return { group: 'visitors', key: network };
  return { group: access === 'admin' ? 'admins' : 'members', key: principal.userId };
}

/** Counts the open forms of a process. `take` throws when there is no slot, and returns how to give it back. */
export function createFormSlots() {
  const open: Record<Group, Map<string, number>> = {
    admins: new Map(),
    members: new Map(),
    visitors: new Map(),
  };
  const inAll = (group: Group) => [...open[group].values()].reduce((sum, count) => sum + count, 0);

  return {
    take(sender: FormSender): () => void {
      const { group, key } = placeOf(sender);
      const count = open[group].get(key) ?? 0;
      if (count >= MAX[group].each)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if (inAll(group) >= MAX[group].inAll) throw new AppError('UNAVAILABLE');
      open[group].set(key, count + 1);
      return () => {
        const left = (open[group].get(key) ?? 1) - 1;
        if (left > 0) open[group].set(key, left);
        else open[group].delete(key);
      };
    },
  };
}
