import type { Enqueue, Jobs } from '../jobs/jobs.ts';
import type { Mailer, Message } from './mailer.ts';

/**
 * Adds a mail to the queue as part of the caller's transaction. It is sent after the commit and retried when the mail
 * server is down.
 */
export type Outbox = { post: Enqueue<Message> };

export const createOutbox = (jobs: Jobs, mailer: Mailer): Outbox => ({
  post: jobs.define<Message>(
    'mail',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    ({ id, data }) => mailer.send(data, id),
  ),
});
