import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Client } from '../../platform/http/principal.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { FeedbackLimits } from './policy.limits.ts';
import { type Feedback, feedbackLetter } from './presenter.letters.ts';

export type FeedbackService = ReturnType<typeof createFeedbackService>;

/**
 * Sent directly to the mailbox while the visitor waits. Nothing is stored, so nothing has to be exported or deleted.
 */
export const createFeedbackService = (o: {
  mailer: Mailer;
  mailbox: string;
  limits: FeedbackLimits;
  log: Log;
}) => ({
  send: async (feedback: Feedback, { network }: Client): Promise<void> => {
    if (feedback.message === '')
      throw new AppError('BAD_REQUEST', { message: FEEDBACK_TEXTS.missing });
    await o.limits.from(network);
    await o.limits.fromEverybody('all');
    const answerTo = feedback.email === '' ? {} : { replyTo: feedback.email };
    try {
      await o.mailer.sendLetter(o.mailbox, feedbackLetter(feedback), uuidv7(), answerTo);
    } catch (error) {
      o.log.error({ err: error }, 'feedback: the mail server did not take it');
      throw new AppError('UNAVAILABLE', { message: FEEDBACK_TEXTS.failed, cause: error });
    }
  },
});
