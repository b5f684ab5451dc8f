import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { MailsService } from '../mails/service.ts';
import type { UsersService } from '../users/service.ts';
import {
  receivedLetter,
  replyLetter,
  stepLetter,
  type LetterContext,
} from './presenter.letters.ts';
import { requestsRepository, type MessageRow, type RequestRow } from './repository.ts';

/** All other data is read when the e-mail is sent. No address, no name and no text is queued. */
export type RequestLetterOrder = { requestId: string; messageId?: string };

const compose = (
  request: RequestRow,
  message: MessageRow | undefined,
  o: LetterContext,
): Letter => {
  if (!message) return receivedLetter(request, o);
  const { status } = message;
  return status === null || status === 'submitted'
    ? replyLetter(request, message, o)
    : stepLetter(request, status, message, o);
};

export const defineRequestLetters = (o: {
  jobs: Jobs;
  mails: MailsService;
  db: Database;
  users: UsersService;
  origin: string;
}) => ({
  writeLetter: o.jobs.define<RequestLetterOrder>(
    'request-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data: { requestId, messageId } }) => {
      const request = await requestsRepository.find(o.db, requestId);
      const requester = request && (await o.users.findById(request.userId));
      if (!request || !requester) return;
      const message = messageId && (await requestsRepository.findMessage(o.db, messageId));
      const context = { origin: o.origin, name: requester.name };
      await o.mails.send(
        'request-answers',
        requester,
        compose(request, message || undefined, context),
        id,
      );
    },
  ),
});
