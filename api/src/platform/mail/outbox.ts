import type { Enqueue, Jobs } from '../jobs/jobs.ts';
import type { Mailer, Message } from './mailer.ts';

/** Posts a message as part of the caller's transaction; it leaves after the commit, and again if the server was away. */
export type Outbox = { post: Enqueue<Message> };

export const createOutbox = (jobs: Jobs, mailer: Mailer): Outbox => ({
  post: jobs.define<Message>(
    'mail',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    ({ id, data }) => mailer.send(data, id),
  ),
});
