import type { Session } from '@tessera/contract/users';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newToken, tokenDigest } from '../../platform/tokens.ts';
import { describeDevice } from './presenter.ts';
import { sessionsRepository } from './repository.ts';

const LIFETIME_MS = 30 * 24 * 3_600_000;
/** Stored at most once in this time. Otherwise every request would write. */
const TOUCH_EVERY_MS = 5 * 60_000;

export type SessionsService = ReturnType<typeof createSessionsService>;

export const createSessionsService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Part of the transaction that checked the credentials, so that a concurrent password reset wins. */
  open: async (tx: Tx, userId: string, userAgent: string): Promise<string> => {
    const token = newToken();
    const now = clock.now();
    await sessionsRepository.insert(tx, {
      id: uuidv7(now.getTime()),
      userId,
      tokenSha256: tokenDigest(token),
      device: describeDevice(userAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return token;
  },

  authenticate: async (token: string): Promise<Principal | null> => {
    const now = clock.now();
    const holder = await sessionsRepository.findHolder(db, tokenDigest(token), now);
    if (!holder) return null;
    if (now.getTime() - holder.lastUsedAt.getTime() > TOUCH_EVERY_MS)
      await sessionsRepository.touch(db, holder, now, new Date(now.getTime() + LIFETIME_MS));
    return {
      sessionId: holder.sessionId,
      userId: holder.userId,
      role: holder.role === 'admin' ? 'admin' : 'user',
      isVerified: holder.verifiedAt !== null,
    };
  },

  list: async (principal: Pick<Principal, 'userId' | 'sessionId'>): Promise<Session[]> => {
    const rows = await sessionsRepository.list(db, principal.userId, clock.now());
    return rows.map((row) => ({
      _id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.id === principal.sessionId,
    }));
  },

  revoke: async (userId: string, id: string): Promise<void> => {
    if (!(await sessionsRepository.remove(db, userId, id))) throw new AppError('NOT_FOUND');
  },

  revokeAll: (tx: Tx, userId: string): Promise<void> => sessionsRepository.removeAll(tx, userId),

  personalData: {
    name: 'sessions',
    exportFor: (userId: string) => sessionsRepository.list(db, userId, clock.now()),
    removeFor: (tx: Tx, userId: string) => sessionsRepository.removeAll(tx, userId),
  },
});
