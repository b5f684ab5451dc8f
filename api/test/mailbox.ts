import { randomBytes } from 'node:crypto';
import { required } from './template-database.ts';

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
  to: { address: string }[];
  attachments?: { contentType: string; contentId: string }[];
};

/** Test files share one mail server, so each test writes to an address of its own. */
export const newAddress = (): string => `test-${randomBytes(6).toString('hex')}@example.test`;

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${required('MAILBOX_URL')}/email`);
  const mails = (await response.json()) as ReceivedMail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}
