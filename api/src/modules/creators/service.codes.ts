import { OTP_LENGTH, RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { codeDigest, newToken, sameDigest, secretDigits } from '../../platform/tokens.ts';
import { applicationCodesRepository } from './repository.codes.ts';

/** The data from which the e-mail job derives the code. Without the secret, the digits cannot be calculated from it. */
export type ApplicationCodeOrder = { applicationId: string; nonce: string; expiresAt: string };

const LIFETIME_MS = 10 * 60_000;
const PURPOSE = 'application';
/** The id of no application. */
const NONE = '00000000-0000-0000-0000-000000000000';

export type ApplicationCodes = ReturnType<typeof createApplicationCodes>;

/** Codes for applicants, who need no account. The rules are the same as for the codes of accounts. */
export const createApplicationCodes = ({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}) => {
  const digits = ({ applicationId, nonce }: ApplicationCodeOrder) =>
    secretDigits(OTP_LENGTH, secret, applicationId, PURPOSE, nonce);
  const digest = (applicationId: string, code: string) =>
    codeDigest(secret, applicationId, PURPOSE, code);

  return {
    /** A new code, or null if the last one is less than a minute old. */
    issue: async (tx: Tx, applicationId: string): Promise<ApplicationCodeOrder | null> => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const order = { applicationId, nonce: newToken(), expiresAt: expiresAt.toISOString() };
      const replaced = await applicationCodesRepository.replace(
        tx,
        {
          applicationId,
          codeHmac: digest(applicationId, digits(order)),
          sentAt: now,
          expiresAt,
        },
        new Date(now.getTime() - RESEND_COOLDOWN_SECONDS * 1_000),
      );
      return replaced ? order : null;
    },

    issueNothing: (tx: Tx): Promise<void> => applicationCodesRepository.replaceNothing(tx),

    /** The code itself, or null if it has expired. */
    read: (order: ApplicationCodeOrder): string | null =>
      new Date(order.expiresAt) > clock.now() ? digits(order) : null,

    /**
     * Every check uses an attempt. Every wrong code gets the same error message, and takes the same time for an address
     * without an application.
     */
    check: async (applicationId: string | undefined, code: string): Promise<void> => {
      const stored = await applicationCodesRepository.takeTry(
        db,
        applicationId ?? NONE,
        clock.now(),
      );
      if (
        !stored ||
        applicationId === undefined ||
        !sameDigest(stored, digest(applicationId, code))
      )
        throw new AppError('INVALID_OTP');
    },

    /** Uses the code up. It is good once. */
    consume: async (tx: Tx, applicationId: string): Promise<void> => {
      if (!(await applicationCodesRepository.remove(tx, applicationId)))
        throw new AppError('INVALID_OTP');
    },
  };
};
