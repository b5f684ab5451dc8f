import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Letter } from './letter.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, if not to us. */
  replyTo?: string;
  attachments?: Attachment[];
};

/** What a mail server says names whom it refuses; logs and tables must not. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly code: string;
  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(`the mail was not taken: ${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}`);
    this.code = code ?? 'EMAIL';
  }
}

const CONNECT_TIMEOUT_MS = 5_000;

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ORIGIN'>,
  { connectTimeoutMs = CONNECT_TIMEOUT_MS } = {},
) {
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: 20_000,
    },
    { from: config.MAIL_FROM },
  );
  const host = new URL(config.ORIGIN).hostname;
  /** The id stays the same when a job is repeated, so that a mailbox can tell a repeat from a new message. */
  const send = async (message: Message, stableId: string) => {
    try {
      await transport.sendMail({
        ...message,
        messageId: `<${stableId}@${host}>`,
        // Many mail programs show no picture that is written into the HTML, but all show an attached one.
        attachDataUrls: true,
      });
    } catch (error) {
      throw new MailRefused(error as { code?: string; responseCode?: number });
    }
  };
  return {
    send,
    async sendLetter(
      to: string,
      letter: Letter,
      stableId: string,
      o: Pick<Message, 'replyTo' | 'attachments'> = {},
    ) {
      // Loaded with the first letter: it takes a second, and most processes never write one.
      const { renderLetter } = await import('./letter.ts');
      await send({ to, ...o, ...(await renderLetter(letter)) }, stableId);
    },
    close: () => transport.close(),
  };
}
