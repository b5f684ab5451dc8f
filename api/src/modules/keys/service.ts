import { KEY_SCOPES, KEYS_MAX, type KeyScope } from '@tessera/contract/key-rules';
import type { ApiKey } from '@tessera/contract/keys';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../../platform/http/principal.ts';
import { tokenDigest } from '../../platform/tokens.ts';
import { isKey, lastFourOf, newKey } from './policy.format.ts';
import { presentKey } from './presenter.ts';
import { keysRepository } from './repository.ts';

/** Stored at most once in this time. Otherwise every request would write. */
const TOUCH_EVERY_MS = 60_000;
/** A command asks two or three times for what is one copy. */
const ONE_COPY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** The account behind a key, and what the key may do in its name. */
export type KeyPrincipal = Holder & { keyId: string; scopes: readonly KeyScope[] };

/** A key, or why it is refused. */
export type CheckedKey =
  | { principal: KeyPrincipal }
  | { refused: 'unknown' | 'unverified' }
  | { refused: 'revoked' | 'ended'; at: Date };

export type KeysService = ReturnType<typeof createKeysService>;

/** Keys of members, with which programs use the registry and the MCP server. */
export const createKeysService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  list: async (userId: string): Promise<ApiKey[]> =>
    (await keysRepository.listUnrevoked(db, userId)).map(presentKey),

  create: async (
    userId: string,
    o: { name: string; scopes: readonly KeyScope[]; days: number | null },
  ): Promise<{ key: ApiKey; secret: string }> => {
    const secret = newKey();
    const now = clock.now();
    const key = {
      id: uuidv7(now.getTime()),
      userId,
      name: o.name,
      keySha256: tokenDigest(secret),
      lastFour: lastFourOf(secret),
      scopes: KEY_SCOPES.filter((scope) => o.scopes.includes(scope)),
      createdAt: now,
      expiresAt: o.days === null ? null : new Date(now.getTime() + o.days * DAY_MS),
    };
    await inTransaction(db, async (tx) => {
      await keysRepository.lockUser(tx, userId);
      if ((await keysRepository.countUnrevoked(tx, userId)) >= KEYS_MAX)
        throw new AppError('KEYS_FULL');
      await keysRepository.insert(tx, key);
    });
    return {
      key: presentKey({ ...key, lastUsedAt: null, takenSlug: null, takenTitle: null }),
      secret,
    };
  },

  revoke: (userId: string, id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (!(await keysRepository.revoke(tx, { userId, id, at: clock.now() })))
        throw new AppError('NOT_FOUND');
      await keysRepository.removeOldRevoked(tx, userId);
    }),

  /** After a password was forgotten: whoever knew it may have made a key. */
  revokeAll: (tx: Tx, userId: string): Promise<void> =>
    keysRepository.revokeAll(tx, userId, clock.now()),

  /**
   * On the primary for every request, so that a revocation holds at once in every process. A key acts as a member, even
   * if its owner is an admin.
   */
  check: async (token: string): Promise<CheckedKey> => {
    if (!isKey(token)) return { refused: 'unknown' };
    const now = clock.now();
    const found = await keysRepository.findHolder(db, tokenDigest(token));
    if (!found) return { refused: 'unknown' };
    if (found.revokedAt) return { refused: 'revoked', at: found.revokedAt };
    if (found.expiresAt && found.expiresAt <= now) return { refused: 'ended', at: found.expiresAt };
    if (!found.verifiedAt) return { refused: 'unverified' };
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= TOUCH_EVERY_MS)
      await keysRepository.touch(db, found.id, now);
    return {
      principal: {
        keyId: found.id,
        userId: found.userId,
        role: 'user',
        isVerified: true,
        scopes: KEY_SCOPES.filter((scope) => found.scopes.includes(scope)),
      },
    };
  },

  /** Endpoints of the contract accept sessions only. */
  refuseKey: (token: string): void => {
    if (isKey(token)) throw new AppError('KEY_NOT_ACCEPTED');
  },

  /** Whether a copy by a key counts. Part of the transaction that counts it. */
  claimCopy: (tx: Tx, keyId: string, componentId: string): Promise<boolean> => {
    const countedAt = clock.now();
    return keysRepository.claimCopy(
      tx,
      { keyId, componentId, countedAt },
      new Date(countedAt.getTime() - ONE_COPY_MS),
    );
  },

  personalData: {
    name: 'keys',
    exportFor: (userId: string) => keysRepository.listAll(db, userId),
    removeFor: (tx: Tx, userId: string) => keysRepository.removeAll(tx, userId),
  },
});
