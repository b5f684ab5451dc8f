import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export type Message = { to: string; subject: string; text: string; html: string };

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ORIGIN'>) {
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 20_000,
    },
    { from: config.MAIL_FROM },
  );
  const host = new URL(config.ORIGIN).hostname;
  return {
    /** The id stays the same when a job is repeated, so that a mailbox can tell a repeat from a new message. */
    send: async (message: Message, stableId: string) => {
      await transport.sendMail({ ...message, messageId: `<${stableId}@${host}>` });
    },
    close: () => transport.close(),
  };
}
