import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';
import { required } from './template-database.ts';

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  to: { address: string }[];
  cc?: { address: string }[];
  attachments?: { contentType: string; contentId: string; fileName: string }[];
};

/** Test files share one mail server, so each test uses an address of its own. */
export const newAddress = (): string => `test-${randomBytes(6).toString('hex')}@example.test`;

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = `to.address=${encodeURIComponent(address)}`;
  // A connection of its own: the mail server closes idle ones, perhaps just when one is used again.
  const request = get(`${required('MAILBOX_URL')}/email?${query}`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const mails = (await json(response)) as ReceivedMail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Waits for a mail with a matching subject and returns the newest. */
export async function mail(to: string, subject: RegExp): Promise<ReceivedMail> {
  const matching = async () => (await mailsTo(to)).filter((one) => subject.test(one.subject));
  await expect.poll(matching).not.toEqual([]);
  return (await matching()).at(-1)!;
}

/** Checks the layout of a mail: the heading, the mosaic, and no remote content. */
export const expectOurLook = ({ html, attachments }: ReceivedMail, heading: string) => {
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain('a Tessera Studio product');
  // The name of the shop at the top, and whom to write to.
  expect(html).toMatch(/>Tessera<\/p>/);
  expect(html).toContain('Questions? Write to');
  expect(html).toMatch(/href="mailto:[^"@]+@[^"]+"/);
  const [picture] = attachments ?? [];
  expect(picture).toMatchObject({ contentType: 'image/png' });
  expect(html).toContain(`cid:${picture!.contentId}`);
  expect(html).not.toMatch(/src="https?:/);
};
