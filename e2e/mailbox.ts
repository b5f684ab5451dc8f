import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';

/** Journeys share one mail server, so each writes to an address of its own. */
export const newAddress = (): string => `e2e-${randomBytes(6).toString('hex')}@example.test`;

type Mail = {
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
};

export async function lettersTo(address: string): Promise<Mail[]> {
  const mailbox = process.env['MAILBOX_URL'];
  if (!mailbox) throw new Error('MAILBOX_URL is not set');
  const query = `to.address=${encodeURIComponent(address)}`;
  const mails = (await (await fetch(`${mailbox}/email?${query}`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

async function codesTo(address: string): Promise<string[]> {
  return (await lettersTo(address))
    .map(({ subject }) => /^\d{6}/.exec(subject)?.[0])
    .filter((code) => code !== undefined);
}

/** The code of the nth mail to this address that carries one, once it has come. */
export async function codeFor(address: string, nth = 1): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(nth);
  return (await codesTo(address))[nth - 1]!;
}

export const wrongOf = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
