import { OTP_LENGTH, RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { codeDigest, newToken, sameDigest, secretDigits } from '../../platform/tokens.ts';
import { codesRepository, type Purpose } from './repository.ts';

export type { Purpose };

/** What a letter needs to say the code again; without the secret nobody can read the digits out of it. */
export type CodeOrder = { userId: string; purpose: Purpose; nonce: string; expiresAt: string };

const LIFETIME_MS = 10 * 60_000;

export type CodesService = ReturnType<typeof createCodesService>;

/** One-time codes by mail: six digits, ten minutes, five tries, the newest only, one a minute. */
export const createCodesService = ({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}) => {
  const digest = (userId: string, purpose: Purpose, code: string) =>
    codeDigest(secret, userId, purpose, code);

  const digits = ({ userId, purpose, nonce }: CodeOrder) =>
    secretDigits(OTP_LENGTH, secret, userId, purpose, nonce);

  return {
    /** A new code, or null when the last one is less than a minute old. */
    issue: async (tx: Tx, userId: string, purpose: Purpose): Promise<CodeOrder | null> => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      await codesRepository.sweep(tx, now, userId);
      const order = { userId, purpose, nonce: newToken(), expiresAt: expiresAt.toISOString() };
      const replaced = await codesRepository.replaceCode(
        tx,
        {
          userId,
          purpose,
          codeHmac: digest(userId, purpose, digits(order)),
          sentAt: now,
          expiresAt,
        },
        new Date(now.getTime() - RESEND_COOLDOWN_SECONDS * 1000),
      );
      return replaced ? order : null;
    },

    /** As much work as issuing one, for somebody who gets none: how long it takes must not tell. */
    issueNothing: async (tx: Tx): Promise<void> => {
      await codesRepository.sweep(tx, clock.now(), null);
      await codesRepository.replaceNothing(tx);
    },

    /** The code itself, or null when it is too late to be of use. */
    read: (order: CodeOrder): string | null =>
      new Date(order.expiresAt) > clock.now() ? digits(order) : null,

    /** The digest of a right answer; everything else costs a try and is refused in the same words. */
    check: async (userId: string, purpose: Purpose, code: string): Promise<Buffer> => {
      const stored = await codesRepository.takeTry(db, userId, purpose, clock.now());
      const given = digest(userId, purpose, code);
      if (!stored || !sameDigest(stored, given)) throw new AppError('INVALID_OTP');
      await codesRepository.returnTry(db, userId, purpose, given);
      return given;
    },

    /** Uses the code up inside the transaction that acts on it; a second user of the same code is refused. */
    consume: async (
      tx: Tx,
      userId: string,
      purpose: Purpose,
      digestOfCode: Buffer,
    ): Promise<void> => {
      if (!(await codesRepository.consumeCode(tx, userId, purpose, digestOfCode)))
        throw new AppError('INVALID_OTP');
    },

    removeAll: (tx: Tx, userId: string): Promise<void> => codesRepository.removeAll(tx, userId),

    personalData: {
      name: 'codes',
      exportFor: (userId: string) => codesRepository.list(db, userId),
      removeFor: (tx: Tx, userId: string) => codesRepository.removeAll(tx, userId),
    },
  };
};
