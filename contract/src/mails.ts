import { z } from 'zod';
import { accountAddresses } from './account-addresses.ts';
import { endpoint } from './endpoint.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

const kind = z.enum(MAIL_KINDS);

export const mailSettings = z
  .object({ mails: z.array(z.object({ kind, isOn: z.boolean() })) })
  .meta({ id: 'MailSettings' });

export type MailSettings = z.output<typeof mailSettings>;

export const getMails = endpoint(accountAddresses.getMails, {
  summary: 'Which mails the signed-in person gets, of those that may be switched',
  access: 'user',
  cache: 'private',
  response: mailSettings,
});

export const switchMail = endpoint(accountAddresses.switchMail, {
  summary: 'Switches one kind of mail on or off',
  access: 'user',
  cache: 'private',
  body: z.object({ kind, isOn: z.boolean() }),
  response: mailSettings,
});
