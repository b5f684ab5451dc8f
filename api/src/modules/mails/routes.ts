import { getMails, switchMail } from '@tessera/contract/mails';
import type { Binder } from '../../platform/http/bind.ts';
import type { MailsService } from './service.ts';

export function mailsRoutes({ bind }: Binder, mails: MailsService) {
  bind(getMails, ({ principal }) => mails.settings(principal.userId));
  bind(switchMail, ({ principal, body }) => mails.choose(principal.userId, body.kind, body.isOn));
}
