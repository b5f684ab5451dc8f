import { API_BASE } from '@tessera/contract/addresses';
import {
  MAIL_DEFAULTS,
  MAIL_KINDS,
  MAILS_PAGE,
  STOP_FAILED,
  STOP_MAILS_PATH,
  type MailKind,
} from '@tessera/contract/mail-kinds';
import type { MailSettings } from '@tessera/contract/mails';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { UsersService } from '../users/service.ts';
import { readStopToken, stopToken } from './policy.tokens.ts';
import { mailsRepository } from './repository.ts';

export type MailsService = ReturnType<typeof createMailsService>;

/** Which mails a member gets. Every mail that may be switched off is sent from here. */
export const createMailsService = (o: {
  db: Database;
  clock: Clock;
  users: UsersService;
  mailer: Mailer;
  secret: string;
  origin: string;
}) => {
  const isOn = async (userId: string, kind: MailKind): Promise<boolean> =>
    (await mailsRepository.find(o.db, userId, kind))?.isOn ?? MAIL_DEFAULTS[kind];

  const settings = async (userId: string): Promise<MailSettings> => {
    const rows = await mailsRepository.list(o.db, userId);
    return {
      mails: MAIL_KINDS.map((kind) => ({
        kind,
        isOn: rows.find((row) => row.kind === kind)?.isOn ?? MAIL_DEFAULTS[kind],
      })),
    };
  };

  const choose = (userId: string, kind: MailKind, wanted: boolean): Promise<void> =>
    inTransaction(o.db, async (tx) => {
      // Locked, so that a concurrent deletion of the account does not leave this row behind.
      if (!(await o.users.lock(tx, userId))) return;
      if (wanted === MAIL_DEFAULTS[kind]) await mailsRepository.remove(tx, userId, kind);
      else await mailsRepository.save(tx, { userId, kind, isOn: wanted, changedAt: o.clock.now() });
    });

  return {
    settings,

    choose: async (userId: string, kind: MailKind, wanted: boolean): Promise<MailSettings> => {
      await choose(userId, kind, wanted);
      return settings(userId);
    },

    /**
     * Sends a letter unless its kind is switched off. It says how to stop such mails: a page to choose on, and a link
     * for mail programs (RFC 8058).
     */
    send: async (
      kind: MailKind,
      to: { id: string; email: string },
      letter: Letter,
      stableId: string,
    ): Promise<void> => {
      if (!(await isOn(to.id, kind))) return;
      const token = stopToken(o.secret, { userId: to.id, kind });
      const stopUrl = `${o.origin}${API_BASE}${STOP_MAILS_PATH}?token=${token}`;
      await o.mailer.sendLetter(
        to.email,
        { ...letter, choice: { settingsUrl: `${o.origin}${MAILS_PAGE}`, stopUrl } },
        stableId,
        {
          headers: {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        },
      );
    },

    /** The kind of mail that a link stops. Null if the link is not valid. */
    findKind: (token: string): MailKind | null => readStopToken(o.secret, token)?.kind ?? null,

    /** Switches the kind off. The same answer when it is off already, or when the account is gone. */
    stop: async (token: string): Promise<void> => {
      const found = readStopToken(o.secret, token);
      if (!found) throw new AppError('BAD_REQUEST', { message: STOP_FAILED });
      await choose(found.userId, found.kind, false);
    },

    personalData: {
      name: 'mailSettings',
      exportFor: (userId: string) => mailsRepository.list(o.db, userId),
      removeFor: (tx: Tx, userId: string): Promise<void> => mailsRepository.removeAll(tx, userId),
    },
  };
};
