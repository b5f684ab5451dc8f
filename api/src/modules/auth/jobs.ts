import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { CodeOrder, CodesService } from '../codes/service.ts';
import type { Account, UsersService } from '../users/service.ts';
import {
  alreadyRegisteredLetter,
  codeLetter,
  noPasswordLetter,
  passwordChangedLetter,
} from './presenter.ts';

/** The recipient and the subject of an e-mail. No address, no name and no readable code is queued. */
export type LetterOrder =
  | { about: 'code'; code: CodeOrder }
  | { about: 'already-registered' | 'password-changed' | 'no-password'; userId: string }
  /** Queued for unknown addresses, so that a request for one takes as long as for a known address. */
  | { about: 'nothing'; code: CodeOrder };

export function defineAuthJobs(o: {
  jobs: Jobs;
  mailer: Mailer;
  users: UsersService;
  codes: CodesService;
  origin: string;
}) {
  const compose = (order: LetterOrder, { name }: Account): Letter | null => {
    const { origin } = o;
    if (order.about === 'code') {
      const code = o.codes.read(order.code);
      return code === null ? null : codeLetter({ code, purpose: order.code.purpose });
    }
    if (order.about === 'already-registered') return alreadyRegisteredLetter({ name, origin });
    if (order.about === 'password-changed') return passwordChangedLetter({ name, origin });
    return order.about === 'no-password' ? noPasswordLetter({ origin }) : null;
  };

  return {
    writeLetter: o.jobs.define<LetterOrder>(
      'account-letters',
      { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
      async ({ id, data }) => {
        if (data.about === 'nothing') return;
        const account = await o.users.findById(
          data.about === 'code' ? data.code.userId : data.userId,
        );
        const letter = account && compose(data, account);
        if (letter) await o.mailer.sendLetter(account.email, letter, id);
      },
    ),
  };
}
