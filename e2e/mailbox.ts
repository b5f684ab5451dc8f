import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';

/** Tests share one mail server, so each uses an address of its own. */
export const newAddress = (): string => `e2e-${randomBytes(6).toString('hex')}@example.test`;

type Mail = {
  id: string;
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
  attachments?: { contentType: string; generatedFileName: string }[];
};

const mailboxAddress = (): string => {
  const mailbox = process.env['MAILBOX_URL'];
  if (!mailbox) throw new Error('MAILBOX_URL is not set');
  return mailbox;
};

export async function lettersTo(address: string): Promise<Mail[]> {
  const query = `to.address=${encodeURIComponent(address)}`;
  const mails = (await (await fetch(`${mailboxAddress()}/email?${query}`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The attachment of this type. */
export async function attachmentOf({ id, attachments }: Mail, kind: string): Promise<Buffer> {
  const file = attachments?.find(({ contentType }) => contentType === kind);
  if (!file) throw new Error(`no ${kind} came with this mail`);
  const name = encodeURIComponent(file.generatedFileName);
  const answer = await fetch(`${mailboxAddress()}/email/${id}/attachment/${name}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function codesTo(address: string): Promise<string[]> {
  return (await lettersTo(address))
    .map(({ subject }) => /^\d{6}/.exec(subject)?.[0])
    .filter((code) => code !== undefined);
}

/** Waits for the nth mail with a code to this address, and returns the code. */
export async function codeFor(address: string, nth = 1): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(nth);
  return (await codesTo(address))[nth - 1]!;
}

export const wrongOf = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
