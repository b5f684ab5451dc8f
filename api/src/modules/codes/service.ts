import { OTP_LENGTH, RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { codeDigest, newToken, sameDigest, secretDigits } from '../../platform/tokens.ts';
import { codesRepository, type Purpose } from './repository.ts';

export type { Purpose };

/** The data from which the e-mail job derives the code. Without the secret, the digits cannot be calculated from it. */
export type CodeOrder = { userId: string; purpose: Purpose; nonce: string; expiresAt: string };

const LIFETIME_MS = 10 * 60_000;

export type CodesService = ReturnType<typeof createCodesService>;

/** One-time codes by e-mail: six digits, valid for ten minutes, five attempts, only the newest, one per minute. */
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
    /** A new code, or null if the last one is less than a minute old. */
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

    /** As much work as for a real code, so that the response time does not reveal whether the address is known. */
    issueNothing: async (tx: Tx): Promise<void> => {
      await codesRepository.sweep(tx, clock.now(), null);
      await codesRepository.replaceNothing(tx);
    },

    /** The code itself, or null if it has expired. */
    read: (order: CodeOrder): string | null =>
      new Date(order.expiresAt) > clock.now() ? digits(order) : null,

    /** The digest of a right code. Any other code uses an attempt and gets the same error message. */
    check: async (userId: string, purpose: Purpose, code: string): Promise<Buffer> => {
      const stored = await codesRepository.takeTry(db, userId, purpose, clock.now());
      const given = digest(userId, purpose, code);
      if (!stored || !sameDigest(stored, given)) throw new AppError('INVALID_OTP');
      await codesRepository.returnTry(db, userId, purpose, given);
      return given;
    },

    /** Consumes the code in the transaction that uses it. A second use of the same code is refused. */
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
